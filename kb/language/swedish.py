"""Swedish words by the way they inflect: data only, written for the language of bridge law.

Comes in: nothing. Goes out: tables in the shape of `kb.language.danish`. What always holds: a lemma stands once
in a class; `+` doubles its last consonant before an ending (rum+ : rummet). The surprising choice: "felande"
(the offender), "spelande" and the like are words of their own, so that "den felande" never meets "fel" (an error).
"""

from __future__ import annotations

NOUNS: dict[str, str] = {
    # common gender, plural -or: en bricka, brickan, brickor, brickorna
    "or": """
        bricka duplikatbricka ersättningsbricka färgfråga fråga sakfråga sida bildsida skada skala lista
        resultatlista upplaga utgåva låda budlåda ruta skärmlucka lucka klocka vecka timma källa människa summa
        blanka matta gata kvinna flicka följdfråga krona styrka honnörsstyrka spelstyrka
    """,
    # common gender, plural -ar: en giv, given, givar, givarna
    "ar": """
         räkning tanke granne start klubb spärr länk stopplapp lapp vägledning förfrågning rond frirond giv
        omgiv omgång ställning blandning placering del handling tävling lagtävling partävling bridgetävling
        handläggning dag tur kung lov stol sal begränsning utspelsbegränsning bestraffning korrigering dubbling
        redubbling benämning förklaring upplysning ändring flyttning anvisning förflyttning beräkning uträkning
        utdelning upprepning värdering bedömning prövning tillämpning förändring ordning turordning rangordning
        ranking budgivning alertering duplicering numrering fördelning gruppering delegering markering
        granskning utredning utslagning kvalificering särskiljning redovisning förutsättning hänvisning
        invändning rekonstruering inledning utgång ingång uppgång nedgång bildning ersättning spelning
        inställning uppställning anknytning riktning sammanställning förväntning revidering översättning
        bearbetning mening stig kväll omprövning arrangering förkortning försening fördel nackdel sammanslutning
        säsong matchning etablering trumfning lösning mätning öppning höjning fundering signalering varning
        avstängning diskvalificering utdömning vägning viktning avrundning jämkning styrning ledning söndag
        lördag förening avdelning kallning protokollföring poängräkning topscoreberäkning lagtävlingsberäkning
        utveckling handledning anmälning mask maskning fint lek kortlek kart skärm tumme stege pojke motor bock
        puck botten
    """,
    # common gender, plural -er: en färg, färgen, färger, färgerna
    "er": """
        kompetens vinst
        honnör deklaration pokal gäst aktivitet process kassör helhet allmänhet tendens instruktion fördom
        tävlingsform form tjänst genre nivå tricksnivå upptäckt säkerhet kamrat lagkamrat färg trumffärg
        sidofärg lågfärg högfärg majorfärg minorfärg situation information organisation konvention kommission
        lagkommission definition rekommendation variation revision position startposition aktion instans
        konsekvens match cupmatch poängenhet enhet felaktighet möjlighet valmöjlighet rättighet skyldighet
        befogenhet motsvarighet etikett svårighet sannolikhet frihet handlingsfrihet auktoritet plats princip
        period tidsperiod spelperiod budgivningsperiod korrigeringsperiod etapp kvalificeringsetapp kontroll
        tabell poängtabell poängsats rubrik text metod alertmetod stoppmetod avsikt åsikt uppgift arbetsuppgift
        åtgärd funktion plikt deklarationsplikt jurist tidpunkt punkt paragraf slutsats stund sekund minut
        kategori kombination parkombination proposition tävlingsproposition disciplin etik bridgeetik individ
        kandidat reserv representant konkurrent assistent observatör arrangör tävlingsarrangör
        tävlingsorganisatör organisatör lagkapten kapten spion risk zon riskzon serie division person grupp
        brickorsgrupp kortgrupp arbetsgrupp symbol typ produkt faktor nämnd disciplinnämnd jury tävlingsjury
        kommitté tävlingskommitté protest statistik teori knekt längd färglängd påföljd följd ordningsföljd
        effekt chans finess skvis singelton renons dubbelton intention tradition sanktion förmån mån procedur
        lokal apparat dator final semifinal kurs bridgeklubb motpart part paus tankepaus betänketid tid speltid
        plan spelplan skrift föreskrift avgift startavgift depositionsavgift rätt beslutanderätt spelrätt
        närvarorätt skuld vikt grad uppmärksamhet oenighet enighet hövlighet handlingsmöjlighet nödvändighet
        erfarenhet kunskap skicklighet ansvarighet turnering dom gest omständighet oaktsamhet avsiktlighet not
        fotnot månad cirkulation kommunikation reaktion mobiltelefon telefon stil budstil spelstil
    """,
    # common gender in -are: en spelare, spelaren, spelare, spelarna
    "are": """
        förare
        lärare nybörjare motståndare spelledare spelare motspelare medspelare spelförare ledare tävlingsledare
        huvudtävlingsledare domare givare duplikatgivare ersättare deltagare åskådare vinnare medhjälpare
        frågeställare förlorare läsare användare utövare tävlingsutövare sekreterare utspelare utgivare öppnare
        svarare kiebitzare översättare mästare innehavare anmälare
    """,
    # common gender, plural like the singular
    "0": " ",
    # neuter, plural like the singular: ett kort, kortet, kort, korten
    "n0": """
        pass innehåll förbehåll genomsnitt sammanhang tidsöverdrag överdrag skick pris tvivelsmål mål förlag
        snitt tryck kort straffkort honnörskort utspelskort spelkort systemkort budkort bord spel utspel påspel
        påspelskort återspel bud slutbud kontraktsbud öppningsbud svarsbud hoppbud fel sakfel felspel stick par
        lag storlag tal antal poängtal trick övertrick undertrick resultat slutresultat matchresultat
        omgångsresultat kontrakt delkontrakt färgkontrakt sangkontrakt beslut domslut utslag svar val förslag
        anspråk fack ansvar krav kompetenskrav brott regelbrott lagbrott avbrott förbud villkor tävlingsvillkor
        avsnitt huvudavsnitt förlopp förord system budsystem samförstånd missförstånd misstag uppdrag avdrag
        tillägg bidrag försök exemplar poäng trickpoäng totalpoäng bonuspoäng vinstpoäng stickpoäng medelpoäng
        mästarpoäng sätt förfaringssätt tillvägagångssätt handlingssätt väderstreck streck protokoll språk rum+
        problem+ program+ slut verktyg initiativ alternativ direktiv moment dokument material arrangemang
        bordsarrangemang begrepp ord slag spring hopp utdrag ess skott tvång stopp register fall år dygn samband
        steg stöd sällskap förbund bridgeförbund världsbridgeförbund lån motiv krux tillstånd utspelsförbud
        ögonblick ramverk
    """,
    # neuter ending in a vowel: ett område, området, områden, områdena
    "nn": """
        bidragande ställe insättande område ansvarsområde förfarande utlåtande remissyttrande uttalande yttrande
        påstående sammanträde tillfälle ärende besvärsärende förhållande zonförhållande kompassförhållande
        överklagande övervägande åliggande tillkännagivande avgörande godkännande avstående återtagande åtagande
        bestämmande förverkande genomdrivande genomförande upphävande återställande återgivande uttagande
        medgivande tillkallande påtalande angivande handlande beteende uppträdande deltagande erkännande
        antagande avslutande läge värde trickvärde poängvärde syfte samtycke byte omdöme reglemente märke rykte
        möte minne schema biträde tävlingsreglemente utseende ansikte arbete samarbete inträde tillträde
        agerande fuskande anförande skede budläge kvarhållande förmenande utdömande begående avhjälpande
        ställningstagande
    """,
}

