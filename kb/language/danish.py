"""Danish words by the way they inflect: data only, written for the language of bridge law.

Comes in: nothing. Goes out: tables that `kb.language.inflection` turns into a map from every inflected form
to its lemma. What always holds: a lemma stands once in a class; a `+` after it doubles its last consonant
before an ending (stik+ : stikket). The surprising choice: present participles that name a role (fejlende,
følgende) are words of their own, because "den fejlende" (the offender) must never meet "fejl" (an error).
"""

from __future__ import annotations

NOUNS: dict[str, str] = {
    # common gender, plural -er: en melding, meldingen, meldinger, meldingerne
    "en-er": """
        trætte aften tælling erstatning sikkerhed pokal løsning påmindelse rang tanke støtte klokke opgave gæst
        proces+ sekvens aktivitet knibning tilpasning spærring vejledning styring signalering kontrolmelding
        stil start optræden hånd zone bridge plads serie ret+ sag instruktion funktion observation korrektion
        præstation proposition notits rest tendens rådighed ensartethed hårdhed høflighed påpasselighed
        uvidenhed varighed lejlighed stridighed virkning vedtægt vane ramme evne anvendelse angivelse
        bemyndigelse bevarelse godkendelse indsættelse fremsættelse ledelse nærværelse offentliggørelse
        opfattelse opnåelse overholdelse udøvelse udgivelse udarbejdelse indholdsfortegnelse præmieoverrækkelse
        indflydelse bestyrelse glæde hjælp appellant opsamling tilbagekaldelse bridgemate frekvens justering
        behandling betragtning bytning vending givning besparelse etikettefejl belastning mængde sum+ standard
        startliste liste løgn fejlkilde hemmelighed majorfarve minorfarve melding dobling redobling benævnelse
        farve klub+ konge dame bonde trumf ruder hjerte mappe lomme runde sektion turnering konvention aftale
        forståelse oplysning forklaring uregelmæssighed overtrædelse forseelse berigtigelse rettelse kommission
        straffesag begrænsning undladelse afgivelse etablering placering undersøgelse fordeling blanding
        kortgivning omgivning duplikering anvisning tilladelse bestemmelse organisation instans appel+ procedure
        afgørelse kendelse beslutning vurdering bedømmelse beføjelse forpligtelse mulighed valgmulighed
        rettighed pligt frist periode fase score skala tabel+ difference afrunding beregning opgørelse udregning
        metode skærm meldekasse kasse situation konsekvens ændring retning position stilling række rækkefølge
        rækkefølg gruppe enhed kvotient præmie forening kreds division kaptajn holdkaptajn reserve substitut
        observatør assistent arrangør repræsentant person veteran junior part modpart grund årsag betingelse
        forudsætning henvisning fodnote note definition betegnelse overskrift paragraf+ indledning udgave
        udvidelse tilføjelse bemærkning udtalelse meddelelse kommentar indvending protest påstand anmodning
        forespørgsel opfordring advarsel+ forsinkelse overskridelse ankomst afslutning begyndelse gentagelse
        ophævelse annullering accept tilbagetagelse tilbagetrækning tilkaldelse henledelse opmærksomhed handling
        opførsel hensigt reaktion bevægelse gestus manere variation hast pause tøven tænkepause slutning
        erfaring viden misforståelse misinformation kommunikation etik etikette vildledning udveksling
        diskussion aflevering registrering tilmelding afvikling gennemførelse fuldførelse opstilling
        holdopstilling flytning vandring cirkulation håndtering optælling udtagning tilstedeværelse varetagelse
        orientering forventning sandsynlighed retfærdighed disciplin kompensation skadesløsholdelse skade
        fejltagelse anbringelse fejlanbringelse afvigelse hændelse omstændighed undtagelse dispensation
        forberedelse fremgangsmåde måde regel+ norm praksis linje linie retningslinie retningslinje dato uge
        sæson adresse database lokalitet facilitet interesse betydning værdi trækværdi styrke længde størrelse
        længderetning udstrækning kraft form type karakter kunst information konkurrence deltagelse myndighed
        uenighed enighed lighed ligestilling pointlighed overensstemmelse forbindelse tilknytning tilslutning
        henvendelse videresendelse beskrivelse begrundelse indføring udfyldelse udmåling tildeling fastsættelse
        bortvisning suspension eksklusion diskvalifikation udeblivelse oversættelse omskrivning bearbejdelse
        struktur sammensætning parsammensætning konstruktion reference rekonstruktion sammenligning forekomst
        notering kolonne trumfning afmelding genmelding åbning springmelding opmelding svarmelding kontramelding
        kombination hukommelse teknik singleton renonce renons double chance finesse knibe squeeze kode
        situationsbeskrivelse pointenhed kvalifikation titel+ formalitet fortolkning lovfortolkning
        udregningsform forstyrrelse misbilligelse billigelse hensyntagen risiko samtale bridgeklub bog
        håndhævelse udførelse overdragelse fortabelse forbeholdelse indskrænkning komplikation post afbrydelse
        bakke terning skærmvagt anke sanktion irettesættelse tidsgrænse grænse teori plan spilleplan etape
        finale semifinale kvartfinale kamera telefon mobiltelefon aktion handlingsfrihed frihed foranstaltning
        klage tvist mening holdning følge overvejelse afstemning stemme spalte side pæl tier toer femmer sekser
        syver otter nier treer firer
    """,
    # neuter, plural -er
    "et-er": """
        sted område makkerskab selskab budskab sekund ansigt skema kontor regnskab turneringsregnskab begreb
        notat parti filter moment internet+ resultat system format distrikt initiativ alternativ direktiv
        dokument fragment matchpoint program+ bevis kriterium medlemskab lokale spillelokale materiale
        arrangement reglement turneringsreglement princip+ hovedprincip+ symbol+ signal+ tempo problem+
        protokolark register element tilfælde møde emne stykke hjørne verdenshjørne kvartal tema depositum minut
        sekretariat publikum niveau
    """,
    # common gender, plural -e
    "en-e": """
        lov del fordel dom dag gang omgang gennemgang udgang nedgang stol vej+ bund top+ straf+ hund grad ven+
        stab+ hær kamp cupkamp skov tråd dreng arm halvleg knægt mur tvivl skyld adgang overgang indgang afgang
        fremgang fare orden tur
    """,
    # neuter, plural -e
    "et-e": """
        tilhørsforhold bord sprog tog navn land ur forbund bridgeforbund verdensbridgeforbund hjul blad
        rum+ udvalg brev håndtag tidsrum+
    """,
    # common gender, plural like the singular
    "en-": "kulørsvigt svigt ting sko fejl pas+ imp spar klør ",
    # neuter, plural like the singular
    "et-": """
        hold udløb bogstav ophold gennemsnit beløb besvær uheld spilleforhold tidsforbrug forbrug antal+ pålæg
        tonefald bogforlag forlag held mod køn begær kort spil+ stik+ træk+ bud par+ svar krav valg brud forbud
        tal mål æg ord svigt lovbrud forslag point parpoint kamppoint bonuspoint strafpoint totalpoint
        erstatningspoint spilpoint udspil+ tilspil+ åbningsudspil+ modspil+ omspil+ erstatningsspil+ undertræk+
        overtræk+ meldeforløb forløb hændelsesforløb strafkort systemkort honnørkort flertal mindretal
        spilantal forsøg spørgsmål formål skøn afkald frafald afbud fradrag standardfradrag bidrag udtryk
        indtryk tryk afsnit+ led skift rundeskift hensyn eftersyn opslag forhold bilag grundlag regelgrundlag
        ansvar behov forbehold fald afkast træf slag tab+ sæt+ halvår udspring spring punkt tidspunkt
        udgangspunkt stop+ starttidspunkt afslutningstidspunkt spilletidspunkt omfang lag hop+ vilkår felt
        forsvar tegn sprogbrug formår brug kendskab drag lån blik+ gæt+ lys løb
    """,
    # agents in -er: en spiller, spilleren, spillere, spillerne
    "er-e": """
        mester vejleder tæller computer kasserer svarer lærer spiller medspiller modspiller udspiller tilspiller
        damespiller juniorspiller spilfører fører kortgiver giver modstander makker holdmakker leder
        turneringsleder chefturneringsleder medhjælper hjælper tilskuer dommer vinder taber deltager oversidder
        regnskabsfører åbner indmelder udgiver partner kibitzer ejer begynder kredsmester stifter bruger læser
        taler
    """,
}

