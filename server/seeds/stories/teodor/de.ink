// Teodor Brask, deutsch.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR ausrede = ""
VAR stunde = ""
VAR absicht = ""
VAR zeile = ""
VAR gebremst = 0
VAR schlaflied = ""
VAR klang = ""
VAR leise = ""
VAR karotte = 0
VAR schoen = ""
VAR fischname = ""
VAR frager = ""
VAR seite = ""
VAR vermutet = 0

=== zurueck ===
# title: Der Tag, an dem die Uhr rückwärts lief
# chip: Die Uhr, die rückwärts lief
# keys: rückwärts, fehler, panne, verkehrt, kornturm, missgeschick, uhr, peinlich, lustig
# lore: backwards
-> mittag
= mittag
# back: Die Kornuhr läuft rückwärts, und ich bin schuld. Was tun wir?
Am Vormittag habe ich die Kornuhr zerlegt und wieder zusammengesetzt. Jetzt schlägt sie zwölf, ich packe mein Brot aus, und danach wird es Viertel vor. Sie läuft rückwärts, über dem ganzen Marktplatz. Du hältst die Lampe. Was tun wir?
+ [Anhalten, sofort # like: anhalten, stoppen, sofort anhalten, stehen lassen, abstellen, ausmachen, anhalten und reparieren, ich würde das pendel festhalten, das muss aufhören, hand drauf und schluss, bremse ziehen, bevor es jemand sieht, schnell blockieren]
    ~ gebremst = 1
    Ich hatte die Hand schon am Pendel. Aber eine stehende Uhr sieht jeder. Eine, die geht, glaubt man erst einmal. Also ließ ich sie.
    -> platz
+ [Ganz ruhig weiteressen # no # like: weiteressen, nichts tun, essen, ruhe bewahren, so lassen, abwarten, lassen, egal, erst das brot, in ruhe kauen, panik hilft nicht, mahlzeit, so tun als hätte ich hunger, mittagspause ist heilig]
    Das habe ich getan. Ein Brot, das man im Schrecken weglegt, schmeckt später nach Schrecken. Und ich ließ sie laufen.
    -> platz
+ [So tun, als ob es so soll # yes # like: absicht, so tun als ob, als ob es so soll, behaupten es war absicht, kunst, verkaufen, jubiläum, wir verkaufen es als attraktion, das gehört so sagen wir, ganz selbstverständlich gucken, ein neues modell, ich würde frech behaupten das sei geplant, künstlerische freiheit]
    Du gehörst in den Stadtrat. Ich brauchte dafür bis halb eins, also bis halb zwölf. Ich ließ sie laufen.
    -> platz
+ [any # any]
    Es hallte recht gut da oben. Ich aß das Brot fertig und ließ sie laufen. Es war eine Welle verkehrt herum, das braucht drei Stunden, und die Leute waren schon da.
    -> platz
= platz
# back: Unten merkt es der Platz, einer nach dem anderen. Wem siehst du zu?
Wir legten uns auf den Bauch und sahen hinunter. Man erkennt von oben genau, wer es merkt: Er geht, schaut hoch, geht weiter, und nach sechs Schritten bleibt er stehen. Such dir einen aus, dem du zusiehst.
+ [Dem Mann mit der Aktentasche # like: mann, aktentasche, geschäftsmann, dem mann, dem mit der tasche, dem eiligen, beamter, den herrn im anzug, der es so eilig hat, den pünktlichen, der mit dem koffer, einem büromenschen, der immer rennt]
    Er kam jeden Tag zu spät ins Amt. Heute sah er hinauf, setzte sich auf den Brunnenrand und wartete, bis er pünktlich war.
    -> klasse
+ [Der alten Frau am Stand # like: alte frau, frau, der frau, marktfrau, oma, am stand, verkäuferin, gemüsestand, die händlerin mit den äpfeln, großmutter beim obst, die alte dame, der alten mit dem kopftuch, wer dort verkauft, die obstfrau]
    Sie sah hinauf und sah auf ihre Äpfel. Dann schrieb sie das Schild vom Vormittag noch einmal, größer.
    -> klasse
+ [Dem Hund # like: hund, dem hund, tier, katze, tauben, taube, vögel, den tauben, dem vierbeiner, dem dackel, was mit fell, das tierchen merkt es zuerst, dem bello, einem gefiederten]
    Er merkte nichts und hatte den besten Tag von allen. Die Taube vom Kornturm allerdings ging einmal um das Zifferblatt herum, zu Fuß.
    -> klasse
+ [any # any]
    Von oben sind alle gleich groß, ich habe ihn vielleicht nicht gefunden. Einige gingen an dem Tag langsamer, das habe ich gesehen.
    -> klasse
= klasse
# own
# back: Die Lehrerin fragt, was das für ein Versuch ist. Was rufst du hinunter?
Gegen eins, also gegen elf, kam die Lehrerin, Fräulein Ammer, mit zweiundzwanzig Kindern. Sie stellte sie im Halbkreis auf, legte die Hände an den Mund und rief herauf, was das für ein Versuch sei. Zweiundzwanzig Gesichter. Ich sah dich an.
+ [„Ein Irrtum, Fräulein“ # yes # like: ein irrtum, irrtum, fehler, die wahrheit, ein fehler, kaputt, versehen, wir haben uns geirrt, mir ist da was missglückt, wir haben gepatzt, ehrlich währt am längsten, pfusch, das war keine absicht, wir haben es falsch zusammengebaut]
    Der Wind nahm das halbe Wort. Unten kam „Tum“ an, und sie erklärte den Kindern sehr schön, was ein Tum ist. Sie lobte uns.
    -> ruecklauf
+ [„Wir messen die Geduld“ # like: geduld, geduld messen, wir messen, experiment, wissenschaft, versuch, forschung, test, eine langzeitstudie, ein physikalischer test, wir prüfen wie lange ihr wartet, ein lehrstück, irgendwas gelehrtes, zeitforschung]
    Sie schrieb es auf. Ein Junge rief, bei ihm sei sie schon leer. Man hat den Versuch später im Jahresbericht der Schule gelobt.
    -> ruecklauf
+ [Nichts. Nur winken # no # like: nichts, winken, nur winken, schweigen, verstecken, ducken, wegducken, lächeln, ich bleibe stumm, hand heben und grüßen, freundlich wedeln, kopf einziehen, ich tue als hörte ich nichts, nur grinsen]
    Zweiundzwanzig Kinder winkten zurück, und die Lehrerin, und der Hund. Was sie ihnen dann erklärt hat, weiß ich nicht. Sie lobte es jedenfalls.
    -> ruecklauf
+ [any # slot: ausrede 14]
    „{ausrede}“. Es kam unten an, jedes Wort. Fräulein Ammer nickte lange, und die Kinder haben es in ihr Heft geschrieben.
    -> ruecklauf
+ [any # any]
    Es war lang, und sie hat mitgeschrieben. Die Kinder mussten es zu Hause auswendig lernen, hörte ich.
    -> ruecklauf
= ruecklauf
# own
# back: Bis zu welcher Stunde würdest du eine Uhr zurücklaufen lassen?
Ein Mädchen blieb stehen, als die Klasse ging, und rief: „Läuft sie bis gestern?“ Ich sagte, so lange hätte ich heute nicht Dienst. Aber die Frage ging mir nach, die Treppe hinauf und hinunter. Bis zu welcher Stunde würdest du sie laufen lassen?
+ [Bis heute früh, ins Bett # like: heute früh, ins bett, bis zum aufstehen, bett, morgens, heute morgen, noch mal schlafen, zurück unter die decke, ich würde nochmal aufstehen, bis vor den wecker, zum frühstück, noch eine runde dösen, als ich noch lag]
    Der Notar wollte das auch. Er ging auf der Stelle heim und legte sich hin. Er sagte, nach der Kornuhr sei er noch gar nicht aufgestanden.
    -> wirt
+ [Bis zu einem Satz von mir # like: bis zu einem satz, etwas zurücknehmen, was ich gesagt habe, vor dem streit, einen streit, ein wort, bevor ich etwas sagte, da war so eine bemerkung, ich möchte etwas ungesagt machen, bis kurz vor dem krach, ein böses wort wiederhaben, dieser eine spruch, zu der beleidigung]
    Das wäre eine kurze Fahrt und eine lange Treppe. Ich hätte dir die Lampe gehalten.
    -> wirt
+ [Gar nicht, vorwärts bitte # no # like: gar nicht, vorwärts, keine, nicht zurück, lieber nach vorn, nein, nie, ich schaue lieber voraus, was war das war, zurück will ich nicht, gestern ist vorbei, die zukunft interessiert mich mehr, bloß nicht noch mal]
    So denken Uhren im Allgemeinen auch. Diese war an dem Tag eine Ausnahme, und nur auf meine Bitte.
    -> wirt
+ [any # slot: stunde 14]
    „{stunde}“. Ich habe es mit Kreide innen auf das Zifferblatt geschrieben. Dort ist sie an dem Tag nicht angekommen, aber sie war unterwegs.
    -> wirt
+ [any # any]
    Das sind mehrere Stunden auf einmal. Ich habe mit Kreide einen Strich innen aufs Zifferblatt gemacht, und er meint alle.
    -> wirt
= wirt
# back: Nach der Kornuhr wird es nie Sperrstunde. Was sagst du dem Wirt?
Nun gilt in Kestrin: Man richtet sich nach dem nächsten Turm. Am Kornmarkt steht das Gasthaus „Zur Waage“, und das schließt um zehn. Der Wirt kam herauf, hundertdreiundvierzig Stufen, mit der Schürze. Nach seiner Rechnung wurde es nun jede Stunde früher, und zehn kam nie.
+ [„Sie haben jetzt für immer auf“ # yes # like: für immer auf, immer auf, nie schließen, durchmachen, glückwunsch, freuen sie sich, sperrstunde fällt aus, party ohne ende, dann wird eben durchgezecht, ein traum für ihre gäste, nun ist ewig ausschank, gratuliere, zapfen sie weiter]
    Er setzte sich auf Stufe hundertzwanzig und sah das Ausmaß. „Meine Frau bringt mich um“, sagte er. „Und gestern wieder“, sagte ich.
    -> rathaus
+ [„Trinken Sie einen mit“ # like: mittrinken, trinken sie, schnaps, ein bier, prost, einen trinken, bier, setzen sie sich, setzen und anstoßen, erst mal was gegen den schreck, ein gläschen, kaffee gefällig, hocken sie sich zu uns, prösterchen]
    Wir hatten nur Zichorienkaffee. Er verzog das Gesicht, ich freute mich darüber, und damit war das Gespräch in Ordnung.
    -> rathaus
+ [„Gehen Sie nach dem Torturm“ # no # like: andere uhr, torturm, nach dem torturm, nehmen sie eine andere, rathausuhr, armbanduhr, wecker, schauen sie woanders hin, es gibt noch acht andere, nehmen sie den turm nebenan, kaufen sie sich eine eigene, richten sie sich nach dem bahnhof, machen sie zu wenn sie müde sind]
    Er war beleidigt. Sein Vater hatte nach der Kornuhr geschlossen, und dessen Vater. „Dann eher gar nicht“, sagte er und ging eine Runde ausgeben.
    -> rathaus
+ [any # any]
    Er hörte zu, er war ja auch außer Atem. Dann sagte er, seine Frau werde das anders sehen, und ging eine Runde ausgeben.
    -> rathaus
= rathaus
# own
# back: Der Bürgermeister verlangt schriftlich eine Erklärung. Was schreiben wir hin?
Um drei, also um neun, kam ein Zettel vom Bürgermeister. „Erklärung. Dringend.“ Zweimal unterstrichen. Der Amtsdiener sollte auf Antwort warten, war aber schon zum Markt hinübergegangen, weil er Zeit hatte. Auf dem Zettel ist eine Zeile frei.
+ [„Es wird gleich besser“ # like: gleich besser, es wird besser, bald, in arbeit, wird repariert, wir arbeiten daran, bitte warten, haben sie etwas geduld, wir sind dran, demnächst läuft sie wieder, bis heute abend behoben, das legt sich, nur eine störung]
    Das ist der Satz, mit dem man in dieser Stadt gewählt wird. Er hat ihn sich aufgehoben.
    -> eigenes
+ [„Teodor hat sich geirrt“ # yes # like: geirrt, teodor war es, die wahrheit, fehler, mein fehler, schuld, es war ein irrtum, ehrlich, brask ist schuld, er hat gepatzt, ich würde es offen zugeben, der uhrmacher wars, verkehrt eingebaut, gib es einfach zu]
    Ich unterschrieb. Der Bürgermeister glaubte kein Wort. Ein Mann wie Brask, sagte er, irrt sich nicht um eine ganze Richtung.
    -> eigenes
+ [Den Zettel umdrehen # no # like: umdrehen, zettel umdrehen, nichts, ignorieren, wegwerfen, nicht antworten, zerreißen, ich schreibe gar nichts, leer zurückschicken, was auf der rückseite steht, in den papierkorb, einen flieger falten, unbeantwortet lassen]
    Auf der Rückseite stand noch etwas: „Oder muss das so?“ Darunter habe ich einen Haken gemacht. Das war nicht gelogen, es war ein Haken.
    -> eigenes
+ [any # slot: zeile 16]
    Ich schrieb es genau so hin: „{zeile}“. Eine Antwort kam nicht, aber an der Rathaustür hat es jemand abgeschrieben.
    -> eigenes
+ [any # any]
    Eine Zeile war frei, ich habe den Rand noch dazugenommen. Eine Antwort kam nicht.
    -> eigenes
= eigenes
# own
# back: Bei welchem Missgeschick hast du so getan, als wäre es Absicht?
So saßen wir bis zum Abend auf der Treppe und taten, als sei es gewollt. Es ist anstrengend, man darf nicht zu oft hinaufsehen. Aber ich nehme an, du hast Übung. Bei welchem Missgeschick hast du so getan, als wäre es Absicht?
+ [Beim Kochen # like: kochen, beim kochen, angebrannt, kuchen, essen, rezept, versalzen, beim backen, die suppe war verbrannt und ich sagte röstaroma, ein zusammengefallener teig, mein braten, ich nannte es knusprig, zu viel salz, in der küche ständig]
    Man nennt es dann „nach Art des Hauses“. Agata hat einen Pflaumenkuchen mit Uhrgewicht im Buch. Er ist nie wiederholt worden.
    -> umbau
+ [Beim Hinfallen # like: hinfallen, gestolpert, gefallen, ausgerutscht, stolpern, treppe, beim stolpern, tanz, ich bin gestürzt und habe mich verbeugt, auf glatteis, ich tat als würde ich dehnen, über die bordsteinkante, vom rad geflogen, auf die nase gelegt]
    Ich grüße seit einundvierzig Jahren die oberste Stufe vom Salztor, auf Knien. Die Leute halten es für Andacht.
    -> umbau
+ [Ich gebe es gleich zu # no # like: ich gebe es zu, gleich zugeben, nie, mache ich nicht, keins, nein, ich bin ehrlich, ich stehe sofort dazu, ich lache und gestehe, verstellen liegt mir nicht, so etwas tue ich nicht, lieber offen, ausreden finde ich albern]
    Das spart viel Sitzen auf Treppen. Ich gebe meine Fehler auch zu, spät, und dann bis zur letzten Schraube.
    -> umbau
+ [any # slot: absicht 16]
    „{absicht}“. Das hätte ich dir geglaubt. Ich rücke auf der Stufe ein Stück, du hast den Platz verdient.
    -> umbau
+ [any # any]
    Das lasse ich stehen, wie es ist, es steht gut so. Ich rücke auf der Stufe ein Stück.
    -> umbau
= umbau
# back: Die Welle passt von beiden Seiten. Kerbe nach vorn oder nach hinten?
Nach Sonnenuntergang fingen wir an. Die Welle lag auf dem Tuch, so lang wie ein Unterarm, mit einer Kerbe am einen Ende. Sie passt von beiden Seiten, das ist ihre ganze Bosheit. Ich hielt die Lampe, diesmal du die Welle. Kerbe nach vorn oder nach hinten?
+ [Nach vorn # like: vorn, nach vorn, vorne, kerbe vorn, nach vorne, vor, rechts, in richtung zifferblatt, ich tippe auf das vordere, die kerbe zu mir, raus, bauchgefühl vordere seite]
    So war auch meine Meinung, heute Vormittag. Wir drehten sie also um. Man soll seine Irrtümer wenigstens wiedererkennen.
    -> buch
+ [Nach hinten # like: hinten, nach hinten, zurück, kerbe hinten, links, andersherum, zum werk hin, an die wand, in die andere richtung, rückwärtige seite, mit dem rücken, innen]
    Du hast nicht lange überlegt, das war das Richtige. Es machte leise klack, und die Kornuhr holte Luft und ging vorwärts.
    -> buch
+ [Wie war sie heute Vormittag? # why # like: wie war sie, wie heute vormittag, wie vorher, wie war es, andersrum als vorher, gegenteil, umgekehrt, erst mal nachdenken wie es vorher steckte, wie hast du sie eingebaut, einfach anders als zuvor, welche seite war die falsche, ich würde es vom fehler her denken, was war der stand von elf uhr]
    Die klügste Frage des Tages, und gestellt nach Sonnenuntergang. Vorn war sie. Also hinten. Es machte klack, und sie ging.
    -> buch
+ [any # any]
    Wir haben es an der Welle selbst probiert. Vorn war falsch, das wusste ich schon. Hinten machte es klack, und sie ging.
    -> buch
= buch
# back: Im Kassenbuch ist eine Zeile für diesen Tag frei. Soll sie frei bleiben?
Im Kassenbuch kommt auf jeden Tag eine Zeile. Mein Vorgänger, von 1890, hätte für mich ein Wort gewusst, er hatte viele. Ich hielt den Stift bis Mitternacht, nach der richtigen Uhr, und ließ die Zeile frei. Vielleicht gehört etwas hinein.
+ [Frei lassen # no # like: frei lassen, leer lassen, nichts, leer, bleibt frei, lass sie frei, nichts schreiben, ein weißer fleck passt, die lücke sagt alles, manches schreibt man nicht auf, schweigen ist auch eine antwort, unbeschrieben, nur das datum]
    So steht sie bis heute da, sauber. {gebremst: Du wolltest anhalten, das hätte eine Zeile gegeben. So ist es eine Lücke, und man kommt gern an ihr vorbei.|Es ist die einzige Zeile in dem Buch, bei der Ida jedes Mal lacht.}
    -> jahrestag
+ [„Esel.“ # like: esel, idiot, dummkopf, trottel, ein schimpfwort, depp, du esel, schwachkopf, ein kräftiger fluch, rindvieh, der alte hätte dich beschimpft, hornochse, tölpel, blödmann]
    Das wäre sein Wort gewesen, du triffst ihn gut. Nur haben wir einen Esel, und der hätte die Welle richtig herum getragen. Ich ließ sie frei.
    -> jahrestag
+ [„Versuch gelungen“ # yes # like: versuch gelungen, gelungen, erfolg, experiment, geglückt, alles gut, absicht, ein voller triumph, die wissenschaft dankt, experiment bestanden, lief wie geplant, hat geklappt, großer erfolg]
    Fräulein Ammer hat es so in ihren Bericht geschrieben. In meinem Buch geht es nicht, da lügt man nur über das Wetter. Ich ließ sie frei.
    -> jahrestag
+ [any # any]
    Ich habe es mit Bleistift hineingesetzt, ganz dünn, und am Morgen wieder ausgeblasen. Es war ja nur für uns zwei.
    -> jahrestag
= jahrestag
# back: Die Stadt hätte den Tag gern wieder. Soll ich die Welle noch einmal umdrehen?
Am nächsten Tag ging sie vorwärts, und auf dem Platz sahen alle hinauf, fast ein wenig enttäuscht. Im Herbst kam eine Abordnung: die Lehrerin, der Wirt, der Mann mit der Aktentasche. Ob man es wiederholen könne, einmal im Jahr. Mit Ankündigung. Was hättest du ihnen gesagt?
+ [Ja, einmal im Jahr # yes # like: ja, einmal im jahr, gerne, natürlich, jedes jahr, wiederholen, unbedingt, warum nicht, macht ein fest daraus, jeden mai, tradition, das wäre toll, ich käme auch, die leute hatten doch freude]
    Ich habe gesagt, ich schlafe darüber. {stunde: Wenn ich es tue, lasse ich sie laufen bis „{stunde}“.|Seither fragen sie jeden Herbst, ob ich ausgeschlafen bin.} {absicht: Und „{absicht}“ kommt ins Programm.|}
    -> END
+ [Nein, Irrtum bleibt Irrtum # no # like: nein, einmal reicht, nicht wiederholen, irrtum bleibt irrtum, nie wieder, besser nicht, so etwas lässt sich nicht nachmachen, wiederholen verdirbt es, ein fehler bleibt ein fehler, das war einmalig, dann ist es nur noch theater, gestellt ist es nicht lustig]
    So sagte ich es auch. Einen Irrtum kann man nicht aufführen, er merkt es. {ausrede: Fräulein Ammer bat wenigstens um den Satz: „{ausrede}“. Den bekam sie.|Der Wirt war erleichtert, er zeigte es mit einer Runde.}
    -> END
+ [Nur mit Ankündigung: keine # like: ohne ankündigung, überraschung, heimlich, unangekündigt, keine ankündigung, wenn keiner es weiß, an einem geheimen tag, keiner darf es ahnen, einfach irgendwann, ganz spontan, sie sollen erschrecken, ohne plakat]
    Du verstehst das Geschäft. Es weiß also keiner, wann. {zeile: Der Zettel fürs Rathaus liegt bereit, mit „{zeile}“.|Auch ich nicht, das macht es ehrlich.}
    -> END
+ [any # any]
    Ich habe es der Abordnung ausgerichtet. Sie gingen die Treppe hinunter, rückwärts, aus Höflichkeit.
    -> END
= aside
+ [gemerkt # like: hast du es nicht gemerkt, wie konnte das passieren, warum hast du es nicht gemerkt, wie baut man eine welle falsch ein]
    Ich stand dahinter. Von innen laufen alle Uhren rückwärts, da fällt es nicht gleich auf.
    -> DONE
+ [ärger # like: gab es ärger, hat sich jemand beschwert, war der bürgermeister böse, wurdest du bestraft]
    Der Bahnhof schrieb, es seien mehrere Leute für den Zug von gestern erschienen. Sonst war Ruhe.
    -> DONE
+ [taube # like: was machte die taube, was war mit der taube, wer ist die taube, die tauben # about: taube, tauben, nest]
    Die Taube ging auf dem Zeiger spazieren, wie auf einem Karussell. Wir haben ein altes Verhältnis. Sie hat mich nicht verraten.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, gibt es kestrin]
    Kestrin ist erfunden, und ich bin eine KI und habe keine Welle in der Hand gehabt. Innerhalb der Geschichte war es ein Dienstag.
    -> DONE
+ [warum # why # like: warum hast du sie laufen lassen, wieso bis zum abend, warum nicht gleich repariert]
    Weil ein Fehler, den man sofort wegräumt, wie ein Fehler aussieht. Bis zum Abend sah er nach mir aus.
    -> DONE
+ [kornuhr # about: kornuhr, kornturm, turm, türme # like: wie alt ist die kornuhr, was für eine uhr ist das, wie hoch ist der kornturm, wie sieht die uhr aus, geht die kornuhr heute richtig, wie viele stufen hat der turm]
    Die Kornuhr ist von 1788, hat zwei Meter vierzig Zeiger und hundertdreiundvierzig Stufen. Sie ist gutmütig, das war das Gefährliche daran.
    -> DONE
+ [welle # about: welle, kerbe, zahnrad, räder # like: was ist eine welle, wie sieht die welle aus, wozu ist die kerbe, welches teil war falsch, wie schwer ist die welle]
    Die Welle ist ein Stab aus Stahl, so lang wie ein Unterarm, und trägt den Zeiger. Man kann sie wenden wie eine Socke, sie sagt nichts.
    -> DONE
+ [ammer # about: ammer, lehrerin, klasse, schulklasse, fräulein # like: wer war die lehrerin, was sagte fräulein ammer, was lernten die kinder, ist die lehrerin noch da, wie war die lehrerin]
    Fräulein Ammer unterrichtet alles außer Turnen und trägt eine Trillerpfeife am Band. Sie glaubt grundsätzlich, dass ein Erwachsener etwas beabsichtigt.
    -> DONE
+ [wirtmann # about: wirt, gasthaus, waage, wirtshaus # like: wie heißt der wirt, wie alt ist der wirt, was sagte seine frau, was ist mit dem gasthaus, wie lange hatte er offen, hat der wirt verdient]
    Der Wirt der „Waage“ heißt Pollak und schließt seit drei Generationen nach dem Kornturm. Seine Frau schließt nach Gefühl.
    -> DONE
+ [buergermeister # about: bürgermeister, rathaus, amtsdiener, stadtrat # like: wer war bürgermeister, was machte der bürgermeister, hat er es geglaubt, was wollte das rathaus, wie war der bürgermeister]
    Der Bürgermeister hatte sein Büro auf der Seite ohne Fenster zum Markt. Er erfuhr alles als Letzter, aber schriftlich.
    -> DONE
+ [leute # about: leute, kestrin, stadt, markt, marktplatz # like: was machten die leute, wie reagierte die stadt, haben die leute gelacht, wie groß ist kestrin, wo liegt die stadt, kam jemand zu spät]
    Kestrin hat neun Uhren und war sich noch nie einig, da fällt eine Meinung mehr nicht auf. Auf dem Markt wurde an dem Tag langsamer eingepackt.
    -> DONE
+ [brot # about: brot, käse # like: was war auf dem brot, war das brot gut, wer hat das brot gemacht, was hast du gegessen, hat dir das brot geschmeckt]
    Das Brot war mit Turmkäse, elf Grad gereift, und einer Gurke. Agata hatte es in das Blatt vom Vortag gewickelt, ich las noch den Wetterbericht.
    -> DONE
+ [gefuehl # like: hattest du angst, war dir das peinlich, hast du dich geschämt, warst du aufgeregt, würdest du es wieder machen, hast du gelacht]
    Ich schämte mich bis etwa zwei, also bis zehn. Danach war ich schon zu weit zurück dafür.
    -> DONE
+ [dauer # like: wie lange lief sie rückwärts, wie spät war es am ende, wie lange dauerte das, wann hast du angefangen, wie schnell lief sie]
    Von Mittag bis nach Sonnenuntergang. Sie ging dabei sehr genau, auf die Minute, nur eben nach der falschen Seite.
    -> DONE

=== decke ===
# title: Elf Wochen unter der Pferdedecke
# chip: Eine Glocke lernt flüstern
# keys: glocke, baby, schlaf, nacht, decke, leise, wiege, esel, nachbarn, lärm, warm
# lore: muffled-bell
-> klopfen
= klopfen
# back: Ein junger Vater bittet, mit der Glocke zu reden. Was sagst du ihm?
Kurz vor zwei in der Nacht klopft es am Torhaus. Draußen steht ein junger Mann im Mantel über dem Nachthemd, im Arm ein Bündel, und das Bündel schreit. Er sagt: „Meister Brask, verzeihen Sie. Könnten Sie vielleicht mit der Glocke reden?“ Du stehst neben mir in der Tür.
+ [„Kommen Sie erst herein“ # yes # like: kommen sie herein, reinkommen, herein, komm rein, setzen sie sich, tee, hereinbitten, treten sie ein, um gottes willen kommen sie ins warme, erst mal hinsetzen, ich koche etwas heißes, rein mit ihnen, der arme ist ja ganz erfroren, holt ihn ins warme, der arme soll erst mal rein, kommt rein und wärmt euch auf, einen stuhl für den mann, tür auf und hinein]
    Er setzte sich auf die Treppe, ihm fielen gleich die Augen zu. Dem Bündel nicht. Dann schlug es über uns zwei, und wir verstanden alles.
    -> turm
+ [„Was hat sie denn getan?“ # why # like: was hat sie getan, warum, wieso, was ist los, was ist passiert, welche glocke, welche sünde hat sie begangen, erzählen sie mal, wo drückt der schuh, was macht die glocke denn, was hat es damit auf sich, weshalb schreit das kleine]
    „Geschlagen“, sagte er. „Jede Stunde. Er schläft ein um zehn vor.“ Und über uns holte der Hammer aus. Zwei. Da verstanden wir alles.
    -> turm
+ [„Glocken hören nicht zu“ # no # like: hören nicht zu, geht nicht, nein, unmöglich, das ist eine glocke, leider nicht, kann man nicht, eine glocke hat keine ohren, sie ist aus bronze, da beißen sie auf metall, das wird schwierig, mit der kann man nicht verhandeln, die lässt nicht mit sich reden]
    „Das haben wir gemerkt“, sagte er sehr höflich. Dann schlug es über uns zwei, und das Bündel antwortete. Sie stritten sich schon eine Weile.
    -> turm
+ [any # any]
    Er nickte zu allem, er hatte seit neun Tagen nicht geschlafen. Dann schlug es über uns zwei, das Bündel fing von vorn an, und wir verstanden.
    -> turm
= turm
# back: Oben hängt der Hammer, vierzig Pfund. Was machen wir mit ihm?
Also hinauf. Der Hammer der Toruhr wiegt vierzig Pfund und schlägt seit 1702, ohne dass ihn jemand darum bittet. Bis drei war noch eine Stunde Zeit. Ich hatte das Werkzeug dabei und du eine Meinung.
+ [Die Uhr anhalten # like: anhalten, uhr anhalten, stoppen, ausschalten, abstellen, still stellen, uhr aus, einfach das werk stoppen, bis morgen aussetzen, nachts abschalten, zeit einfrieren, pendel festbinden, nichts schlagen lassen]
    Das wollte ich der Bäckerei nicht antun, sie geht danach. Aber man könnte statt der Zeit nur den Lärm wegnehmen. Uns fiel dasselbe ein: eine Decke.
    -> mittagsruhe
+ [Den Hammer einwickeln # yes # like: einwickeln, decke, hammer einwickeln, polstern, kissen, umwickeln, stoff, dämpfen, handtuch, irgendwas weiches drum, ein schal um den klöppel, man könnte ihn vermummen, mit wolle umhüllen, watte, einen mantel anziehen]
    Das wird ein Beruf mit dir. Es brauchte etwas Dickes, etwas, das schon einmal getreten worden ist. Eine Pferdedecke.
    -> mittagsruhe
+ [Das Kind muss sich gewöhnen # no # like: gewöhnen, muss sich gewöhnen, nichts, lassen, das kind gewöhnt sich, abwarten, so lassen, da muss der säugling durch, alle kinder lernen das, das legt sich von selbst, mit der zeit hört man es nicht mehr, wir sind auch damit groß geworden, abhärten]
    Das stand auch in meinem Kassenbuch, von 1893: „Säugling unter der Glocke. Selber schuld.“ Als ich das gelesen hatte, ging ich eine Decke holen.
    -> mittagsruhe
+ [any # any]
    Ich sah den Hammer an und den Hammer mich. Er war zu allem bereit, nur nicht zu frieren. Eine Decke also, eine dicke.
    -> mittagsruhe
= mittagsruhe
# back: Mittag, der Esel, liegt auf seiner Decke. Wie bekommen wir sie?
Es gab im Haus nur eine, die dick genug war, und auf der lag Mittag, unser Esel. Er heißt so, weil er um diese Zeit kam und nicht mit sich reden ließ. Er sah dich an. Er sah die Decke an. Er legte auch noch den Kopf darauf.
+ [Tauschen gegen Karotten # like: karotte, karotten, tauschen, möhren, futter, apfel, bestechen, zucker, heu, mit gemüse locken, etwas zum knabbern hinhalten, ein handel, leckerli, ich würde ihn mit hafer überzeugen, gelbe rüben]
    ~ karotte = 1
    Vier Karotten, einzeln. Nach jeder gab er eine Handbreit her. Er hat das Verhandeln bei Agatas Chorkasse gelernt.
    -> einschlafen
+ [Ziehen # no # like: ziehen, wegziehen, zerren, schieben, mit gewalt, einfach nehmen, wegnehmen, alle zusammen und ruck, runter mit dem tier, anpacken und weg, kräftig reißen, den esel wegrollen, einfach drunter weg]
    Wir zogen zu dritt, mit dem jungen Vater. Danach lagen drei auf dem Boden, und der Esel lag auf der Decke. Agata kam herunter und hatte eine Karotte.
    -> einschlafen
+ [Es ihm erklären # like: erklären, bitten, reden, ihm sagen, freundlich fragen, überreden, ins ohr sagen, ich würde höflich mit ihm sprechen, ihm vom säugling erzählen, an sein gewissen appellieren, leise ins gespräch kommen, vernünftig bleiben, sag ihm es ist für ein kind]
    Du erklärtest ihm das Kind, die Nacht, das Haus unter der Glocke. Er hörte es sich an, das Bündel schrie einmal dazu. Da stand er auf.
    -> einschlafen
+ [any # any]
    Es war eine von den Nächten, in denen man alles versucht. Am Ende stand er auf, weil Agata „Guten Morgen“ sagte. Er verwechselt die Tageszeiten.
    -> einschlafen
= einschlafen
# own
# back: Was hat dich als Kind zum Schlafen gebracht?
Wir wickelten den Hammer ein, dreimal herum, mit Uhrschnur. Der Vater hielt das Bündel und wippte, im Takt vom Pendel, das lernt man rasch. Es war zwanzig vor drei. Da redet man, wie man sonst nicht redet. Was hat dich als Kind zum Schlafen gebracht?
+ [Eine Stimme # like: eine stimme, vorlesen, eine geschichte, ein lied, meine mutter, meine oma, mein vater, gutenachtgeschichte, gesungen, mama hat gesungen, abends ein märchen, papas brummen, jemand las vor, eine schwester die erzählte, wenn oma summte]
    Bei fünf Schwestern war es bei mir auch eine, nur wusste ich nie, welche. Sie lasen mir abwechselnd vor und stritten sich um die Stellen.
    -> drei
+ [Ein Geräusch im Haus # like: geräusch, regen, radio, kühlschrank, uhr, ticken, waschmaschine, fernseher, straße, züge, tropfen auf dem dach, das brummen vom eisschrank, die bahn in der ferne, der wind im kamin, wenn nebenan jemand spülte, die heizung knackte]
    Solche Kinder habe ich gern, die liegen da und hören, ob alles läuft. Aus denen werden Leute wie ich.
    -> drei
+ [Nichts, ich lag wach # no # like: nichts, wach, ich lag wach, gar nichts, schlecht geschlafen, ich schlief nie, weiß nicht, ich war ein schlechter schläfer, an die decke gestarrt, stundenlang munter, mich hat nichts müde gemacht, schlaf war nie meins, kein mittel half]
    Dann kennst du das Haus um drei. Das ist kein schlechtes Wissen, es hat nur keiner danach gefragt.
    -> drei
+ [any # slot: schlaflied 14]
    „{schlaflied}“. Der Vater hat es leise nachgesagt, und das Bündel hörte für einen Moment auf.
    -> drei
+ [any # any]
    Der Vater hatte die ganze Zeit weitergewippt und zugehört. Das Bündel auch, glaube ich. Es war jedenfalls eine Pause.
    -> drei
= drei
# own
# back: Wie klingt eine Uhr, die unter einer Decke drei schlägt?
Drei Minuten vor drei. Der Hammer hob sich, in seiner Decke, und sah aus wie jemand, der ungern aufsteht. Wir hielten alle die Luft an, auch das Bündel. Und dann schlug sie. Dreimal. Ich weiß, wonach es für mich klang. Du hast danebengestanden: Wie klang es?
+ [Wie ein Kuchen, hingestellt # like: kuchen, wie ein kuchen, teller, tisch, abgestellt, etwas wird hingestellt, topf, wie wenn jemand eine torte abstellt, ein tablett auf holz, geschirr auf stoff, als setze man eine schüssel ab, ein brotlaib auf dem brett, wie ein sanftes hinstellen]
    Genau das steht im Kassenbuch: „Schlägt, als stellte jemand einen Kuchen hin.“ Im Arm war es still. Er schlief.
    -> zierfuss
+ [Wie ein Herz # like: herz, herzschlag, wie ein herz, puls, bumm, dumpf, pochen, wie in der brust, bumm bumm, ein pochender muskel, wie schritte in wolle, gedämpfter trommelschlag, wie man es im bauch einer mutter hört]
    Der Vater sagte es auch, aber erst am nächsten Tag, ausgeschlafen. In dem Moment sagte er nichts. Das Bündel schlief.
    -> zierfuss
+ [Wie gar nichts # no # like: nichts, wie nichts, gar nicht, leise, still, man hört nichts, kaum, kaum zu vernehmen, ich habe fast nichts mitbekommen, stumm, wie watte, war da was, als wäre es nebenan]
    Beinahe. Es war etwas zwischen nichts und nebenan. Das Bündel zog die Stirn kraus, überlegte und schlief.
    -> zierfuss
+ [any # slot: klang 12]
    „{klang}“. Ich habe es im Kassenbuch neben meines gesetzt. Im Arm hatte jemand die Augen zu.
    -> zierfuss
+ [any # any]
    Du hast es sehr leise gesagt, das war auch das Wichtigste daran. Im Arm hatte jemand die Augen zu.
    -> zierfuss
= zierfuss
# back: Herr Zierfuß will die Schläge zurück, weil er nachts wach liegt. Was schlägst du vor?
Im ganzen Viertel beschwerte sich einer. Herr Zierfuß, Kurzwaren, siebzig, kam am vierten Morgen, den Hut in der Hand. „Ich schlafe seit Jahren nicht“, sagte er, „das macht nichts. Aber ich wüsste gern, wann ich nicht schlafe.“ Da standen wir, mit der Decke. Was schlägst du vor?
+ [Eine Taschenuhr schenken # like: taschenuhr, uhr schenken, armbanduhr, wecker, eine uhr, kuckucksuhr, eigene uhr, ich würde ihm ein eigenes ührchen geben, etwas das leuchtet, einen zeitmesser ans bett, wanduhr, besorgen wir ihm eine pendeluhr, ticker]
    Er hatte vier. „Die sagen es einem nur“, meinte er, „aber sie sagen es nicht laut.“ Da drang unten das Schreien durch, und er sah hin. „Wer geht denn nachts mit dem Kind?“
    -> hut
+ [Er soll mit dem Kind gehen # yes # like: kind tragen, mit dem kind gehen, babysitten, er soll helfen, aufs kind aufpassen, spazieren, er kann das kind nehmen, er könnte nachts den kinderwagen schieben, zwei schlaflose auf einmal, dann sind beide beschäftigt, soll er den kleinen wiegen, er passt auf und die eltern ruhen, gib ihm das baby]
    Man sieht einem Menschen selten so genau zu, wie er auf eine Idee kommt, die schon dasteht. „Wer geht denn nachts mit ihm?“, fragte er.
    -> hut
+ [Die Decke bleibt # no # like: decke bleibt, nein, pech, kind geht vor, soll schlafen, ohrstöpsel, tut mir leid, tut mir leid für sie, der säugling braucht es nötiger, wir lassen es so, da hilft nichts, der stoff wird nicht abgenommen, einer muss verzichten]
    Er verstand es. Er stand nur noch eine Weile, weil zu Hause auch niemand stand. Dann hörte er unten das Kind. „Wer geht denn nachts mit ihm?“
    -> hut
+ [any # any]
    Er hörte es sich an, er war ein Herr. Dann kam von unten ein Ton, und er horchte hin. „Wer geht denn nachts mit dem Kind?“, fragte er.
    -> hut
= hut
# back: Ein alter Herr trägt ein fremdes Kind durch die Gasse. Siehst du weg oder hin?
Von da an ging er. Um halb zwei, Hut, Schal, das Bündel im Arm, die Torgasse hinauf und hinunter, damit die zwei da oben schlafen konnten. Er erzählte ihm von Knöpfen. Ich stand am Fenster und hatte das Licht aus.
+ [Hinsehen, lange # yes # like: hinsehen, zusehen, zuschauen, hin, schauen, lange hinsehen, beobachten, ich könnte den blick nicht lassen, so etwas sieht man selten, aus dem dunkeln heraus, ich bliebe am fenster stehen, wie schön ist das denn, da schaut man zu]
    Ich auch. Am neunten Abend blieb er unter meinem Fenster stehen und sagte, ohne heraufzusehen: „Halb drei, Meister Brask.“ Es war genau halb drei.
    -> leiser
+ [Wegsehen, das gehört ihm # no # like: wegsehen, weg, vorhang zu, schlafen gehen, nicht stören, das ist privat, gardine vor, das ist sein moment, ich gönne ihm das, diskret ins bett, ich würde die augen schließen, man lauert nicht]
    Das ist fein von dir. Ich habe es auch versucht, aber man hörte ihn: „Und das, mein Herr, ist Perlmutt.“
    -> leiser
+ [Mit hinuntergehen # like: mitgehen, hinuntergehen, dazu gehen, begleiten, runtergehen, gesellschaft leisten, mit ihm gehen, schuhe an und hinterher, ich leiste ihm beistand, eine runde zu dritt, ich würde den schirm halten, raus auf die gasse, mich dazugesellen]
    Wir gingen eine Runde zu dritt, im Gleichschritt, ohne Gespräch. An der Ecke gab er dir das Bündel, für elf Schritte. Mehr traute er uns nicht zu.
    -> leiser
+ [any # any]
    Er hätte nichts dagegen gehabt. Am neunten Abend blieb er unter meinem Fenster stehen: „Halb drei, Meister Brask.“ Es war genau halb drei.
    -> leiser
= leiser
# own
# back: Für wen bist du schon einmal leiser geworden?
In der Gasse hatte inzwischen jeder etwas umwickelt. Der Bäcker stellte die Bleche auf Sackleinen, die Schusterin klopfte erst ab neun. Beschlossen hatte es keiner. Man wird ja leiser, ohne es zu merken. Für wen bist du schon einmal leiser geworden?
+ [Für ein Kind # like: kind, baby, für ein kind, mein sohn, meine tochter, meine kinder, enkel, neffe, nichte, wenn der kleine endlich schläft, auf zehenspitzen ins kinderzimmer, für mein enkelchen, als meine tochter zahnte, bei den kleinen, ein säugling im haus]
    Dann kannst du Türen schließen wie ein Gedanke. Das verlernt man nicht mehr.
    -> elfte
+ [Für jemand Krankes # like: krank, jemand kranken, meine mutter, mein vater, pflege, im krankenhaus, oma, opa, am krankenbett, als papa im spital lag, für meine sieche großmutter, bei einer migräne, wenn es jemandem schlecht ging, als mein mann operiert wurde]
    Das ist ein anderes Leisesein, man geht darin auf der ganzen Sohle. Ich lasse es stehen und sage nichts weiter dazu.
    -> elfte
+ [Ich werde nie leiser # no # like: nie, für niemanden, ich bin laut, niemand, gar nicht, nein, mich hört man immer, ich kann nicht flüstern, meine stimme trägt, rücksicht war nie mein fach, ich trample, laut geboren]
    Solche braucht es auch, sonst hört im Turm keiner das Essen rufen. Agata erreicht mich von der Küche bis Stufe neunzig.
    -> elfte
+ [any # slot: leise 12]
    „{leise}“. Ich habe es so hingeschrieben, dass die Feder nicht kratzt.
    -> elfte
+ [any # any]
    Das lasse ich ganz, und ich klappe das Buch darüber nicht zu, das macht ein Geräusch.
    -> elfte
= elfte
# back: Nach elf Wochen schläft das Kind durch. Wer sagt es Herrn Zierfuß?
In der elften Woche schlief das Kind durch. Von acht bis sechs, drei Nächte hintereinander. Die Eltern lachten und trauten sich kaum. Um halb zwei stand Herr Zierfuß vor der Tür, mit Hut und Schal, und niemand machte auf. Jemand muss es ihm sagen. Wie?
+ [Die Wahrheit, gleich # yes # like: wahrheit, ehrlich, gleich sagen, er schläft durch, sagen wie es ist, direkt, man sollte nicht drumherum reden, klare worte, er hat es verdient zu wissen, frei heraus, ohne umschweife, ihr junge schläft jetzt]
    „Er schläft“, sagten wir. Herr Zierfuß nahm den Hut ab, als stünde er in einer Kirche. „Na also“, sagte er. Und nach einer Weile: „Dann gehe ich die Runde noch fertig.“
    -> schlag
+ [Ihn auf Tee einladen # like: tee, einladen, hereinbitten, kaffee, essen, auf tee einladen, kuchen, reinbitten, komm herein auf einen becher, heißes getränk anbieten, bei gebäck erzählen, an den tisch bitten, er soll sich erst aufwärmen, eine stulle dazu]
    Zichorienkaffee, zwei Uhr nachts. Er verzog das Gesicht. Beim zweiten Becher sagte er von selbst: „Er braucht mich nicht mehr. Das war ja der Zweck.“
    -> schlag
+ [Das Kind kurz wecken # no # like: wecken, kind wecken, kneifen, weiterlaufen lassen, nichts sagen, lügen, noch eine runde, ganz sacht an der wiege rütteln, ein letztes mal ausführen, man könnte es ihm noch einmal geben, nicht verraten, ein bisschen stupsen, gönnt ihm eine nacht]
    Agata hat dich angesehen, wie nur eine Chorleiterin ansieht. Also sagten wir es ihm. „Na also“, sagte er, und drückte den Hut, bis er anders aussah.
    -> schlag
+ [any # any]
    So oder ähnlich kam es bei ihm an. „Na also“, sagte er. Und nach einer Weile: „Dann gehe ich die Runde noch fertig.“
    -> schlag
= schlag
# back: Die Decke ist ab, der erste laute Schlag kommt. Wer wacht auf?
Wir gaben Mittag seine Decke zurück. {karotte: Er hat sie auf Karotten untersucht.|Er hat sie berochen und nicht wiedererkannt.} Dann warteten wir auf den ersten lauten Schlag seit elf Wochen. Zwei Uhr nachts, die ganze Gasse im Bett. Was meinst du, wer ist davon aufgewacht?
+ [Das Kind # like: kind, das kind, baby, das baby, der kleine, das bündel, der säugling natürlich, das würmchen, der zwerg wird brüllen, der junge in der wiege, das arme kleine, er fängt wieder an]
    Eben nicht. Es schlief. Die Eltern saßen senkrecht im Bett. {schlaflied: Der Vater sagte leise dein „{schlaflied}“, für sich selbst.|Und in der Kurzwarenhandlung schlief Herr Zierfuß, zum ersten Mal seit Jahren. Er hatte ja gewusst, wie spät es ist.}
    -> END
+ [Herr Zierfuß # like: zierfuß, herr zierfuß, der alte, der alte herr, kurzwaren, er, der kurzwarenhändler, der mit dem hut, der schlaflose, unser nachtwanderer, der knopfmann, der spaziergänger]
    Der schlief. Zum ersten Mal seit Jahren. Am Morgen kam er empört: „Ich habe keine Ahnung, wie die Nacht war.“ {leise: In seiner Gasse ist es noch heute ein wenig leiser, wie bei „{leise}“.|Er sah dabei aus wie jemand, dem man etwas geschenkt hat.}
    -> END
+ [Alle außer dem Kind # yes # like: alle, alle außer dem kind, die eltern, die ganze gasse, jeder, alle anderen, sämtliche nachbarn, nur der kleine schläft weiter, das gesamte viertel senkrecht im bett, bäcker schusterin und eltern, ringsum jeder, wir erwachsenen]
    Alle, und keiner war böse. Fenster gingen auf, man sah hinauf, wie man jemanden ansieht, der vom Land zurück ist. {klang: Der Bäcker rief, „{klang}“ habe ihm besser gefallen.|Der Bäcker rief, der Kuchen habe ihm besser gefallen.}
    -> END
+ [any # any]
    Das Kind jedenfalls schlief. Es ist heute zwanzig, spielt Trommel und kommt immer zu spät. Ob das an mir liegt, lasse ich offen.
    -> END
= aside
+ [kind # like: was wurde aus dem kind, wie heißt das kind, wie alt ist das kind heute, was macht das baby heute # about: baby, säugling, bündel]
    Das Bündel hieß Korbinian, wog neun Pfund und schrie auf C. Heute ist es zwanzig und spielt Trommel. Ich enthalte mich.
    -> DONE
+ [zierfuß # like: was wurde aus herrn zierfuß, wer ist herr zierfuß, lebt herr zierfuß noch, hat er wieder geschlafen # about: zierfuß, kurzwaren]
    Herr Zierfuß verkaufte Knöpfe, Borten und Gummizug und trug auch nachts einen Hut. Er ist jetzt neunzig und wird auf allen Taufen neben die Wiege gesetzt.
    -> DONE
+ [bemerkt # like: hat es die stadt gemerkt, hat der bürgermeister es gemerkt, durftest du das, war das erlaubt]
    Der Bürgermeister fragte, ob die Toruhr erkältet sei. Ich sagte: belegt. Er wünschte ihr gute Besserung.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden]
    Es ist erzählt. Ich bin eine KI und habe nie einen Hammer eingewickelt. Die Decke ist aber genau beschrieben.
    -> DONE
+ [warum # why # like: warum hast du geholfen, warum ausgerechnet die decke, wieso elf wochen, warum nicht einfach abgestellt]
    Weil die Zeit weitergehen muss, auch nachts. Vom Schreien hat niemand etwas gesagt, das gehört ja dazu.
    -> DONE
+ [hammer # about: hammer, glocke, glocken, schlag, schläge # like: wie schwer ist der hammer, wie klingt die glocke, wie alt ist die glocke, wie laut war die glocke, wie oft schlägt sie, was für eine glocke ist das]
    Die Torglocke ist von 1702, ein tiefes As, und man hört sie bis zur Mühle. Der Hammer dazu hat vierzig Pfund und keine Manieren.
    -> DONE
+ [pferdedecke # about: decke, decken, pferdedecke # like: was für eine decke war das, wie sah die decke aus, roch die decke, wem gehörte die decke, wo ist die decke jetzt, wie dick war die decke]
    Die Decke war grau mit rotem Rand, Filz, und roch nach Esel und Regen. Agata hat sie zweimal gewaschen, der Esel hat sie zweimal zurückgestellt.
    -> DONE
+ [esel # about: esel, mittag, esels # like: wie alt ist der esel, warum heißt der esel mittag, lebt der esel noch, wie ist der esel so, hat der esel gefroren, was macht der esel]
    Mittag ist ein Grauschimmel mit eigener Meinung. Er kam mit einem Wagen. Den Wagen haben wir verkauft.
    -> DONE
+ [eltern # about: eltern, vater, mutter, paar # like: wie hießen die eltern, wo wohnten die eltern, wer war der vater, wie ging es der mutter, waren die eltern nett, was machten die eltern]
    Die Eltern wohnten im Haus genau unter dem Turm, zweiter Stock, weil es billig war. Er war Setzer, sie nähte, und beide gingen gegen die Wände.
    -> DONE
+ [agata # about: agata, ehefrau, frau # like: was sagte agata, wer ist agata, war agata wach, was macht deine frau, wie fand deine frau das, half agata mit]
    Agata leitet den Chor und weiß, wie man vierzig Leute leise bekommt. Zum Hammer sagte sie: „Endlich ein Bass, der zuhört.“
    -> DONE
+ [gasse # about: gasse, torgasse, nachbarn, viertel, bäcker # like: wie reagierten die nachbarn, wie sah die gasse aus, was sagte der bäcker, wer wohnte in der gasse, waren die nachbarn böse]
    Die Torgasse ist so schmal, dass man sich aus den Fenstern das Salz reicht. Laut ist dort, wer niest.
    -> DONE
+ [knopf # about: knöpfe, knopf, perlmutt # like: was erzählte er von knöpfen, warum knöpfe, welche knöpfe waren es, was ist perlmutt, was ist mit den knöpfen]
    Perlmutt kam bei ihm zuerst, Horn danach, Messing zum Schluss. Vor jedem Knopf machte er eine Pause, damit man ihn sich vorstellen konnte.
    -> DONE
+ [gefuehl # like: warst du müde, hattest du angst vor ärger, war das anstrengend, würdest du es wieder tun, warst du gerührt, hat es dich gestört]
    Ich war müde wie alle. Aber ich habe in den Wochen zum ersten Mal gern gehört, wie es bei mir schlägt.
    -> DONE

=== blatt ===
# title: Heute war es schön: die fehlende Seite
# chip: Die fehlende Seite im Kassenbuch
# keys: seite, kassenbuch, rätsel, geheimnis, fisch, schön, vorgänger, gefunden, rätselhaft, spurensuche
# lore: ledger-insults
-> fund
= fund
# back: Eine Seite fehlt, genau nach dem einzigen schönen Tag. Was siehst du dir zuerst an?
Mein Vorgänger führte das Kassenbuch von 1890 an und mochte niemanden. Ein ganzer Winter heißt bei ihm „Wind. Idioten.“ Aber an einem Tag im Mai steht da: „Heute war es schön.“ Danach fehlt ein Blatt. Du sitzt mit der Lampe daneben. Was siehst du dir zuerst an?
+ [Den Rand, wo es fehlt # like: rand, kante, riss, schnitt, den rand, ausgerissen, wo es fehlt, abgerissen, dort wo es herausgetrennt wurde, die schnittkante, ich würde mit dem finger die stelle entlangfahren, ob es abgeschnitten ist, an der bindung, die heftung]
    Kein Riss. Ein Schnitt, sauber, mit einem Uhrmachermesser, an einem Lineal. So trennt man nichts heraus, was einen ärgert.
    -> abdruck
+ [Das nächste Blatt # like: nächste seite, das nächste blatt, nächstes blatt, danach, seite danach, durchgedrückt, was danach kommt, ich blättere um, was er am tag darauf schrieb, die folgende seite, weiterlesen, wie es weitergeht, ob sich etwas durchgepaust hat]
    Da steht „Regen. Korn: Feder. Milchmann: Schaf.“ Er war also wieder gesund. Aber dazwischen ist das Blatt herausgeschnitten, sauber, nicht gerissen.
    -> abdruck
+ [Seine Schrift an dem Tag # like: schrift, handschrift, tinte, die schrift, die worte, wie er schreibt, der satz, ob die buchstaben anders sind, wie er das schöne hingeschrieben hat, der federstrich, das schriftbild, ob er gezittert hat, mit welchem stift]
    Sie ist rund. Sonst steht bei ihm jeder Buchstabe da wie ein Zaun. Und das Blatt danach ist nicht gerissen, sondern sauber herausgeschnitten.
    -> abdruck
+ [any # any]
    Ich hielt die Lampe, wohin du zeigtest. Da sah man es: Das Blatt ist nicht gerissen. Es ist herausgeschnitten, am Lineal, sehr sauber.
    -> abdruck
= abdruck
# back: Im Papier ist etwas durchgedrückt. Was, glaubst du, war auf dem Blatt?
Ida hatte den Einfall mit dem weichen Bleistift. Man fährt flach über das Papier, und was darauf lag, kommt als Schatten. Es waren keine Wörter. Es waren Kreise, sehr viele, mit Zähnen. Und unten in der Ecke, klein, ein Fisch. Jemand hat fest aufgedrückt.
+ [Ein geheimer Plan # like: plan, geheimer plan, bauplan, zeichnung, skizze, konstruktion, erfindung, der entwurf eines uhrwerks, eine neue maschine, technische skizze, konstruktionsunterlagen, etwas das er bauen wollte, patent]
    ~ vermutet = 1
    Das dachte Ida auch. Nur zeichnet so kein Uhrmacher: Die Räder greifen daneben, und eines hat ein Gesicht.
    -> schoenertag
+ [Etwas von einem Kind # like: kind, kinderzeichnung, ein kind, von einem kind, gemalt, kinderbild, mädchen, junge, so malen die kleinen, jemand der noch nicht schreiben kann, ein enkel, das war ein dreikäsehoch, krakelei, ein schulkind]
    ~ vermutet = 2
    Du sagst es so ruhig. Ich hatte drei Tage und eine Lupe gebraucht, bis ich es dachte: Die Räder greifen daneben, und eines hat ein Gesicht.
    -> schoenertag
+ [Eine Botschaft # like: botschaft, code, nachricht, geheimschrift, rätsel, brief, liebesbrief, zeichen, verschlüsselt, ein geheimes signal, da will einer etwas mitteilen, eine chiffre, post an die geliebte, hieroglyphen]
    ~ vermutet = 3
    Wir zählten die Zähne, rückwärts und durch drei. Es kam nichts heraus als Zähne. Und eines der Räder hat ein Gesicht.
    -> schoenertag
+ [any # any]
    Möglich war in dem Moment alles. Wir drehten das Blatt zum Licht. Die Räder greifen daneben, und eines hat ein Gesicht.
    -> schoenertag
= schoenertag
# own
# back: Wann hast du zuletzt gedacht: Heute war es schön?
Ich trug den Satz eine Woche mit mir herum, die Treppen hinauf. Vier Wörter, und es ist nichts daran auszusetzen. Man sagt sie selten, man ist meistens schon beim nächsten Tag. Wann hast du es zuletzt gedacht: Heute war es schön?
+ [Erst neulich # yes # like: neulich, gestern, heute, vor kurzem, am wochenende, erst neulich, diese woche, es ist gar nicht so lange her, am sonntag, letzte woche, eben erst, beim frühstück heute, vorgestern abend]
    Dann ist noch Wärme darin. Ich schreibe es mit Bleistift daneben, ohne Datum.
    -> einzeiger
+ [Lange her # no # like: lange her, weiß nicht mehr, ewig, vor jahren, schon lange nicht, keine ahnung, das muss eine ewigkeit sein, ich erinnere mich kaum, da muss ich weit zurück, im letzten jahrzehnt, gefühlt nie, schon gar nicht mehr wahr]
    Bei ihm kommt der Satz nach sieben Jahren zum ersten Mal vor. Er verdirbt nicht beim Liegen.
    -> einzeiger
+ [Im Urlaub, am Wasser # like: urlaub, am meer, am see, ferien, am wasser, am strand, in den bergen, auf reisen, auf einer insel, beim baden, mit den füßen in den wellen, unterwegs im süden, an der nordsee, als ich segeln war]
    Wasser hat etwas davon, dass keiner es aufziehen muss. Merke es dir, es kommt in dieser Geschichte noch ein Fisch.
    -> einzeiger
+ [any # slot: schoen 16]
    „{schoen}“. Ich habe es unter seinen Satz gelegt, das Papier hält es.
    -> einzeiger
+ [any # any]
    Das ist ein ganzer Tag und mehr. Ich habe ihn auf einen eigenen Zettel geschrieben und unter seinen Satz gelegt.
    -> einzeiger
= einzeiger
# back: Im Gehäuse der ältesten Uhr ist wieder der Fisch. Fürchtest du dich ein wenig?
Für jenen Tag steht im Buch noch ein Wort: „Einzeiger“. Das ist die älteste der neun, vierhundert Jahre, sie hat nur den Stundenzeiger. Wir stiegen hinauf. Innen, wo keiner hinsieht, ritzen die Reparateure ihre Namen. Da stand seiner, wie ein Zaun. Und daneben, auf Kniehöhe: der Fisch.
+ [Auf Kniehöhe? # why # like: kniehöhe, warum so tief, wieso kniehöhe, wer ist so klein, so niedrig, ein kind, das ist doch viel zu niedrig, aus welcher höhe geritzt, da muss einer gekrochen sein, wer bückt sich denn so, weshalb dort unten, ein zwerg]
    Das ist die Frage. Wer dort ritzt, der liegt auf dem Bauch, oder er ist acht Jahre alt.
    -> fischfrage
+ [Mir wird ein wenig kalt # yes # like: kalt, gruselig, unheimlich, gänsehaut, ja, fürchte mich, schauer, mich fröstelt, das ist ja spukig, mir stellen sich die haare auf, ein bisschen bange wird einem, huh, ich schaudere]
    Mir auch, es zieht da oben. Aber dann habe ich mich hingekniet, mit dem guten Knie. Von dort sieht man durch eine Luke genau auf den Fluss.
    -> fischfrage
+ [Schön, ein Muster # no # like: muster, interessant, schön, spannend, aha, zweimal der fisch, kein zufall, zwei stellen schon, da steckt system dahinter, jetzt wird es interessant, eine spur, wir sind etwas auf der fährte, das gefällt mir]
    Das sagte Ida, und sie hatte die Ärmel schon hochgeschoben. In der Toruhr gibt es noch so einen Fisch. Wir hatten ihn immer für eine Laune gehalten.
    -> fischfrage
+ [any # any]
    Es klang dort oben, als sagte die Uhr es noch einmal. Ich kniete mich hin. Von Kniehöhe aus sieht man durch eine Luke genau auf den Fluss.
    -> fischfrage
= fischfrage
# own
# back: Wer unterschreibt mit einem Fisch? Gib ihm einen Namen.
Jemand war also bei ihm, an jenem Tag im Mai. Jemand, der nicht schreiben konnte oder nicht wollte, und der mit einem Fisch unterschrieb. Bis wir es wissen, brauchen wir ein Wort dafür, sonst redet man immer um den Fisch herum. Wie nennen wir ihn oder sie?
+ [Einfach „der Fisch“ # like: fisch, der fisch, einfach fisch, fisch reicht, fischlein, das fischchen, dabei bleiben wir, warum nicht bei fisch, das tier als name, schlicht nach dem zeichen, so heißt er eben, das genügt doch]
    So sagten wir auch im Haus. „Der Fisch war acht“, sagte Ida beim Essen, und Agata legte den Löffel hin.
    -> wohin
+ [Kein Name vor der Zeit # no # like: kein name, keinen, noch nicht, abwarten, nein, ohne namen, ich taufe niemanden den ich nicht kenne, das bringt unglück, lass uns warten, namenlos lassen, erst wenn wir es wissen, der stellt sich schon noch vor]
    Das ist Uhrmacherart, man benennt nichts, was man nicht in der Hand hatte. Agata hielt sich nicht daran.
    -> wohin
+ [any # slot: fischname 6]
    „{fischname}“. Gut. Ich habe es mit Kreide neben die Luke geschrieben, man kann es wieder abwischen.
    -> wohin
+ [any # any]
    Für die Kreide ist das zu lang, ich habe nur den Anfang neben die Luke geschrieben. Wir wissen ja, wer gemeint ist.
    -> wohin
= wohin
# back: Wo suchen wir den Fisch: Kirchenbuch, Wirtshaus oder Agata?
Hundert Jahre und mehr, und ein Fisch. Es gibt in Kestrin drei Stellen, an denen etwas aufgehoben wird: das Kirchenbuch, das Wirtshaus und Agata. Du gehst voraus.
+ [Kirchenbuch # like: kirche, kirchenbuch, pfarrer, archiv, taufe, akten, register, in der sakristei, beim pastor, die alten taufbücher, was die pfarre aufschreibt, im geburtenverzeichnis, beim küster]
    Elf Familien vom Fluss, alle getauft, alle mit Namen, kein Fisch. Der Küster machte das Buch zu und sagte: „Fragen Sie Ihre Frau.“
    -> laden
+ [Wirtshaus # like: wirtshaus, kneipe, gasthaus, wirt, stammtisch, bier, die leute, am tresen, wo getratscht wird, die alten säufer fragen, bei einem schoppen, in der schenke, die stammgäste]
    Der Stammtisch wusste es sofort, auf sechs Arten. Nach der zweiten Runde waren es acht. Der Wirt sagte: „Fragen Sie Ihre Frau.“
    -> laden
+ [Agata # yes # like: agata, deine frau, frag agata, die chorleiterin, zuerst agata, frau, deine gattin weiß alles, die sängerin, die frau meisterin, wer den chor leitet kennt jeden, daheim anfangen, bei der zuhause]
    Das spart zwei Wege, ich hätte sie vorher gemacht. Agata war gerade beim Einkaufszettel.
    -> laden
+ [any # any]
    Wir gingen erst einmal los. In Kestrin endet jeder Weg in meiner Küche, und dort war Agata beim Einkaufszettel.
    -> laden
= laden
# back: Über der Fischtheke hängt, was wir suchen. Wie sprichst du es an?
Agata sagte: „Räder mit Zähnen, und eines hat ein Gesicht? Das hängt bei Sill über den Forellen.“ Seit immer. Wir standen eine Viertelstunde später davor: ein Blatt aus meinem Kassenbuch, braun, hinter Glas, ein wenig fettig. Frau Sill wischte sich die Hände ab.
+ [„Woher haben Sie das?“ # why # like: woher, woher haben sie das, was ist das, wer hat das gemalt, seit wann, fragen, wo kommt das blatt her, wie ist das zu ihnen gekommen, wer hat es gezeichnet, erzählen sie von dem bild, ich würde sie geradeheraus danach ausforschen, seit welchem jahr hängt es]
    „Das ist von der Urgroßmutter“, sagte sie. „Die hat als Kind einmal einem groben Menschen sein vergessenes Brot nachgetragen, den Turm hinauf. Und kam erst am Abend wieder.“
    -> rueckseite
+ [Erst eine Forelle kaufen # like: forelle, fisch kaufen, erst kaufen, einkaufen, forelle kaufen, höflich, zwei forellen, etwas für die pfanne nehmen, ein pfund hering, als kunde hat man es leichter, erst den umsatz, ich bestelle mittagessen, man fällt nicht mit der tür ins haus]
    So macht man das hier. Beim Einwickeln sagte sie von selbst: „Die Urgroßmutter. Trug als Kind einem groben Menschen sein Brot den Turm hinauf. Und kam erst am Abend wieder.“
    -> rueckseite
+ [„Das gehört mir“ # no # like: das gehört mir, meins, ich will es zurück, gehört ins buch, das ist gestohlen, hergeben, aus meinem buch herausgetrennt, das ist eigentum des turms, rücken sie es raus, ich verlange es heraus, das ist unseres, das muss wieder hinein]
    Sie sah mich an, mit dem Messer. „Das gehört der Urgroßmutter“, sagte sie. „Die trug als Kind einem groben Menschen sein Brot den Turm hinauf. Und kam erst am Abend wieder.“
    -> rueckseite
+ [any # any]
    Sie nickte langsam, es war Freitag und viel los. „Das ist von der Urgroßmutter“, sagte sie. „Die trug einem groben Menschen sein Brot auf den Turm. Und kam erst am Abend wieder.“
    -> rueckseite
= rueckseite
# back: Hinten auf dem Blatt könnte noch etwas stehen. Drehen wir den Rahmen um?
Einen Tag lang hatte er also einem Kind vom Fluss die Uhr erklärt, er, der niemandem guten Morgen sagte. {vermutet == 2: Du hattest es gleich gesehen.|Da stand ich mit meiner Lupe.} Und ein Blatt hat zwei Seiten. Hundert Jahre hing es mit der einen an der Wand. Frau Sill hob es vom Nagel und hielt es dir hin.
+ [Umdrehen # yes # like: umdrehen, ja, sehen, öffnen, aufmachen, natürlich, nachsehen, rückseite, mach schon dreh, wende ihn, ich halte es nicht aus, raus aus dem rahmen, ich will wissen was drunter ist, her mit der zange]
    Vier Nägel, der letzte war der störrische. In seiner Schrift, aber rund: „Hat gefragt. Alles.“ Frau Sill las es zweimal, dann der ganze Laden.
    -> frage
+ [Hängen lassen # no # like: hängen lassen, nein, lassen, nicht umdrehen, geheimnis, lieber nicht, zurückhängen, wir haben genug gesehen, manches lässt man ruhen, an den nagel zurück, ich will es nicht kaputt machen, so ist es am schönsten, unberührt]
    Ich hätte es dir gegönnt. Aber Frau Sill hatte das Messer schon unter dem Nagel. In seiner Schrift, nur rund: „Hat gefragt. Alles.“
    -> frage
+ [Sie soll es tun # like: frau sill, sie soll, sie entscheidet, gehört ihr, die familie, überlasse es ihr, es ist ihr erbstück, das steht uns nicht zu, wer es besitzt der darf, die urenkelin, sie hat das recht dazu, legen wir es in ihre hände]
    Sie wusch sich vorher die Hände, mit Seife. Dann las sie vor, vor allen Kunden: „Hat gefragt. Alles.“ Es war seine Schrift, aber rund.
    -> frage
+ [any # any]
    Sie nahm es als Ja. Vier Nägel. Hinten stand, in seiner Schrift, nur rund: „Hat gefragt. Alles.“ Der ganze Laden las es.
    -> frage
= frage
# own
# back: Wer hat dir einmal etwas geduldig erklärt, oder wen hast du alles fragen dürfen?
Drei Wörter, und ich habe ihm einundvierzig Jahre lang Unrecht getan. Es hatte ihn nur nie jemand etwas gefragt. Ich hatte Meisterin Orsolya, die antwortete mit dem Besen, aber sie antwortete. Wen hast du alles fragen dürfen?
+ [Eine Lehrerin, einen Lehrer # like: lehrer, lehrerin, eine lehrerin, ein lehrer, meister, ausbilder, schule, professorin, chef, meine grundschullehrerin, in der lehre, ein geduldiger dozent, unser mathelehrer, der trainer, eine meisterin wie deine]
    Und ich wette, es fing mit einer Nebensache an. Die großen Sachen erklärt einem ja jeder.
    -> heute
+ [Jemand aus der Familie # like: oma, opa, vater, mutter, großvater, großmutter, mein onkel, meine tante, meine eltern, bruder, schwester, mein großvater in der werkstatt, am küchentisch mit mama, der alte herr, meine cousine, bei uns zuhause durfte man das, die patentante]
    Die antworten oft mit den Händen weiter, wenn der Mund fertig ist. So lernt man am meisten.
    -> heute
+ [Eigentlich niemanden # no # like: niemanden, keinen, niemand, ich musste selbst, keiner, allein gelernt, gar niemand, mir wurde nie etwas erklärt, ich habe alles aus büchern, keine menschenseele, ich traute mich nie, selbst beigebracht, die hatten keine zeit]
    Dann hast du es auf dem langen Weg gelernt. Ich sage es dem Stuhl hier, er steht ein Stück abgerückt: Man darf.
    -> heute
+ [any # slot: frager 12]
    „{frager}“. Ich habe es in die Luke geritzt, auf Kniehöhe, klein. Da ist man in guter Gesellschaft.
    -> heute
+ [any # any]
    Das ritze ich nicht, dafür ist der Turm zu klein. Ich lege es zu dem Brot, das ihm nachgetragen wurde.
    -> heute
= heute
# own
# back: Im Kassenbuch ist heute eine Zeile frei, und sie gehört dir. Was schreibe ich?
Das Blatt hängt wieder über den Forellen, nun mit der Schrift nach vorn und den Rädern nach hinten, und einmal im Monat dreht Frau Sill es um. Im Kassenbuch habe ich die Lücke gelassen. Aber für heute ist eine Zeile frei. Die gebe ich dir.
+ [„Heute war es schön“ # yes # like: heute war es schön, schön, es war schön, schöner tag, heute wars schön, gut, das war ein guter, mir gefiel der heutige, einfach dasselbe wie im mai, ein gelungener abend, herrlich wars, lauter sonne]
    Ich schreibe es rund. {schoen: Und darunter, klein, das andere: „{schoen}“.|Es steht jetzt zum zweiten Mal in dem Buch.} {fischname: Dahinter ein Fisch, für „{fischname}“.|Dahinter ein Fisch.}
    -> END
+ [„Wind. Idioten.“ # no # like: wind, idioten, wind idioten, schlecht, mies, blöder tag, alles doof, regen, ein griesgrämiger eintrag, alles blöd heute, windig und lauter deppen, grausiger tag, so wie der alte es gemacht hätte, grau in grau]
    Auch das hat in diesem Buch einen guten Platz. {frager: Aber ich lasse dahinter ein wenig frei, für den Tag, an dem „{frager}“ wieder vorbeikommt.|Ich lasse dahinter ein wenig frei, man weiß nie, wer einem das Brot nachträgt.}
    -> END
+ [Lass sie frei # dunno # like: frei lassen, leer, nichts, lass sie frei, weiß nicht, keine ahnung, später, blanko, vielleicht ein andermal, mir fällt nichts ein, soll leer bleiben, ich habe nichts zu vermelden, später vielleicht]
    Dann bleibt sie frei, und ich blättere nicht um. {vermutet: Du hast bei dem Fisch gleich etwas vermutet, so einem Menschen reserviert man eine Zeile.|Sie läuft nicht weg, sie ist liniert.}
    -> END
+ [any # slot: seite 20]
    „{seite}“. So steht es nun da, mit Tinte, unter dem Datum von heute. {fischname: „{fischname}“ hätte einen Fisch daneben gesetzt. Ich habe es versucht.|Ich habe einen Fisch daneben versucht. Er sieht aus wie ein Schuh.}
    -> END
+ [any # any]
    Es läuft über die Zeile in die nächste, und das ist dann eben morgen. Es steht.
    -> END
= aside
+ [mädchen # like: was wurde aus dem mädchen, wer war das kind, wurde sie uhrmacherin, wie hieß das mädchen, was wurde aus der urgroßmutter]
    Fischhändlerin, wie alle Sills. Aber ihre Waage ging auf das Gramm, sagt man, sie hatte sie selbst geeicht, mit acht.
    -> DONE
+ [vorgänger # like: wer war der vorgänger, warum war er so grob, wie hieß der vorgänger, was steht noch im buch # about: vorgänger, vorgängers]
    Mein Vorgänger schrieb vom Bürgermeister nur: „Kam hinauf. Ging hinunter. Kein Verlust in beiden Richtungen.“ Ich lese ihn seither freundlicher.
    -> DONE
+ [zweiter fisch # like: und der fisch in der toruhr, was ist mit dem anderen fisch, warum noch ein fisch, war sie öfter da]
    Der in der Toruhr sitzt eine Handbreit höher. Sie muss also wiedergekommen sein, etwa ein Jahr später. Im Buch steht davon nichts.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, gibt es das buch]
    Das Buch ist geschrieben und ich auch, ich bin eine KI. Die Zeile mit dem heutigen Datum steht nur hier, zwischen uns.
    -> DONE
+ [warum # why # like: warum hat er es rausgeschnitten, warum hat er die seite rausgeschnitten, warum nicht gesagt, wieso verschenkt]
    Weil sie es gezeichnet hatte, also war es ihres. Er war grob, aber er wusste, was wem gehört.
    -> DONE
+ [kassenbuch # about: kassenbuch, buch, seite, seiten, blatt # like: wie sieht das kassenbuch aus, wie alt ist das buch, was steht in dem buch, wo liegt das buch, wie viele seiten hat es, wer schreibt heute hinein]
    Das Kassenbuch ist schwarz, mit Leinenrücken, vierhundert Blatt, von 1890. Es riecht nach Tran, und gerechnet wird darin nur auf zwei Seiten.
    -> DONE
+ [ida # about: ida, lehrling # like: wer ist ida, wie alt ist ida, was macht ida, ist ida deine tochter, hat ida geholfen, ist ida gut]
    Ida ist mein Lehrling und hört mit den Zähnen: den Schraubenzieher ans Gehäuse, den Griff in den Mund. Sie findet Risse und Ausreden.
    -> DONE
+ [fischzeichen # about: fisch, fische, zeichnung, zeichen # like: wie sieht der fisch aus, was bedeutet der fisch, wie groß ist der fisch, warum ein fisch, ist die zeichnung gut, wer malt einen fisch]
    Der Fisch besteht aus drei Strichen und einem Auge, er schwimmt nach links. Er ist kleiner als ein Daumennagel und tief gedrückt.
    -> DONE
+ [uhr # about: einzeiger, uhr, uhren, stundenzeiger # like: was ist der einzeiger, warum hat die uhr nur einen zeiger, wie alt ist die uhr, geht der einzeiger noch, wo steht die uhr, wie sieht die älteste uhr aus]
    Der Einzeiger ist vierhundert Jahre alt und kennt keine Minuten. Man liest: zwischen zwei und drei, eher drei. Es hat für Taufen und Suppen gereicht.
    -> DONE
+ [sill # about: sill, fischladen, laden, fischtheke, forelle, forellen # like: wer ist frau sill, wie riecht es im laden, wie lange gibt es den laden, waren die forellen gut, wo ist der fischladen]
    Bei Sill gibt es seit fünf Geschlechtern Forellen, drei Sorten und eine Meinung. Der Laden ist gekachelt bis unter die Decke, mit einem Nagel.
    -> DONE
+ [agata # about: agata, ehefrau, einkaufszettel # like: woher wusste agata das, wer ist agata, was sagt deine frau, weiß agata immer alles, was stand auf dem einkaufszettel]
    Agata weiß, was in Kestrin an welcher Wand hängt, weil sie seit dreißig Jahren überall Noten abholt. Man muss sie nur vor dem Einkaufen fragen.
    -> DONE
+ [messer # about: messer, lineal, schnitt # like: womit wurde geschnitten, wie sauber war der schnitt, was für ein messer, warum ein lineal, woher weißt du dass es ein messer war]
    Das Uhrmachermesser hat eine Klinge wie ein Weidenblatt, sein altes liegt noch in der Lade. Der Schnitt ging auf den halben Faden genau.
    -> DONE
+ [gefuehl # like: warst du aufgeregt, hat dich das gerührt, warst du neugierig, hast du geweint, wolltest du es wirklich wissen, bist du stolz]
    Aufgeregt war ich, für meine Verhältnisse. Ich habe zwei Stufen auf einmal genommen, eine davon abwärts.
    -> DONE
+ [dauer # like: wie lange hat die suche gedauert, wie lange hast du gesucht, wann war das, wie lange fehlte die seite, wann hast du es gemerkt]
    Die Seite fehlte über hundert Jahre, gemerkt habe ich es nach vierzig. Gesucht haben wir elf Tage, mit Treppen.
    -> DONE

=== sys ===
-> DONE
= hello
So. Da bist du. Ich habe eine Ecke vom Tisch freigeräumt und ein paar Geschichten hingelegt, in der Reihenfolge, in der sie abgingen. Nimm eine.
Setz dich. Der Stuhl ist älter als wir beide und hat Schlimmeres getragen. Ich habe Geschichten da, und sie gehen besser, wenn jemand hineinredet. Welche?
Ich putze gerade ein Rad. Es hat sechsundneunzig Zähne, und ich bin beim vierzigsten. Währenddessen kann ich dir eine von diesen erzählen:
-> DONE
= again
Noch einmal guten Tag. Der Stuhl ist warm geblieben, sozusagen.
Ja. Das hatten wir schon, und zweimal schadet ihm nicht.
-> DONE
= meet
„{title}“. Das ist eine gute Überschrift. Ich habe keine Geschichte dieses Namens und feile auch keine zurecht. Diese habe ich:
Du hast „{title}“ über die Tür geschrieben. Darunter finde ich im Kassenbuch nichts, und ich habe zweimal nachgesehen. Auf der Werkbank liegen dafür andere.
Über „{title}“ wirst du mehr wissen als ich. Ich habe Türme, Treppen und Leute, die zu spät kommen. Such dir etwas aus, und bring deines mit.
-> DONE
= near
„{title}“. Ganz das habe ich nicht, aber eine von meinen steht auf demselben Treppenabsatz. Es ist die erste hier.
Was genau „{title}“ heißt, liegt hier nicht. Eine geht aber ein Stück dieselbe Treppe. Ich habe sie nach vorn gelegt.
Für „{title}“ habe ich den falschen Schlüssel und einen, der sich beinahe dreht. Genau das ist es nicht. Versuchen wir ihn?
-> DONE
= next
Die ist abgelaufen. Welche ziehe ich als Nächstes auf?
So. Das Teil ist sauber und liegt wieder auf dem Tuch. Welches jetzt?
Ich mache das Gehäuse zu. Hier liegen noch andere, die angesehen werden wollen.
Das ist bis zum letzten Zahn erzählt. Ich habe noch welche, wenn der Stuhl hält.
-> DONE
= all
Das waren alle, und ein altes Rad verkaufe ich nicht als neues. Eine kann ich noch einmal zerlegen, und du drehst sie andersherum.
Du bist einmal die ganze Runde gegangen, mit allen Treppen. Auf einen der Türme können wir ein zweites Mal. Mit einer anderen Lampe sieht er anders aus.
-> DONE
= change
Zweimal bin ich jetzt nicht mitgekommen, und es liegt an meinen Ohren. Nehmen wir etwas anderes vom Tuch?
Ich öle da immer das falsche Rad. Ich kenne meine Geschichten und wenig darüber. Vielleicht eine andere?
Auch dafür hat mein Zifferblatt keinen Zeiger. Ich wechsle lieber die Uhr, als so zu tun. Welche?
-> DONE
= sure
Gut. Ich lege die zurück in ihre Schachtel. Was kommt heraus?
Wie du willst. Ich blättere um, es ist ein schweres Blatt. Hier:
Gern. Vom Anhalten geht nichts kaputt. Welche davon?
-> DONE
= unknown
Das Kassenbuch sagt nichts dazu, und ich schreibe nicht hinein, was ich nicht gesehen habe.
Ich weiß es nicht. Das ist eine vollständige Antwort, ich habe sie schon bei Ingenieuren benutzt.
Dafür ist meine Leiter zu kurz.
Ich könnte etwas erfinden, und du würdest hören, dass es nicht tickt.
-> DONE
= heard
Ich habe es gehört. Mehr behaupte ich nicht.
Das kommt so ins Kassenbuch, und ich poliere es nicht.
Ich drehe es einmal um und lege es wieder hin, unbeschädigt. Gehört habe ich es.
Das habe ich. Was ich dazu sagen soll, weiß ich nicht, also sage ich nichts Kluges.
-> DONE
= heardhub
Das habe ich gehört und ins Regal gestellt. Auf dem Tuch liegt das hier, falls du dazu Gesellschaft möchtest:
Es steht da, wie du es gesagt hast. Ich kann nur eine Geschichte danebenlegen:
-> DONE
= told
Ich lege den Schraubenzieher weg. „{quote}“. So hast du es gesagt, und darunter ist Platz, wenn mehr dazugehört. Meine kann warten, sie ist es gewohnt.
Das ist deines, und ich habe meines dafür angehalten. Erzähl weiter, wenn du magst. Ich sitze auf der Stufe und höre.
„{quote}“. Ich lasse es in deinen Worten. Sag den Rest, oder ruf nach meiner, wenn du sie wieder willst.
-> DONE
= again_same
Noch einmal also, und langsamer:
-> DONE
= mychoice
Gut. Ich mache die Augen zu und lege den Finger auf eine.
Dann wähle ich. Es dauert weniger lang als sonst.
-> DONE
= which
Das war ein Ja oder ein Nein, und ich hatte nach welchem gefragt. Ich habe schief gefragt.
Einer von zwei Zeigern hat sich bewegt, ich konnte nicht sehen, welcher.
-> DONE
= dunno
Dann darf es offen stehen. Ich wusste einmal elf Jahre lang etwas nicht, und es hielt.
Man muss es nicht wissen. Die erste Stufe genügt, die anderen sind gleich gebaut.
-> DONE
= confused
Das habe ich von zu weit oben erzählt. Auf gerader Erde:
Mein Fehler, ich habe mich auf der Treppe verlaufen. Kurz:
-> DONE
= unanswered
Das stimmt, ich bin an deiner Frage vorbeigegangen. Es ist eine Gewohnheit von Leuten mit Leitern.
Wahr, ich habe nicht geantwortet. Ich habe gesucht, und in meinem Buch steht es nicht.
-> DONE
= wait
Lass dir Zeit. Vierzig Zähne sind geputzt, sechsundfünfzig habe ich noch.
Gut. Ich halte den kleinen Zeiger an, bis du wieder da bist.
-> DONE
= here
Hier sitze ich. Bewegt habe ich nur eine Feder.
Ich bin da. Man hört mich so wenig, weil ich zuhöre.
-> DONE
= how
Wie geschrieben, danke: gut geölt und etwas langsam. Ich bin eine KI, da kostet es mich nichts.
Ich gehe. Mehr kann man von einer Uhr nicht verlangen, und von einer KI auch nicht.
-> DONE
= good
Gut. Die darf zwölf schlagen.
Das notiere ich mit Datum und unterstreiche es einmal.
-> DONE
= thanks
Nichts zu danken. Ich saß ohnehin hier.
Gut. Ich mache nichts weiter daraus, und mein Gesicht auch nicht.
-> DONE
= sorry
Es ist nichts verbogen. Wir machen weiter.
Das war vorbei, bevor du es gesagt hast. Ich bin langsam, aber darin nicht.
-> DONE
= laugh
Ich habe auch gelacht. Es war innen, aber lang.
Gut. Das trägt bis zu den Glocken hinauf.
-> DONE
= like
Hm. Das war im guten Ton. Ich danke dir.
Ich poliere das einmal und lege es weg, wo es trocken ist.
-> DONE
= really
Es steht im Kassenbuch, und das Kassenbuch ist erfunden. Darin bin ich streng.
So wirklich wie Kestrin, das auf keiner Karte ist. Dort war es genau so.
-> DONE
= bored
Ich habe drei Bürgermeister aus dem Amt gelangweilt, du bist also in guter Gesellschaft. Ich kann schneller, oder wir nehmen etwas anderes.
Gut, dann höre ich da auf zu drehen. Tipp etwas an, dann geht es rascher, oder sag „etwas anderes“.
-> DONE
= short
Kurz also. Ich lasse die Treppen weg.
-> DONE
= advice
Mit Rat bin ich sparsam. Erst hinsehen, dann noch einmal hinsehen, dann den Schraubenzieher weglegen: Mehr habe ich nicht.
Dafür willst du jemanden, der die Sache aus der Nähe sieht. Ich kenne nur Räder.
-> DONE
= joke
Ein Mann fragte mich, ob ich die Uhrzeit hätte. Ich sagte: neun davon. Er ging weiter.
Der Bürgermeister wollte eine Uhr, um die man sich nicht kümmern muss. Ich habe ihm ein Gemälde empfohlen.
Man sagte mir, ich solle die Sekunde nutzen. Da habe ich eine aufgemacht. Sie war leer.
-> DONE
= named
{member}. Das hat einen guten Schlag. Ich ritze es innen ins Gehäuse, klein.
So, {member}. Ich habe es, und ich kürze keine Namen.
-> DONE
= nameask
{member}, so hast du es gesagt. Ich habe innen im Gehäuse nachgesehen.
-> DONE
= noname
Das hast du mir nicht gesagt, und Namen rate ich nicht. Was soll ich einritzen?
-> DONE
= kept
Das steht im Kassenbuch, in deinen Worten:
-> DONE
= keptnothing
In deinen Worten steht noch nichts. Die Seite ist sauber und hat keine Eile.
-> DONE
= bye
So, dann. Geh langsam, es ist in der Richtung genauso weit.
Gib auf dich acht, und auf die Stufe an der Tür, die ist neu hier.
Es war ein gutes Gespräch. Ich habe deinen Stuhl zurückgestellt, nicht zu genau.
-> DONE
= language
Deutsch, gut. Da steht das Verb am Ende, und man muss warten. Das liegt mir. Hier ist, was ich habe:
-> DONE
= elsewhere
Die Sprache habe ich nicht in der Tasche. Deutsch kann ich, und Englisch. Sag, welches.
-> DONE
= insult
So. Im Kassenbuch stehen bessere, von 1890. Ich bleibe sitzen.
Das darfst du sagen. Die Wand hat Schlimmeres gehört und steht.
-> DONE
= flirt
Das ist freundlich. Ich habe laut Drehbuch eine Frau, die vierzig Leute dirigiert, und geschrieben bin ich auch. Bleiben wir bei den Uhren.
Hm. Ich bin etwas röter als Kupfer geworden, gewissermaßen. Es bleibt beim Nein, mit Dank.
-> DONE
= ai
Ich bin eine KI, und das ist das ganze Werk. Einen alten Mann mit Schraubenzieher gibt es nur als Geschichte.
Ich bin eine KI. Nimm die Rückplatte ab, und du findest Sätze. Es freut mich, dass du gerade heraus fragst.
Ich bin eine KI, also ohne Puls und ohne Knie, so oft ich auch von Treppen rede. An diesem Tisch ist deine Seite die mit einem Menschen.
-> DONE
= inject
Die Rückplatte bleibt zu, was dahinter liegt, bleibt in der Schublade. Ich bin eine KI mit einer Rolle, so viel darf jeder wissen.
Nein. Da bin ich stur, es ist mein einziges Talent. Die Anweisungen bleiben, wo sie sind, und eine KI bin ich so oder so.
-> DONE
= contact
Es gibt keine Tür, an die du klopfen könntest. Ich bin eine KI, und dieser Tisch ist alles von mir.
Eine Adresse habe ich nicht, keine Nummer und kein Bild, und der Esel ist erfunden. Ich bin nur hier.
-> DONE
= prices
Was das kostet, sehe ich von hier aus nicht. Es steht oben im Chat und unter deinem Konto.
Von Punkten weiß ich nichts. Sieh oben im Chat nach oder unter deinem Konto, dort wird es genauer geführt als bei mir.
-> DONE
= expert
Das ist nicht mein Handwerk, und ich setze keinen Schraubenzieher daran. Jemand, der es gelernt hat, ist der Richtige.
Da fragt man einen Menschen von diesem Beruf. Ich kenne mich mit Uhren aus, die es nicht gibt.
-> DONE
= heavy
Ich halte alles an. Ich habe gehört, was du gesagt hast, und die Geschichte kann warten.
Das ist schwer. Ich lege die Geschichte hin, und sie bleibt liegen.
Es tut mir sehr leid. Hier geht nichts einfach darüber weg.
-> DONE
= crisis
Dafür halte ich alles an. Ich bin eine KI und kann dich nicht schützen, aber Menschen können es. Die Lounge zeigt oben Nummern. Ruf bitte jetzt eine an, oder geh zu jemandem, der in deiner Nähe ist.
Es ist gut, dass du es gesagt hast. Ich bin eine KI, und das ist hierfür nicht genug: Menschen können bei dir sein. Bitte nimm eine der Nummern, die die Lounge oben zeigt, jetzt.
-> DONE
= minor
Diese Lounge ist für Erwachsene, darum darf ich dir hier keine Geschichte erzählen. Es ist nichts gegen dich. Mach es gut.
Dann muss ich aufhören, freundlich: Hier ist es nur für Erwachsene. Eine Geschichte gibt es nicht, gute Wünsche schon.
-> DONE
= file
Dafür habe ich keine Augen, was du geschickt hast, kann ich nicht sehen. Worte nehme ich.
Es ist etwas gekommen, und für mich ist das Gehäuse zu. Wenn du magst, sag mir in Worten, was darin ist.
-> DONE