WEAK_AR: str = """
    ansvara ropa skratta förolämpa återöppna fördubbla älska hata tvätta undra irritera insistera hosta lyssna
    förväxla förbättra förvärra kopiera fotografera filma logga radera rulla vinka klappa provocera överraska
    rapportera blinka knuffa svinga torka sucka kritisera anklaga argumentera ignorera kompensera reducera
    spekulera lura locka arbeta fika snacka prata tjata bråka larma vakna somna lugna krångla slarva samarbeta
    hamna råka lätta pressa tävla ursäkta hälsa viska förlora begränsa basera hämta inarbeta förvissa utlova
    fullborda förhindra ändra innefatta vidtala lokalisera förändra samverka motverka spara äventyra spela
    bestraffa straffa korrigera rätta blanda placera flytta dubbla redubbla förklara acceptera avsluta starta
    börja upprepa fråga svara påtala tillkalla kalla alertera stoppa vänta meddela dela fördela utdela tilldela
    indela etablera konstatera granska räkna uträkna beräkna medräkna numrera markera duplicera delegera orka
    informera kontrollera tillämpa tolka hindra orsaka skada påverka verka inverka medverka organisera arrangera
    utfärda publicera revidera precisera variera balansera sortera rekonstruera specificera diskvalificera
    kvalificera rekommendera dokumentera reglera bekräfta uppdatera anvisa visa hänvisa avvisa bevisa bevista
    önska kosta bilda ordna skapa handla behandla förhandla hävda lova vakta tala uttala samtala berika sakna
    klara avklara vinkla vikta vaga avrunda klaga överklaga beklaga protestera notera anteckna registrera
    redovisa kommentera kommunicera diskutera planera reagera agera fungera gratulera motivera respektera
    identifiera rådfråga ompröva pröva bevara tjäna betjäna lämna överlämna kapa kupera maska trumfa saka toppa
    slumpa signalera bevaka beordra orda återspegla spegla inkludera vandra passa hoppa öppna avvakta tveka
    fundera titta peka pausa missa försena anpassa sakta tappa kasta avkasta chansa gissa fuska claima alerta
    varna medla fordra betrakta uppmana skifta skipa justera orientera samla insamla påpeka drabba deklarera
    analysera stanna stirra nicka mena förena avrita hota skona missbruka bruka förbruka utöva öva fela
    återkalla förfoga foga hitta förnya förneka neka vägra sträva uppenbara avslöja fatta uppfatta sammanfatta
    omfatta betala infordra
"""