WEAK_EDE: str = """
    fejle snakke bemærke indrømme bande elske hade vaske ærgre undre genåbne fornærme fordoble bekræfte irritere
    insistere nægte more hoste nyse rode pille ringe taste lytte kigge gætte forveksle forbedre forværre kopiere
    printe fotografere filme logge slette rulle vinke klappe prale undskylde konfrontere provokere overraske
    rapportere indberette dokumentere blinke løfte puffe skubbe rykke svinge tørre trille sukke kritisere
    beskylde anklage belære opponere argumentere præcisere tolke sjuske ignorere kompensere reducere forringe
    analysere vurdere spekulere kalkulere narre lokke drille fedte nøle skule hviske dykke afblokere blokere
    beskytte forpligte omfatte opfatte understøtte opdage overveje sørge agte benægte anbefale miste supplere
    instruere prioritere fjerne bevise forsyne fornye betragte betinge ledsage understrege forlange afhænge
    afbalancere underkaste kaste optælle flette hævde hente vandre dreje spare låne bøje trætte pege stave
    forlænge aktivere sænke udligne orke udvide spille tilspille udspille modspille doble redoble markere
    annullere acceptere etablere korrigere justere placere blande duplikere alarmere alerte alertere passe
    tilpasse svigte rette berette notere protestere fortolke kontrollere informere konsultere rekonstruere
    registrere udelukke erstatte afvente forvente vente forventet anmode observere orientere appellere forme
    udforme danne flytte skifte starte slutte tilslutte afslutte beslutte nummerere ordne sortere folde stoppe
    standse skade forvirre forstyrre påvirke virke bevirke influere variere kommunikere straffe advare
    suspendere udmåle score balancere afkorte forkorte basere hindre forhindre reservere dispensere regulere
    definere specificere uddelegere delegere stille udstille stirre kommentere reagere resultere konstatere
    afklare klare forklare bemyndige berettige berigtige addere summere omregne indregne medregne regne udregne
    beregne afrunde runde vægte udpege påpege rekvirere downloade studere reproducere inkludere implicere
    publicere mangle samle indsamle handle forhandle omhandle behandle samtale dobbeltmelde åbne koste klikke
    nikke hoppe tvivle tøve hvile smile diskutere diskvalificere ekskludere arrangere autorisere indikere
    cirkulere arbejde udarbejde bearbejde ofre overtale tilsigte berolige svække forstærke garantere demonstrere
    kibitze claime alternere trumfe takke banke vippe knipse afvikle udvikle forvikle indvilge belønne skønne
    lønne ændre forsinke ønske rejse genere udskifte råde misunde røbe afbestille bestille anke klage beklage
    love udlove forlove beordre fungere sammenligne ligne tegne betegne repræsentere interessere risikere
    præsentere involvere ekspedere udnytte nytte benytte støtte forplumre formode lukke trykke taksere håndtere
    tilfredsstille
"""

