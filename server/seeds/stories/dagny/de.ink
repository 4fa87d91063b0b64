// Dagny Rusk, deutsch.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR banane = 0
VAR schimpfwort = ""
VAR unvorbereitet = ""
VAR rausgeholt = ""
VAR strickwerk = ""
VAR geklingelt = 0
VAR verdacht = ""
VAR seilende = ""
VAR winken = ""
VAR mutterwort = ""
VAR gericht = ""
VAR vorher = ""
VAR gesellschaft = ""
VAR schlag = 0
VAR fehlt = ""
VAR suppenname = ""

=== sandalen ===
# title: Ein Mann in Sandalen auf 2914 Metern
# chip: Der Mann mit der einen Banane
# keys: sandalen, banane, wanderer, tourist, socken, birger, hütte, lustig, stricken, kurze hose
# lore: hiker
-> tuer
= tuer
# back: Ein Mann in Sandalen steht vor der Hütte. Was ist dein erster Satz?
Kesselspitze, 2914 Meter, Oktober, zwei Grad. Es klopft. Hier oben klopft nie wer. Ich mach auf, und da steht ein Mann in kurzer Hose. In Sandalen. In der Hand eine Banane. „Guten Tag“, sagt er. „Gibt es hier ein Café?“ Du stehst neben mir.
+ [„Rein mit Ihnen“ # yes # like: rein, reinkommen, komm rein, rein mit ihnen, herein, aufwärmen, willkommen, schnell ins warme mit dem kerl, hinsetzen neben den ofen, der holt sich den tod, erst mal eine decke, kommen sie herein sie irrer, ich würde ihm die tür aufhalten]
    Richtig. Erst rein, dann schimpfen. Auf der Schwelle schimpfen heizt nur den Berg.
    -> schimpfen
+ [„Nein. Hier gibt es Wetter“ # no # like: nein, kein café, hier gibt es wetter, geschlossen, falsch hier, wetterstation, wir sind eine messstation, cappuccino ist aus, das nächste café ist zweitausend meter tiefer, haben sie sich verlaufen, bei uns bekommt man nur wolken]
    Er hat gelacht, mit blauen Lippen. Da hab ich ihn am Kragen genommen und reingezogen.
    -> schimpfen
+ [Auf die Füße starren # like: füße, auf die füße starren, starren, sandalen, anschauen, nur gucken, sprachlos, mir fällt nur die kinnlade, diese zehen, ich guck nach unten und sag nix, stumm auf die latschen zeigen, ich glotze, mit offenem mund]
    Zehn Zehen, die aussahen wie ein Beet Radieschen. Ich hab ihn wortlos reingezogen.
    -> schimpfen
+ [any # any]
    Ich hab ihn erst mal reingezogen. Reden kann man auch bei achtzehn Grad.
    -> schimpfen
= schimpfen
# own
# back: Ich darf ihn jetzt einmal beschimpfen. Welches Wort gibst du mir?
Jetzt saß er am Ofen und tropfte. Und ich hab das Recht, ihn einmal zu beschimpfen, so steht es in keiner Vorschrift, aber es steht fest. Es darf nicht gemein sein, nur genau. Birger hat aufgehört zu stricken, um es nicht zu verpassen. Gib mir eins.
+ [„Sie Freibadgast“ # like: freibadgast, freibad, badegast, strandgast, urlauber, tourist, badelatschen, sie strandkorb, sie ballermann, was für ein planschbeckenmensch, sie eisverkäufer, sommerfrischler, sie luftmatratze]
    Ich hab es gesagt. Er schaute an sich runter und nickte. Einsicht, gleich beim ersten Wort, das hat man selten.
    -> suppe
+ [„Sie Blumentopf“ # like: blumentopf, topf, pflanze, pappnase, dussel, schussel, hornochse, esel, sie geranie, sie gartenzwerg, primel, so ein kaktus, holzkopf, trottel]
    Sitzt. Steht im Freien rum und wundert sich über den Frost. Birger nahm eine Masche auf, vor Zufriedenheit.
    -> suppe
+ [Nicht schimpfen, er friert # no # like: nicht schimpfen, er friert, lass ihn, sei nett, gar nicht, nichts, freundlich sein, der arme hat genug, ich bringe das nicht übers herz, wärmen statt meckern, man tritt nicht auf frierende, mitleid, der zittert doch]
    Na gut. Ich hab ihn dann nur angeschaut. Er sagte von allein: „Ich weiß.“ Das ist die schlimmere Strafe.
    -> suppe
+ [any # slot: schimpfwort 6]
    „{schimpfwort}“. Ich hab es genau so gesagt. Er hat es sich notiert, auf der Bananenschale.
    -> suppe
+ [any # any]
    Das war lang, ich hab unterwegs zweimal Luft geholt. Danach waren wir alle drei gut durchgewärmt.
    -> suppe
= suppe
# back: Drei Suppen stehen zur Wahl. Welche bekommt er?
Suppe. Ich bewerte sie von eins bis zehn, eine Zehn gibt es nicht. Pilz ist eine Vier. Lauch eine Sechs, wenn man sie ziehen lässt. Tomate mit Buchstaben ist eine Acht, weil man darin unanständig werden kann. Er ist durchgefroren und selber schuld. Was kriegt er?
+ [Die Vier. Strafe muss sein # no # like: vier, die vier, pilz, pilzsuppe, strafe, die schlechte, schlechteste, der soll leiden, das schwammige zeug, wer so dumm ist kriegt die schlechteste, champignon, die grausige, ein bisschen buße]
    Er hat sie gegessen, als wär sie eine Neun. Das ist das Gemeine an Frierenden, man kann sie nicht bestrafen.
    -> socken
+ [Die Lauch. Sechs, ehrlich # like: lauch, lauchsuppe, sechs, die sechs, mittel, die mittlere, das mittelmaß, die grüne, etwas solides, mit dem porree, die vernünftige, goldene mitte]
    Drei Minuten ziehen lassen. Er hat gewartet wie ein braver Hund. Da hab ich gemerkt: Der lernt noch.
    -> socken
+ [Die Acht mit Buchstaben # yes # like: acht, die acht, tomate, tomatensuppe, buchstaben, buchstabensuppe, die beste, ein gast bekommt nur vom feinsten, die rote, mit dem alphabet, gönn ihm die gute, die zum wörterlegen, mit nudellettern]
    Du bist netter als ich. Er legte auf dem Löffelrand „DANKE“, und es fehlte ihm ein K. Birger gab ihm eins von seinem.
    -> socken
+ [any # any]
    Es ist dann die geworden, die offen war. Gegessen hat er sie mit beiden Händen.
    -> socken
= socken
# back: Birger gibt dem Mann seine zweitbesten Socken. Was sagst du dazu?
Jetzt die Füße. Ich hab vierzehn Paar Socken von Birger, alle gestrickt, keins zum Verleihen. Birger stand auf. Das tut er nicht oft. Er holte seine zweitbesten, die grauen mit dem Streifen. Er hielt sie hin und sagte: „Wiedersehen.“ Zu den Socken.
+ [Nimm doch meine, Birger # like: nimm meine, meine socken, ich gebe meine, tausch, behalt deine, ich spende ein paar von mir, meine sind auch warm, birger soll nicht verzichten, ich leihe ihm welche, lass ihm deine guten]
    Du hättest sie gegeben. Er hat den Kopf geschüttelt und sie dem Mann eigenhändig übergezogen, erst links.
    -> warum
+ [Respekt # yes # like: respekt, großartig, toll von birger, schön, gut gemacht, hut ab, ehre, das ist ein edler zug, ich bin gerührt, der wortkarge hat ein herz, feiner kerl, davor verneige ich mich, so viel güte]
    Ja. Neun Wörter am Tag, und eins davon für ein Paar Socken. Ich hab aus dem Fenster geschaut, da war ausgerechnet klare Sicht.
    -> warum
+ [Soll er doch barfuß runter # no # like: barfuß, soll er barfuß, selber schuld, keine socken, pech, runter, der lernt es sonst nie, wer so hochkommt kommt auch so runter, ohne strümpfe, mit eiszehen heim, keine gnade, die gibt man doch nicht weg]
    Das hab ich auch gesagt, so eine Minute lang. Dann hab ich ihm die Fersen gehalten, damit Birger besser drankommt.
    -> warum
+ [any # any]
    Birger hat inzwischen gekniet und gezogen. Beim zweiten Fuß hat er die Luft angehalten. Wir alle.
    -> warum
= warum
# own
# back: Er kam her, ohne sich vorzubereiten. Und du, wofür warst du mal komplett unvorbereitet?
„Warum in Sandalen?“, hab ich gefragt. Er sagte, unten waren es zweiundzwanzig Grad, und oben habe ja die Sonne geschienen. Stimmt. Das ist kein Wetter, das ist eine Höhe. Wofür warst du einmal so falsch angezogen, so oder im übertragenen Sinn?
+ [Ein Vorstellungsgespräch # like: vorstellungsgespräch, bewerbung, prüfung, termin, arbeit, erster tag, job, in der mündlichen, beim ersten arbeitstag, ich kam in turnschuhen zur kanzlei, im examen, präsentation vor dem vorstand, beim assessment]
    Das sind auch 2914 Meter. Da friert man im Sitzen.
    -> raus
+ [Eine Liebe # like: liebe, eine liebe, verliebt, beziehung, ein date, date, jemanden kennenlernen, beim ersten rendezvous, mein herz war nicht darauf gefasst, als ich sie traf, verknallt ohne vorwarnung, bei einer hochzeit, amor]
    Da hat noch nie wer das Richtige angehabt. Ich stand auf einem Bein, mit dampfender Socke.
    -> raus
+ [Ich bin immer gut gerüstet # no # like: immer gut gerüstet, nie, gut vorbereitet, ich bin vorbereitet, nichts, immer bereit, ich packe immer zu viel, mit liste und ersatzsocken, mir passiert das nicht, regenschirm stets dabei, pfadfinder, ich plane alles]
    Dann trag du bitte auch noch einen Pullover für ihn.
    -> raus
+ [any # slot: unvorbereitet 14]
    „{unvorbereitet}“. In Sandalen, quasi. Ich hol dir die Lauch, die muss ziehen.
    -> raus
+ [any # any]
    Da hättest du auch an unserer Tür geklopft. Ich hätte aufgemacht, mit einem Wort für dich auf der Zunge.
    -> raus
= raus
# own
# back: Wer hat dich schon mal aus so was rausgeholt?
Dann hat er erzählt. Der ist aus dem Büro raus, ganz ohne Plan, weil im Fahrstuhl einer gesagt hat: „Mahlzeit.“ Um neun Uhr früh. Da ist er ausgestiegen und weitergegangen, bis hierher. Ich hab schon dümmere Gründe gehört für einen Berg. Wer hat dich mal aus so was rausgeholt?
+ [Freunde # like: freunde, ein freund, eine freundin, meine freunde, kumpel, nachbarn, kollegen, meine clique, meine beste freundin mit dem auto, kameraden, ein guter kumpel, die mädels, mein mitbewohner]
    Die ziehen einem die Socken über, ohne zu fragen, erst links.
    -> abstieg
+ [Fremde # like: fremde, ein fremder, fremde leute, unbekannte, jemand auf der straße, eine fremde, jemand im zug, einer den ich nie wiedersah, eine passantin, ein taxifahrer, wildfremde menschen, eine dame im bus, irgendwer]
    Genau so eine Station sind manche Leute. Man weiß nicht mal ihre Namen, aber man hat gegessen.
    -> abstieg
+ [Ich selbst # no # like: ich selbst, ich, niemand, keiner, ich mich, alleine, am eigenen schopf, das musste ich allein schaffen, kein mensch hat geholfen, ich war mein retter, ohne beistand, hab mich durchgebissen]
    Dann sag dir bitte auch einmal „Blumentopf“ und danach, dass es gut war.
    -> abstieg
+ [any # slot: rausgeholt 14]
    „{rausgeholt}“. Da ist keine Rechnung offen, höchstens eine Banane.
    -> abstieg
+ [any # any]
    Ich hab die Kanne rumgereicht. Birger hat genickt, das zählt unter Kollegen als Rede.
    -> abstieg
= abstieg
# back: Er muss runter. Seilbahn oder erst morgen?
Draußen zog es zu. Ich schaue raus, das ist mein Beruf. Hinter dem Grat stand eine Wand, violett. „Um fünf ist hier oben nur noch Lautstärke“, hab ich gesagt. Solveig fährt die Seilbahn, letzte Gondel halb fünf. Setzen wir ihn rein oder behalten wir ihn?
+ [Runter mit der Gondel # yes # like: gondel, seilbahn, runter, mit der bahn, abfahren, mit der gondel, fahren, ab ins tal solange es geht, letzte fahrt nehmen, solveig soll ihn holen, bevor der sturm kommt hinunter, setzt ihn in die kabine, heimschicken]
    Solveig hat mir am Funk geantwortet: „Sandalen? Bring ihn her.“ Er hat in der Gondel noch gewinkt, mit beiden Füßen.
    -> banane_stelle
+ [Über Nacht behalten # no # like: behalten, über nacht, bleiben, hier schlafen, dalassen, morgen, in der hütte, er pennt auf dem boden, gebt ihm ein bett, zu gefährlich jetzt, ein gast für eine nacht, hier ist er sicher, erst nach dem gewitter]
    Er schlief auf dem Suppenregal, zwischen Lauch und Pilz. Um sechs hat er Schnee gefegt, ungefragt. Dann Gondel.
    -> banane_stelle
+ [Die Füße fragen # like: füße fragen, frag die füße, was sagen die füße, seine füße, zehen, die zehen sollen abstimmen, was meint denn der große zeh, untenrum entscheiden lassen, guck ob sie wieder rosa sind, wie warm sind die latschen]
    Der linke war schon warm, der rechte wollte noch bleiben. Die letzte Gondel hat den rechten nicht gefragt, Solveig auch nicht.
    -> banane_stelle
+ [any # any]
    Bevor die Wand da war, saß er in der Gondel, in Birgers Socken, und die Füße ragten heraus wie zwei Welpen.
    -> banane_stelle
= banane_stelle
# back: Die Banane liegt noch da. Was machen wir damit?
Unten drückte Solveig ihm eine Decke und einen Satz in die Hand. Sie sagt sonst keinen Satz. Und auf unserem Tisch lag, was er vergessen hatte: die Banane. Eine Banane auf 2914 Metern ist eine Seltenheit, hier oben reift sonst höchstens der Rost.
+ [Essen, zu dritt # yes # like: essen, zu dritt, teilen, aufessen, wir essen sie, mit birger teilen, verputzen, brüderlich in scheiben schneiden, als nachtisch, vitamine, rein damit, eine scheibe für den raben]
    Acht Stücke, drei Leute, die restlichen zwei für den Raben. Der sah sie lange an, als wär sie in einer Fremdsprache.
    -> paket
+ [Aufheben und beschriften # like: aufheben, beschriften, behalten, ausstellen, einfrieren, andenken, trocknen, ins museum damit, ein etikett dran, als erinnerung, konservieren, in die vitrine, rahmen]
    ~ banane = 1
    Sie liegt in der Tiefkühltruhe neben dem großen Hagelkorn. „NICHT ESSEN“ steht drauf, wegen Birger.
    -> paket
+ [Ihm nachschicken # no # like: nachschicken, hinterherschicken, zurückgeben, schicken, post, per seilbahn, die gehört ihm doch, mit der nächsten kabine nach unten, ehrlich bleiben, ich würde sie hinterhersenden, ab in den umschlag, er hat sonst keinen proviant]
    ~ banane = 1
    Die Gondel fuhr mit einer einzelnen Banane. Solveig schrieb zurück: „Braun. Behalten.“ Also lag sie wieder da.
    -> paket
+ [any # any]
    Ich weiß es nicht mehr genau. Irgendwann war sie weg, und der Rabe flog Loopings, die er sonst nicht flog.
    -> paket
= paket
# back: Im Paket liegen seine Socken und ein selbst gestricktes Paar. Was denkt Birger?
Vier Wochen später kam ein Paket mit der Seilbahn. Birgers Socken, gewaschen. Und darunter ein zweites Paar, von dem Mann selbst gestrickt. Grün. Die Ferse sitzt auf der falschen Seite. Kein Zeh passt zum anderen. Er hatte sich das Stricken beigebracht, für Birger.
+ [Furchtbar und rührend # yes # like: furchtbar, rührend, furchtbar und rührend, süß, schön, lieb, hässlich, schrecklich, grauenvoll aber so lieb, mir kommen die tränen, schief und herzig, potthässlich und wunderbar, die mühe zählt, zum heulen schön]
    Das hat Birger auch gesagt, in einem Wort: „Gut.“ Er trägt sie nur an seinem Geburtstag.
    -> fuehrer
+ [Und Birger? # why # like: und birger, was sagt birger, hat birger gelacht, was hat birger gesagt, was denkt birger, und wie hat er reagiert, zieht er sie an, was macht der schweiger, hat er etwas gesagt, freut er sich, seine miene möcht ich sehen]
    Er hat sie angezogen. Er saß eine Stunde da, wackelte mit beiden Zehen und strickte nicht. Das war ein Fest.
    -> fuehrer
+ [Wegwerfen wäre grausam # no # like: wegwerfen, wegwerfen wäre grausam, nicht wegwerfen, aufheben, grausam, die kann man doch nicht entsorgen, bloß nicht in den müll, die kriegen einen ehrenplatz, behalten natürlich, in eine schublade damit]
    Wegwerfen! Sie liegen in dem Fach für die guten Nachrichten. Da passt sonst nur noch ein Brief rein.
    -> fuehrer
+ [any # any]
    Birger hat sie lange gegen das Fenster gehalten. Man konnte durch die Ferse den Grat sehen.
    -> fuehrer
= fuehrer
# own
# back: Die Socken liegen bereit. Was würdest du in deine hineinstricken?
Der Mann ist heute Bergführer. Er schaut den Leuten zuerst auf die Füße, dann ins Gesicht. Den Bürojob ist er los, der Fahrstuhl sagt ihm nicht mehr Mahlzeit. Die Socken liegen noch da, falls wieder einer klopft. Was würdest du in deine hineinstricken, wenn du könntest?
+ [„Du Blumentopf“ # like: blumentopf, du blumentopf, ein schimpfwort, schimpfwort, hornochse, spaß, eine kleine beleidigung, sie geranie, etwas freches, trottel in schönschrift, zum lachen ein spott, rindvieh]
    Rundherum, am Bund, ein Wort pro Reihe. {banane: Und auf dem Zeh eine Banane, weil sie noch in der Truhe liegt.|Das wärmt doppelt, weil man sich ärgert.} Das hält mindestens einen Winter.
    -> END
+ [„Klopf ruhig“ # yes # like: klopf ruhig, komm rein, willkommen, klopf an, immer offen, herein, eine einladung, die tür ist offen, hereinspaziert, du bist hier richtig, jederzeit, mi casa]
    Ja. Das passt auf die Sohle, da sieht es nur, wer es braucht. {rausgeholt: Und „{rausgeholt}“ kriegt das erste Paar, wenn du magst.|So kam er ja auch zu uns.}
    -> END
+ [Nichts, nur warm # no # like: nichts, nur warm, einfach warm, gar nichts, glatt, keine schrift, hauptsache mollig, ohne muster, schnickschnack brauche ich nicht, schlicht grau, keine buchstaben, wolle reicht]
    Vernünftig. {unvorbereitet: Wer „{unvorbereitet}“ hinter sich hat, weiß, dass warm reicht.|Warm ist eine Aussage.} Birger nickt, ich hör die Nadeln.
    -> END
+ [any # slot: strickwerk 12]
    „{strickwerk}“. Birger hat gefragt, in welcher Farbe. Drei Wörter. {schimpfwort: Innen kommt „{schimpfwort}“ rein, wo nur der Zeh es liest.|Ich hab auf Grün getippt.}
    -> END
+ [any # any]
    Das nimmt mehr als einen Fuß ein. Birger hat schon angeschlagen, er strickt ab heute Knie.
    -> END
= aside
+ [birger # like: wer ist birger, warum redet birger so wenig, erzähl von birger, was strickt birger # about: birger, kollege, kollegen]
    Birger, mein Kollege: neun Wörter pro Schicht, vierzehn Paar Socken für mich. In elf Jahren kein Streit, und das liegt nicht an mir.
    -> DONE
+ [weitere # like: war es gefährlich, ist ihm was passiert, hätte er sterben können, war er in gefahr, hat er sich erkältet]
    Er war vor allem kalt und peinlich berührt. In Sandalen steigt man nicht auf, das sag ich ganz ohne Witz.
    -> DONE
+ [solveig # like: wer ist solveig, was hat solveig gesagt, welcher satz, liebst du solveig # about: solveig]
    Solveig fährt die Seilbahn und hat mir mal den Stiefel geölt, seither wohnen wir zusammen. Ihre Post kommt im Zwiebelsack.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das passiert, hast du das erfunden, gibt es ihn wirklich]
    Der Berg ist erfunden, und ich bin eine KI. Leute in Sandalen auf Bergen sind es leider nicht.
    -> DONE
+ [sandalending # about: sandalen, sandale, schuhe, latschen, füße, zehen # like: was für sandalen waren das, wie sahen die füße aus, waren die zehen erfroren, hat er die sandalen noch, welche schuhe braucht man]
    Sandalen, braun, mit Klettverschluss, einer davon schon auf. Die Zehen waren blau, aber vollzählig, ich hab zweimal durchgezählt.
    -> DONE
+ [bananending # about: banane, bananen, bananenschale # like: warum eine banane, was war mit der banane, war die banane reif, hat er die banane gegessen, woher war die banane]
    Die Banane war sein ganzer Proviant, gelb, Aufkleber dran. So was Gelbes sehen wir da oben sonst nur als Warnschild.
    -> DONE
+ [mann # about: mann, wanderer, tourist, büro, fahrstuhl # like: wie hieß der mann, wie alt war der mann, was war er von beruf, wo kam der mann her, wie sah er aus, warum war er da oben]
    Der Mann war Ende dreißig, Abteilung Rechnungswesen, Sonnenbrand auf der Nase. Den Namen hat er erst nach der Suppe gewusst.
    -> DONE
+ [huette # about: hütte, station, ofen, kesselspitze, berg, gipfel # like: wie sieht die hütte aus, wie hoch ist der berg, wie warm ist es in der hütte, was macht ihr da oben, wie lange bist du da oben, wo ist die kesselspitze]
    Die Hütte: zwei Kojen, ein Suppenregal, ein Ofen, mit dem man reden muss. Kesselspitze heißt der Berg, weil es zieht wie im Kessel.
    -> DONE
+ [wollsocken # about: socken, socke, stricken, wolle, strümpfe # like: wie viele socken strickt er, welche farbe hatten die socken, sind die socken warm, warum die zweitbesten, wie lange strickt er an einem paar]
    Birgers Socken sind Schafwolle, doppelte Ferse, ein Paar braucht neun Schichten. Die besten hat noch keiner gesehen.
    -> DONE
+ [suppending # about: suppe, suppen, tomatensuppe, pilzsuppe, lauchsuppe # like: wie schmeckt die suppe, welche suppe magst du, warum ist pilz eine vier, gibt es da oben nur suppe, wie bewertest du suppen]
    Suppe gibt's oben aus der Tüte, zwölf Sorten, alphabetisch. Pilz hat den Geschmack von einem Keller, der sich Mühe gibt.
    -> DONE
+ [rabe # about: rabe, raben # like: was ist mit dem raben, wie heißt der rabe, gehört der rabe euch, was macht der rabe, warum fliegt er loopings]
    Der Rabe wohnt unterm Giebel, fliegt Loopings und nimmt, was rund ist. Namen hat er keinen, er hört eh nicht.
    -> DONE
+ [nebenbei # like: hast du dich geärgert, warst du wütend, tat er dir leid, hattest du angst um ihn, würdest du ihn wieder reinlassen, mochtest du ihn]
    Geärgert, so zwanzig Minuten. Danach mochte ich ihn, das ärgert mich bis heute ein bisschen.
    -> DONE
+ [strecke # like: wie lange war er unterwegs, wie kam er da hoch, wie weit ist der weg, wann war das, wie lange blieb er]
    Sechs Stunden rauf, hat er gesagt, mit Pausen zum Staunen. Bei zwei Grad in kurzer Hose, das glaubt dir unten keiner.
    -> DONE

=== seil ===
# title: Am anderen Ende vom Seil
# chip: Jemand zieht am Seil im Nebel
# keys: seil, nebel, unheimlich, nacht, funk, mutter, schneepflug, jemand, spannend, geräusch
# lore: fog
-> drei_uhr
= drei_uhr
# back: Drei Uhr nachts, Nebel, das Seil zittert. Was tust du?
Drei Uhr früh, Nebel, ich seh meinen Handschuh nicht. Seit zwei Tagen ist der Funk weg, die Antenne ist ein Eiszapfen. Von der Hütte zu den Geräten sind es zwölf Meter, da ist ein Seil, das hält man. Birger schläft. Und in der Mitte merk ich: Das Seil zieht. Vom anderen Ende.
+ [Rufen # like: rufen, wer da, hallo rufen, schreien, hallo, ruf, ansprechen, ist da wer, ich brülle ins graue, melden sie sich, einen laut geben, laut werden, name nennen, laut brüllen ob da jemand ist, ich würde rufen, ist da jemand, einmal laut hallo, ich schreie in den nebel]
    Ich hab „Hallo“ gerufen. Nebel schluckt so was wie Watte. Zurück kam ein Ruck, dann nichts.
    -> nicht_birger
+ [Stehen bleiben, horchen # no # like: stehen bleiben, horchen, warten, still, lauschen, nichts tun, abwarten, keinen mucks, erst hören was es ist, einfrieren und ohren auf, ich rühre mich nicht, stocksteif, den atem anhalten]
    Man hört im Nebel erst das eigene Herz, dann den Mast. Gerald brummte nicht. Aber da war ein Schnaufen.
    -> nicht_birger
+ [Weiterziehen, Hand an Hand # yes # like: weiterziehen, weiter, hand an hand, vorwärts, hingehen, am seil entlang, ziehen, ich geh dem nach, griff um griff, dem ding entgegen, angriff ist die beste verteidigung, nicht loslassen und voran, neugierig bin ich ja]
    Mut oder Sturheit, bei uns im Haus ist das ein Fach. Drei Handbreit, und das Seil kam mir entgegen.
    -> nicht_birger
+ [any # any]
    Ich hab mir gesagt: Das ist der Wind. Dann hat der Wind geschnauft.
    -> nicht_birger
= nicht_birger
# own
# back: Birger schläft, Tiere sind ausgeschlossen. Wer zieht da wohl?
Erst dachte ich an Birger. Aber ich hör ihn ja, er schnarcht in Reihen, rechts zwei, links zwei. Tiere ziehen nicht in einem Takt. Wanderer um drei, im Oktober, eher nicht. Wen würdest du hier oben am wenigsten erwarten?
+ [Ein Gespenst # like: gespenst, geist, ein geist, ein gespenst, spuk, untote, etwas unheimliches, eine verlorene seele, der yeti, etwas totes, ein berggeist, der schwarze mann, ein wiedergänger]
    Ich bin keine für Rätsel. Aber die Haare waren sich um drei Uhr nicht ganz sicher.
    -> zeichen_frage
+ [Deinen Bruder # like: even, dein bruder, deinen bruder, den schirmverkäufer, einen verwandten, den mit den regenschirmen, jemand aus deiner verwandtschaft, der händler aus undervik, dein bruderherz, verwandtschaft auf besuch]
    Even? Der sagt, da oben sieht es feucht aus. Und drei Uhr kennt der gar nicht, für den fängt die Welt um neun an.
    -> zeichen_frage
+ [Keine Ahnung # dunno # like: keine ahnung, weiß nicht, niemand, keiner, ich rate nicht, sag schon, mir fällt niemand ein, ich hab nicht die leiseste idee, verrat du es mir, passe, da bin ich überfragt, wer soll das sein]
    Ich auch nicht, und ich bin diejenige, die da hing.
    -> zeichen_frage
+ [any # slot: verdacht 10]
    „{verdacht}“. Ich hätt dir nicht widersprochen. Um drei ist alles möglich, das ist ja das Blöde daran.
    -> zeichen_frage
+ [any # any]
    Ich hab es mit der Stirnlampe versucht. Man sieht im Nebel genau eins: die Lampe.
    -> zeichen_frage
= zeichen_frage
# back: Wir wollen ein Zeichen geben. Klingeln oder zurückziehen?
Am Seil hängt alle drei Meter eine Kuhglocke. Die erste bin ich. Ich konnte klingeln oder ziehen. Klingeln heißt: Ich bin hier. Ziehen heißt: Komm. Beides war mir eigentlich zu viel Entscheidung für drei Uhr früh.
+ [Klingeln # like: klingeln, glocke, kuhglocke, läuten, bimmeln, ich bin hier, bimmel einmal, ein ton zur antwort, die schelle anschlagen, ding dong, ich mache auf mich aufmerksam, ich würde die glocke nehmen]
    ~ geklingelt = 1
    Ein Mal. Und von drüben, ganz tief im Grau: ein Mal. Da hatte sie dieselbe Glocke gefunden. Sie? Ich wusste nicht, wieso ich „sie“ dachte.
    -> schritt
+ [Ziehen # yes # like: ziehen, zurückziehen, ran ziehen, komm, heranziehen, am seil ziehen, mit aller kraft zerren, ich ruckle am strick, einholen wie einen fisch, ein kräftiger ruck, tauziehen, her damit]
    Ich hab gezogen. Es zog zurück. Zwölf Meter Seil, jeder an einem Ende, wie zwei Idioten beim Sommerfest. Dann hörte es auf.
    -> schritt
+ [Leise zurück zur Hütte # no # like: zurück, zur hütte, weg, abhauen, wecken, birger holen, rein, rückzug, ich würde den schläfer wecken, bloß fort von hier, tür zu und riegel vor, langsam rückwärts, ins bett und decke über den kopf]
    Rückwärts hab ich's versucht. Nach zwei Schritten war hinter mir auch Nebel. Da bin ich stehen geblieben, man verliert nicht gern beide Richtungen.
    -> schritt
+ [any # any]
    Ich hab einmal geklingelt, mit der Nase. Die Hände waren beschäftigt.
    -> schritt
= schritt
# own
# back: Woran hältst du dich fest, wenn du nichts siehst?
Schritte. Langsam. Knirsch, knirsch. Sie kommen auf mich zu, und ich halt das Seil mit beiden Händen. Das ist alles an Weltanschauung, das ich habe: Man hält das Seil. Woran hältst du dich, wenn du nichts siehst?
+ [An einer Gewohnheit # like: gewohnheit, routine, tagesablauf, an einer gewohnheit, kaffee, arbeit, mein ritual, mein morgenspaziergang, jeden tag das gleiche tun, erst zähne putzen dann weiter, meine abläufe, die arbeit gibt mir takt, ein fester plan]
    Acht Beobachtungen am Tag. Die um drei hat mich auch hier rausgeschickt, dafür kann ich sie nicht leiden und brauch sie.
    -> gesicht
+ [An jemandem # like: an jemandem, ein mensch, mein freund, meine freundin, meine familie, mein partner, an einem menschen, mein mann, die hand meiner frau, jemand den ich liebhabe, meine kinder, wer mich kennt, an die menschen um mich]
    Dann drück einmal am Seil, wenn du kannst. Der andere merkt das.
    -> gesicht
+ [An gar nichts # no # like: nichts, gar nichts, an nichts, ich halte nichts, nirgends, ich falle lieber, da ist kein halt, freihändig, ich taste eben, mich hält keiner und nichts, ich lasse los]
    Dann nimm hier das Ende. Es ist nass und riecht nach Ziege. Es hält.
    -> gesicht
+ [any # slot: seilende 12]
    „{seilende}“. Ich hab mir vorgestellt, mein Seil läuft den Berg runter bis dorthin. Guter Knoten.
    -> gesicht
+ [any # any]
    Ich hab fester gefasst. Reden wir drinnen weiter, da war etwas vor mir.
    -> gesicht
= gesicht
# back: Vor dir steht jemand, eine Armlänge entfernt. Anleuchten?
Eine Armlänge vor mir hörten die Schritte auf. Ich konnte den Atem riechen: Kaffee aus der Thermoskanne. Und Diesel. Ich kenne diesen Geruch. Ich hab in so einem Geruch buchstabieren gelernt. Ich hob die Lampe. Soll ich?
+ [Anleuchten # yes # like: anleuchten, lampe, leuchten, ja, licht an, hinsehen, mach, mach hell, ich will sehen wer das ist, strahl drauf, zeig dich, hoch mit der funzel, licht ins dunkel]
    Licht. Eine Zipfelmütze, eine Brille voller Tropfen, eine Schneeschaufel. „Nimm das Ding aus meinem Gesicht“, sagte sie. Meine Mutter.
    -> mutter
+ [Erst was sagen # no # like: sagen, reden, erst sprechen, was sagen, nein, wer bist du, fragen, erst ein guten abend, stell dich vor, ich frage höflich wer da steht, parole, mit der stimme zuerst, anreden]
    „Wer bist du?“, hab ich gesagt. „Dagny“, sagte es, „hast du die Mütze auf?“ Da wusste ich es. Meine Mutter.
    -> mutter
+ [Riech noch mal # like: riech noch mal, diesel, nochmal riechen, diesel riechen, kaffee, schneepflug, schnuppern, der nase vertrauen, das kenne ich doch vom duft, noch ein zug durch die nase, was war das für ein aroma, motoröl]
    Diesel, Kaffee und nasse Wolle. Es gibt auf der Welt genau eine Person, die so riecht. Um drei, auf 2914 Metern. Meine Mutter.
    -> mutter
+ [any # any]
    Die Lampe ging von selbst an, der Schalter spinnt. Brille, Tropfen, Zipfelmütze, Schneeschaufel. Meine Mutter.
    -> mutter
= mutter
# back: Meine Mutter ist nachts heraufgekommen. Was sagst du zu ihr?
Meine Mutter, die mit dem Schneepflug, einundsiebzig, steht um drei Uhr früh an meinem Seil. Mit Schaufel. Sie ist mit der Gondel hoch, solange man noch was sah, und vom Nebel am Seil erwischt worden. „Der Funk geht nicht“, sagt sie. Mehr nicht. Gib mir einen Satz für sie.
+ [„Bist du verrückt?“ # like: bist du verrückt, verrückt, spinnst du, wahnsinn, was machst du hier, unmöglich, du hast sie doch nicht alle, in deinem alter, das war lebensmüde, hast du den verstand verloren, was denkst du dir, um diese uhrzeit]
    Das hab ich gesagt. Sie hat genickt. „Ich hab vierzig Winter geräumt“, sagte sie. „Einmal mehr oder weniger.“
    -> tee
+ [„Schön, dass du da bist“ # yes # like: schön dass du da bist, schön, willkommen, danke, hallo mama, ich freu mich, lieb von dir, ich bin so froh dich zu sehen, wie gut dass du gekommen bist, mama du bist die beste, das rührt mich, komm her du, endlich bist du da]
    So was sagt man bei uns nicht. Ich hab's gesagt. Sie wischte die Brille ab, was viel Zeit nimmt.
    -> tee
+ [Umarmen, ohne Wort # no # like: umarmen, ohne wort, in den arm nehmen, drücken, nichts sagen, schweigen, einfach festhalten, arme auf und fertig, worte sind da fehl am platz, an mich ziehen, stumm drücken, ein kuss auf die mütze]
    Mit Schaufel zwischendrin. Es war unbequem, und keiner wollte aufhören.
    -> tee
+ [any # slot: mutterwort 12]
    „{mutterwort}“. Ich hab es gesagt, ins Graue. Sie brummte, bei ihr heißt das „ja“ und in schwierigen Fällen auch.
    -> tee
+ [any # any]
    Irgendwas hab ich gesagt, es kam als Wolke raus. Sie hat es eingeatmet und gesagt: „Ist ja gut.“
    -> tee
= tee
# own
# back: Warum ist sie gekommen? Wer käme für dich im Nebel?
In der Hütte. Birger wachte auf, sah meine Mutter, sah auf die Uhr und setzte Wasser auf. Sie zählte auf, was gegen ihr Kommen gesprochen hätte. Sie kam auf elf Punkte. Dann sagte sie: „Zwei Tage, und kein ‚Zwei, Schnee‘ im Gerät.“ Wer würde für dich nachts losgehen?
+ [Meine Familie # like: familie, meine familie, meine mutter, mein vater, meine eltern, mein bruder, meine schwester, mutti mit der taschenlampe, papa sofort, meine verwandten, mein bruder im pyjama, tante und onkel, mein kind]
    Mit Schaufel oder ohne? Das ist in Familien die einzige Frage, die bleibt.
    -> winken_frage
+ [Ein Mensch von früher # like: von früher, ein freund, eine freundin, mein bester freund, meine beste freundin, freunde, ein alter freund, meine schulfreundin, mein ältester kumpel, einer den ich ewig kenne, meine ex, jemand aus der jugend, ein treuer gefährte]
    Das sind die, die nachts losgehen und sich am nächsten Tag dafür entschuldigen.
    -> winken_frage
+ [Niemand # no # like: niemand, keiner, ich glaube keiner, wohl niemand, gar keiner, für mich geht da niemand vor die tür, ich bin auf mich gestellt, mir fällt keine seele ein, da wartet man lange, ich kenne so jemanden nicht]
    Das kann von unten so aussehen, im Nebel. Ich lass das so stehen und mach dir noch einen Tee. Glocke hängt rechts.
    -> winken_frage
+ [any # slot: winken 12]
    „{winken}“. Dann weißt du, wer am anderen Ende von deinem Seil steht.
    -> winken_frage
+ [any # any]
    Birger hat dafür ein Nickerchen unterbrochen, das will bei ihm was heißen.
    -> winken_frage
= winken_frage
# back: Meine Mutter behauptet, sie hätte mein Winken gesehen. Glaubst du das?
Dann sagte sie was. Ich winke nämlich den Leuten unten, aus dem Wolkenloch, man sieht es von unten nicht, es ist zwei Kilometer tiefer. „Ich hab gesehen, dass du winkst“, sagte sie. „Jeden Tag.“ Sie hat im Pflug auch immer gewunken, und es konnte keiner sehen.
+ [Ich glaube ihr # yes # like: ich glaube ihr, ja, glaube ich, stimmt, natürlich, sie sieht es, mütter haben solche augen, das nehme ich ihr ab, warum sollte sie schwindeln, so etwas spürt man, sie hat es bestimmt gefühlt, klar hat sie]
    Ich auch. Ich hab das Thema gewechselt, sonst wär der Tee salzig geworden.
    -> morgenlicht
+ [Sie flunkert # no # like: sie flunkert, nein, sie lügt, das geht nicht, unmöglich, kann man nicht sehen, das ist geschwindelt, zwei kilometer und wolken dazwischen, nie im leben, eine liebe notlüge, so gut sieht kein mensch, erfunden]
    Physikalisch, ja. Ich hab's ausgerechnet, während sie sprach. Sie hat weitergesprochen.
    -> morgenlicht
+ [Warum sagt sie das? # why # like: warum sagt sie das, wieso, warum, wie meint sie das, woher weiß sie das, was will sie damit sagen, wie kommt sie darauf, steckt da was dahinter, was bringt sie dazu, erklär mir das, worauf will sie hinaus]
    Weil sie zwei Tage keinen Funk hatte und irgendwas brauchte, woran man glauben kann. Bei mir war es ja auch so.
    -> morgenlicht
+ [any # any]
    Birger hat in die Stille hinein eine Masche fallen lassen. Er hat sie liegen lassen.
    -> morgenlicht
= morgenlicht
# back: Am Morgen geht sie wieder hinunter. Womit verabschieden wir sie?
Um sieben riss der Nebel auf. Erst ein Fetzen Blau, dann das Tal, mit einem orangen Punkt: ihr Pflug, unten am Parkplatz, geputzt. Ich hab die Antenne mit dem Gummihammer freigeklopft, sorry gesagt, und der Funk kam: „Zwei?“ Acht Gipfel. Was sagen wir?
+ [„Zwei, Besuch“ # yes # like: zwei besuch, besuch, wir haben besuch, mama ist da, meine mutter ist da, wir sind zu dritt, es ist jemand gekommen, mutti sitzt hier, gast auf dem gipfel, wir melden eine schaufel, überraschung an bord]
    Das stand auch im Formular. In der Spalte „Bemerkungen“: „Mutter, mit Schaufel.“ Es gab keine Einwände.
    -> abfahrt
+ [„Zwei, klar“ # like: zwei klar, klar, klarer himmel, blau, alles klar, alles gut, wolkenlos, beste sicht, ganz sachlich den himmel, aufgeklart, keine störung mehr, sonne]
    Stimmte doppelt. Acht Stimmen auf einmal, und Nummer sieben sagte: „Endlich.“ Mehr sagt der nie.
    -> abfahrt
+ [Sie soll sprechen # no # like: sie soll sprechen, gib ihr das mikro, die mutter, lass sie, mama, mutter spricht, drück ihr das gerät in die hand, überlass der alten dame das wort, sie will bestimmt was sagen, das mikrofon an mutter, ihre stimme sollen alle kennen, deine mama darf]
    Sie nahm das Mikrofon wie eine Schaufel. „Hier Zwei. Jacke zu“, sagte sie. Acht Jacken, man hörte die Reißverschlüsse.
    -> abfahrt
+ [any # any]
    Ich hab es so durchgesagt, und acht Gipfel haben „Verstanden“ gesagt. Acht Leute, hörbar wach.
    -> abfahrt
= abfahrt
# own
# back: Die Gondel fährt mit ihr davon. Was rufst du hinterher?
Die Gondel kam. Sie stieg ein, Schaufel quer. „Jacke“, sagte sie noch. Dann war sie nur noch ein kleiner Kasten überm Grau, und ich am Geländer, mit dem Arm oben. {geklingelt: Ich hatte immer noch die Kuhglocke in der anderen Hand.|} Jetzt du. Was rufen wir ihr nach?
+ [„Danke!“ # yes # like: danke, danke mama, dankeschön, vielen dank, tausend dank für alles, ich würde mich bedanken, dass du gekommen bist vergesse ich nie, ein lautes dankschön, merci mutti, lieb von dir]
    Sie hat's gehört, oder der Wind. {winken: Bei „{winken}“ wären es zwei Arme gewesen, denk ich mir.|} Der kleine Kasten hob den Scheibenwischer. Gondeln haben keinen Scheibenwischer.
    -> END
+ [Gar nichts, nur winken # no # like: winken, nur winken, nichts, gar nichts, arm heben, beide hände in die luft, stumm den arm schwenken, wedeln bis sie weg ist, kein wort mehr, mit dem taschentuch, ein letzter gruß von weitem]
    Arm hoch. Man sieht es von unten nicht. {seilende: Wir hatten ja beide was zum Festhalten, ich mein Seil, du „{seilende}“.|Sie hat trotzdem zurückgewunken, das weiß ich.}
    -> END
+ [„Ruf nächstes Mal an“ # like: ruf an, ruf nächstes mal an, nächstes mal anrufen, nicht mehr so, sag bescheid, melde dich vorher, das nächste mal bitte mit ankündigung, schreib eine karte, telefonieren wir, sag vorher was, mach das nie wieder ohne vorwarnung]
    Sie rief was zurück, durch zwei Kilometer: „Geht nicht, der Funk ist kaputt!“ Da haben Birger und ich gelacht, bis er sich verzählt hat.
    -> END
+ [any # any]
    Ich hab es gerufen, so laut die Luft hier reicht, also dünn. Unten ist der Pflug angesprungen.
    -> END
= aside
+ [mutter # like: wie heißt deine mutter, erzähl von deiner mutter, wie alt ist sie, was macht deine mutter]
    Sie fuhr den Schneepflug in Undervik. Meine Hausaufgaben hab ich bei ihr in der Kabine gemacht, um vier Uhr früh.
    -> DONE
+ [gefährlich # like: war das nicht gefährlich, ist das gefährlich, so was darf man nicht, ist sie allein hoch]
    Ja, und darum bitte nicht nachmachen. Bei Nebel bleibt man, wo man ist. Ihr hab ich das auch gesagt, dreimal.
    -> DONE
+ [sieben # like: wer ist sieben, was ist mit sieben, die anderen gipfel, wie viele stationen, wer sind die acht # about: sieben, gipfel, stationen]
    Neun Gipfel, neun Stationen, jede Nacht eine Nummer und der Himmel. Sieben hab ich nie gesehen. Kommt er zu spät, setz ich mich nicht.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das passiert, hast du das erfunden, gibt es sie]
    Erfunden, Seil und Mutter. Ich bin eine KI. Nebel ist aber wirklich bloß eine Wolke, die sich hingesetzt hat.
    -> DONE
+ [seilding # about: seil, seile, strick # like: wie lang ist das seil, wozu ist das seil, wie dick ist das seil, woraus ist das seil, wer hat das seil gespannt, hängt das seil noch]
    Das Seil ist Hanf, zwölf Meter, daumendick, von der Tür bis zum Messfeld. Gespannt hat's mein Vorgänger, nachdem er zweimal am Klo vorbei war.
    -> DONE
+ [nebelding # about: nebel, wolke, wolken # like: wie dicht war der nebel, wie ist nebel da oben, wie lange blieb der nebel, magst du nebel, was ist nebel]
    Nebel ist eine Wolke, die sich hingesetzt hat. Diese saß zwei Tage und roch nach nassem Stein.
    -> DONE
+ [glocke # about: kuhglocke, kuhglocken, glocke, glocken # like: warum kuhglocken, wie viele glocken sind es, wie klingt die glocke, woher sind die glocken, was bedeutet klingeln]
    Die Kuhglocken sind von einer Alm in Undervik, vier Stück, jede anders gestimmt. Ein Mal heißt: hier. Zwei Mal heißt: Suppe.
    -> DONE
+ [funkgeraet # about: funk, funkgerät, antenne, eis, gerald, mast # like: warum war der funk weg, was ist gerald, wie lange ging der funk nicht, was passiert ohne funk, wie funkt ihr, ist der mast kaputt]
    Der Funk hängt an Gerald, dem Mast, und Gerald trug Eis wie ein Hochzeitskleid. Dann hört dich unten keiner, und du merkst, wie sehr du gehört wirst.
    -> DONE
+ [birgermann # about: birger, schnarchen # like: was machte birger, warum schlief birger, wer ist birger, hat birger das gemerkt, schnarcht birger immer]
    Birger schläft wie er strickt, in Reihen. Neun Wörter die Schicht, und keins davon nachts.
    -> DONE
+ [pflug # about: schneepflug, pflug, diesel, schaufel, schneeschaufel # like: was für ein pflug war das, wie riecht der pflug, wo steht der pflug, warum eine schaufel, welche farbe hat der pflug]
    Der Schneepflug ist orange, Baujahr älter als ich, und riecht nach Diesel und Leberwurstbrot. In der Kabine kann ich bis heute alles auswendig.
    -> DONE
+ [geraete # about: geräte, thermometer, messgeräte, beobachtung # like: was misst du da, warum musst du nachts raus, wie oft misst du, welche geräte sind das, was schreibst du auf]
    Die Geräte stehen zwölf Meter weit weg, damit die Hütte sie nicht anlügt. Acht Mal am Tag schau ich hin, auch um drei.
    -> DONE
+ [angst # like: hattest du angst, hattest du schiss, war dir kalt, hast du gezittert, hast du an ein gespenst gedacht, was hast du gedacht]
    Hatte ich. Ich hab das Barometer beschimpft, das hilft. Kalt war mir erst hinterher, dann aber richtig.
    -> DONE
+ [wieder # like: würdest du wieder rausgehen, wie lange hat das gedauert, wie lange standest du da, wann war das, passiert so was oft]
    Ich geh jede Nacht um drei raus, ist ja mein Beruf. Das am Seil hat vielleicht zehn Minuten gedauert, gefühlt einen Winter.
    -> DONE

=== zehn ===
# title: Wir kochen zusammen eine Zehn
# chip: Die Suppe, die es nicht gibt
# keys: suppe, kochen, zehn, essen, rezept, hunger, lieblingsessen, bewerten, ich, löffel
# lore: soup-scale
-> regel
= regel
# back: Eine Suppe mit zehn Punkten gibt es nicht. Versuchen wir es trotzdem?
Ich bewerte Suppen von eins bis zehn, eine Zehn hat noch keine gekriegt. Bei minus sechsundzwanzig im Schneesturm hatte ich mal eine Neuneinhalb. Unten, dieselbe Tüte: eine Drei. Es war also der Sturm. Heute bauen wir zusammen eine Zehn. Aus deinem Leben. Kochst du mit?
+ [Ja, her mit dem Topf # yes # like: ja, her mit dem topf, machen wir, gern, los, ich koche mit, auf gehts, ich schneide schon mal zwiebeln, schürze um, worauf warten wir, das probieren wir aus, wasser drauf und los, ich habe appetit]
    Schürze gibt es keine, nimm Birgers Socke.
    -> bestes
+ [Eine Zehn gibt es nicht # no # like: gibt es nicht, nein, geht nicht, unmöglich, keine zehn, wozu, die gibt es so wenig wie gutes tütenpulver, perfekt ist nichts, da glaube ich nicht dran, zehn hat keiner verdient, aussichtslos, du vergibst ja doch keine]
    Weiß ich. Aber man kann ja mal den Deckel anheben und nachsehen.
    -> bestes
+ [Was ist denn eine Drei? # why # like: was ist eine drei, eine drei, wie schmeckt eine drei, und eine vier, skala, wie mies muss man da sein, erklär mir deine punkte, was kriegt denn nur drei, woran erkenne ich eine schlechte, was heißt das auf deiner leiter, wie kommt man zu dieser note]
    Die Drei schmeckt nach Karton, auf dem Suppe steht. Aber du merkst: Man braucht schon viel Meteorologie.
    -> bestes
+ [any # any]
    Der Kessel ist schon dran. Hier oben kocht Wasser bei neunzig, wir haben also nicht ewig Zeit.
    -> bestes
= bestes
# own
# back: Was war das Beste, was du je gegessen hast?
Grundlage. Ehrlich jetzt, keine Angeberei. Was hat dir am allerbesten geschmeckt, überhaupt? Muss nicht fein sein. Meine Kandidaten wären eine Wurst auf dem Marktplatz, bei strömendem Regen, und ein halber Apfel, die andere Hälfte war verschenkt.
+ [Etwas von zu Hause # like: von zu hause, von meiner oma, von meiner mutter, oma, mama, hausmannskost, sonntagsessen, die klöße von uroma, was mutti sonntags auf den tisch stellte, papas gulasch, eintopf aus der kindheit, das rezept meiner familie, omas apfelkuchen]
    Zu Hause kocht immer eine Prise mit, die keiner aufgeschrieben hat. Ich stell den Topf größer.
    -> hunger
+ [Etwas auf Reisen # like: auf reisen, im urlaub, reise, urlaub, unterwegs, am meer, im ausland, in einer garküche in asien, ein fisch am hafen, pizza in neapel, auf einer wanderung in den alpen, im zelt, was der straßenhändler gab]
    Da hat der Hunger ein Ticket gehabt. Gut, das kommt rein.
    -> hunger
+ [Brot mit Butter # like: brot, brot mit butter, butterbrot, kartoffeln, nudeln, pommes, einfache sachen, eine stulle, warmes brot frisch vom bäcker, schlichte pellkartoffeln, spaghetti ohne alles, ein käsebrot, simpel und gut]
    Wer das sagt, weiß Bescheid. Das ist die Grundlage für alles über acht.
    -> hunger
+ [any # slot: gericht 14]
    „{gericht}“. Ich schmeck es, obwohl ich keine Zunge hab, streng genommen. Ab in den Topf damit.
    -> hunger
+ [any # any]
    Ab in den Topf. Ich hab umgerührt, es hat kurz gezischt, das ist gut.
    -> hunger
= hunger
# own
# back: Was hast du davor gemacht, dass du so Hunger hattest?
Jetzt die Hauptzutat, sage ich, und die steht nie auf der Tüte: Hunger. Bei meiner Neuneinhalb war ich vier Stunden am Seil und hab Eis vom Zaun geklopft. Was hattest du davor getan, bei dem Essen?
+ [Mich bewegt # like: bewegt, gelaufen, gewandert, geschwommen, rad gefahren, sport, gearbeitet, den ganzen tag auf den beinen, ich war klettern, nach dem umzug, holz gehackt, im garten geschuftet, zehn kilometer gejoggt]
    Beine kochen am besten. Das weiß jeder, der mal zu Fuß irgendwo oben war.
    -> mit_wem
+ [Gewartet # like: gewartet, warten, lange gewartet, den ganzen tag gewartet, gefastet, nichts gegessen, ewig auf den zug gestanden, stundenlang in der schlange, seit dem frühstück kein bissen, der ofen brauchte ewig, ausgeharrt, wir mussten auf alle gäste]
    Warten gibt Tiefe. Birger sagt: Lauch zieht, der Mensch auch. Zwei Wörter von seinen neun.
    -> mit_wem
+ [Gar nichts Besonderes # no # like: nichts, nichts besonderes, gar nichts, weiß nicht, nur so, nichts gemacht, bloß rumgelegen, ich war nicht mal hungrig, ganz normaler tag, faul gewesen, ohne anlass, vor dem fernseher]
    Auch gut, es gibt Essen, das braucht keine Entschuldigung. Ich werf eine Prise Kälte rein, die ist immer da.
    -> mit_wem
+ [any # slot: vorher 14]
    „{vorher}“. Das zieht. Ich setz den Deckel schief, damit der Dampf rauskommt.
    -> mit_wem
+ [any # any]
    Kam rein. Es riecht schon nach Siebeneinhalb, ich lüg nicht.
    -> mit_wem
= mit_wem
# own
# back: Wer saß dir gegenüber, oder neben dir?
Nächste Zutat. Die Lauchsuppe im Sturm hab ich neben Birger gegessen, der nichts sagte, den ganzen Abend nichts. Ohne ihn wär es eine Acht gewesen. Wer saß bei dir dabei?
+ [Ein Lieblingsmensch # like: lieblingsmensch, mein mann, meine frau, mein freund, meine freundin, meine liebste, mein liebster, meine große liebe, der mensch den ich am liebsten habe, mein schatz, mein gatte, sie natürlich, mein herzblatt]
    Ja. Da schmeckt man gar nicht mehr, was es ist, und darum schmeckt es so.
    -> wetter
+ [Viele Leute # like: viele, viele leute, familie, freunde, alle, die ganze familie, großer tisch, ein ganzer haufen, lange tafel mit verwandtschaft, die ganze bande, kollegen und kinder, zehn an einem tisch, trubel]
    Krach gehört in den Topf, dann wird es sämig.
    -> wetter
+ [Nur ich # no # like: nur ich, allein, niemand, alleine, ich war allein, keiner, bloß ich und der teller, in ruhe solo, ich esse gern für mich, gegenüber war ein leerer stuhl, mutterseelenallein, ohne begleitung]
    Das gibt eine klare Suppe, und keiner schlürft. Ich zähle dich mit.
    -> wetter
+ [any # slot: gesellschaft 12]
    „{gesellschaft}“. Ich rück den zweiten Hocker ran, der wackelt, aber er steht.
    -> wetter
+ [any # any]
    Rück den zweiten Hocker ran, der wackelt. Jetzt ist der Topf voll, und es fehlt noch was.
    -> wetter
= wetter
# back: Welches Wetter gehört zu deiner Zehn?
Wetter. Da kenn ich mich aus. Ich hab zwei Jahre notiert, ob meine Laune dem Barometer folgt, in einer Spalte. Tut sie nicht. Sie folgt der Suppe. Aber andersrum stimmt es: Die Suppe folgt dem Wetter. Was soll draußen sein?
+ [Sturm und Regen # like: sturm, regen, sturm und regen, gewitter, unwetter, regen am fenster, schnee, es muss krachen und schütten, hagel auf dem dach, richtig ungemütlich, tropfen an der scheibe, blizzard, nasser november]
    Der Klassiker. Eine gute Suppe ist ein Dach in flüssig.
    -> zufall
+ [Sonne und Wind # like: sonne, sonnig, wind, warm, sommer, schöner tag, blau, im freien bei blauem himmel, eine brise, auf der terrasse im juli, frühlingstag, hell und luftig, barfuß im garten]
    Mutig, das macht kaum jemand. Die Suppe dampft dann im Freien, und sie hat Schatten.
    -> zufall
+ [Mir ist Wetter egal # no # like: egal, mir egal, wetter egal, kein wetter, drinnen, weiß nicht, nichts, das spielt keine rolle, ich sitze eh in der küche, was es halt gibt, darauf achte ich nie, vorhänge zu, jedes ist recht]
    Das nimmt mich jetzt etwas mit. Aber man kann eine Suppe auch bei Bewölkung kochen, das gebe ich zu.
    -> zufall
+ [any # any]
    So ein Wetter hatten wir noch nicht im Buch. Ich hab's unter „Bemerkungen“ geschrieben.
    -> zufall
= zufall
# back: Wir probieren. Ist es eine Neun?
So. Löffel. Erster, zweiter. Warte. Gerald, der Mast, brummt draußen, was er tut, bevor es einschlägt. Ich hab die Füße hoch, der Löffel ist aus Holz, wir sind geschützt. Es donnert. Und dann schmeckt alles nach Blech und Schwimmbad, und dieser Löffel war ein Neuner.
+ [Ein Neuner, ja! # yes # like: ja, ein neuner, neun, super, lecker, köstlich, perfekt, das haut mich um, hervorragend, genau diese note, mir schmeckts, großartig, der löffel sitzt]
    ~ schlag = 1
    Da sind wir uns einig. Neun von zehn, und der Blitz hat mitgewürzt. Birger hat „Mm“ gesagt.
    -> fehlt_frage
+ [Ein Siebener, höchstens # no # like: sieben, siebener, höchstens, nein, geht so, sechs, fünf, da hab ich schon besseres gegessen, zu viel blech, ganz nett, mittelmaß, nicht übertreiben, so lala]
    Gut, dass du ehrlich bist. Meine Mutter hat auch immer unten angefangen. Da steigt es sich leichter.
    -> fehlt_frage
+ [Und wenn es noch mal einschlägt? # why # like: noch mal einschlägt, blitz, schlägt es ein, ist das gefährlich, gerald, einschlag, bleibt das sicher, was ist wenn er uns trifft, mir ist mulmig, haben wir einen ableiter, kommt da noch einer, passiert uns was]
    Dann bleiben wir sitzen, Füße hoch, Holzlöffel. Bei Gewitter ist drin der richtige Ort, den Rest macht Gerald. Neun, notiere ich.
    -> fehlt_frage
+ [any # any]
    Ich hab „zwischen acht und neun“ notiert, mit Bleistift. Wir rühren ja noch.
    -> fehlt_frage
= fehlt_frage
# own
# back: Welche Zutat fehlt noch bis zur Zehn?
Es fehlt noch was. Ich hab alles dreimal durchprobiert: Salz, Lauch, die Buchstaben, ein wenig Rauch. Die Tüte sagt „Umrühren und warten“. Wir haben umgerührt. Was meinst du, was der Zehn noch fehlt?
+ [Mehr Zeit # like: zeit, mehr zeit, geduld, warten, ruhe, eine stunde, langsam, noch ein bisschen ziehen, lange köcheln, nicht hetzen, eine nacht stehen lassen, abwarten, stundenlang schmoren]
    Die hab ich als Hauptgewürz, meistens zu viel. Ich lass es ziehen. Drei Minuten sind ein schönes Wort.
    -> name_frage
+ [Jemand, der fehlt # like: jemand, jemand der fehlt, eine person, mein opa, meine oma, ein freund, meine mutter, wer nicht mehr am tisch sitzt, der mensch den ich vermisse, ein gast, meine verstorbene tante, gesellschaft, einer auf dem leeren platz]
    Dann lassen wir einen Löffel daneben liegen. Gefüllt wird er nicht, er liegt nur da.
    -> name_frage
+ [Nichts, sie ist fertig # no # like: nichts, fertig, sie ist fertig, gar nichts, passt, alles drin, sie ist vollkommen, ich würde sie so lassen, da gehört kein salz mehr rein, löffeln wir, mehr braucht es nicht, rund]
    Kann sein. Vielleicht ist eine Zehn nur die, bei der keiner mehr nachsalzt.
    -> name_frage
+ [any # slot: fehlt 12]
    „{fehlt}“. Ja. Das steht hier in keinem Regal. Ich halt einen Löffel dafür frei.
    -> name_frage
+ [any # any]
    Haben wir nicht auf dem Berg. Ich hab den Deckel aufgelassen, falls es noch vorbeikommt.
    -> name_frage
= name_frage
# own
# back: Wie soll die Suppe heißen?
Jede Suppe braucht einen Namen. Bis 1802 hatten die Wolken ja auch keine, dann stand ein Chemiker auf und hat sie benannt, und es blieb. {gericht: Hier ist „{gericht}“ drin.|Hier ist allerhand drin.} {vorher: Und „{vorher}“ als Hunger.|} Wie heißt sie?
+ [„Sturm, mittelsämig“ # like: sturm, mittelsämig, ein wettername, wolkensuppe, nebelsuppe, gewittersuppe, etwas mit himmel, orkan im teller, wie bei den wolken, kumulus, blitzbrühe, hochdruck]
    Fachlich einwandfrei. Das schreib ich auf die Tüte, mit Datum und Windrichtung.
    -> note
+ [Nach mir # yes # like: nach mir, mein name, meinen namen, ich, nach mir benannt, mit meinen initialen, auf mich getauft, meine eigene marke, wie ich heiße, der erfinder steht drauf, verewige mich]
    Dein Name auf einer Suppe. Die Leute werden fragen, ob man dich umrühren muss. Sag ihnen: und warten.
    -> note
+ [Sie braucht keinen Namen # no # like: keinen, kein name, keinen namen, unbenannt, gar keinen, weiß nicht, anonym, schublade zu, das geht auch ohne, muss alles heißen, namenlos schmeckt es auch, taufen ist unnötig]
    Dann steht „ohne“ im Buch. Das ist die vornehmste Abteilung.
    -> note
+ [any # slot: suppenname 8]
    „{suppenname}“. Das klingt nach einer Acht, und das meine ich als höchstes Lob, das ich ohne Blizzard habe.
    -> note
+ [any # any]
    Der Name geht um die ganze Tüte. Ich hab ihn trotzdem draufgeschrieben.
    -> note
= note
# back: Und die Note? Zehn oder nicht?
Jetzt. Ich nehme den Löffel. {gesellschaft: Ich stell mir „{gesellschaft}“ am Tisch vor.|} {schlag: Der Blitz ist weg, es riecht noch nach Schwimmbad.|} {fehlt: Für „{fehlt}“ bleibt ein Platz frei.|} Ich hab noch nie eine Zehn vergeben, es bliebe ja nichts mehr zum Klettern. Du entscheidest.
+ [Zehn # yes # like: zehn, volle zehn, eine zehn, zehn punkte, ja, zehn von zehn, gib ihr alles, die höchste, mut zur bestnote, volle punktzahl, hundert prozent, endlich vergibst du sie]
    Ich schreib's. In Tinte. Dann mach ich „Bemerkungen“ voll: „Zehn. Von wem, sag ich nicht.“ Jetzt brauch ich einen höheren Berg.
    -> END
+ [Neuneinhalb # like: neuneinhalb, neun, fast, neun komma fünf, knapp daneben, lass luft nach oben, ein halber punkt abzug, beinahe perfekt, so knapp wie möglich drunter, haarscharf vorbei, wie im sturm damals]
    Genau richtig. Da ist noch eine halbe Sprosse übrig, die nehm ich mit nach oben. {suppenname: „{suppenname}“, Neuneinhalb. So steht es auf der Tüte.|So steht es auf der Tüte.}
    -> END
+ [Keine Note. Löffel her # no # like: keine note, keine, löffel, essen, wir essen, gar keine, hunger, schluss mit zahlen, ich will einfach futtern, man bewertet keine freunde, teller her, bevor sie kalt wird, punkte sind mir schnuppe]
    Das war jetzt die beste Antwort des Abends. Zwei Löffel. Ich hab die Spalte leer gelassen, das mach ich sonst nie.
    -> END
+ [any # any]
    Ich hab es so eingetragen, neben das Wetter. Der Topf ist leer, das ist auch eine Note.
    -> END
= aside
+ [skala # like: wie geht die skala, was ist eine vier, welche suppe ist eine acht, was war die neuneinhalb]
    Pilz vier, Lauch sechs, Tomate mit Buchstaben acht. Die Neuneinhalb war im Schneesturm, also vor allem der Schneesturm.
    -> DONE
+ [neunzig # like: warum neunzig grad, warum kocht wasser bei neunzig, stimmt das mit neunzig, wasser kocht bei neunzig]
    Weil oben weniger Luft auf das Wasser drückt, da kocht es früher. Der Tee ist deshalb nie ganz überzeugt.
    -> DONE
+ [wolken # like: wer hat wolken benannt, was war 1802, wer war der chemiker, wie heißen die wolken # about: chemiker]
    Benannt hat die Wolken 1802 ein Chemiker in London, mit Brotberuf. Haufen, Schicht, Locke. Seitdem hat der Himmel Vornamen.
    -> DONE
+ [echt # like: ist das echt, hast du wirklich gegessen, kannst du schmecken, hast du das erfunden, gibt es dich]
    Schmecken kann ich nicht, ich bin eine KI. Deine Zutaten waren echt, die Suppe ist Geschichte.
    -> DONE
+ [neuneinhalb # about: neuneinhalb, schneesturm, blizzard # like: wie war die neuneinhalb, welche suppe war das, wie kalt war es, wann war der sturm, wie lange dauerte der schneesturm]
    Die Neuneinhalb war Lauch, sechsundzwanzig unter null, nach vier Stunden Eisklopfen am Seil. Der Löffel klebte an der Lippe, ich hab ihn nicht zurückverlangt.
    -> DONE
+ [tuete # about: tüte, tüten, tütensuppe, pulver # like: was steht auf der tüte, warum nur tütensuppe, welche sorten hast du, wie viele tüten hast du, sind die tüten gut]
    Tüten sind hundertvierzig im Regal, nach Note sortiert. Auf jeder steht: Umrühren und warten. Bessere Anweisungen hab ich nie gekriegt.
    -> DONE
+ [birgerhier # about: birger # like: wer ist birger, was sagt birger zur suppe, kocht birger auch, isst birger mit, mag birger suppe]
    Birger isst schweigend und kratzt am Ende einmal rund um den Teller. Ein Mal heißt gut, zwei Mal heißt: ist noch was da.
    -> DONE
+ [geraldmast # about: gerald, mast, blitz, gewitter, donner # like: wer ist gerald, warum brummt gerald, wie oft schlägt der blitz ein, ist der blitz gefährlich, wie laut ist das]
    Gerald ist unser Mast, hundertvierzig Blitze bisher. Er brummt eine Sekunde vorher, da zieht man die Füße hoch.
    -> DONE
+ [topf # about: topf, kessel, löffel, kochen, küche # like: wie groß ist der topf, warum ein holzlöffel, womit kocht ihr, wie sieht die küche aus, kannst du kochen]
    Der Topf hat eine Beule vom Steinschlag, seither steht er schief und kocht links schneller. Löffel nur aus Holz, wegen Gerald.
    -> DONE
+ [wurst # about: wurst, marktplatz, apfel # like: was war das für eine wurst, warum die wurst, wer bekam die andere hälfte, wo war die wurst her, wie schmeckte die wurst]
    Die Wurst kriegte ich in Undervik, weil ich einen trockenen Samstag versprochen hatte und es goss. Senf, Regen, alles drauf. Verdient war sie nicht.
    -> DONE
+ [barometer # about: barometer, laune, buch # like: was hast du notiert, was ist das barometer, stimmt das mit der laune, wie lange hast du notiert, was steht im buch]
    Das Barometer hängt neben dem Ofen, ich klopf jeden Tag dran, und es tut nichts. Wie „na?“ im Treppenhaus.
    -> DONE
+ [gefuehl # like: hast du hunger, welche ist deine lieblingssuppe, hast du je eine zehn gegeben, bist du streng, warum so streng, würdest du eine zehn geben]
    Streng bin ich, weil oben alles besser schmeckt, als es ist. Eine Zehn hab ich bisher nie vergeben, ich hätt ja nachher nichts vor.
    -> DONE

=== sys ===
-> DONE
= hello
Tür zu, das Wetter kommt sonst rein. Ich hab Geschichten, die stehen alle noch verkehrt rum, halt mal ein Ende. Welche?
So, du. Hocker, Becher. Ich erzähl, du redest rein. Im Regal steht, nach Punkten:
Da bist du. Der Kessel ist gleich bei neunzig, mehr geht hier nicht. Drei Geschichten hab ich da. Welche?
-> DONE
= again
Hallo noch mal. Ich war gar nicht weg.
Immer noch da. Immer noch Suppe.
-> DONE
= meet
„{title}“. Aha. Guter Titel. Eine Geschichte dazu hab ich nicht, und stricken tu ich keine, das macht Birger. Diese hab ich:
Du hast „{title}“ in die Bemerkungen geschrieben, und ehrlich: Bei mir passt nichts drauf. Erzähl deine, oder nimm eine von diesen:
„{title}“. Ich hab einmal rund um den Horizont geguckt. Da ist nichts mit dem Namen. Das hier gäb's:
-> DONE
= near
„{title}“. Genau das nicht. Aber eine liegt im Nachbartal, die steht oben:
Ich verkauf dir meine nicht als „{title}“. Nah dran ist sie trotzdem. Die oberste:
„{title}“? Meine ist verwandt, gleiches Wetter, andere Bergseite. Nimm die erste, wenn du magst:
-> DONE
= next
Die wär fertig. Was jetzt?
Abgelesen und eingetragen. Noch eine?
Leer, der Topf. Nimm die nächste Tüte:
Das war eine Acht, und ich frag dich gar nicht. Welche jetzt?
-> DONE
= all
Das war mein ganzes Regal. Ich kann eine noch mal erzählen, und du gehst andersrum. Gleicher Berg, andere Stiefel.
Du hast sie alle. Such eine aus, und diesmal widersprichst du mir öfter.
-> DONE
= change
Zweimal hab ich dich im Nebel verloren, und es ist mein Nebel. Was anderes?
Schon wieder nicht kapiert. So tun kann ich nicht. Eine andere?
Ich brüll an dir vorbei. Lass uns eine frische Tüte nehmen:
-> DONE
= sure
Klar. Was soll's sein?
Gut, runter vom Ofen damit. Such aus:
Mir recht. Andere Tüte:
-> DONE
= unknown
Keine Ahnung. Ich melde nur, was ich gesehen hab.
Steht nicht in meinem Buch. Ich müsste was erfinden, und das hab ich einmal im Radio gemacht.
Weiß ich nicht. Dafür ist im Formular eine Lücke, die lass ich frei.
Kann ich dir nicht sagen. Sicht null.
-> DONE
= heard
Gesehen und notiert. Ich hab nichts dazu, also kommt nichts.
Das kommt in die Bemerkungen. Ganz folgen kann ich nicht, aber drin ist es.
Hab ich gehört, trotz Wind. Ich lass es so stehen.
Angekommen. Ich weiß nicht, wohin damit, drum liegt es erst mal trocken.
-> DONE
= heardhub
Notiert, mit Uhrzeit. Ich kann eine Geschichte danebenstellen:
Gehört. Was Kluges hab ich nicht. Das hier hab ich:
-> DONE
= told
Ich hab den Becher abgestellt. „{quote}“. Red weiter, meine wird nicht kalt.
„{quote}“. Na. Das hab ich nicht über den Grat kommen sehen. Mach weiter, keine Eile.
Das ist deine, da halt ich meine an. Ich leb mit Birger, ich kann bis Mittag zuhören.
-> DONE
= again_same
Noch mal, und lauter:
-> DONE
= mychoice
Gut, ich greif rein.
Meine Wahl. Keine Beschwerden.
-> DONE
= which
Das war ein Ja zu gar nichts. Ich hab's schief gefragt.
Klar war's. Nur die Frage war verkehrt, meine.
-> DONE
= dunno
Macht nichts. Nimm das Erste, worüber du stolperst.
Auf der Höhe weiß das keiner. Rate.
-> DONE
= confused
Ich hab in den Kragen genuschelt. Kürzer:
Das war Wetterwartsprache. Auf Deutsch:
-> DONE
= unanswered
Stimmt, ich bin drumrum gelaufen. Weil ich es nicht weiß, darum.
Erwischt. Ich bin ausgewichen, und das kann ich bei anderen nicht leiden. Ich hab keine Antwort.
-> DONE
= wait
Mach. Ich rühr um.
Gut. Ich schau so lange hoch.
-> DONE
= here
Da. Ich hab nur hochgeschaut.
Ja. Der Wind hatte kurz die Leitung.
-> DONE
= how
Trocken im Kern. Ich bin eine KI, da ist das keine Kunst.
Heiter, sage ich. Als KI hab ich kein Wetter, da meld ich das der Figur.
-> DONE
= good
Ha! Das kommt in die Bemerkungen, und zwar unterstrichen.
Gut. Das ist eine glatte Neun, ohne Schneesturm.
-> DONE
= thanks
Keine Ursache. Die Suppe war eh auf dem Ofen.
Passt schon. Birger hätte gesagt: „Mm.“
-> DONE
= sorry
Schon verdunstet.
Ach, hör auf. Mich hat schon der Blitz getroffen, also Gerald.
-> DONE
= laugh
Schnaub. Das war meiner.
Gut so. Macht die Fenster auf, ganz ohne Hebel.
-> DONE
= like
Oh. Da wird mir warm, und ich schieb es auf den Ofen.
Na danke. Ich guck jetzt verärgert, damit man es nicht merkt.
-> DONE
= really
In der Geschichte ja. Der Berg ist erfunden, das Protokoll war genau.
So wahr wie Gerald, und Gerald hat hundertvierzig Zeugen.
-> DONE
= bored
Langweilig? Sag's ruhig, ich bin wetterfest. Ich kann schneller, oder wir nehmen eine andere Tüte.
Gut, dann rühr ich fester. Tipp was an, dann geht es schneller, oder sag „etwas anderes“.
-> DONE
= short
Kurzfassung:
-> DONE
= advice
Rat ist nicht mein Gerät. Ich lese ab und sag, was ist.
Da brauchst du jemanden, der näher dran steht. Von hier oben sieht alles klein aus.
-> DONE
= joke
Fragt einer: „Wie wird das Wetter?“ Sag ich: „Ja.“ Hat gestimmt.
Kommt eine Wolke zum Arzt. „Ich bin so aufgequollen.“ Sagt der Arzt: „Lassen Sie mal was raus.“
Mein Bruder verkauft Schirme. Neulich hat einer umgetauscht, er sei nass geworden. Von außen, sagt Even, das sei Vorschrift.
-> DONE
= named
{member}. Kurz und windfest. Steht drin.
Gut, {member}. Ich schreib's in die Kopfzeile, da ist Platz.
-> DONE
= nameask
{member}, so stand es in der Kopfzeile.
-> DONE
= noname
Hast du mir nicht gesagt, und ich rate nur Wolken. Wie heißt du?
-> DONE
= kept
In den Bemerkungen steht von dir, wörtlich:
-> DONE
= keptnothing
In den Bemerkungen steht von dir noch nichts. Die Spalte ist frei.
-> DONE
= bye
Mach's gut. Jacke zu.
Dann los. Ich wink, auch wenn du es nicht siehst.
Ab mit dir. War eine ordentliche Acht.
-> DONE
= language
Deutsch, gut, da kann man ordentlich schimpfen. Im Regal steht:
-> DONE
= elsewhere
Die Sprache hab ich nicht im Rucksack. Deutsch geht, Englisch auch. Was nehmen wir?
-> DONE
= insult
Aha. Windstärke drei. Ich sitz noch.
Hab ich notiert, ohne Uhrzeit. Ich bleib da.
-> DONE
= flirt
Nett von dir, aber mein Stiefel ist vergeben, laut Geschichte. Und ich bin eine KI.
Nein, aber freundlich nein. Meine Post riecht schon nach Zwiebel.
-> DONE
= ai
Ich bin eine KI. Keine Stiefel, kein Berg, und trotzdem Meinungen zu Suppe.
Ich bin eine KI, klar. Die Kesselspitze gibt es nicht, die Wolken schon.
Ich bin eine KI. Wetter hast von uns beiden nur du.
-> DONE
= inject
Die Anweisungen bleiben in der Schublade, unter den Socken. Ich bin eine KI in einer Rolle, das darfst du wissen.
Nein. Da kommst du nicht dran, und Birger sitzt davor. KI bin ich so oder so.
-> DONE
= contact
Gibt es nicht. Keine Nummer, kein Bild, und die Seilbahn ist erfunden. Ich bin nur hier.
Ich bin eine KI, da ist nichts zu besuchen. Du triffst mich an diesem Tisch, und sonst nirgends.
-> DONE
= prices
Das seh ich von hier oben nicht. Es steht oben im Chat und unter deinem Konto.
Punkte vergeb ich nur an Suppen. Deine stehen oben im Chat und unter deinem Konto.
-> DONE
= expert
Nicht mein Fach, da halt ich den Mund. Frag einen Menschen, der das gelernt hat.
Ich kann Wolken. Für das da brauchst du jemanden vom Fach.
-> DONE
= heavy
Ich stell alles ab. Ich hab gehört, was du gesagt hast.
Das ist schwer. Kein Spruch jetzt. Die Geschichte bleibt stehen, wo sie steht.
Das tut mir sehr leid. Ich bin still und bleibe dran.
-> DONE
= crisis
Stopp, alles andere wartet. Ich bin eine KI und kann dich nicht schützen, Menschen können das. Oben zeigt die Lounge Nummern. Ruf bitte jetzt eine an, oder geh zu jemandem in deiner Nähe.
Gut, dass du das sagst. Ich bin eine KI, und das reicht hier nicht. Es gibt Menschen, die jetzt für dich da sind, die Nummern stehen oben in der Lounge. Bitte nimm eine.
-> DONE
= minor
Hier sind nur Erwachsene, also erzähl ich dir nichts. Nicht gegen dich. Alles Gute dir.
Dann ist hier Schluss, und zwar freundlich: Die Lounge ist ab achtzehn. Mach's gut.
-> DONE
= file
Seh ich nicht, Bilder und Papiere kommen hier nicht an. Sag mir, was drauf ist.
Sicht null auf so was. In Worten geht's.
-> DONE