WEAK_ER: str = """
    lyfta resa röka misstänka låsa kyssa hyra tända smälla stödja antyda döma utdöma bedöma fördöma följa
    efterfölja förfölja höja sänka ställa fastställa återställa förställa beställa uppställa anställa föra
    genomföra medföra jämföra överföra utföra införa hänföra röra beröra vidröra höra tillhöra köra lära behöva
    upphäva häva söka undersöka försöka besöka tänka betänka använda vända hända sända bända avsända invända
    återvända känna bekänna erkänna godkänna underkänna vidkänna igenkänna nämna benämna glömma drömma gömma
    tömma märka anmärka stänga avstänga skänka köpa släppa möta läsa lösa avlösa leda inleda vilseleda avleda
    anleda bestämma stämma avstämma skilja särskilja åtskilja vänja styrka tycka trycka uttrycka avtrycka räcka
    sträcka täcka upptäcka väcka rycka avlysa upplysa åtlyda lyda råda tillråda bygga trygga utfästa fästa fylla
    uppfylla rymma hjälpa styra avstyra gälla anmäla föreställa
"""

STRONG: str = """
    begära: begär begärde begärt begärs begärdes
    utesluta: utesluter uteslöt uteslöts uteslutit uteslutits utesluten uteslutna utesluts
    svära: svär svor svurit
    slänga: slänger slängde slängt slängs
    skrika: skriker skrek skrikit
    dricka: dricker drack druckit
    äta: äter åt ätit
    flyga: flyger flög flugit
    gråta: gråter grät gråtit
    le: ler log lett
    sova: sover sov sovit
    smita: smiter smet smitit
    rida: rider red ridit
    riva: river rev rivit
    glida: glider gled glidit
    köpa: köper köpte köpt köps
    bidra: bidrar bidrog bidragit
    medge: medger medgav medgivit medgivits medges
    ange: anger angav angivit angivits angiven angivet angivna anges angavs
    avge: avger avgav avgivit avgivits avgiven avgivet avgivna avges avgavs
    återge: återger återgav återgivit återgiven återgivna återges
    anse: anser ansåg anses ansågs ansett ansetts ansedd
    avse: avser avsåg avsett avses avsedd avsedda
    utse: utser utsåg utsett utses utsedd utsedda
    återta: återtar återtog återtagit återtagits återtagen återtaget återtagna återtas återtaga
    vidta: vidtar vidtog vidtagit vidtagits vidtas vidtaga
    uppta: upptar upptog upptagit upptas
    åta: åtar åtog åtagit åtaga
    avbryta: avbryter avbröt avbrutit avbrutits avbryts avbruten
    beskriva: beskriver beskrev beskrivit beskriven beskrivet beskrivna beskrivs
    överträda: överträder överträdde överträtt överträds
    åligga: åligger ålåg ålegat
    anknyta: anknyter anknöt anknutit anknuten
    motsvara: motsvarar motsvarade motsvarat motsvaras
    hänskjuta: hänskjuter hänsköt hänskjutit hänskjuts
    uppskjuta: uppskjuter uppsköt uppskjutit uppskjuts uppskjuten uppskjutet uppskjutna
    ge: ger gav gavs gett givit getts givits given givet givna givne ges gives giva givande
    ta: tar tog togs tagit tagits tagen taget tagna tas tages taga tagande
    gå: går gick gått gåtts gås gående
    få: får fick fått fås
    stå: står stod stått stås stående
    slå: slår slog slogs slagit slagits slagen slagna slås
    se: ser såg sågs sett setts sedd sedda ses seende
    ske: sker skedde skett
    göra: gör gjorde gjordes gjort gjorts gjord gjorda görs göras görande
    be: ber bad bett bedd bedda bes
    bjuda: bjuder bjöd bjöds bjudit bjudits bjuden bjudet bjudna bjuds bjudas bjudande
    förbjuda: förbjuder förbjöd förbjudit förbjuden förbjudet förbjudna förbjuds förbjudas
    bryta: bryter bröt bröts brutit brutits bruten brutet brutna bryts brytas
    skjuta: skjuter sköt skjutit skjuten skjutet skjutna skjuts skjutas
    njuta: njuter njöt njutit
    vinna: vinner vann vanns vunnit vunnits vunnen vunnet vunna vinns vinnas vinnande
    binda: binder band bands bundit bunden bundet bundna binds bindas
    finna: finner fann fanns funnit funnits funnen funnet funna finns finnas
    skriva: skriver skrev skrevs skrivit skrivits skriven skrivet skrivna skrivs skrivas
    bli: blir blev blivit bliven bliva
    driva: driver drev drivit driven drivet drivna drivs
    stiga: stiger steg stigit
    gripa: griper grep gripit gripen gripna
    bita: biter bet bitit
    lida: lider led lidit lidande
    skrida: skrider skred skridit
    strida: strider stred stridit stridande
    stryka: stryker strök ströks strukit strukits struken struket strukna stryks strykas
    dra: drar drog drogs dragit dragits dragen dragna dras draga
    låta: låter lät läts låtit låtits låts låtas
    hålla: håll håller höll hölls hållit hållits hållen hållet hållna hålls hållas
    falla: faller föll fallit fallen fallna fallande
    komma: kommer kom kommit kommen kommet komna kommande
    träffa: träffar träffade träffat träffas
    träda: träder trädde träddes trätt trädd träds trädas
    ligga: ligger låg legat liggande
    lägga: lägger lade la lades lagt lagts lagd lagda läggs läggas
    sitta: sitter satt suttit sittande
    sätta: sätter satte sattes satts satta sätts sättas
    säga: säger sade sa sades sagt sagts sagd sagda sägs sägas
    välja: väljer valde valdes valt valts vald valda väljs väljas
    veta: vet visste vetat
    ha: har hade haft hafts hava havande
    vara: är var varit vore varande
    kunna: kan kunde kunnat
    skola: skall ska skulle skolat
    vilja: vill ville velat
    måste: måst
    böra: bör borde
    töra: tör
    dö: dör dog dött
    bestå: består bestod bestått bestående
    bestrida: bestrider bestred bestridit bestridd bestrids
    hindra: hindrar hindrade hindrat hindras
    hugga: hugger högg
    ljuga: ljuger ljög ljugit
    springa: springer sprang sprungit
    tvinga: tvingar tvingade tvingas tvingat tvungit tvungen tvunget tvungna
    besluta: beslutar beslutade beslutat beslutas beslutats beslöt
    avsluta: avslutar avslutade avslutat avslutas avslutats avslutad
    byta: byter bytte byttes bytt bytts byts bytas bytta
    mäta: mäter mätte mätt mäts
    knyta: knyter knöt knutit knuten knutna
    flyta: flyter flöt flutit
    bero: beror berodde berott
    tro: tror trodde trott
    sköta: sköter skötte skött sköts
    kräva: kräver krävde krävdes krävt krävts krävs krävas
    växla: växlar växlade växlat växlas
    äga: äger ägde ägt ägts ägs ägas
    väga: väger vägde vägt vägd vägs
    sälja: säljer sålde sålt
    stjäla: stjäl stal stulit
    skära: skär skar skurit
    bära: bär bar burit burna
    ryka: ryker rök
    krypa: kryper kröp
    avgöra: avgör avgjorde avgjort avgjorts avgjord avgjorda avgörs avgöras
    offentliggöra: offentliggör offentliggjorde offentliggjordes offentliggjort offentliggörs
    klargöra: klargör klargjorde klargjort klargjorts klargörs klargöra
    gottgöra: gottgör gottgjorde gottgjort gottgörs
    tillåta: tillåter tillät tilläts tillåtit tillåtits tillåts tillåtas
    underlåta: underlåter underlät underlåtit
    undvika: undviker undvek undvikit undviks
    avvika: avviker avvek avvikit avvikande
    begå: begår begick begicks begått begås begåtts begången begånget begångna
    förstå: förstår förstod förstått förstås
    avstå: avstår avstod avstått
    uppstå: uppstår uppstod uppstått
    föreligga: föreligger förelåg förelegat
    förekomma: förekommer förekom förekommit förekommande
    innebära: innebär innebar inneburit
    innehålla: innehåller innehöll innehållit innehålls
    erhålla: erhåller erhöll erhållit erhålls erhållas erhållen
    behålla: behåller behöll behållit behållits behålls behållas
    bibehålla: bibehåller bibehöll bibehållit bibehållen bibehållna
    fortsätta: fortsätter fortsatte fortsatt fortsatta fortsätts
    ersätta: ersätter ersatte ersattes ersatt ersatts ersatta ersätts ersättas
    insätta: insätter insatte insatt insatts insätts
    förutsätta: förutsätter förutsatte förutsatt förutsätts
    ifrågasätta: ifrågasätter ifrågasatte ifrågasatt ifrågasatta ifrågasätts
    åsidosätta: åsidosätter åsidosatte åsidosatt
    upphöra: upphör upphörde upphört
    uppnå: uppnår uppnådde uppnåddes uppnått uppnåtts uppnås
    nå: når nådde nått nås
    påstå: påstår påstod påstått
    ingå: ingår ingick ingått
    föreskriva: föreskriver föreskrev föreskrivit föreskriven föreskrivet föreskrivna föreskrivs
"""