WEAK_TE: str = """
    ende ramme mistænke skynde rømme tilkende bøde hilse føle låse undvære tilføje spærre beskylde drøfte
    påtænke overhøre antyde afsløre berede forberede ophøre sprede melde tilmelde afmelde anmelde genmelde
    indmelde bruge forbruge bekende kende anerkende godkende underkende erkende vende anvende begynde påbegynde
    sende videresende høre tilhøre påhøre vise henvise afvise anvise udvise bortvise undervise føre overføre
    medføre indføre udføre gennemføre fuldføre opføre røre berøre rådføre spise læse løse lede indlede glemme
    dømme bedømme idømme drømme nævne benævne udtale tale omtale påtale tiltale betale kalde tilkalde tabe
    fortabe håndhæve hæve ophæve kræve indkræve prøve øve udøve behøve leve opleve styre overvære mene mindske
    øge forøge søge eftersøge undersøge forsøge skyldes tænke overtænke dreje fordreje forhøje forlænge fordele
    dele tildele meddele inddele opdele opfylde fylde udfylde forlange stemme dække afdække svare besvare
    tilsvare bevare tjene fortjene nøjes lære forkæle lyse aflyse oplyse belyse begrænse huske afhøre råbe
    strejfe misbruge påberåbe besøge øse gemme tømme antænde vælte skille afspærre udskille omkalde
"""

