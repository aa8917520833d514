"""Compounds with their parts, and words that must stay whole; by hand, before the splitter was tuned on them."""

from __future__ import annotations

COMPOUNDS: str = """
da udspilsstraf udspil straf
da udspilsstraffene udspil straf
da strafkort straf kort
da strafkortet straf kort
da meldeforløb melde forløb
da meldeforløbets melde forløb
da kulørsvigt kulør svigt
da tidsoverskridelse tid overskridelse
da turneringsleder turnering leder
da turneringslederens turnering leder
da udspilsbegrænsning udspil begrænsning
da parturnering par turnering
da holdturneringer hold turnering
da cupkamp cup kamp
da enkeltkampe enkelt kamp
da makkeraftale makker aftale
da makkerforståelse makker forståelse
da systemkort system kort
da honnørkort honnør kort
da åbningsudspil åbning udspil
da tilspilsstraf tilspil straf
da startplacering start placering
da spilleperiode spille periode
da spilleplan spille plan
da meldekasse melde kasse
da appelkomite appel komite
da appelfrist appel frist
da standardfradrag standard fradrag
da rettelsesperiode rettelse periode
da zonestilling zone stilling
da zoneorganisation zone organisation
da kamppoint kamp point
da parpointberegning par point beregning
da erstatningsspil erstatning spil
da turneringsbestemmelser turnering bestemmelse
da substitutregler substitut regel
da oversidderrunde oversidder runde
da holdkaptajn hold kaptajn
da hjemmehold hjemme hold
da modspilskonventioner modspil konvention
da svarmelding svar melding
da trumffarve trumf farve
da strafkortreglerne straf kort regel
da udspilskort udspil kort
da klubturnering klub turnering
da trækværdi træk værdi
da duplikeringsfejl duplikering fejl
da rundetid runde tid
da meldesystem melde system
da pokalkamp pokal kamp
da lovkommission lov kommission
da lovovertrædelse lov overtrædelse
da spilførers spil fører
da holdkammerat hold kammerat
da springmelding spring melding
da chefturneringsleder chef turnering leder
da udspilsforbud udspil forbud
sv tävlingsledaren tävling ledare
sv tävlingsledare tävling ledare
sv utspelsbegränsning utspel begränsning
sv straffkort straff kort
sv straffkortets straff kort
sv lagtävling lag tävling
sv partävlingar par tävling
sv systemkort system kort
sv kontraktsbud kontrakt bud
sv slutbudet slut bud
sv budgivningsperioden budgivning period
sv spelperiod spel period
sv honnörskort honnör kort
sv färgkontrakt färg kontrakt
sv trickpoäng trick poäng
sv zonförhållanden zon förhållande
sv utspelskortet utspel kort
sv ersättningsbricka ersättning bricka
sv tävlingsjury tävling jury
sv lagkommission lag kommission
sv regelbrott regel brott
sv tidsöverdrag tid överdrag
sv poängtabell poäng tabell
sv lagkapten lag kapten
sv spelförarens spel förare
sv vinstpoäng vinst poäng
sv duplikatbrickor duplikat bricka
sv budlåda bud låda
sv valmöjligheter val möjlighet
sv cupmatcher cup match
sv omgångsresultat omgång resultat
sv spelplan spel plan
sv svarsbud svar bud
sv hoppbud hopp bud
sv trumffärg trumf färg
sv straffkortsreglerna straff kort regel
sv färglängd färg längd
sv brickorsgrupp bricka grupp
sv tävlingsbestämmelser tävling bestämmelse
"""

WHOLE: str = """
da melding meldinger spilleren spillerne makker makkeren udspil tilspil modspil modspiller modstander overtræk
da undertræk omgang fremgangsmåde uregelmæssighed verdenshjørne udgang undladelse afgivelse berigtigelse forseelse
da begrænsning kendsgerning retfærdighed sandsynlig lovlig ulovlig kontrakt konvention turnering sektion mappe
da beføjelse tilbagetagelse forpligtelse uforsætlig fornuftstridig sideløbende partner kommission position tidlig
sv spelare motspelare motståndare medspelare utspel påspel övertrick felaktighet felaktig rättighet skyldighet
sv möjlighet bestämmelse förklaring överenskommelse träkarl revoke handling omgång upplysning återtagande
sv väderstreck befogenhet underlåtenhet ersättare tillfälle tillvägagångssätt partner kommission medurs
"""