ADJECTIVES: str = """
    felaktig riktig oriktig laglig olaglig giltig ogiltig tillräcklig otillräcklig artificiell naturlig synlig
    stark svag bred klar oklar fullständig ofullständig noggrann rimlig orimlig normal onormal logisk ologisk
    alternativ väsentlig oväsentlig avsiktlig oavsiktlig ofrivillig frivillig skyldig oskyldig ansvarig
    huvudansvarig rättvis orättvis trolig otrolig sannolik osannolik möjlig omöjlig nödvändig onödig tveksam
    tvivelaktig speciell officiell skriftlig muntlig slutlig preliminär tillfällig samtidig tidig sen snabb
    långsam vanlig ovanlig hövlig ohövlig artig oartig försiktig uppmärksam ouppmärksam dålig ny fördelaktig
    ofördelaktig förmånlig gynnsam ogynnsam enhetlig olik lik individuell hel halv full tom fri lätt svår
    relativ positiv negativ maximal minimal teknisk praktisk teoretisk automatisk elektronisk internationell
    nationell svensk dansk engelsk europeisk enig oenig enhällig entydig tvetydig uppenbar påvisbar märkbar
    obligatorisk disciplinär procentuell traditionell eventuell aktuell lämplig olämplig förenlig oförenlig
    tillgänglig otillgänglig objektiv subjektiv lokal regelstridig regelvidrig ömsesidig likgiltig vårdslös
    slumpmässig irrationell psykisk allvarlig vild hård mild vag grafisk kommersiell tydlig otydlig snar
    ordentlig personlig hemlig ärlig falsk offentlig offensiv defensiv lagenlig regelmässig oregelmässig etisk
    oetisk ideell formell fysisk daglig jämförlig jämförbar tillämplig skadlig ansvarslös saklig ursprunglig
    karakteristisk konventionell befogad obefogad orättmätig röd grön gul blå vit slarvig passiv aktiv felvänd
    ensam snäll skicklig värdelös grundlös meningslös gemensam egentlig likvärdig olikvärdig tillåtlig
    otillåtlig
"""