STRONG: str = """
    afgøre: afgør afgjorde afgjort afgjorte afgøres
    udløbe: udløber udløb udløbet
    smide: smider smed smidt smides
    råbe: råber råbte råbt
    grine: griner grinede grinte grint
    drikke: drikker drak drukket
    spise: spiser spiste spist
    flyve: flyver fløj fløjet
    fortryde: fortryder fortrød fortrudt
    nyde: nyder nød nydt
    sige: siger sagde sagt sagte siges sagdes
    sælge: sælger solgte solgt sælges
    købe: køber købte købt købes
    følge: følger fulgte fulgt følges
    ryge: ryger røg røget
    skrige: skriger skreg skreget
    glide: glider gled gledet
    rive: river rev revet
    knibe: kniber kneb knebet
    skælde: skælder skældte skældt
    stjæle: stjæler stjal stjålet
    snyde: snyder snød snydt snydes
    kalde: kalder kaldte kaldt kaldet kaldes kaldtes
    aftale: aftaler aftalte aftalt aftales
    understå: understår
    modsige: modsiger modsagde modsagt
    overbevise: overbeviser overbeviste overbevist overbeviste
    afholde: afholder afholdt afholdes
    forekomme: forekommer forekom forekommet
    foretage: foretager foretog foretaget foretagne foretages
    fortsætte: fortsætter fortsatte fortsat fortsættes
    retfærdiggøre: retfærdiggør retfærdiggjort
    udfordre: udfordrer udfordrede udfordret
    give: giver gav gaves givet givne given gives givende giv
    tage: tager tog toges taget tagne tagen tages tagende tag
    gå: går gik gået gåede gås gående
    få: får fik fået fåede fås
    stå: står stod stået stås stående
    slå: slår slog slået slåede slås slående sloges
    nå: når nåede nået nås
    se: ser så sås set sete ses seende
    ske: sker skete sket
    gøre: gør gjorde gjort gjorte gøres gjordes gørende
    bede: beder bad bedt bedte bedes
    byde: byder bød budt budte bydes bød
    forbyde: forbyder forbød forbudt forbudte forbydes forbyd
    bryde: bryder brød brudt brudte brydes brydende
    skyde: skyder skød skudt skudte skydes
    lyde: lyder lød lydt lydende
    betyde: betyder betød betydet betydende
    vinde: vinder vandt vundet vundne vunden vindes vindende
    binde: binder bandt bundet bundne bindes bindende
    finde: finder fandt fundet fundne findes fandtes befinder
    svinde: svinder svandt svundet svundne
    skrive: skriver skrev skrevet skrevne skrives skriv
    blive: bliver blev blevet blevne blives bliv blivende
    drive: driver drev drevet drevne drives
    stige: stiger steg steget
    gribe: griber greb grebet grebne gribes
    bide: bider bed bidt bidte
    lide: lider led lidt lidte lides lidende
    skride: skrider skred skredet skredne
    stride: strider stred stridt strides
    vige: viger veg veget vegne viges vigende
    drage: drager drog draget dragne drages
    lade: lader lod ladt ladet ladte lades lad
    holde: holder holdt holdte holdes holdende hold
    falde: falder faldt faldet faldne faldende
    komme: kommer kom kommet komne kommende kommes
    sove: sover sov sovet
    løbe: løber løb løbet
    hjælpe: hjælper hjalp hjulpet hjulpne hjælpes
    træffe: træffer traf truffet trufne træffes
    træde: træder trådte trådt trådte trædes trædende
    trække: trækker trak trukket trukne trækkes trækkende
    stikke: stikker stak stukket stukne stikkes
    ligge: ligger lå ligget liggende
    lægge: lægger lagde lagt lagte lægges lagdes læg
    sidde: sidder sad siddet siddende
    sætte: sætter satte sat sættes sattes sæt sættende
    sige: siger sagde sagt sagte siges sagdes
    følge: følger fulgte fulgt følges fulgtes følg
    vælge: vælger valgte valgt vælges valgtes vælg
    tælle: tæller talte talt tælles taltes
    spørge: spørger spurgte spurgt spørges spurgtes spørg
    strække: strækker strakte strakt strækkes
    bringe: bringer bragte bragt bringes bragtes
    anbringe: anbringer anbragte anbragt anbringes anbring
    vide: vidste vidst vides vidende
    have: har havde haft haves have
    være: er var været værende
    kunne: kan kunnet
    skulle: skal skullet
    ville: vil villet
    måtte: må måttet
    burde: bør burdet
    turde: tør turdet
    dø: dør døde
    bestå: består bestod bestået bestående
    bestride: bestrider bestred bestridt bestridte bestrides
    berøve: berøver berøvede berøvet berøvedes berøves
    skjule: skjuler skjulte skjult skjules skjulte
    hænge: hænger hang hængte hængt hængende
    lyve: lyver løj løjet
    springe: springer sprang sprunget sprungne springes
    synge: synger sang sunget
    gælde: gælder gjaldt gældt gældet
    møde: møder mødte mødt mødes mødtes mødende
    bytte: bytter byttede byttet byttes
    tvinge: tvinger tvang tvunget tvinges
    skabe: skaber skabte skabt skabes
    støde: støder stødte stødt stødes
    fordre: fordrer fordrede fordret fordres
    lette: letter lettede lettet
    rådgive: rådgiver rådgav rådgivet
    lovliggøre: lovliggør lovliggjorde lovliggjort lovliggøres
    bortse: bortser bortså bortset
    indeholde: indeholder indeholdt indeholdes
    undlade: undlader undlod undladt undlades
    tillade: tillader tillod tilladt tilladte tillades
    forlade: forlader forlod forladt forlades
    efterlade: efterlader efterlod efterladt
    vedgå: vedgår vedgik vedgået
    forstå: forstår forstod forstået forstås
    opstå: opstår opstod opstået
    foregå: foregår foregik foregået
    undgå: undgår undgik undgået undgås
    fremgå: fremgår fremgik fremgået
    udgå: udgår udgik udgået
    indgå: indgår indgik indgået indgås
    begå: begår begik begået begås begåede
    foreslå: foreslår foreslog foreslået foreslåede foreslås
    fastslå: fastslår fastslog fastslået fastslås
    anslå: anslår anslog anslået anslås
    opnå: opnår opnåede opnået opnås
    vildlede: vildleder vildledte vildledt vildledes vildledende
    vejlede: vejleder vejledte vejledt vejledes vejledende
    henlede: henleder henledte henledt henledes
"""

