"""Inflected forms and their lemmas, written by hand before the tables were tuned: (lemma, forms) per language."""

from __future__ import annotations

DANISH: str = """
melding: melding meldingen meldinger meldingerne meldingens meldingernes
bud: bud buddet budet budene budets
dobling: dobling doblingen doblinger doblingerne
farve: farve farven farver farverne farvernes
kort: kort kortet kortene kortets kortenes
strafkort: strafkort strafkortet strafkorts strafkortene strafkortets
stik: stik stikket stikkene stikkets
træk: træk trækket trækkene
overtræk: overtræk overtrækket overtrækkene
spil: spil spillet spillene spillets
udspil: udspil udspillet udspillene udspillets
åbningsudspil: åbningsudspil åbningsudspillet
kulørsvigt: kulørsvigt kulørsvigten kulørsvigtens
makker: makker makkeren makkere makkers makkerens
spilfører: spilfører spilførers spilføreren spilførerens
spiller: spiller spilleren spillere spillerne spillernes spillerens
modspiller: modspiller modspillere modspillerens modspillernes
modstander: modstander modstanderne modstandernes modstanders
turneringsleder: turneringsleder turneringslederen turneringslederens turneringsledere
tilskuer: tilskuer tilskuere tilskueren
mappe: mappe mappen mapper mapperne mappens
hånd: hånd hånden hænder hænderne håndens
runde: runde runden runder rundens
sektion: sektion sektionen sektioner sektionens
kontrakt: kontrakt kontrakten kontrakter kontraktens
turnering: turnering turneringen turneringer turneringens
holdturnering: holdturnering holdturneringer holdturneringen
udspilsstraf: udspilsstraf udspilsstraffe udspilsstraffene
straf: straf straffen straffe straffene
tidsoverskridelse: tidsoverskridelse tidsoverskridelsen tidsoverskridelser
uregelmæssighed: uregelmæssighed uregelmæssigheden uregelmæssigheder uregelmæssighedens
oplysning: oplysning oplysninger oplysningerne
regel: regel reglen regler reglerne
middel: middel midlet midler midlerne
resultat: resultat resultatet resultater resultaterne
regnskab: regnskab regnskabet regnskaber regnskaberne
bord: bord bordet borde bordene bords
hold: hold holdet holdene holdets
fejl: fejl fejlen fejlene
fejlende: fejlende fejlendes
appelkomite: appelkomite appelkomiteen appelkomiteer appelkomites
klør: klør
hjerter: hjerter hjerteren
es: es esset esser
give: give giver gav givet givne gives
afgive: afgive afgiver afgav afgivet afgivne afgives
tage: tage tager tog taget tagne tages
tilbagetage: tilbagetaget tilbagetagne tilbagetages
begå: begå begår begik begået begås
melde: melde melder meldte meldt meldes
passe: passe passede passet
bekende: bekende bekender bekendte bekendt
tildele: tildele tildeler tildelte tildelt tildeles
annullere: annullere annullerer annullerede annulleret annulleres
fastsætte: fastsætte fastsætter fastsatte fastsat fastsættes
rette: rette retter rettede rettet rettes
vælge: vælge vælger valgte valgt vælges
måtte: må måtte måttet
skulle: skal skulle
burde: bør burde
kunne: kan kunne kunnet
ikke: ikke
rigtig: rigtig rigtigt rigtige
utilstrækkelig: utilstrækkelig utilstrækkeligt utilstrækkelige
stor: stor stort store større størst største
lille: lille små mindre mindst mindste
vægtet: vægtet vægtede
ubeføjet: ubeføjet ubeføjede
standardfradrag: standardfradrag standardfradraget
gentage: gentage gentager gentages gentaget gentog
kamp: kamp kampen kampe kampene kampens
substitut: substitut substitutten substitutter
beføjelse: beføjelse beføjelser beføjelsen
"""