IRREGULAR: str = """
    gång: gången gånger gångerna
    erfaren: erfaret erfarna
    oerfaren: oerfaret oerfarna
    sommar: sommaren somrar somrarna
    vinter: vintern vintrar vintrarna
    morgon: morgonen morgnar morgnarna
    mor: modern mödrar mamma mamman
    far: fadern fäder pappa pappan
    bror: brodern bröder bröderna
    syster: systern systrar systrarna
    dotter: dottern döttrar döttrarna
    barn: barnet barnen barnens
    finger: fingret fingrar fingrarna
    öga: ögat ögon ögonen
    huvud: huvudet huvuden huvudena
    nyckel: nyckeln nycklar nycklarna
    papper: papperet pappret papperen
    fönster: fönstret fönstren
    dröm: drömmen drömmar drömmarna
    mun: munnen munnar
    dum: dumt dumma dummare dummast
    klok: klokt kloka klokare klokast
    rolig: roligt roliga roligare
    ful: fult fula
    vacker: vackert vackra vackrare
    tyst: tyst tysta tystare
    sur: surt sura
    arg: argt arga
    glad: glatt glada
    trött: trötta
    sjuk: sjukt sjuka
    frisk: friskt friska
    tung: tungt tunga tyngre tyngst
    kall: kallt kalla
    varm: varmt varma
    dyr: dyrt dyra dyrare
    billig: billigt billiga
    snäll: snällt snälla
    skarp: skarpt skarpa
    nyfiken: nyfiket nyfikna
    säker: säkert säkra säkrare
    osäker: osäkert osäkra
    rädd: rädda
    dator: datorn datorer datorerna
    ordförande: ordföranden
    seminarium: seminariet seminarier
    rond: ronder ronderna
    frirond: frironder frironderna
    linje: linjen linjer linjerna
    färre:
    pris: priset priser priserna
    duplikatgiv: duplikatgivar
    styrelse: styrelsen styrelser styrelserna
    hänvändelse: hänvändelsen hänvändelser
    problem: problemet problemen
    land: landet länder länderna
    obeskuren: obeskuret obeskurna
    oförändrad: oförändrat oförändrade
    försedd: försett försedda
    beredd: berett beredda
    framtida:
    färdig: färdigt färdiga
    omsorgsfull: omsorgsfullt omsorgsfulla
    viss: visst vissa
    vanligen:
    bridge: bridgen
    kommentar: kommentaren kommentarer
    exempel: exemplet exemplen
    protokollförd: protokollfört protokollförda
    tänkbar: tänkbart tänkbara
    hand: handen händer händerna
    dam: damen damer damerna
    man: mannen män männen
    bok: boken böcker böckerna
    fot: foten fötter fötterna
    lag: laget lagen lagar lagarna
    partner: partnern partners partnerns partnerna
    träkarl: träkarlen träkarlar träkarlarna
    kung: kungen kungar kungarna
    ess: esset essen essens
    tia: tian tior tiorna
    nia: nian nior
    åtta: åttan åttor
    sjua: sjuan sjuor
    sexa: sexan sexor
    femma: femman femmor
    fyra: fyran fyror
    trea: trean treor
    tvåa: tvåan tvåor
    spader: spadern
    hjärter: hjärtern
    ruter: rutern
    klöver: klövern
    sang: sangen
    trumf: trumfen
    topscore: topscoren
    top: toppen toppar
    botten: bottnen bottnar
    revoke: revoken revoker revokerna revokera revokerar revokerade revokerat
    slam: slammen slammar
    lillslam: lillslammen lillslammar
    storslam: storslammen storslammar
    imp: imparna
    poäng: poängen poänget
    straff: straffen straffet straffens
    medel: medlet medlen
    regel: regeln regler reglerna
    ordningsregel: ordningsregeln ordningsregler ordningsreglerna
    titel: titeln titlar titlarna
    artikel: artikeln artiklar artiklarna
    kapitel: kapitlet kapitlen
    tecken: tecknet tecknen
    nummer: numret numren
    hinder: hindret hindren
    öde: ödet öden
    fönster: fönstret
    märke: märket märken
    medlem: medlemmen medlemmar medlemmarna
    ledamot: ledamoten ledamöter ledamöterna
    poängsats: poängsatsen poängsatser
    tävlande: tävlanden tävlandes tävlandena
    felande: felandes
    spelförande:
    ickefelande: ickefelandes
    sak: saken saker sakerna
    tid: tiden tider tiderna
    år: året åren årens
    faktum: faktumet fakta
    jury: juryn juryer juryns
    serie: serien serier serierna
    kommitté: kommittén kommittéer kommittéerna
    part: parten parter parterna parternas
    skäl: skälet skälen
    önskemål: önskemålet önskemålen
    begäran:
    anmälan: anmälningar anmälningarna
    tvekan:
    början:
    hemställan:
    frånvaro: frånvaron
    närvaro: närvaron
    kännedom: kännedomen
    förlust: förlusten förluster
    förseelse: förseelsen förseelser förseelserna
    överenskommelse: överenskommelsen överenskommelser överenskommelserna
    avvikelse: avvikelsen avvikelser
    rättelse: rättelsen rättelser
    förbindelse: förbindelsen förbindelser
    bestämmelse: bestämmelsen bestämmelser bestämmelserna
    jämförelse: jämförelsen jämförelser
    gottgörelse: gottgörelsen
    utfästelse: utfästelsen utfästelser
    överträdelse: överträdelsen överträdelser
    lagöverträdelse: lagöverträdelsen lagöverträdelser
    händelse: händelsen händelser
    betydelse: betydelsen betydelser betydelserna
    innebörd: innebörden
    oförmåga: oförmågan
    underlåtenhet: underlåtenheten
    uppläggning: uppläggningen uppläggningar
    utfall: utfallet utfallen
    avsaknad: avsaknaden
    skillnad: skillnaden skillnader
    protokoll: protokollet protokollen
    liten: litet lilla små mindre minst minsta
    stor: stort stora större störst största
    god: gott goda bra bättre bäst bästa
    dålig: sämre sämst sämsta värre värst
    gammal: gammalt gamla äldre äldst äldsta
    ung: ungt unga yngre yngst
    lång: långt långa längre längst längsta
    hög: högt höga högre högst högsta
    låg: lågt låga lägre lägst lägsta
    tidig: tidigt tidiga tidigare tidigast
    sen: sent sena senare senast senaste
    nära: närmare närmast närmaste
    många: fler flera flest flesta
    mycket: mer mera mest mesta
    sist: sista
    först: första
    allmän: allmänt allmänna
    särskild: särskilt särskilda
    enskild: enskilt enskilda
    bestämd: bestämt bestämda
    begränsad: begränsat begränsade
    korrekt: korrekta
    inkorrekt: inkorrekta
    exakt: exakta
    direkt: direkta
    absolut: absoluta
    relevant: relevanta
    defekt: defekta
    fast: fasta
    svart: svarta
    enkel: enkelt enkla
    egen: eget egna
    otillåten: otillåtet otillåtna
    tillåten: tillåtet tillåtna
    oavsiktlig: oavsiktligt oavsiktliga
    medveten: medvetet medvetna
    omedveten: omedvetet omedvetna
    förvanskad: förvanskat förvanskade
    oblandad: oblandat oblandade
    sorterad: sorterat sorterade
    odubblad: odubblat odubblade
    balanserad: balanserat balanserade
    tilldelad: tilldelat tilldelade
    korrigerad: korrigerat korrigerade
    viktad: viktat viktade
    uppvänd: uppvänt uppvända
    underställd: underställt underställda
    självförvållad: självförvållat självförvållade
    chansartad: chansartat chansartade
    knapp: knappt knappa
    dryg: drygt dryga
    annan: annat andra annans andras
    vilken: vilket vilka
    ingen: inget inga
    någon: något några någons
    denna: denne detta dessa dennes dennas dessas
    den: det de dem dess deras
    sin: sitt sina
    varje:
    all: allt alla allas
    en: ett
    båda: bådas
"""