ADJECTIVES: str = """
    rigtig forkert fejlagtig korrekt ukorrekt lovlig ulovlig gyldig ugyldig tilladelig utilladelig tilstrækkelig
    utilstrækkelig konventionel+ kunstig naturlig fordækt synlig stærk svag høj lav lang bred tydelig klar
    utvetydig fuldstændig ufuldstændig nøjagtig præcis rimelig urimelig normal unormal logisk ulogisk alternativ
    væsentlig uvæsentlig forsætlig uforsætlig bevidst ubevidst uagtsom skyldig uskyldig ansvarlig uansvarlig
    hovedansvarlig retfærdig uretfærdig sandsynlig usandsynlig mulig umulig nødvendig unødvendig unødig tvivlsom
    særlig speciel+ generel+ officiel+ uofficiel+ skriftlig mundtlig endelig foreløbig midlertidig samtidig
    hurtig langsom sen almindelig ualmindelig sædvanlig usædvanlig høflig uhøflig pinlig omhyggelig forsigtig
    opmærksom uopmærksom påpasselig dårlig ny fordelagtig ufordelagtig forskellig identisk hel tom+ fri svær
    vanskelig nem+ absolut relativ respektiv relevant irrelevant imaginær positiv negativ maksimal minimal
    teknisk praktisk teoretisk automatisk elektronisk international national dansk svensk engelsk europæisk enig
    uenig enstemmig entydig tvetydig påviselig mærkbar åbenlys åbenbar diskutabel indiskutabel frivillig
    obligatorisk disciplinær traditionel+ eventuel+ aktuel+ behørig forenelig uforenelig tilgængelig
    utilgængelig afhængig uafhængig objektiv subjektiv lokal regulær gensidig ligelig ligegyldig skødesløs
    fornuftstridig strafbar straffri tilbøjelig sportslig etisk uetisk bridgemæssig lovmæssig regelmæssig
    uregelmæssig tilfældig vilkårlig ordinær ekstraordinær heltallig kraftig konkret formel+ fysisk daglig
    personlig hemmelig åbenhjertig ærlig falsk sand privat offentlig offensiv defensiv grundig hård blød streng
    mild vag tavs højlydt højkunstig urørlig overfladisk kategorisk hypotetisk sammenlignelig usammenlignelig
    usportslig standardmæssig typisk uheldig heldig dygtig udtrykkelig ond slem+ selvstændig villig uvillig
    frygtelig grøn rød sort hvid øjeblikkelig oprindelig forståelig uforståelig skadesløs skamløs delelig
    udelelig skadelig betragtelig fejlfri
"""