SWEDISH: str = """
bud: bud budet buden budets
kontraktsbud: kontraktsbud kontraktsbudet kontraktsbuden
dubbling: dubbling dubblingen dubblingar
färg: färg färgen färger färgerna färgernas
kort: kort kortet korten kortens
straffkort: straffkort straffkortet straffkorten straffkortets
stick: stick sticket sticken
trick: trick tricket tricken
övertrick: övertrick övertricket
spel: spel spelet spelen spelets
utspel: utspel utspelet utspelen
påspel: påspel påspelet
revoke: revoke revoken revoker
partner: partner partnern partners partnerns
spelare: spelare spelaren spelarna spelares spelarens spelarnas
spelförare: spelförare spelföraren spelförarens spelförares
motspelare: motspelare motspelaren motspelarna motspelares motspelarnas
motståndare: motståndare motståndaren motståndarna motståndares motståndarnas
träkarl: träkarl träkarlen träkarlens träkarlar
tävlingsledare: tävlingsledare tävlingsledaren tävlingsledarens tävlingsledarna
åskådare: åskådare åskådaren åskådarna
bricka: bricka brickan brickor brickorna brickans brickornas
giv: giv given givar givarna
givare: givare givaren
hand: hand handen händer händerna handens
lag: lag laget lagen lagar lagarna
rond: rond ronden ronder rondens
omgång: omgång omgången omgångar omgångens
tävling: tävling tävlingen tävlingar tävlingens
lagtävling: lagtävling lagtävlingar lagtävlingen
utspelsbegränsning: utspelsbegränsning utspelsbegränsningar utspelsbegränsningen
straff: straff straffet straffen
felaktighet: felaktighet felaktigheten felaktigheter
felande: felande felandes
fel: fel felet felen
upplysning: upplysning upplysningen upplysningar
överenskommelse: överenskommelse överenskommelsen överenskommelser
förklaring: förklaring förklaringen förklaringar
regel: regel regeln regler reglerna
resultat: resultat resultatet resultaten
poäng: poäng poängen
bord: bord bordet borden bords
dam: dam damen damer
ess: ess esset essen
zonförhållande: zonförhållande zonförhållanden zonförhållandena
överklagande: överklagande överklagandet överklagandes
tävlande: tävlande tävlanden tävlandes
anspråk: anspråk anspråket
avge: avge avger avgav avgivit avgivits avgivna
ta: ta tar tog tagit tagits
begå: begå begår begått begåtts begicks
bjuda: bjuda bjuder bjöd bjudit bjudna
dubbla: dubbla dubblar dubblade dubblat
passa: passa passar passade
bekänna: bekänna bekänner bekände bekänt
utdela: utdela utdelar utdelade utdelats
tilldela: tilldela tilldelar tilldelas tilldelades
upphäva: upphäva upphäver upphävd upphävs upphävt
döma: döma dömer dömde dömts
välja: välja väljer valde valt väljs
återta: återta återtar återtog återtagits återtagna
rätta: rätta rättar rättade rättats
skola: skall ska skulle
böra: bör borde
kunna: kan kunde kunnat
få: får fick fått
måste: måste
inte: inte
korrekt: korrekt korrekta
otillräcklig: otillräcklig otillräckligt otillräckliga
stor: stor stort stora större störst största
liten: liten litet lilla små mindre minst minsta
otillåten: otillåten otillåtet otillåtna
viktad: viktad viktade
kalla: kalla kallar kallas kallat
ersättare: ersättare ersättaren ersättarna
tävlingsjury: tävlingsjury tävlingsjuryn tävlingsjurys
ledamot: ledamot ledamoten ledamöter
"""

APART: str = """
da fejl fejlende
da melding bud
da stik stikke
da træk trække
da spil spiller
da skal skulder
da rette rettelse
da kunne kunst
da turnering tur
da holde hold
da straf strafkort
da må mål
da fører før
da lov lovlig
sv felande fel
sv felaktig fel
sv spelare spel
sv tävling tävlande
sv bud bjuda
sv giv givare
sv lag laglig
sv straff straffkort
sv rätt rätta
sv får färg
sv inte icke
sv partner part
sv dam döma
sv stick straff
sv färdig färg
sv given givare
"""
"""Words that must never share a lemma: language, word, word."""