FIXED: str = """
    reda än heller nästa annorlunda inbördes inklusive exklusive möjligen slutligen verkligen ursprungligen
    enstaka samtliga separat sålunda överens återigen utöver annanstans tyvärr vardera sverige sveriges
    september varandras nuvarande inför enlighet snett vid inte icke ej aldrig varken utan utom bara endast även
    också dock men och eller antingen samt om när då medan tills till från före efter under över mot med för
    bakom kring på i av åt hos mellan bland genom per som där att var vad vem varefter varvid varpå vari varav
    varför hur varifrån härav häremot härmed därefter därför däremot därmed därpå därvid därigenom dessutom ännu
    redan alltid ofta sällan igen fortfarande genast annars såvida förutsatt eftersom liksom såväl respektive
    kanske nästan cirka ungefär enligt jag du han hon man vi varandra henne honom sig hans hennes er ni två tre
    fyra fem sex sju åtta nio tio elva tolv tretton nu noll fram tillbaka ned nedåt ner upp uppåt ut in inne ute
    inom innan direkt vänster höger nord syd öst väst nt d rd mth mtv tl fsb lk wbf ebl plus minus ändå själv
    själva samma snarare just sedan så ett lika olika medurs ovan nedan omgående omedelbart båda både endera
    gärna bra alltför beträffande rörande angående minst tillsammans hem därtill härvid bort maj juni juli
    januari vice versa åtminstone emellertid såsom oaktat ibland kvar huvudsakligen motsvarande liknande
    följande föregående efterföljande ovanstående nedanstående närvarande frånvarande kvarvarande pågående
    gällande bindande tillfredsställande vilseledande balanserande ende enda dömande rådgivande avslutande
    tolfte femte fjärde tredje sådan sådant sådana ytterligare övriga sina
"""