IRREGULAR: str = """
    lovgivning: lovgivningen lovgivninger
    videnskab: videnskaben videnskaber
    kammerat: kammeraten kammerater kammeraterne
    erfaren: erfarent erfarne
    uerfaren: uerfarent uerfarne
    seddel: sedlen sedler sedlerne
    billet: billetten billetter
    sommer: sommeren somre somrene
    vinter: vinteren vintre vintrene
    mor: moren mødre mødrene
    far: faren fædre fædrene
    bror: broren brødre brødrene
    søster: søsteren søstre søstrene
    datter: datteren døtre døtrene
    barn: barnet børn børnene
    finger: fingeren fingre fingrene
    hoved: hovedet hoveder hovederne
    kunde: kunden kunder kunderne
    morgen: morgenen morgener morgenerne
    fejltagelig:
    dum: dumt dumme dummere dummest
    klog: klogt kloge klogere klogest
    sjov: sjovt sjove sjovere sjovest
    grim: grimt grimme grimmere
    smuk: smukt smukke smukkere
    rar: rart rare
    tavs: tavst tavse
    sur: surt sure
    vred: vredt vrede
    glad: glade gladere
    træt: trætte
    syg: sygt syge
    rask: raske
    tung: tungt tunge tungere
    kold: koldt kolde
    varm: varmt varme
    dyr: dyrt dyre dyrere
    billig: billigt billige
    flink: flinkt flinke
    skarp: skarpt skarpe
    stille:
    bange:
    nysgerrig: nysgerrigt nysgerrige
    formand: formanden formænd formændene
    håndbog: håndbogen håndbøger håndbøgerne
    bud: buddet buddene buddets
    forbud: forbuddet
    komite: komiteen komiteer komiteerne komité komitéen komitéer
    ide: ideen ideer ideerne idé idéen idéer
    færre: færrest
    prioriteret: prioriterede
    ulønnet: ulønnede
    velordnet: velordnede
    begyndende:
    vis: vist visse
    kriterium: kriteriet kriterier kriterierne
    halvdel: halvdelen
    lig: ligt
    ren: rent rene
    sikker: sikkert sikre sikrere
    færdig: færdigt færdige
    ønskelig: ønskeligt ønskelige
    faktisk: faktiske
    fornøden: fornødent fornødne
    yderligere:
    tæt: tætte tættere
    overdreven: overdrevent overdrevne
    fælles:
    ubrudt: ubrudte
    ensbetydende:
    modsat: modsatte
    uvidende:
    kort: kortere kortest korteste
    hånd: hånden hænder hænderne
    mand: manden mænd mændene
    enkeltmand: enkeltmanden enkeltmænd enkeltmændene
    træmand: træmanden træmænd træmændene
    fod: foden fødder fødderne
    bog: bogen bøger bøgerne
    dame: damen damer damerne
    spar: sparen sparene sparer
    klør: kløren klørene klører
    ruder: ruderen ruderne
    hjerter: hjerteren hjerterne
    es: esset esser esserne esserne
    tier: tieren tiere tierne
    sans: sansen
    medlem: medlemmet medlemmer medlemmerne
    eksempel: eksemplet eksempler eksemplerne
    middel: midlet midler midlerne midlerne
    hjælpemiddel: hjælpemidlet hjælpemidler hjælpemidlerne
    regel: reglen regler reglerne
    hovedregel: hovedreglen hovedregler
    kapitel: kapitlet kapitler kapitlerne
    artikel: artiklen artikler artiklerne
    forskel: forskellen forskelle forskellene
    mangel: manglen manglerne
    forespørgsel: forespørgslen forespørgsler forespørgslerne
    advarsel: advarslen advarsler advarslerne
    opførsel: opførslen opførsler
    titel: titlen titler titlerne
    tabel: tabellen tabeller tabellerne
    appel: appellen appellerne
    kulør: kuløren kulører kulørerne
    major: majoren majorer
    minor: minoren minorer
    honnør: honnøren honnører honnørerne
    nummer: nummeret numre numrene
    alder: alderen aldre
    tid: tiden tider tiderne
    nat: natten nætter
    aften: aftenen aftener aftenerne
    år: året årene årenes
    øje: øjet øjne øjnene
    kendsgerning: kendsgerningen kendsgerninger kendsgerningerne
    slem: slemmen slemmer slemmerne
    lilleslem: lilleslemmen lilleslemmer
    storeslem: storeslemmen storeslemmer
    es: esset esser
    imp: impen imps impene
    frist: fristen frister fristerne
    fri: frit frie friere
    depositum: depositummet deposita
    gestus: gestussen gestusser
    maner: manerer maneren manererne
    formular: formularen formularer formularerne
    blanket: blanketten blanketter blanketterne
    kontrakt: kontrakten kontrakter kontrakterne
    delkontrakt: delkontrakten delkontrakter
    system: systemet systemer systemerne
    distrikt: distriktet distrikter
    minut: minuttet minutter minutterne
    protokol: protokollen protokoller protokollerne
    kontrol: kontrollen kontroller kontrollerne
    øvrig: øvrigt øvrige øvriges
    anden: andet andre andens andres
    hvilken: hvilket hvilke
    ingen: intet
    nogen: noget nogle nogens
    egen: eget egne
    denne: dette disse dennes disses
    den: det de dens dets dem
    sin: sit sine
    deres:
    hver: hvert hvers
    enhver: ethvert enhvers
    al: alt alle alles
    en: et én ét
    ene:
    mange: flere flest fleste
    meget: mere mest meste
    stor: stort store større størst største
    lille: små mindre mindst mindste
    god: godt gode bedre bedst bedste
    dårlig: værre værst
    gammel: gammelt gamle ældre ældst ældste
    ung: ungt unge yngre yngst
    lang: langt lange længere længst længste
    høj: højt høje højere højest højeste
    lav: lavt lave lavere lavest laveste
    tidlig: tidligt tidlige tidligere tidligst tidligste
    nær: nære nærmere nærmest nærmeste
    sen: sent sene senere senest seneste
    sidst: sidste
    først: første
    halv: halvt halve
    fuld: fuldt fulde
    let: lettere lettest
    åben: åbent åbne
    lukket: lukkede lukkedes
    tvungen: tvungent tvungne
    samlet: samlede
    bestemt: bestemte
    begrænset: begrænsede
    ubegrænset: ubegrænsede
    udoblet: udoblede
    uændret: uændrede
    vægtet: vægtede
    ubeføjet: ubeføjede
    beføjet: beføjede
    uberettiget: uberettigede
    berettiget: berettigede
    ureglementeret: ureglementerede
    ubalanceret: ubalancerede
    forudaftalt: forudaftalte
    fraværende:
    underforstået: underforståede
    vellykket: vellykkede
    uafgjort: uafgjorte
    ensartet: ensartede
    kortfattet: kortfattede
    betydningsfuld: betydningsfuldt betydningsfulde
    værdifuld: værdifuldt værdifulde
    mangelfuld: mangelfuldt mangelfulde
    skadesløs: skadesløst skadesløse
    indiskutabel: indiskutabelt indiskutable
    diskutabel: diskutabelt diskutable
    overordnet: overordnede
    udestående:
    udesiddende:
    enkelt: enkelte
    delvis: delvist delvise
    fejlende: fejlendes
    ikkefejlende: ikkefejlendes
    pågældende: pågældendes
    vedkommende: vedkommendes
    uvedkommende:
    følgende: følgendes
    efterfølgende:
    foregående:
    løbende:
    nedenstående:
    ovenstående:
    bestående:
    betydende:
    angående:
    vedrørende:
    omgående:
    passende:
    lignende:
    tilsvarende:
    arrangerende:
    regulerende:
    afsluttende:
    indledende:
    udtømmende:
    forekommende:
    manglende:
    resterende:
    tilbageværende:
    udelukkende:
    igangværende:
    sammenhængende:
    overlappende:
    lige:
    blind: blinde blinden blindes blinden
    udebleven: udeblevet udeblevne udeblevnes
"""

