"""Passages with their sentence ends marked by ` ¦ `, written by hand: what the splitter sees has a blank there."""

from __future__ import annotations

PASSAGES: str = """
da A. Den korrekte form Et bud angiver et antal træk. ¦ Pas er ikke et bud.
da Se fx 16 B. ¦ Derefter passer MTV.
da 1. Kortene blandes. ¦ 2. Der tages af, hvis en modstander beder om det.
da Fristen udløber kl. 13.30. ¦ Derefter er scoren endelig.
da Spil nr. 2. ¦ Hvis mappen er forkert, anvendes § 87.
da Hvis bl.a. substitutter anvendes, jf. 242, gælder hhv. punkt a og b.
da Spillere, kaptajner o.l. skal blive siddende. ¦ Tilskuere må gå.
da Forkert kortfordeling o.l. ¦ En spiller ser en forkert hånd.
da Mapper, kort mv. ¦ Turneringslederen sørger for resten.
da Mapper, kort mv. afleveres til sidst.
da Kort, mapper, systemkort osv. skal være til stede.
da I 12. stik skal en kulørsvigt rettes. ¦ Det gælder også den blinde.
da I det 12.stik skal svigten rettes.
da Depositum er kr. 200, som kan fortabes. ¦ For juniorer er det kr. 100.
da Se afsnit C. ¦ Her gælder det modsatte.
da Det følger af 27B1a. ¦ Makker må melde frit.
da Hvad gør man? ¦ Man tilkalder turneringslederen!
da Han sagde: "Jeg melder pas." ¦ Det hørte alle.
da Meldingen kan accepteres (behandles som lovlig), hvis MTV vælger det. ¦ Den sidste melding står ved magt.
da Kampen blev spillet den 1. juli 2008 i Bogense. ¦ Holdet vandt.
da Parret sænkes ca. 2 point pr. spil. ¦ Derefter afrundes.
da Straffen er 1-5 gange fradraget (se 211B). ¦ Den afrundes ikke.
da Bestemmelsen er ny, dvs. den gjaldt ikke før. ¦ Se dog 91.
da a. Spilleren udviste ikke påpasselighed, og b. spilleren burde indse det.
da i. 1 KP ved 5 minutter. ¦ ii. 2 KP ved 10 minutter.
da Doblinger ¦ 1. Lovlig dobling En spiller må kun doble budet.
da Meldeforløbets afslutning ¦ A. Ingen spiller har budt Kortene lægges tilbage.
da Er der 13 kort? ¦ Nej, kun 12. ¦ Så anvendes 14.
da Antallet skal være 13. ¦ Ellers tilkaldes turneringslederen.
da Oversættelse ved J. Brix Christiansen. ¦ Tak til alle.
da Se X79A1. ¦ Fristen kan afkortes...
da Turneringslederen, evt. chefturneringslederen, afgør sagen inkl. depositum.
da Det gælder f.eks. ved skærme. ¦ Ellers ikke.
da Stk. 3 udgår. ¦ Stk. 4 bliver stk. 3.
da Spørg først; døm derefter. ¦ Skriv til sidst.
da Resultatet blev 3.5 imp. ¦ Det afrundes.
da TL bør gøre det pga. reglen i § 10. ¦ Spillerne vælger selv.
da Der kan anvendes 40 C. ¦ Den ikke-fejlende side skades ikke.
da Ja! ¦ Nej. ¦ Måske?
sv A. Rätt att utdela korrigerad poäng På begäran får tävlingsledaren göra det. ¦ Se lag 86.
sv Se lag 12C1(c). ¦ Båda sidor behöver inte få samma resultat.
sv Detta kan t.ex. ske vid tolkning m.m. ¦ Därefter avgör LK.
sv Detta gäller bl.a. partävlingar och lagtävlingar.
sv 1. (a) Tävlingsledaren bör tillkallas. ¦ (b) Varje spelare får göra det.
sv Ronden börjar kl. 19.00. ¦ Kom i tid.
sv Bricka nr. 4. ¦ Korten tas ut.
sv I lag 15 B. ¦ Tävlingsledaren skall stryka resultatet.
sv Kort, brickor osv. skall ligga kvar. ¦ Ingen får röra dem.
sv Enligt 16D2 är det tillåtet, dvs. korrekt. ¦ Men se lagarna 27 och 50.
sv Hur länge får man överklaga? ¦ Till 30 minuter efter ronden.
sv Den 1 juli 2008 gäller de nya lagarna. ¦ De ersätter 1997 års lagar.
sv Blandningen ¦ A. Innan spelet börjar Varje kortlek blandas.
sv Poängen är 3.5 IMP. ¦ Det avrundas.
sv Inga kort får visas (se lag 24). ¦ Annars blir de straffkort.
sv Han sade "stopp!" och väntade.
sv Varje hand har 13 kort. ¦ Räkna dem!
sv Resp. lagkapten svarar för laget. ¦ Domaren avgör.
sv Kommittéer etc. har rätt att fråga. ¦ Svaret är bindande.
sv Se C nedan. ¦ Straff kan utdömas p.g.a. detta.
en See Law 12C1(c). ¦ The Director may weight the score.
en E.g. a hesitation, i.e. a pause. ¦ It is noted.
en A. Duty to Pass The partner must pass. ¦ B. Lead Restrictions See Law 26.
"""