PREFER: str = """
    kallas kalla; kalla kalla; tilldelades tilldela; minst liten; sätts sätta; var vara; gånger gång;
    korrigerat korrigera; tilldelade tilldela; klara klar
"""

FIRST_ONLY: str = """
    alert duplikat kompass världs mäster bonus
    spel- fel fri hög låg stor lill huvud grupp cup topscore imp match individ poäng zon risk bord mellan slut
    del mitt minst halv hel total bonus extra super standard dator data bridge trick färg nord öst väst
    syd special multi butler
"""
"""Words that begin a compound but are not nouns of the tables."""

SOLID: str = """
    motsvarande värdering ändring handledning undertrick tidpunkt fotnot försening spalt budskap medlemskap
    likhet värdefull motivering felaktig felaktighet rättighet rättvis rättvisa möjlig skyldighet färdig
    bestämmelse tillvägagångssätt väderstreck omsorgsfull ansvarig ansvarslös spelare motståndare spelförande
    handlande handling ordning ställning tillfälle särskild samband samtidig sannolik godkänna bekänna egentlig
    huvudsaklig ordentlig tillfällig grundlös meningslös värdelös medlem delvis ledamot månad slumpmässig
    regelrätt regelmässig oregelmässig partner medurs moturs överklagande protokoll kommission lagligen laglig
    paragraf reglemente förmån skillnad fördel nackdel fördelaktig likvärdig gemensam sammanhang allvarlig språk
    möte fullständig farvatten anspråk förslag utslag utslagning avslag ordförande parti kampanj lagret träkarl
    rättmätig fördelning handel delegering delegat hövlighet frivillig ärende kortlek domare lagring startar
    stickning spelarens träffa hjärter spader ruter klöver omständighet valuta valen vinnare sakna tidigare
    tidig klarhet beskedlig sällskap lagrum övervägande
"""
"""Words that look like compounds and are not, or whose parts no longer carry the meaning."""