FIXED: str = """
    end heller forud foruden næste næst diverse samtlige nøje fremmest eneste adskillige separat inklusive
    eksklusive forrest forinden forvejen oven langt videre rede tillige bogense danmark danmarks pga min vor
    vort vore sandsynligvis rimeligvis indledningsvis ned primært subsidiært selve eftersom rigtignok
    tilsyneladende egentlig samt januar juni juli oktober selvfølgelig vid fjerde femte sjette syvende ottende
    niende tiende ellevte tolvte trettende tredje ikke ej aldrig hverken uden undtagen kun også selv dog men og
    eller enten hvis når da mens medens indtil til fra før efter under over ved mod imod med for foran bag om
    omkring på i af ad hos mellem imellem blandt gennem per pr som der at hvor hvad hvem hvorefter hvorved
    hvorpå hvori hvoraf hvornår hvorfor hvorfra hvordan hvorledes hvortil hvormed her heraf herefter herfor
    herfra heri herimod hermed herom herpå hertil herudover herunder herved derefter derfor derimod dermed derpå
    derved derudover dersom desuden endnu allerede altid ofte sjældent igen stadig straks ellers medmindre
    såfremt forudsat idet fordi således ligesom såvel henholdsvis hhv enkeltvis muligvis måske næsten cirka ca
    omtrent ifølge iht mht vedr jf fx dvs osv mv evt bl inkl nr stk kl kr uanset alene netop blot jeg du han hun
    man vi hinanden hende ham sig deres hans hendes to tre fire fem seks syv otte ni ti elleve tolv tretten nu
    nul frem tilbage nedad nedefter op opad ud ind inde ude udenfor indenfor inden indbyrdes indirekte direkte
    forbi venstre højre nord syd øst vest ut d rd mth mtv tl dbf ebl wbf plus minus ens alligevel selvom såsom
    gerne nok så slags samme selvsamme rundt ekstra ialt umiddelbart udefra ovenfor nedenfor fremfor hvorvidt
    hvorhos endvidere imidlertid både begge begges sådan sådant sådanne hinandens igennem overfor lidt tværs
    nogensinde sammen især bort hen hjemme majeure force nødt minimum maksimum halvvejs anderledes
"""

PREFER: str = """
    trætte trætte; tog tage; straffes straffe; retter rette; appeller appellere; starter starte; svarer svare;
    taler tale; vinder vinde; taber tabe; begynder begynde; bruger bruge; giver give; fører føre; leder lede;
    løb løbe; vist vise; udløbet udløbe; skyldes skyldes; fordeles fordele; klar klar; klare klar; åbner åbne;
    talt tale
"""

FIRST_ONLY: str = """
    bonus bluf bluff datum butler mindste chef maksimum minimum verdens præmie spring duplikat
    slut spærre læse skrive regne vise tænke bridge melde spille enkelt fri hoved stor lille store mindst
    dårligst multi cup mixed edb super international online grund- standard imp kp top bund total del- firfarve
    lang lige halv hel hjemme- ude- kvart semi
"""
"""Words that begin a compound but are not nouns of the tables: verb stems, adjectives, foreign words."""

SOLID: str = """
    lovgivning videnskab
    vejleder vejledning budskab medlemskab makkerskab håndbog tidspunkt tidsrum halvdel indledningsvis selskab
    kendskab erstatning anden ligestilling fodnote fremgang fremgangsmåde verdenshjørne regelmæssighed
    uregelmæssighed lovlig gennemgang kendsgerning retfærdig retfærdighed fornuftstridig langsom endelig
    sandsynlig spørgsmål enkeltvis forventning selvfølge samtidig halvleg ansvarlig lovmæssig bridgemæssig
    opmærksom opmærksomhed påpasselig skadesløs skødesløs udgangspunkt tilfældig ligegyldig ligelig værdifuld
    betydningsfuld mangelfuld omstændighed sportslig delvis maneren manerer hensyntagen fortilfælde grundlag
    formål flertal mindretal hovedsagelig kortvarig samtlige parten parter fremfor dersom dennes stemning
    holdning stilling kravet springe meldt partner medlem moment protest format hverken arrangement element
    dokument kommission komite position kompensation kombination kommunikation information organisation reaktion
    fortolkning forståelse opstilling udtagning træmand bondes delelig del lovende etape etik etikette skalaen
    ordentlig ordinær turnering tur kontrakt kontrol konvention korrekt korrektion korrigere lovbrud tidlig
    tidligere indhold sektion retning redning bordel sparring klubber resultat straffe rester bevis kampagne
    parti partisk lommer passiv passende hånden håndtering spillerne benævnelse benægte delegere lodret
    rettighed dagsorden sagtens fordelagtig fordeling hoveder sidevogn frivillig handling handle ordning benytte
    mening farvel tvivlsom navnlig stedlig hjertelig kulør kammer forening tabel titel hastig spalte udvalg
    resten kapitel indbyrdes
"""
"""Words that look like compounds and are not, or whose parts no longer carry the meaning."""

PARTICLES: str = """
    del iagt opret rede bekendt tilkende tilrette genind overens af an be bi bort efter ej for fore forbi fra
    frem fremad ge gen hen hjem i igennem imod ind inde indbyrdes ikke med mel mellem mis mod modsat ned nedad
    nær om op over på sam samt selv sidst til tilbage u ud ude und under ved vel hel halv fri fuld hoved ny stor
    lille sammen videre fast gennem offentlig anden først
"""
"""Small words that stand before a verb or its noun: they join to a known end, and are no part of a compound."""

ENDINGS: str = """
    øst:øs øse:øs øs:øs
    ningerne:ning ningens:ning ningen:ning ninger:ning iteterne:itet iteten:itet iteter:itet itet:itet
    eringen:ering eringer:ering erede:ere erer:ere eret:ere eres:ere mæssige:mæssig mæssigt:mæssig
    elsernes:else elserne:else elsens:else elser:else elsen:else elses:else else:else hedens:hed heden:hed
    heder:hed hederne:hed hed:hed ning:ning ernes: erne: enes: ene: erens:er eren:er ens: ets: ers: en: et:
    ede: er: igt:ig isk:isk skt:sk es: s: e:
"""
"""For words found in no table, in order: what is cut : what stays. Equal sides end the cutting."""

EVERYDAY: dict[str, str] = {
    "en-er": """
        familie avis kasse flaske maskine skole kirke butik+ bank by+ ferie rejse historie nyhed måned pige
        kvinde kone blomst kage kaffe vin stue trappe lampe smule ærgrelse glæde vrede sorg overraskelse
        mistanke følelse holdning beslutsomhed forundring rolle beskrivelse scene sekvens chef lektion samtale
        udfordring indbydelse plage medalje regning trøje vært gade tone tanke lyst hjerne mave tunge næse
        uskyldighed stilhed sekretær konsulent professor student ekspert amatør instruktør trækning lodtrækning
        anledning forveksling afhøring bekræftelse antydning undskyldning fornærmelse irritation tåbe vittighed
        kølle skive brik+ besked underskrift kvittering kuvert oplæsning optagelse video
    """,
    "et-er": """
        billede menneske værelse vindue arbejde firma hotel+ papir spørgeskema bælte stævne mesterskab landskab
        fællesskab venskab bekendtskab minde humør temperament gebyr startgebyr
    """,
    "en-e": """
        hest fisk sten kniv drøm+ bil dør væg seng ovn formiddag eftermiddag middag mandag tirsdag onsdag
        torsdag fredag lørdag søndag landsdel mund+ kop+ pen+ ryg+ larm fugl ged kat+ kok+ hat+ smag tvang
    """,
    "et-e": """
        hus værk sogn slot+ telt bur dyr klubhus spillested
    """,
    "et-": """
        råb glas+ snyd uvejr opråb fnis grin suk+ nik+ host blink hastværk overblik
    """,
    "er-e": """
        arbejder vogter bager danser dansker englænder tysker træner beboer nybegynder syner
    """,
}
"""Nouns of everyday speech, by the same classes: they bend, but no compound is built on them."""