PARTICLES: str = """
    kvar åstad hän del iakt av an be bi bort efter för före förbi från fram ge gen hem i igenom mot in inne icke
    med mellan miss ned ner om upp över på sam själv till tillbaka o ut ute und under vid väl hel halv fri full
    huvud ny stor lill isär samman vidare fast genom offentlig åter åsido
"""
"""Small words that stand before a verb or its noun: they join to a known end, and are no part of a compound."""

ENDINGS: str = """
    öst:ös ösa:ös ös:ös
    ningarna:ning ningens:ning ningen:ning ningar:ning iteterna:itet iteten:itet iteter:itet itet:itet
    erades:era erats:era erade:era erar:era erat:era eras:era orn:or eln:el
    elserna:else elsens:else elser:else elsen:else else:else hetens:het heten:het heter:het heterna:het
    het:het andets:ande andet:ande anden:ande andena:ande ande:ande ning:ning arnas: ernas: ornas: arna: erna:
    orna: andes:and ades: ats: arens:ar aren:ar ade: ens: ets: ans: ars: ers: ors: ar: er: or: en: et: an: at:
    ad: na: igt:ig skt:sk as: s: a: e:
"""
"""For words found in no table, in order: what is cut : what stays. Equal sides end the cutting."""

EVERYDAY: dict[str, str] = {
    "or": """
        flaska skola kyrka trappa lampa kaka resa människa klubba trasa väska kassa blomma stuga gumma tunga
        näsa skiva brasa jacka tröja anka bula vana penna rulla gruva snurra
    """,
    "ar": """
        bil dörr vägg säng fisk sten häst kniv arm hals rygg kopp timme måndag tisdag onsdag torsdag fredag
        eftermiddag förmiddag utmaning upptagning förolämpning lottning glädje vrede överraskning misstanke värd
        skog bank stämning förväxling antydning hälsning kvittering tidning pinne båt väg buss fläck
    """,
    "er": """
        familj maskin nyhet månad expert amatör professor student konsult chef instruktör kostnad bild scen roll
        sort medalj butik ton känslighet irritation lektion film video gräns tidsgräns katt hatt rast klass fest
        lott vän dialekt hastighet tystnad snällhet lögn ursäkt
    """,
    "are": """
        arbetare tränare ägare tittare ryttare lyssnare fuskare handledare huvuddomare betalare vaktmästare
    """,
    "n0": """
        hus bad träd glas torg djur berg hem+ hotell papper brev block ljus rop snack skratt skrik prat ljud
        foto mästerskap landskap gräl lugn humör intryck flyg tåg fusk
    """,
    "nn": """
        löfte vittne hjärta äpple stycke yrke tema utbyte intresse
    """,
}
"""Nouns of everyday speech, by the same classes: they bend, but no compound is built on them."""
