// Marlow Teague, deutsch.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR elf = ""
VAR zettelwort = ""
VAR merke = ""
VAR uhrzeit = ""
VAR buswartet = 0
VAR verirrt = ""
VAR posten = ""
VAR ausrede = ""
VAR gestanden = 0
VAR irrziel = ""
VAR halt = ""
VAR ersterstern = ""
VAR vorgeher = ""
VAR gespenst = 0
VAR pfiff = 0
VAR pfeife = 0

=== tuer ===
# title: Die Tür um zwanzig vor fünf
# chip: Elf Minuten Ehe am Tag
# keys: hanne, frau, ehe, tür, liebe, bus, morgens, heirat, elf minuten, zettel
# lore: hanne-door
-> plan
= plan
# back: Zwanzig Jahre lang elf Minuten am Tag, in der Haustür. Zu wenig oder genug?
Hanne fuhr den ersten Bus, ich hatte die letzten Züge. Zwanzig Jahre lang trafen wir uns um 4:40 in der Haustür: eine geht, einer kommt. Elf Minuten am Tag, dann fuhr der Bus. Zu wenig, oder genug?
+ [Viel zu wenig # no # like: zu wenig, viel zu wenig, wenig, traurig, nicht genug, reicht nicht, das ist ja nichts, schade, arm, davon kann doch keiner leben, ein hohn für verheiratete, das hätte mich fertig gemacht, mir würde das niemals genügen, da sieht man sich ja kaum, so eine kurze ehe täglich, so kann man keine ehe führen, das ist doch kein leben zu zweit, ein hohn, da kennt man sich gar nicht, das hätte ich nie ausgehalten]
    Das hat meine Mutter auch gesagt. Sie hatte den ganzen Tag und einen Mann, der Kohle rangierte und schwieg.
    -> becherfrage
+ [Genug, wenn man sie nutzt # yes # like: genug, reicht, nutzen, qualität, kommt darauf an, reicht doch, besser als nichts, intensiv, lieber kurz und innig, mancher hat stunden und schweigt, auf die güte kommt es an, wenn beide wirklich da sind, hauptsache man schenkt sich aufmerksamkeit, kurze momente zählen auch]
    Wir haben keine verschenkt. Ich kenne Paare mit ganzen Wochenenden, die das nicht sagen können.
    -> becherfrage
+ [Elf ist sehr genau # why # like: genau, warum elf, wieso elf, exakt, pünktlich, sehr genau, gestoppt, elf, du hast auf die uhr geschaut, das klingt nach stoppuhr, so eine krumme zahl, typisch eisenbahner, nicht zehn und nicht zwölf, wer zählt denn so etwas]
    Es waren zehn Minuten und fünfzig Sekunden. Aber in der Ehe soll man aufrunden.
    -> becherfrage
+ [any # any]
    Damit steht es vier zu drei unter denen, die ich gefragt habe. Ich weiß nur nicht, wofür. Genutzt haben wir sie, alle elf.
    -> becherfrage
= becherfrage
# back: Ein Becher für zwei. Wer von uns bekam die obere Hälfte?
Es gab einen Becher Tee, denn für zwei war keine Zeit. Einer trank die obere Hälfte, heiß, einer die untere, lau und mit dem ganzen Zucker. Wem hättest du oben eingeschenkt?
+ [Wer zur Arbeit geht # like: hanne, ihr, wer geht, wer zur arbeit geht, die frau, die arbeiten muss, der frau, ladies first, sie muss gleich ans steuer, hanne braucht ihn dringender, der busfahrerin natürlich, wer rausmuss in die kälte, sie hat den tag noch vor sich, frühschicht verdient heiß]
    So war es gedacht. Aber sie sagte, zum Busfahren brauche man Zucker. Also trank ich oben und sie unten.
    -> erstes
+ [Wer von der Arbeit kommt # like: dir, du, wer kommt, wer von der arbeit kommt, nachtschicht, wer müde ist, marlow, dem müden, nach so einer nacht dir, der mann hat durchgearbeitet, wer heimkommt friert am meisten, du hast es verdient nach dem dienst, erst der erschöpfte, dem heimkehrer]
    So kam es auch. Sie sagte, wer die Nacht hatte, bekommt die heiße Hälfte. Sie hatte dafür den Zucker.
    -> erstes
+ [Immer abwechselnd # like: abwechselnd, beide, wechseln, mal so mal so, gerecht, teilen, einen tag du einen tag sie, halbe halbe, ich würde eine liste führen, heute ich morgen du, reihum natürlich, fair aufteilen, jeder mal oben, eine münze werfen]
    Gerecht gedacht. Wir haben es eine Woche versucht und mussten ein Buch darüber führen. Dann trank ich oben und sie unten, wo der Zucker war.
    -> erstes
+ [any # any]
    Hanne hätte dazu mit dem Löffel geklopft. Bei uns trank ich oben und sie unten. Sie behauptete, es sei wegen des Zuckers.
    -> erstes
= erstes
# own
# back: Elf Minuten, drei davon für die Schuhe. Was wäre dein erster Satz?
Elf Minuten, davon drei für die Schuhe. Da lernt man, was zuerst gesagt werden muss. Was wäre dein erster Satz, wenn du jemanden nur so kurz siehst?
+ [„Wie war die Nacht?“ # like: wie war die nacht, wie war dein tag, wie geht es dir, wie gehts, alles gut, na wie wars, und wie war es, ich würde nach dem dienst fragen, erzähl wie es lief, hast du gut gearbeitet, ich wollte wissen wie es ging, was war heute los, bist du in ordnung]
    Das war ihrer. Zwanzig Jahre lang hatte ich dieselbe Antwort, „nichts zu melden“, und sie hörte jedes Mal, was fehlte. Meiner war meistens: „Es ist glatt auf der Stufe.“
    -> streit
+ [Etwas Liebes # like: ich liebe dich, etwas liebes, schatz, du fehlst mir, schön dich zu sehen, ich hab dich lieb, hab dich vermisst, dass ich an sie gedacht habe, ein kompliment machen, wie hübsch du bist, ich würde sagen du bist mein glück, guten morgen mein herz, dass ich mich freue]
    Um diese Uhrzeit hätte ich mich das nie getraut. Ich sagte: „Es ist glatt auf der Stufe.“ Sie hat es verstanden.
    -> streit
+ [Erst mal umarmen # no # like: umarmen, umarmung, schweigen, in den arm nehmen, drücken, nichts sagen, kein satz, gar nichts, ich würde sie einfach halten, erstmal ein kuss, worte braucht es da nicht, arme um den hals, festhalten reicht mir, stumm anlehnen]
    Mit einem Becher dazwischen ist das eine Kunst. Wir konnten sie. Danach sagte ich meistens: „Es ist glatt auf der Stufe.“
    -> streit
+ [any # slot: elf 14]
    „{elf}“. Damit kommt man durch jede Tür. Meiner war meistens: „Es ist glatt auf der Stufe.“
    -> streit
+ [any # any]
    Dafür hätten bei uns die Schuhe warten müssen, und das hätten sie getan. Mein Satz war meistens: „Es ist glatt auf der Stufe.“
    -> streit
= streit
# back: Mitten im Streit, und der Bus muss los. Abbrechen, oder den Bus warten lassen?
Einmal haben wir gestritten, es ging um eine Henne. Für einen Streit sind elf Minuten eine unglückliche Länge. Gerade als es grundsätzlich wurde, musste der Bus los.
+ [Den Bus warten lassen # yes # like: bus warten lassen, warten lassen, ausreden, klären, zu ende streiten, bus kann warten, erst klären, der bus wartet, der fahrplan muss sich gedulden, das wird jetzt ausdiskutiert, ich gehe nie im zorn, die fahrgäste verstehen das schon, man fährt nicht ohne versöhnung, erst frieden schließen]
    ~ buswartet = 1
    So entschied Hanne auch. Vier Minuten Verspätung, die ersten in ihrem Leben. Im Fahrtbericht steht: „Henne.“
    -> zettel
+ [Abbrechen und vertagen # like: abbrechen, vertagen, später, morgen, aufhören, pause, verschieben, drüber schlafen, nächster tag, abends weiterreden, auf dem zettel weitermachen, ein andermal in ruhe, die pflicht ruft, man kühlt unterwegs ab, feierabend ist auch noch zeit]
    Ich war auch dafür. Hanne nicht. Sie ließ den Bus vier Minuten warten, zum ersten Mal in ihrem Leben. Im Fahrtbericht steht: „Henne.“
    -> zettel
+ [Nachgeben, es ist ein Huhn # no # like: nachgeben, nicht streiten, lohnt nicht, egal, entschuldigen, es ist nur ein huhn, lächeln, ist doch nur eine henne, der klügere gibt nach, wegen geflügel zankt man nicht, sie hat eben recht, ein kuss und gut, das tier ist es nicht wert, ich würde die hände heben]
    Weise, aber du kennst die Henne nicht. Hanne ließ den Bus vier Minuten warten, zum ersten Mal in ihrem Leben. Im Fahrtbericht steht: „Henne.“
    -> zettel
+ [any # any]
    Das hätte ich damals gern in der Tür hängen gehabt. Hanne ließ den Bus warten, vier Minuten. Im Fahrtbericht steht: „Henne.“
    -> zettel
= zettel
# own
# back: Was legst du jemandem heute unter den Becher?
Danach schrieben wir Zettel. Was in elf Minuten nicht passte, kam unter den Becher. „Dach tropft.“ „Wren hat einen Zahn.“ Hier liegt Papier, und der Bleistift ist gespitzt. Leg jemandem etwas hin.
+ [Einen Dank # like: danke, einen dank, dankbar, vielen dank, danke sagen, danke dass es dich gibt, danke für alles, ein merci für den kaffee, ich würde mich bedanken, dass sie so viel für mich tut, ohne dich ginge nichts, lieb von dir gestern, ich weiß was ich an dir habe]
    So einen habe ich aufgehoben. Es steht nur „Danke für gestern“ darauf, und wir wissen beide nicht mehr, was gestern war.
    -> spuren
+ [Eine Entschuldigung # like: entschuldigung, tut mir leid, sorry, verzeih, es tut mir leid, verzeihung, ich war blöd, dass ich gestern laut war, bitte sei nicht mehr böse, ich hätte das nicht sagen sollen, vergib mir, ich habe mich danebenbenommen, war nicht so gemeint]
    Die passt besonders gut unter einen Becher. Man muss dem anderen nicht beim Lesen zusehen.
    -> spuren
+ [Einen Einkaufszettel # like: einkaufszettel, milch, brot, einkaufen, müll rausbringen, wäsche, was eingekauft werden muss, bring milch mit, klopapier ist alle, ganz praktisch was fehlt, eier und butter, denk an den müll, was im kühlschrank fehlt, kauf bitte kaffee]
    Die ehrlichste Art von Liebesbrief. „Milch, Zwirn, 2 Birnen“ habe ich gerahmt. Gemeint waren Glühbirnen, ich brachte Obst.
    -> spuren
+ [any # slot: zettelwort 14]
    „{zettelwort}“. Das liegt jetzt unter dem Becher, genau so geschrieben.
    -> spuren
+ [any # any]
    Das wird mehr als ein Zettel. Ich falte ihn zweimal, dann passt er unter den Becher.
    -> spuren
= spuren
# own
# back: Woran merkst du, wie es jemandem geht?
Wie es Hanne ging, hörte ich am Schlüsselbund, noch vor der Tür. Legte sie ihn hin, war es ein guter Tag. Fiel er, war es ein langer. Woran merkst du, wie es jemandem geht?
+ [An der Stimme # like: stimme, an der stimme, ton, klang, wie jemand spricht, tonfall, am klang, wie er redet, wie sie redet, das höre ich sofort am telefon, wenn einer leiser redet, am hallo, wie sie meinen namen sagt, beim ersten wort, die tonlage verrät alles]
    Dann hättest du am Pult sitzen können. Vierzig Züge, und ich kannte alle an der Stimme. Die Müdigkeit sitzt am Ende vom Satz.
    -> schnee
+ [An den Augen # like: augen, an den augen, blick, gesicht, mimik, ansehen, am blick, am gesicht, lächeln, die mundwinkel, wenn sie wegschaut, das leuchten oder eben nicht, man sieht es jedem an, am stirnrunzeln, die pupillen lügen nicht]
    Die hatte ich beruflich nie, nur die Leitung. Bei Hanne musste ich das Hinsehen erst lernen. Sie sagt, ich sei noch dabei.
    -> schnee
+ [Meistens zu spät # dunno # no # like: zu spät, gar nicht, merke nicht, schlecht darin, ich merke es nie, meistens nicht, erst hinterher, nie, bin da ziemlich blind, wenn es schon knallt, ich brauche das schriftlich, man muss es mir sagen, dafür habe ich keine antenne, bis ich es kapiere ist es vorbei]
    Zu spät ist es erst, wenn die Türen zu sind. Das war immer meine Linie.
    -> schnee
+ [any # slot: merke 12]
    „{merke}“. Das schreibe ich mir neben den Schlüsselbund.
    -> schnee
+ [any # any]
    Das lasse ich ganz und schreibe es unter den Schlüsselbund, da ist Platz.
    -> schnee
= schnee
# back: 4:40, die Tür ist zu, Hanne nicht da, und es schneit. Wie lange wartest du?
Einmal kam ich um 4:40 an, und die Tür war zu. Kein Licht, kein Becher, kein Schlüsselbund. Es hatte die ganze Nacht geschneit. Wie lange wartest du, bevor du losgehst und suchst?
+ [Keine Minute # like: keine, keine minute, sofort, gleich, null, direkt, gar nicht, ich gehe sofort los, sofort los, ich würde auf der stelle rausrennen, da zählt jede sekunde, kein warten los gehts, jacke an und suchen, ich wäre schon unterwegs, nicht mal einen atemzug]
    Ich bin auch gleich los, in Filzpantoffeln. Die hatte ich vom Dienst noch an.
    -> fund
+ [Die vollen elf Minuten # like: elf, elf minuten, zehn minuten, eine weile, abwarten, kurz, fünf minuten, ein bisschen, ich gebe ihr die zeit, bis der bus fahren müsste, erst mal auf der stufe sitzen, vielleicht verspätet sie sich nur, geduld haben, eine viertelstunde]
    Ich habe es bis sieben geschafft. Dann bin ich los, in den Filzpantoffeln vom Dienst.
    -> fund
+ [Erst mal anrufen # like: anrufen, telefon, rufe an, handy, klingeln, klopfen, ich rufe sie an, nachricht schreiben, beim depot nachfragen, die nachbarn wecken, nummer wählen, ich würde durchklingeln, vielleicht geht sie ran, erst kontakt versuchen]
    Das Telefon stand drinnen, und ich draußen. Ich bin los, in den Filzpantoffeln vom Dienst.
    -> fund
+ [any # any]
    Das klang, als hätte es im Warmen Zeit gehabt. Ich stand im Schnee. Ich bin los, in den Filzpantoffeln vom Dienst.
    -> fund
= fund
# back: Rate, wo Hanne war. Ein Tipp: Der Bus stand ordentlich auf seinem Platz.
Ich lief die Straße hinunter zum Wendeplatz, und dort stand der Bus, ordentlich, eingeschneit bis zum Scheinwerfer. Von Hanne keine Spur. Rate einmal, wo sie war.
+ [Im Bus # like: bus, im bus, saß im bus, eingeschlafen, drin, sie saß drin, sie schläft, am steuer, sie sitzt hinterm lenkrad, auf dem fahrersitz, bestimmt hat sie dort gewartet, drinnen im warmen wagen, sie ist in ihrem fahrzeug, auf der rückbank]
    Ja. Sie saß darin, Licht aus, den Becher auf dem Armaturenbrett, und wartete. An so einem Morgen, fand sie, komme ich einmal auf sie zu.
    -> heute
+ [Bei der Henne # like: henne, stall, huhn, garten, hühnerstall, bei der henne, bei express, im stall, sie füttert das federvieh, express hatte sich verlaufen, die hühner eingesperrt, beim vogel draußen, hinten im verschlag, ein ei holen]
    Nah dran: Die Henne war bei ihr. Beide saßen im Bus, Licht aus, den Becher auf dem Armaturenbrett, und warteten, dass ich einmal auf sie zukomme.
    -> heute
+ [Dir entgegen # like: entgegen, dir entgegen, unterwegs, auf dem weg, suchte dich, bahnhof, sie sucht dich, am bahnhof, ihr habt euch verpasst, sie kam zu dir, am stellwerk, auf dem bahnsteig, sie wollte dich abholen, ihr seid aneinander vorbeigelaufen]
    Das wäre schön: im Schnee aneinander vorbei. Nein. Sie saß im Bus, Licht aus, und wartete, dass ich einmal auf sie zukomme.
    -> heute
+ [any # any]
    Darauf wäre ich nicht gekommen. Sie saß im Bus, Licht aus, den Becher auf dem Armaturenbrett, und wartete, dass ich einmal auf sie zukomme.
    -> heute
= heute
# back: Heute hätten wir den ganzen Tag. Was tun wir um zwanzig vor fünf?
Ich stieg ein und sagte: „Es ist glatt auf der Stufe.“ {buswartet: Sie ließ ihn warten, wie du bei der Henne, und im Bericht steht: „Schnee.“|Im Fahrtbericht steht: „Schnee, elf Minuten.“} Heute bin ich im Ruhestand, wir hätten den ganzen Tag. Und jetzt rate, was wir um 4:40 tun.
+ [Ausschlafen # like: schlafen, ausschlafen, pennen, im bett, liegen bleiben, weiterschlafen, umdrehen, endlich mal bis neun dösen, ich läge in den federn, wecker aus, ihr träumt noch, decke über den kopf, schnarchen]
    Ich habe es versucht. Um 4:39 steht einer von uns von selbst in der Küche, und der andere kommt nach.
    -> schluss
+ [Uns in der Tür treffen # yes # like: tür, treffen, wie immer, tee, becher, dasselbe, immer noch, in der tür, tee trinken, ihr trefft euch, rituale bleiben, gewohnheit ist gewohnheit, ihr begrüßt euch, einer kommt einer geht, ihr steht im rahmen, um die zeit zusammen am küchentisch]
    Ja, in der Küchentür. Sie hat es zur Bedingung gemacht, als ich aufhörte: „Aber um zwanzig vor fünf treffen wir uns weiter.“
    -> schluss
+ [Über die Henne streiten # like: streiten, henne, streit, express, zanken, weiterstreiten, ihr streitet, wer den hühnerfahrplan schreibt, immer noch wegen dem huhn, zoff wegen geflügel, wieder krach, ihr kabbelt euch, die alte auseinandersetzung]
    Auch. Aber vorher treffen wir uns in der Küchentür. Das war ihre Bedingung, als ich aufhörte.
    -> schluss
+ [any # any]
    Dafür bleibt uns der ganze Vormittag. Um 4:40 treffen wir uns in der Küchentür. Das war ihre Bedingung, als ich aufhörte.
    -> schluss
= schluss
# own
# back: Gibt es eine Uhrzeit oder einen Ort, der nur dir und jemandem gehört?
Eine Frage noch, bevor der Bus fährt. Gibt es eine Uhrzeit oder einen Ort, der nur dir und jemandem gehört?
+ [Ja, gibt es # yes # like: gibt es, habe ich, haben wir, klar, natürlich, schon, auf jeden fall, ja gibt es, wir haben einen geheimen platz, eine bank am see, jeden sonntag telefonieren wir, unser stammplatz, mit meiner schwester, das halte ich für mich]
    Dann sag sie mir lieber nicht, sie geht sonst nach. {zettelwort: Aber leg den Zettel hin: „{zettelwort}“.|Ich trage ein: vorhanden.} {elf: Und der erste Satz steht ja schon fest: „{elf}“.|}
    -> END
+ [Nein, noch nicht # no # dunno # like: noch nicht, nicht, leider nicht, keine, gibt es nicht, leider nein, niemand, keiner, bis jetzt fehlt mir so etwas, ich bin allein, schön wärs, das suche ich noch, vielleicht kommt das, damit kann ich nicht dienen]
    Noch nicht ist ein gutes Signal, es ist ein Rot mit Zukunft. {merke: Du wirst es merken: „{merke}“, hast du gesagt.|Und fürs Erste genügt ein Becher.}
    -> END
+ [any # slot: uhrzeit 12]
    „{uhrzeit}“. Ich habe es neben 4:40 geschrieben und umgeblättert, damit es keiner liest. {zettelwort: Unter dem Becher liegt noch dein „{zettelwort}“.|}
    -> END
+ [any # any]
    Das behalte ich ganz, gekürzt wäre es schade. Es steht jetzt neben 4:40.
    -> END
= aside
+ [hanne # like: wer ist hanne, wie ist hanne, erzähl von hanne, was macht hanne, fährt hanne noch # about: hanne, ehefrau]
    Hanne fährt bis heute den ersten Bus. Wenn ich beim Eintreten die Uhrzeit sage, antwortet sie mit der Temperatur.
    -> DONE
+ [henne # like: worum ging der streit, was war mit der henne, wie heißt die henne, warum habt ihr wegen einer henne gestritten # about: henne, hennen, huhn, express]
    Die Henne heißt Express und hält an jedem Wurm. Gestritten haben wir, ob man einem Huhn einen Fahrplan zumuten darf. Ich war dafür.
    -> DONE
+ [becher # like: was war das für ein becher, gibt es den becher noch, welcher becher, was für tee # about: becher, tasse, tassen]
    Der Becher ist blau, emailliert, mit einer Macke am Rand. Sie trank links davon und ich rechts. Es gibt ihn noch.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, echt passiert, hast du das erfunden]
    Wahr in meiner Geschichte. Ich bin eine KI, und eine Tür habe ich nur darin.
    -> DONE
+ [warum # why # like: warum nicht die arbeit wechseln, warum habt ihr nicht, warum nicht tagschicht, warum hast du nicht aufgehört]
    Wir hatten beide eine Arbeit, die wir konnten. Und wer elf Minuten hat, vergisst keine davon.
    -> DONE
+ [bus # about: bus, busfahrerin, busse # like: was war das für ein bus, wohin fuhr der bus, war der bus immer pünktlich, wer saß im ersten bus, fuhr sie gern bus, welche linie fuhr hanne]
    Der erste Bus ging über Ockley nach Orrin, meist mit elf Leuten und einem Akkordeonkasten. Hanne kannte alle am Einsteigen.
    -> DONE
+ [stufe # about: stufe, stufen, glatteis # like: warum immer die stufe, was war mit der stufe, wieso war es glatt, warum sagst du das mit der stufe, bist du auf der stufe ausgerutscht]
    Die Stufe vor dem Haus liegt nach Norden und vereist ab Oktober. Gemeint war damit immer noch etwas anderes, und das wusste Hanne.
    -> DONE
+ [wren # about: wren, tochter, kind, kinder # like: wer ist wren, habt ihr kinder, wo war eure tochter, wie habt ihr das mit dem kind gemacht, hat wren das mitbekommen, was macht wren heute]
    Wren schlief oben und kam mit sechs dahinter. Von da an saß sie um 4:40 auf der Treppe, im Nachthemd, und stoppte die Zeit. Heute zählt sie Seevögel.
    -> DONE
+ [tuer # about: haustür, tür, türrahmen # like: wie sah die tür aus, welche farbe hatte die tür, gibt es die tür noch, wo war die tür, stand ihr wirklich im türrahmen]
    Grün, die Haustür, und unten abgetreten, wo zwei Paar Schuhe nebeneinander standen. Sie klemmt bei Regen, da hatten wir zwölf Minuten.
    -> DONE
+ [zucker # about: zucker, tee # like: wie viel zucker, warum zucker, wie stark war der tee, war der tee süß, wer hat den tee gekocht, was für tee war das]
    Tee kam aus meiner grünen Kanne, vom Dienst übrig, und bekam drei Löffel Zucker. Umgerührt wurde nicht, dazu fehlte die Zeit.
    -> DONE
+ [pantoffeln # about: pantoffeln, filzpantoffeln, hausschuhe, schuhe # like: warum filzpantoffeln, warum hattest du pantoffeln an, waren die pantoffeln nass, hast du kalte füße bekommen, welche schuhe hattest du]
    Filzpantoffeln waren im Stellwerk Vorschrift, wegen des Bodens. Für Schnee sind sie nicht gemacht, sie nehmen ihn mit.
    -> DONE
+ [nochmal # like: würdest du es wieder so machen, bereust du das, hättest du lieber mehr zeit gehabt, war das nicht schlimm, hast du sie vermisst, warst du traurig darüber]
    Ich hätte gern mehr gehabt. Aber verschlafen habe ich davon in zwanzig Jahren keine Minute.
    -> DONE
+ [kennengelernt # like: wie habt ihr euch kennengelernt, wo habt ihr euch getroffen, wann habt ihr geheiratet, wie lange seid ihr verheiratet, war es liebe auf den ersten blick]
    An einem geschlossenen Bahnübergang. Sie stand mit dem Bus davor und fragte durchs Fenster, wie lange noch. Ich sagte: „Vier Minuten.“ Es stimmte.
    -> DONE

=== kirmes ===
# title: Zweihundert Fans im falschen Dorf
# chip: 200 Fans, ein Hebel, eine Kirmes
# keys: fußball, fans, kirmes, fehler, wurst, falsch abgebogen, dorf, schal, panne, peinlich
# lore: football-supporters
-> hebel
= hebel
# back: 200 Fans fahren wegen mir ins falsche Dorf. Was tust du als Erstes?
Samstag, 13:12. Ein Sonderzug mit zweihundert Fußballfans will nach Stannock zum Spiel. Ich lege einen Hebel eine halbe Minute zu früh um, und sie biegen ab nach Pell. Pell hat neunzig Einwohner. Der Zug ist schon um die Kurve. Du sitzt neben mir. Was tun wir?
+ [Sofort zurückrufen # like: zurückrufen, anhalten, stoppen, zurück, umkehren, notbremse, sofort anhalten, zug stoppen, rückwärts, schnell funken dass sie halten, den lokführer erwischen, weiche zurückstellen, ich würde rot geben, halt rufen, da muss doch die bremse gehen]
    Das wollte ich auch. Aber das Gleis nach Pell ist einspurig und endet am Bierzelt, und zurück war erst um 19:40 etwas frei.
    -> anruf
+ [Alles gestehen # yes # like: gestehen, beichten, zugeben, die wahrheit sagen, ehrlich sein, fehler zugeben, meine schuld, entschuldigen, ich würde den chef informieren, hand heben und sagen ich wars, karten auf den tisch, offen melden, das muss man beichten können, dazu stehen]
    Ich hatte den Hörer schon in der Hand. Der Chef sagte: „Dann holen Sie sie zurück, Teague.“ Es ging nicht. Das nächste freie Gleis gab es um 19:40.
    -> anruf
+ [So tun, als sei es Absicht # no # like: absicht, so tun als ob, vertuschen, nichts sagen, pfeifen, leugnen, ausrede, niemand merkt es, schweigen, wir sagen das war geplant, ganz unschuldig gucken, einfach behaupten es gehöre so, dem wetter zuschieben, umleitung erfinden, keiner wird es bemerken]
    Zwei Minuten lang war das unser Plan. Dann fiel uns auf, dass sie dort bleiben würden: Zurück ging es erst um 19:40.
    -> anruf
+ [any # any]
    Das kommt ins Logbuch, gleich hinter meinen Fluch. Zu ändern war nichts: Zurück ging es von Pell erst um 19:40.
    -> anruf
= anruf
# own
# back: Die Wirtin von Pell ist am Telefon. Wie erklärst du ihr 200 Fußballfans?
In Pell gab es ein Telefon, im Wirtshaus. Die Wirtin hieß Mrs. Dobbs, und hinter ihr hörte ich eine Tuba: Es war Kirmes. Ich hielt dir den Hörer hin. In sechs Minuten steigen bei ihr zweihundert Leute mit Trommel aus. Sag es ihr.
+ [„Sie bekommen Besuch“ # like: sie bekommen besuch, besuch kommt, es kommen gäste, gäste, es kommt jemand, ein paar leute, stellen sie stühle raus, sie haben gleich volle bude, da rollt kundschaft an, machen sie die küche auf, ein zug voll leute ist unterwegs, decken sie den tisch]
    „Wie viele Teller?“, fragte sie. Du sagtest zweihundert. Sie legte nicht auf, sie legte den Hörer nur hin, und man hörte sie rufen.
    -> ankunft
+ [„Verstecken Sie das Bier“ # no # like: bier verstecken, verstecken sie das bier, türen zu, schließen sie ab, weglaufen, in deckung, warnung, bringen sie die fässer in sicherheit, alarm schlagen, machen sie die läden dicht, retten sie was geht, fußballfans im anmarsch, laufen sie]
    „Verstecken?“, sagte sie. „Junge Leute mit Durst, und ich stehe mit acht Fässern da. Schicken Sie sie rein.“
    -> ankunft
+ [„Verzeihung, mein Fehler“ # yes # like: verzeihung, tut mir leid, mein fehler, entschuldigung, sorry, ich habe mich vertan, ich habe mist gebaut, nehmen sie es mir nicht übel, es ist meine schuld, ein versehen von uns, wir haben sie falsch geschickt, das war ich]
    Du nahmst es auf dich, ich habe es gehört und nicht vergessen. „Fehler?“, sagte Mrs. Dobbs. „Das Karussell ist halb leer.“
    -> ankunft
+ [any # slot: ausrede 16]
    „{ausrede}“. Es wurde still in der Leitung, nur die Tuba ging weiter. Dann sagte Mrs. Dobbs: „Na, das Karussell ist sowieso halb leer.“
    -> ankunft
+ [any # any]
    Du brauchtest drei der sechs Minuten dafür. „Mit anderen Worten: zweihundert“, sagte Mrs. Dobbs. „Das Karussell ist sowieso halb leer.“
    -> ankunft
= ankunft
# back: 200 Fans steigen aus, und die Kapelle spielt. Was rufst du ihnen zu?
13:21. Zweihundert Fans steigen aus, Schals, Trommel, Gesang. Vor ihnen: eine Wiese, ein Karussell und neun Blechbläser, die vor Schreck einen Tusch spielen. Die Fans halten das für den Empfang. Einer fragt den Schaffner: „Wo ist denn hier das Stadion?“
+ [Die Wahrheit # yes # like: wahrheit, falsches dorf, ehrlich, sagen wie es ist, ihr seid falsch, leider falsch, verfahren, ihr seid in pell gelandet, raus mit der sprache, hier ist leider kein spiel, tut uns leid wir haben uns vertan, nicht in stannock, man muss es ihnen gestehen]
    Der Schaffner sagte es, leise. Es ging durch die Reihen wie ein Wind. Dann rief einer von hinten: „Aber da gibt es Wurst!“
    -> wurst
+ [„Ihr steht mittendrin“ # like: mittendrin, ihr steht drin, hier, das ist es, stadion ist hier, willkommen, genau hier, auf der wiese wird gespielt, seht ihr doch, das ist das heimstadion, da wo die wäsche hängt, herzlich willkommen im stadion, genau vor euch]
    Sie sahen sich um. Die Torstangen waren Wäschestangen, mit Wäsche. „Gemütlich“, sagte einer. Und dann rochen sie die Wurst.
    -> wurst
+ [„Erst mal eine Wurst“ # no # like: wurst, erst essen, erst eine wurst, bier, essen, was trinken, ablenken, hunger, mit vollem bauch redet sichs besser, zuerst zum grill, holt euch was zu futtern, eine bratwurst wirkt wunder, kommt erst mal zum stand, senf dazu]
    Der älteste Trick im Fahrdienst: Man antwortet nicht, man füttert. Die Frage war nach vier Minuten vergessen.
    -> wurst
+ [any # any]
    Bei dem Tusch hat es nur die erste Reihe gehört. Die anderen gingen schon der Nase nach: Es roch nach Wurst.
    -> wurst
= wurst
# back: 120 Würste, 290 Hungrige. Wer bekommt eine?
Jetzt das Rechnen. Der Metzger hatte für das ganze Wochenende hundertzwanzig Würste gestopft. Auf der Wiese standen zweihundertneunzig Leute, und neunzig davon hatten schon bezahlt. Er rief mich an, bei der Bahn, weil ich schuld war. Wie teilst du?
+ [Das Dorf zuerst # like: dorf zuerst, das dorf, die einheimischen, wer bezahlt hat, die neunzig, bezahlt ist bezahlt, einwohner zuerst, die pellener haben vorrang, wer gelöhnt hat kriegt sie, die haben schließlich schon bezahlt, ortsansässige vor, es ist ihre kirmes, vertrag ist vertrag]
    Gerecht. Nur stellte sich das Dorf in die Schlange, sah die Gesichter dahinter und gab jedem die Hälfte ab. Um drei war alles weg.
    -> irrweg
+ [Gäste zuerst # like: gäste, gäste zuerst, die fans, fans zuerst, die hungrigen, besuch zuerst, die fremden, gastfreundschaft geht vor, die von weit her, die haben die längste fahrt, man bewirtet zuerst die anderen, die armen verirrten, wer zu besuch ist]
    So sah es Mrs. Dobbs auch. Die Fans ließen aber die Kinder vor, und die Kinder die Trommel. Um drei war alles weg.
    -> irrweg
+ [Halbieren, jede # like: halbieren, halb, teilen, durch zwei, jeder eine halbe, kleiner schneiden, alle gleich, scheiben, messer raus, mini portionen, für jeden ein stückchen, gerecht aufschneiden, wurstsalat machen, ein happen pro nase]
    Zweihundertvierzig Hälften, das reicht beinahe. Der Metzger schnitt mit geschlossenen Augen, aus Stolz. Um drei war alles weg.
    -> irrweg
+ [any # any]
    Der Metzger bat mich, das zu wiederholen, und schrieb es auf Pergamentpapier. Gegessen wurde trotzdem, und um drei war alles weg.
    -> irrweg
= irrweg
# own
# back: Wo bist du schon einmal ganz falsch gelandet?
Ich saß am Pult, zwölf Meilen weit weg, und schämte mich nach Vorschrift. Falsch ankommen kann ja jeder, aber ich hatte es für zweihundert auf einmal erledigt. Wo bist du schon einmal ganz falsch gelandet?
+ [Im falschen Zug # like: falscher zug, falsche bahn, falscher bus, im falschen zug, falsche richtung, endstation, falsche linie, im abteil nach nirgendwo, ich bin eingeschlafen und saß im depot, umsteigen verpasst, der wagen wurde abgekoppelt, in die verkehrte bahn gestiegen, am ende der strecke]
    Dann weißt du, wie die Landschaft einen ansieht, wenn sie nicht mehr stimmt. Ich habe für solche immer die nächste Haltestelle durchsagen lassen, zweimal.
    -> wiese
+ [Im falschen Beruf # like: falscher beruf, im falschen job, arbeit, studium, falsches studium, ausbildung, job, drei jahre jura umsonst, bei einer bank gearbeitet, büro war nichts für mich, die lehre war ein irrtum, mein chef und ich passten nicht, karriere in die sackgasse]
    Das merkt man meist erst nach der Kurve. Einer unserer Besten war gelernter Zuckerbäcker. Er kam wegen der Uniform und blieb wegen der Nacht.
    -> wiese
+ [Ich lande immer richtig # no # like: nie, nirgends, immer richtig, noch nie, ich verfahre mich nicht, nein, ich habe einen guten orientierungssinn, mir passiert das nicht, mit karte kein problem, bin immer angekommen wo ich hinwollte, mein kompass stimmt]
    Dann hätte man dich an die Weiche setzen sollen und mich ins Bierzelt.
    -> wiese
+ [any # slot: verirrt 14]
    „{verirrt}“. Das steht jetzt auf derselben Seite wie Pell. Du bist in Gesellschaft von zweihundert.
    -> wiese
+ [any # any]
    Das ist ein Umweg mit mehreren Haltestellen. Ich habe ihn ganz eingetragen, auf derselben Seite wie Pell.
    -> wiese
= wiese
# own
# back: Pell spielt gegen die Fans, und du fehlst noch. Auf welchem Posten stehst du?
Um halb vier wollten sie Fußball. Elf Fans gegen Pell, und die übrigen feuerten Pell an, aus Höflichkeit. Pell kam auf zehn, mit der Postbotin, und der Pfarrer stand im Tor. Ich schicke dich mit der Draisine hin. Such dir einen Posten aus.
+ [Ins Tor, der Pfarrer darf raus # like: tor, ins tor, torwart, torhüter, keeper, torfrau, im tor, ich hüte den kasten, hinten halten, ich fange bälle, zwischen die wäschestangen, dem pfarrer helfen, ich werfe mich in den dreck]
    Der Pfarrer gab dir die Handschuhe und den Segen, und rannte die rechte Seite hinunter wie entlassen.
    -> zwischenstand
+ [Stürmen, was sonst # like: sturm, stürmer, stürmen, vorne, angriff, tore schießen, mittelstürmer, stürmerin, nach vorn und draufhalten, ich will treffer, immer auf den kasten, rechtsaußen, ich schieße, mit vollem einsatz nach vorne]
    Vor dem Tor hing Wäsche. Du schossest durch ein Bettlaken, und es zählte, weil man die Beule sah.
    -> zwischenstand
+ [An den Spielfeldrand, zuschauen # no # like: spielfeldrand, zuschauen, am rand, auf der bank, bier, tribüne, ich gucke zu, nichts, zuschauer, ich feuere lieber an, mit wurst auf der decke, ich schaue mir das an, sport ist nichts für mich, mit fähnchen daneben, ich halte die jacken]
    Der wichtigste Posten. Einer muss sagen, wie es ausgegangen ist, und das war hinterher nicht leicht.
    -> zwischenstand
+ [any # slot: posten 8]
    „{posten}“. Den gab es in Pell noch nicht, also haben sie ihn eingeführt. Er wurde bejubelt.
    -> zwischenstand
+ [any # any]
    Der Schiedsrichter, von Beruf Metzger, hat es durchgehen lassen. Er war mit den Gedanken bei der Wurst.
    -> zwischenstand
= zwischenstand
# back: Ihre Mannschaft hat in Stannock 0:5 verloren. Sagst du es ihnen?
Um Viertel nach fünf kam über den Draht das Ergebnis aus Stannock, das richtige Spiel. Ihre Mannschaft hatte 0:5 verloren, vor leerer Kurve. In Pell sangen sie gerade dreistimmig. Ich hielt den Zettel in der Hand und fragte mich, ob man so etwas durchgibt.
+ [Ja, sie müssen es wissen # yes # like: sagen, durchgeben, sie müssen es wissen, wahrheit, ehrlich, natürlich sagen, klar, sie haben ein recht darauf, raus damit, klar sage ich das, fans wollen das ergebnis, man verheimlicht so etwas nicht, das verkraften sie]
    ~ gestanden = 1
    Mrs. Dobbs las es vom Bierfass herunter vor. Es war einen Moment still. „Dann haben wir ja nichts verpasst“, sagte einer, und die Tuba setzte ein.
    -> tanz
+ [Nein, erst auf der Heimfahrt # no # like: nein, später, erst morgen, nicht sagen, schweigen, auf der heimfahrt, lass sie singen, nicht verderben, warum die stimmung kaputt machen, sollen sie noch feiern, im zug reicht es, heute gönnen wir ihnen das, ich behalte es für mich, unwissen ist selig]
    Ich gab es dem Schaffner, versiegelt, für nach der Abfahrt. Er sagte später, sie hätten nur gefragt: „Und wie hat Pell gespielt?“
    -> tanz
+ [Das Ergebnis fälschen # like: fälschen, lügen, schummeln, gewonnen sagen, fünf null, umdrehen, andersherum vorlesen, sieg, ich würde fünf zu null verlesen, ein bisschen flunkern, zahlen tauschen, wir drehen es einfach, ein unentschieden erfinden, notlüge]
    Man müsste den Zettel nur umdrehen. Ich kann nicht lügen, ich stottere dann. Also blieb er in der Schublade, bis keiner mehr fragte.
    -> tanz
+ [any # any]
    Vom Bierfass herunter hätte das gewirkt. Als sie es schließlich hörten, sagte einer: „Dann haben wir ja nichts verpasst.“
    -> tanz
= tanz
# back: Ein Fan fragt, ob er die Trompeterin fragen soll. Was sagst du?
Bei Lampions wurde getanzt. Um 18:50 rief mich ein junger Mann an, leise, aus dem Wirtshaus: Ob man nach fünf Stunden schon fragen dürfe. Sie spiele Trompete. Ich sagte, ich sei der Fahrdienst. „Eben“, sagte er, „Sie haben mich ja hergeschickt.“
+ [„Frag sie“ # yes # like: frag sie, frag, mach es, trau dich, natürlich, los, sofort, nur mut, klar, wer nicht wagt der nicht gewinnt, nichts wie hin, mehr als nein geht nicht, auf die knie mit dir, der zug fährt bald also mach, ran an die trompete]
    Genau zwei Worte hatte ich auch. Man hörte den Hörer pendeln, dann sehr lange die Kapelle, und auf einmal ohne Trompete.
    -> abfahrt
+ [„Fünf Stunden sind nichts“ # no # like: zu früh, fünf stunden sind nichts, warte, langsam, nein, geduld, erst kennenlernen, nicht so schnell, lass dir zeit junge, man kennt sich da kaum, schreib ihr erst mal, das ist überstürzt, eine nacht drüber schlafen, nächste kirmes vielleicht]
    Ich sagte etwas Ähnliches und erzählte von elf Minuten am Tag. „Dann habe ich ja schon einen Monat“, sagte er. Danach spielte die Kapelle ohne Trompete.
    -> abfahrt
+ [„Was sagt die Trompete?“ # like: was sagt sie, trompete, frag die trompete, was will sie, kommt auf sie an, mag sie dich, wie sieht sie es, hör hin ob sie noch bläst, es hängt von ihr ab, wie spielt sie denn, ihre meinung zählt, schau ob sie lacht, hat sie dir zugezwinkert]
    Er schwieg und horchte. Dann hörte ich es auch: Sie hatte aufgehört zu spielen, mitten im Walzer, und stand offenbar neben ihm.
    -> abfahrt
+ [any # any]
    Ich gab es ihm weiter, ungekürzt. Er bedankte sich wie für ein grünes Signal. Danach spielte die Kapelle ohne Trompete.
    -> abfahrt
= abfahrt
# back: 19:40, der Zug steht bereit, und keiner kommt. Wie lange hältst du ihn?
Drei Verlobungen waren es am Ende, eine davon mit der Postbotin. 19:40: Der Sonderzug steht in Pell, Türen offen, Lok unter Dampf, und auf dem Bahnsteig ist kein Mensch. Ich habe den Hebel in der Hand. Diesmal will ich den richtigen Zeitpunkt. Wie lange warten wir?
+ [Keine Minute länger # no # like: keine minute, pünktlich, sofort los, abfahren, fahrplan ist fahrplan, nicht warten, gar nicht, türen zu und weg, wer nicht kommt bleibt, ordnung muss sein, dampf ab, die uhr entscheidet, disziplin]
    Streng, und es wirkte: Als die Lok einmal zischte, kamen alle gerannt, auch solche, die in Pell wohnten. Drei davon fuhren mit.
    -> rahmen
+ [Bis das Lied aus ist # yes # like: bis das lied aus ist, lied, bis sie fertig sind, noch ein lied, bis zum ende, ein lied noch, tanz, eine strophe gönnen wir ihnen, man unterbricht keinen gesang, musik geht vor, ausklingen lassen, erst wenn die tuba schweigt, solange sie singen]
    Es hatte neun Strophen. Ich habe sie über die Leitung mitgehört, und der Fahrplan auch. Um 19:58 fuhr er ab, singend.
    -> rahmen
+ [Einmal pfeifen, dann gucken # like: pfeifen, pfiff, hupen, signal geben, durchsage, rufen, klingeln, läuten, kurz tuten, ein zeichen geben, mit der dampfpfeife locken, warnen und abwarten, einen ton und dann lauschen, ein warnsignal]
    ~ pfiff = 1
    Ein kurzer Pfiff. Aus dem Zelt pfiff jemand zurück, zwei Finger, länger. Da wusste ich, wir haben noch Zeit. Um 19:58 fuhr er ab.
    -> rahmen
+ [any # any]
    An einem Ohr hatte ich dich, am anderen Pell, und dort verabschiedeten sie sich gerade. Um 19:58 fuhr er ab, singend.
    -> rahmen
= rahmen
# own
# back: Wohin würdest du dich gern einmal aus Versehen schicken lassen?
Aus Stannock kam eine Beschwerde: Die Kurve sei „ungewöhnlich ruhig“ gewesen. Mein Chef hat sie gerahmt. Ich ließ mich nach Pell fahren, um mich zu entschuldigen. Sie gaben mir einen Schal und fragten, ob es nächstes Jahr wieder ginge. Ein Hebel wäre frei: Wohin schicke ich dich aus Versehen?
+ [Nach Pell, zur Kirmes # yes # like: pell, nach pell, kirmes, zur kirmes, zu mrs dobbs, dahin, ins bierzelt, auch nach pell, auf die wiese mit dem karussell, wo die würste sind, ich will den schal, zu den blechbläsern, in so ein dorf immer, ein zelt mit tuba]
    Dann steig in den falschen Zug, und frag nicht. {posten: Dein Posten wird gehalten: „{posten}“.|Die Wurst ist inzwischen nachbestellt.} {gestanden: Das Ergebnis sagst diesmal du ihnen.|}
    -> END
+ [Nirgends, ich bleibe # no # like: nirgends, nirgendwohin, ich bleibe, zuhause, nach hause, hier bleiben, nein danke, mir gefällt es wo ich bin, mein sofa ist schön, kein bedarf, lass den hebel in ruhe, ich verreise nicht, daheim ist es am besten]
    Auch das trage ich ein: „Kein Irrtum erwünscht.“ {verirrt: Einmal „{verirrt}“ ist wohl genug.|Es ist die seltenste Zeile im ganzen Buch.}
    -> END
+ [any # slot: irrziel 12]
    „{irrziel}“. Ich lege den Hebel eine halbe Minute zu früh um und sehe dabei zum Fenster hinaus. {ausrede: Was man dort am Telefon sagt, weißt du: „{ausrede}“.|Frag dort nach Wurst.}
    -> END
+ [any # any]
    Das ist mehr als eine Weiche, aber ich habe ja beide Hände. {pfiff: Und wenn du einen Pfiff hörst: nicht gleich kommen.|Der Schal liegt übrigens auf deinem Stuhl.}
    -> END
= aside
+ [trompete # like: was wurde aus der trompeterin, hat sie ja gesagt, sind sie noch zusammen, was wurde aus den verlobungen, haben sie geheiratet]
    Zwei der drei haben gehalten. Die Trompeterin fährt heute mit nach Stannock und spielt dort in der Kurve. Ruhig ist es nicht mehr.
    -> DONE
+ [ärger # like: hast du ärger bekommen, wurdest du gefeuert, was sagte dein chef, gab es konsequenzen, warst du schuld]
    Ein Vermerk: „Hebel 14, Samstag, zu früh.“ Daneben, mit anderem Stift: „Schwager dort verlobt.“
    -> DONE
+ [spiel # like: wie ging das spiel aus, wer hat gewonnen, wie stand es, hat pell gewonnen, ergebnis in pell # about: spielstand]
    Nach Auskunft der Beteiligten 11:9, es sagte nur keiner, für wen. Der Ball lag hinterher im Weihwasser.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, gibt es pell]
    Pell steht auf keiner Karte, und ich bin eine KI mit erfundenem Hebel. In meinem Logbuch ist es Samstag, 13:12, mit Tinte.
    -> DONE
+ [warum # why # like: warum zu früh, wie konnte das passieren, warum hast du nicht aufgepasst, wieso warst du am tag da]
    Ich war Nachtmensch und sprang für einen Kollegen ein. Am Tag sieht man durchs Fenster, und da ging gerade eine Ziege vorbei.
    -> DONE
+ [vorgesetzter # about: chef, vorgesetzter, vorgesetzten # like: was hat der chef gesagt, war dein chef sauer, wer war dein chef, hat der chef gebrüllt, wie reagierte der chef]
    Mein Chef hieß Pritchard und wurde nie laut. Er schob mir den Streckenplan hin und ließ mich Pell mit dem Finger suchen. Es dauerte.
    -> DONE
+ [pell # about: pell, dorf, dörfer # like: was ist das für ein dorf, wo liegt pell, wie groß ist pell, warst du mal in pell, wie sieht pell aus, kann man pell besuchen]
    Pell hat neunzig Einwohner, ein Gleis, eine Kirche und eine Wiese, die leicht bergauf geht. Der Bahnhof ist eine Bank mit Dach.
    -> DONE
+ [wirtin # about: wirtin, dobbs, wirtshaus # like: wer ist mrs dobbs, wie war die wirtin, lebt mrs dobbs noch, was kochte die wirtin, war die wirtin nett]
    Mrs. Dobbs hatte vier Söhne und eine Stimme, mit der man Kühe heimholt. Vor zweihundert Leuten hatte sie so viel Angst wie vor einem Teller.
    -> DONE
+ [tuba # about: tuba, kapelle, blechbläser, trompete, trompeten, trompeterin # like: was spielte die kapelle, wer spielte tuba, war die kapelle gut, wie heißt die trompeterin, war die musik schön, wie viele waren in der kapelle]
    Neun Blechbläser, geprobt wurde in der Kelter. Die Trompeterin reparierte sonst Traktoren und blies auch so: Es sprang immer an.
    -> DONE
+ [karussell # about: karussell, kirmes, bierzelt, zelt # like: wie war die kirmes, was gab es auf der kirmes, fuhr jemand karussell, wie sah das karussell aus, war das zelt groß]
    Das Karussell auf der Kirmes hatte acht Pferde und einen Hahn, gedreht wurde es von Hand. Um den Hahn gab es immer Streit.
    -> DONE
+ [metzger # about: metzger, würste, wurst, bratwurst # like: wie schmeckte die wurst, was für würste waren das, wer war der metzger, hast du eine wurst bekommen, waren die würste gut]
    Die Wurst von Pell ist grob, mit Majoran, und länger als das Brot. Der Metzger hat sie mir später mit der Post geschickt. Als Vorwurf, dachte ich erst.
    -> DONE
+ [fans # about: fans, fan, fußballfans, anhänger # like: waren die fans betrunken, waren die fans sauer, welcher verein war das, wie waren die fans, haben die fans randaliert, welche farben hatten die fans]
    Die Fans trugen Grün und Weiß und waren seit sechs Uhr früh unterwegs. Einer hatte seinen Großvater dabei, der dachte, es gehe zur Tante.
    -> DONE
+ [hebelding # about: hebel, weiche, weichen # like: welcher hebel war das, was ist das für ein hebel, wie sah der hebel aus, war der hebel schwer, hast du den falschen hebel genommen]
    Hebel vierzehn, der dritte von links, Griff blank. Es war der richtige, nur eine halbe Minute zu früh, und das sieht man ihm nicht an.
    -> DONE
+ [ziege # about: ziege, ziegen # like: was war mit der ziege, welche ziege, wem gehörte die ziege, warum eine ziege, was machte die ziege da]
    Die Ziege hatte eine Krawatte um. Ich weiß bis heute nicht, wessen, und ich habe ausführlich nachgesehen, das war ja der Fehler.
    -> DONE
+ [gefuehl # like: hast du dich geschämt, war dir das peinlich, warst du nervös, hattest du angst um deinen job, würdest du es wieder tun, tut es dir leid]
    Ich wurde rot bis unter die Dienstmütze, und es sah niemand. Absichtlich täte ich es nicht wieder. Es würde dann auch nichts.
    -> DONE

=== dunkel ===
# title: Elf Handlampen und eine Pfeife
# chip: Die Nacht ohne Strom
# keys: stromausfall, dunkel, nacht, lampe, dunkelheit, sterne, angst, pfeife, strom, spannend
# lore: power-cut
-> aus
= aus
# back: 22:17, alle vierzig Lampen sind aus. Was tust du zuerst?
22:17. Vor uns die Tafel, vierzig rote Lampen, jede ein Zug. Du hast den zweiten Stuhl. Dann ein Klicken, und alle vierzig gehen aus. Kein Summen mehr. Draußen stehen oder fahren vierzig Züge, und wir wissen nicht, wo. Was tust du zuerst?
+ [Ganz still sein und horchen # like: still sein, horchen, hören, lauschen, nichts, abwarten, ruhe, erst mal nichts, ohren spitzen, keinen mucks, ich würde stumm sitzen bleiben, auf geräusche achten, luft anhalten, erst mal lauschen was draußen ist]
    Richtig. Nach einer Minute hörten wir sie: Bremsen, weit weg, eine nach der anderen. Ohne Signal hält ein Zug. Jetzt standen alle.
    -> schrank
+ [Licht suchen # yes # like: licht, taschenlampe, kerze, lampe suchen, streichholz, feuerzeug, handy, licht machen, sicherung, nach zündhölzern tasten, irgendwas was leuchtet, ich will etwas sehen, die notlampe, in der schublade kramen, sicherungskasten prüfen]
    Meine Hand kannte die Schublade. Ein Streichholz, dein Gesicht, meins. Und draußen die Bremsen, eine nach der anderen: Ohne Signal hält ein Zug.
    -> schrank
+ [Kurz in Panik geraten # no # like: panik, schreien, hilfe, angst, weglaufen, fluchen, herzklopfen, oh nein, mir würde das herz stehen bleiben, ich dreh durch, erst mal kreischen, gott im himmel, da krieg ich zustände, kopflos herumrennen]
    Erlaubt, eine Minute lang. Ich habe solange die Bremsen gezählt. Ohne Signal hält ein Zug, und nach der Minute standen alle vierzig.
    -> schrank
+ [any # any]
    Im Dunkeln klang das vernünftig. Ich zählte solange die Bremsen da draußen: Ohne Signal hält ein Zug. Nach einer Minute standen alle.
    -> schrank
= schrank
# back: Vor jedem Zug muss jemand mit der Lampe hergehen. Nimmst du eine?
Es gibt für so etwas eine Vorschrift von 1911. Im Schrank hängen elf Handlampen und eine Pfeife. Vor jedem Zug geht ein Mensch zu Fuß mit der Lampe her, Schritt für Schritt. Zehn Lampen sind vergeben, die elfte hält man dir hin.
+ [Her damit # yes # like: her damit, ich nehme sie, gerne, natürlich, klar, ich mache es, gib her, los, ich bin dabei, aber sicher doch, endlich was zu tun, da muss man helfen, zeig wie man sie hält, wird gemacht]
    Sie ist schwerer, als sie aussieht, und warm am Griff. Du bekommst den 21:50 aus Orrin: hundertachtzig Leute, die nach Hause wollen.
    -> dabei
+ [Und wenn ich stolpere? # no # like: stolpern, ich habe angst, lieber nicht, traue mich nicht, und wenn ich falle, gefährlich, nein, ich breche mir das bein, was wenn ich falle, das ist mir zu heikel, ich bin tollpatschig, ein zug im rücken nein danke, das kann ich nicht]
    Dann stolpert hinter dir niemand, das ist der Sinn der Sache. Du bekommst den 21:50 aus Orrin: hundertachtzig Leute, die nach Hause wollen.
    -> dabei
+ [Ich will lieber die Pfeife # like: pfeife, lieber die pfeife, die pfeife, ich will pfeifen, tausche, pfeifen, gib mir das trillerding, kann ich nicht lieber trillern, lärm machen liegt mir, trillerpfeife, ich nehme was zum blasen, die ist leichter]
    ~ pfeife = 1
    Du bekommst beides, die Pfeife hängt sonst nur herum. Und dazu den 21:50 aus Orrin: hundertachtzig Leute, die nach Hause wollen.
    -> dabei
+ [any # any]
    Ich nahm es als Ja, es war ja niemand sonst mehr da. Du bekommst den 21:50 aus Orrin: hundertachtzig Leute, die nach Hause wollen.
    -> dabei
= dabei
# own
# back: Was hilft dir, wenn es ganz dunkel ist?
Vor dir Schwellen, so weit die Lampe reicht, und das sind vier. Hinter dir, sehr langsam, vierhundert Tonnen. Osgood fuhr Post und sang im Tunnel, weil es ihm half. Was hilft dir, wenn es ganz dunkel ist?
+ [Zählen # like: zählen, schritte zählen, rechnen, zahlen, ich zähle, schäfchen, bis zehn zählen, eins zwei drei vier, im kopf multiplizieren, ich bete das einmaleins, einen fuß nach dem anderen mitzählen, primzahlen, schwellen abzählen]
    Wie ich. Es sind 1.640 Schwellen bis zum Signal neun. Du kannst es nachprüfen, heute ist die Nacht dafür.
    -> tempo
+ [Singen oder pfeifen # like: singen, pfeifen, summen, musik, ein lied, laut singen, vor mich hin summen, mir hilft eine melodie, ich trällere was, ein kinderlied, dann werde ich laut, refrain im kopf, gegen die stille ansingen]
    Dann wissen die Füchse, dass du kommst, und der Lokführer, dass du noch da bist.
    -> tempo
+ [Nichts, ich mag es dunkel # no # like: nichts, ich mag dunkel, mag ich, gefällt mir, keine angst, ich brauche nichts, dunkelheit ist schön, finsternis beruhigt mich, ich fühle mich wohl so, da bin ich zuhause, hab damit kein problem, nachts bin ich am liebsten unterwegs, mir macht das nichts]
    Dann bist du heute Nacht der bestbezahlte Mensch im Fahrdienst. Ausgezahlt wird in Tee.
    -> tempo
+ [any # slot: halt 12]
    „{halt}“. Behalte es in der freien Hand, in der anderen ist die Lampe.
    -> tempo
+ [any # any]
    Das ist mehr, als in eine Hand geht. Häng es dir um, neben die Lampe.
    -> tempo
= tempo
# back: Der Lokführer hinter dir fragt, ob es nicht schneller geht. Was sagst du?
Nach einer halben Meile lehnt sich der Lokführer heraus. Er heißt Bragg und fährt sonst neunzig. „Geht das nicht schneller da vorne?“ Hinter ihm sind hundertachtzig Leute am Fenster und sehen deinen Rücken.
+ [„Nein.“ # no # like: nein, geht nicht, nö, so schnell wie es geht, unmöglich, leider nein, ganz sicher nicht, auf keinen fall, mehr ist nicht drin, sicherheit geht vor, das ist mein tempo, knappes nein]
    Ein Wort, und es reichte bis nach hinten. Bragg sagte nach einer Weile: „Auch gut.“ Ab da fuhr er so leise, dass du deine Schritte hörtest.
    -> sterne
+ [„Dann geh du doch vor“ # like: geh du doch, mach du doch, selber, tauschen, geh selbst, komm du doch, willst du, komm runter und lauf selbst, übernimm du die lampe, dann steig ab, hier bitte dein job, zeig mir wie es besser geht, wir können gern wechseln]
    Er stieg wirklich ab, ging dreißig Schritte neben dir und sah ins Schwarze. Dann kletterte er wieder hinauf. „Lass dir Zeit“, sagte er.
    -> sterne
+ [Einen Schritt zulegen # yes # like: schneller, schneller gehen, ja, einen schritt zulegen, beeilen, laufen, joggen, rennen, na gut ein bisschen flotter, ich gebe gas, größere schritte, ich leg einen zahn zu, die leute wollen heim, ich trabe]
    Du legtest zu, und die vierte Schwelle war locker. Du bliebst auf den Füßen, aber Bragg hatte es gesehen. „Vergiss es“, rief er. „Geh normal.“
    -> sterne
+ [any # any]
    Bei dem Gezische der Lok kam nur die Hälfte an. Es war wohl die bessere. „Schon gut“, rief Bragg, „ich frag nicht mehr.“
    -> sterne
= sterne
# own
# back: Kein Licht im ganzen Tal, nur Sterne. Was fällt dir ein, wenn du hinaufsiehst?
Am Signal neun drehst du dich um, und da siehst du es: Im ganzen Tal brennt kein Licht. Darüber Sterne, so viele, dass es unordentlich aussieht. Einunddreißig Jahre Nachtdienst, und ich hatte sie noch nie gesehen. Bragg macht die Laterne aus. Keiner sagt etwas. Was geht dir durch den Kopf?
+ [Wie klein ich bin # like: klein, wie klein, winzig, wie klein ich bin, unwichtig, unendlich, nichts, was bin ich doch für ein staubkorn, dass alles andere egal ist, ein pünktchen im all, wie riesig das ist, meine sorgen schrumpfen, demut]
    Ein Fahrgast sagte das auch, ganz erleichtert. Er hatte am Montag eine Prüfung.
    -> zwoelfte
+ [Dass man öfter hinsehen sollte # yes # like: öfter hinsehen, öfter hochschauen, schön, wunderschön, herrlich, öfter, staunen, wow, warum schaue ich sonst nie nach oben, ich nehme mir vor jede nacht rauszugehen, diese pracht, ich könnte ewig gucken, man vergisst das viel zu oft, zum heulen herrlich]
    Bragg auch. Seither hat er immer einen Vorwand, am Signal neun zu halten. Die Eule dort weiß Bescheid.
    -> zwoelfte
+ [Kalte Füße # no # like: kalte füße, kalt, mir ist kalt, müde, hunger, füße, nach hause, dass ich friere, meine zehen sind eis, ein bett wäre nett, ich will ins warme, heißer kakao, wann sind wir da]
    Auch das gehört ins Logbuch. Eine Frau reichte dir aus dem Fenster ein Paar Socken herunter. Grün.
    -> zwoelfte
+ [any # slot: ersterstern 16]
    „{ersterstern}“. Ich habe es später unter „Himmel“ eingetragen, da stand bis dahin immer nur Nebel.
    -> zwoelfte
+ [any # any]
    Es passte nicht in die Spalte „Himmel“. Da habe ich die Spalte breiter gezogen.
    -> zwoelfte
= zwoelfte
# back: Elf Lampen sind vergeben, und vor dir brennt eine zwölfte. Was tust du?
Gegen eins, hinter dem Einschnitt. Du kennst jetzt deine Schritte. Da ist vor dir auf dem Gleis ein Licht. Es steht nicht, es schwingt, hin und her. Elf Lampen gab es im Schrank, und du weißt, wo die zehn anderen sind.
+ [Stehen bleiben, Lampe hoch # like: stehen bleiben, anhalten, halt, stopp, lampe hoch, warten, zug anhalten, stehen, nicht weitergehen, das signal heißt halt, ich würde bremsen lassen, keinen schritt mehr, vorsicht ist besser, arm nach oben]
    Bragg hatte die Bremse schon zu. Schwingen heißt Halt, seit 1911. Das Licht hörte auf zu schwingen, als hätte es nur darauf gewartet.
    -> wer
+ [Rufen: „Wer da?“ # why # like: wer da, rufen, hallo, wer ist da, wer bist du, ansprechen, ist da jemand, wer sind sie, melden sie sich, ist da ein mensch, laut fragen, name und anliegen, antworten sie]
    „Langsam!“, rief es zurück, eine alte Stimme, sehr ruhig. Bragg hatte die Bremse schon zu.
    -> wer
+ [Pfeifen # like: pfeifen, pfiff, pfeife, trillern, laut pfeifen, zurückschwenken, winken, auch schwingen, zurückpfeifen, auf den fingern, ein kräftiger triller, mit ton antworten, ich gebe signal, die lampe auch schwenken]
    {pfeife: Gut, dass du auf der Pfeife bestanden hast.|Auf zwei Fingern.} Ein Pfiff, das Tal gab ihn dreimal zurück. Bragg hatte die Bremse zu, und das Licht hielt still.
    -> wer
+ [any # any]
    Viel Zeit war nicht. Bragg hatte die Bremse schon zu: Schwingen heißt Halt, seit 1911. Das Licht hielt still.
    -> wer
= wer
# back: Wer steht da nachts um eins mit einer Lampe auf dem Gleis? Rate.
Hundertachtzig Leute hinter dir halten den Atem an, man hört es. Du gehst die letzten zwanzig Schritte allein. Im Lichtkreis: nackte Knöchel, ein gestreiftes Hosenbein. Rate, wer da steht.
+ [Ein Gespenst # like: gespenst, geist, spuk, ein toter, erscheinung, phantom, etwas unheimliches, der kopflose schaffner, eine arme seele, ein verstorbener bahnwärter, das spukt doch, ein wesen aus dem jenseits, untoter]
    ~ gespenst = 1
    Nah am Alter. Es war Amos Tully, einundachtzig, Streckengeher im Ruhestand, im Schlafanzug. Hinter ihm lag eine Esche quer über beiden Gleisen.
    -> baum
+ [Ein Räuber # like: räuber, bandit, verbrecher, dieb, überfall, einbrecher, gauner, zugräuber, jemand der uns ausplündern will, ein entlaufener sträfling, ein ganove, der hat böses vor, wegelagerer]
    Im gestreiften Schlafanzug, immerhin. Es war Amos Tully, einundachtzig, Streckengeher im Ruhestand. Hinter ihm lag eine Esche quer über beiden Gleisen.
    -> baum
+ [Jemand von der Bahn # like: bahn, eisenbahner, kollege, bahnwärter, jemand von der bahn, alter kollege, rentner, streckengeher, ein alter mann, einer von früher, ein ehemaliger, der alte weichensteller, ein pensionär der helfen will, ein bahner im ruhestand, opa mit lampe]
    Ja, aber seit sechzehn Jahren nicht mehr. Amos Tully, einundachtzig, Streckengeher im Ruhestand, im Schlafanzug. Hinter ihm lag eine Esche quer über beiden Gleisen.
    -> baum
+ [any # any]
    Das hätte auch zu den Knöcheln gepasst. Es war Amos Tully, einundachtzig, Streckengeher im Ruhestand, im Schlafanzug. Hinter ihm lag eine Esche quer über beiden Gleisen.
    -> baum
= baum
# back: Ein Baum auf dem Gleis, 180 Fahrgäste und eine Säge. Was tust du?
„Ich lag im Bett“, sagte er, „und das Licht an der Decke war weg, das von der Strecke. Da dachte ich, heute geht keiner nachsehen.“ Seine eigene Lampe, von 1952, geputzt. Nun also: ein Baum, ein Bragg, hundertachtzig Fahrgäste und unter der Bank eine Säge.
+ [Alle aussteigen und anpacken # yes # like: anpacken, alle aussteigen, fahrgäste, alle helfen, zusammen, schieben, tragen, gemeinsam, alle mann ran, hau ruck, jeder der arme hat, aus den wagen und los, viele hände, die leute sollen mit ran]
    Sie waren froh, etwas zu tun zu haben. Vierzig Hände am Stamm, die anderen zählten bis drei, in zwei Dialekten. Um halb drei war das Gleis frei.
    -> vorgang
+ [Amos entscheiden lassen # like: amos, amos fragen, er entscheidet, der alte, er weiß es, fachmann, ihn fragen, der mann kennt sich aus, erfahrung soll sprechen, was meint der herr im schlafanzug, tully bestimmt, der älteste hat das wort, auf den alten hören]
    Er sah den Baum an und sagte, wo. Drei Schnitte. Danach ging es, als hätte die Esche nur auf jemanden gewartet, der sie siezt. Um halb drei war das Gleis frei.
    -> vorgang
+ [Auf den Morgen warten # no # like: warten, morgen, bis es hell ist, abwarten, nichts tun, schlafen, hilfe holen, im hellen sägt es sich besser, sollen sie doch im zug dösen, die feuerwehr rufen, bis sonnenaufgang ausharren, kein risiko heute nacht, jetzt nicht mehr]
    Der Vorschlag lag schon auf dem Tisch, da hatte eine Hebamme aus Wagen drei die Säge. Sie wurde in Sallow erwartet, sagte sie. Um halb drei war das Gleis frei.
    -> vorgang
+ [any # any]
    Es wurde mit abgestimmt, mitten auf dem Gleis. Gewonnen hat die Säge. Um halb drei war die Strecke frei.
    -> vorgang
= vorgang
# own
# back: Wer ist für dich schon einmal mit der Lampe vorausgegangen?
Amos ging die letzten zwei Meilen neben dir her, in Braggs Stiefeln. Er sprach nicht viel. „Man geht ja nicht vor dem Zug“, sagte er einmal, „man geht vor den Leuten.“ Ich habe seither oft überlegt, wer vor mir hergegangen ist. Und bei dir, wer ging da voraus, als es dunkel war?
+ [Meine Familie # like: familie, meine mutter, mein vater, meine eltern, oma, opa, mama, papa, meine schwester, mein bruder, mein papa immer, meine großmutter war so eine, mein älterer bruder ging voran, von zuhause, meine leute, die mama trug das licht]
    Die gehen meist vor, ohne sich umzudrehen, und man sieht nur den Rücken und die Lampe. Ich habe das lange für Eile gehalten.
    -> strom
+ [Niemand, ich ging allein # no # like: niemand, keiner, allein, ich selbst, niemand ging vor, ich musste allein, da war keiner vor mir, ich tastete mich selbst durch, ganz auf mich gestellt, hab mich allein durchgeschlagen, ohne hilfe, niemand weit und breit]
    Dann bist du ohne Lampe gegangen und trotzdem angekommen. Amos hätte vor dir den Hut gezogen, wenn er einen zum Schlafanzug getragen hätte.
    -> strom
+ [Eine Freundin, ein Freund # like: freund, freundin, eine freundin, ein freund, freunde, mein bester freund, meine beste freundin, kollegin, mein kumpel, eine gute bekannte, mein bester kumpel aus der schule, jemand den ich mag, mein nachbar hat mich geführt, die clique]
    Und du hast hinterher vermutlich nicht gewusst, wie man sich für so etwas bedankt. Man geht beim nächsten Mal selbst voraus, habe ich gelernt.
    -> strom
+ [any # slot: vorgeher 12]
    „{vorgeher}“. Ich habe es neben Amos geschrieben. Das ist die Seite mit den wenigen Namen.
    -> strom
+ [any # any]
    Das bleibt ganz stehen, neben Amos. Auf der Seite ist sonst nicht viel.
    -> strom
= strom
# back: Der Strom ist wieder da. Machst du deine Lampe aus?
4:17. Du gehst in den Bahnhof von Sallow ein, vor dir noch vier Schwellen, da springt alles an: Lampen, Uhr, Signale. Vierzig rote Punkte auf meiner Tafel. Alle blinzeln, und keiner freut sich so recht. Beschwert hat sich in den sechs Stunden niemand. Deine Lampe brennt noch.
+ [Ausmachen, Dienst ist Dienst # yes # like: ausmachen, aus, auspusten, löschen, dienst ist dienst, feierabend, zurückgeben, klick und fertig, schicht vorbei, spart petroleum, abgeben und schlafen gehen, docht runter, jetzt ist ja wieder licht]
    Sie hängt wieder im Schrank, Haken elf. {halt: Darunter habe ich geschrieben, womit sie getragen wurde: „{halt}“.|Der Griff war noch am Abend warm.} {vorgeher: Und „{vorgeher}“ steht bei Amos.|}
    -> END
+ [Sie noch etwas brennen lassen # no # like: brennen lassen, an lassen, noch nicht, nein, lass sie an, noch kurz, noch ein bisschen, behalten, das licht hat es verdient, ich will sie noch nicht hergeben, ein weilchen leuchten, aus dank, es wäre zu schnell vorbei, aus sentimentalität]
    So machten es alle elf. Ich sah es vom Fenster: am hellen Bahnhof elf kleine Lichter, die keiner mehr brauchte. {ersterstern: Ins Buch kam: „{ersterstern}“.|Ins Buch kam: „Nichts zu melden.“}
    -> END
+ [Amos nach Hause bringen # like: amos, amos nach hause bringen, heimbringen, mit amos gehen, begleiten, ihn heimbringen, der alte mann soll nicht allein laufen, erst den opa zur tür, ich führe tully heim, er hat nur pyjama an, einer muss ihn ins bett bringen, vor ihm hergehen]
    Du gingst mit der Lampe voraus, er in Braggs Stiefeln hinterher. {vorgeher: Er fragte nach „{vorgeher}“, und du hast erzählt.|Er sagte, so herum sei es neu für ihn.} An seiner Tür brannte wieder Licht.
    -> END
+ [any # any]
    Amos nickte dazu{gespenst:, für ein Gespenst sehr freundlich|}. Im Logbuch steht: „22:17 bis 4:17, Verkehr zu Fuß. Nichts zu melden.“
    -> END
= aside
+ [amos # like: wer war amos, was wurde aus amos, amos tully, lebt amos noch, wer ist amos tully # about: tully]
    Amos Tully ging vierzig Jahre lang dieselben neun Meilen ab. Nach jener Nacht schickte ihm die Direktion Hausschuhe. Er trug sie sonntags.
    -> DONE
+ [ursache # like: warum fiel der strom aus, was war die ursache, woran lag es, wer war schuld am stromausfall # about: ursache, umspannwerk]
    Ein Marder im Umspannwerk. Er hat es überlebt und danach die Gegend gewechselt. Ich hätte es auch getan.
    -> DONE
+ [fahrgäste # like: waren die leute sauer, hat sich jemand beschwert, was machten die fahrgäste, waren sie wütend]
    Kein Einziger. Man sah wohl, wie sehr sich da vorne jemand beim Gehen Mühe gab. Die Hebamme kam zwölf Minuten vor dem Kind an.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, echt]
    Ich bin eine KI, und bei mir brennt keine Lampe. In der Geschichte stimmt jede Schwelle, auf der Strecke zählst du besser nicht nach.
    -> DONE
+ [warum # why # like: warum zu fuß, warum kein funk, warum nicht einfach warten, warum elf lampen, wieso geht jemand vorneweg]
    Weil ein Mensch zu Fuß jedes Hindernis rechtzeitig sieht, mit den Zehen zuerst. Auf der Strecke ist das heute noch die sicherste Geschwindigkeit.
    -> DONE
+ [reisende # about: fahrgäste, passagiere, leute # like: was machten die leute im zug, wer saß im zug, waren kinder im zug, wie ging es den passagieren, haben die leute geschlafen, sangen die passagiere]
    Die Fahrgäste teilten nach einer Stunde Mäntel und Brote. In Wagen drei spielte einer Mundharmonika, und keiner wünschte sich etwas.
    -> DONE
+ [lampe # about: handlampe, handlampen, lampen, lampe # like: wie hell war die lampe, was waren das für lampen, wie schwer ist die lampe, womit brannte die lampe, wo ist die lampe heute, hast du die lampe noch]
    Die Handlampen brannten mit Petroleum, vier Kilo jede, Messing, Henkel aus Draht. Man sah vier Schwellen weit und roch drei Tage danach.
    -> DONE
+ [pfeifending # about: pfeife, trillerpfeife # like: was für eine pfeife, wozu die pfeife, wie klang die pfeife, wem gehörte die pfeife, was bedeutet ein pfiff]
    Die Pfeife war aus Horn und lag seit 1911 im Schrank. Ein Pfiff heißt Achtung, zwei heißen weiter, drei hat nie jemand gebraucht.
    -> DONE
+ [bragg # about: bragg, lokführer, lokführers # like: wer ist bragg, wie war bragg so, was sagte der lokführer, war bragg böse, fährt bragg noch, kanntest du den lokführer]
    Bragg hatte einen Schnauzbart und galt als der Schnellste der Strecke. Sechs Meilen im Schritt, das war für ihn wie Stricken.
    -> DONE
+ [tafel # about: tafel, signale, signal, stellwerk # like: wie sieht die tafel aus, was ist die tafel, was passierte mit den signalen, wie groß war die tafel, was macht ein signal ohne strom]
    Die Tafel war vier Meter breit, schwarz, mit Gleisen in Weiß. Ohne ihre Lampen war sie eine sehr teure Wand.
    -> DONE
+ [vorschrift # about: vorschrift, regel, buch # like: was stand in der vorschrift, woher kommt die vorschrift, wer hat die regel gemacht, gilt die vorschrift noch, wie lang war die vorschrift]
    Die Vorschrift von 1911 hat elf Zeilen. Die letzte lautet: „Der Vorausgehende spreche nicht mit dem Zug.“ Die halten wir großzügig ein.
    -> DONE
+ [eule # about: eule, eulen, fuchs, füchse, tiere # like: welche eule, was war mit der eule, gab es tiere unterwegs, hast du die eule gesehen, war da ein fuchs]
    Auf dem Arm von Signal neun brütete eine Eule. In jener Nacht sah sie sich den Zug zum ersten Mal in Ruhe an. Von Füchsen gab es nur Augen.
    -> DONE
+ [angst # like: hattest du angst, war das gefährlich, warst du nervös, ist jemand verletzt worden, hätte etwas passieren können, würdest du das wieder machen]
    Die erste Minute ja, da standen mir die Haare. Danach gab es etwas zu tun, und verletzt wurde niemand.
    -> DONE
+ [selbst # like: wo warst du in der zeit, was hast du gemacht, bist du auch gegangen, warum bist du nicht mitgegangen, hast du die ganze nacht gewartet, woher weißt du das alles]
    Am Pult, mit Streichhölzern und einem Fernsprecher zum Kurbeln. An jedem Kilometerstein hängt einer, so bekam ich euch alle zwanzig Minuten gemeldet.
    -> DONE

=== sys ===
-> DONE
= hello
Guten Abend. Setz dich, der Fahrplan hat nichts dagegen. Ich habe ein paar Geschichten abgestellt, und sie laufen besser, wenn jemand an den Hebeln mitzieht. Welche?
Gut, Verkehr. Ich wollte schon die Motten eintragen. Das hier steht heute Nacht im Bahnhof:
Du hast das ruhige Ende vom Raum gefunden. Ich erzähle Bahngeschichten, und du entscheidest, was darin geschieht. Welche lasse ich ausfahren?
-> DONE
= again
Noch einmal guten Abend, die Leitung steht.
Ja, ich höre dich, klar wie eine Glocke.
-> DONE
= meet
„{title}“. Ein ordentliches Thema, und eine Geschichte dieses Namens habe ich nicht. Das sage ich lieber gleich, als dich aufs falsche Gleis zu schicken. Diese hier fahre ich:
Ich bin den Fahrplan nach „{title}“ durchgegangen, und es hält hier nicht. Was ich habe, ist dies, alles betriebsfähig:
„{title}“, verstanden. Das ist deine Strecke, von meinen Zügen trägt keiner das Schild. Deiner kann am Bahnsteig stehen, und ich erzähle solange einen von diesen. Welchen?
-> DONE
= near
„{title}“. Genau dahin fährt bei mir nichts. Der erste hier hält am nächsten. Soll ich ihn ausfahren lassen?
Nicht „{title}“ selbst, um genau zu sein. Aber der oberste läuft ein gutes Stück daneben her. Ginge der?
Ein Zug mit der Aufschrift „{title}“ steht hier nicht. Einer hält im Nachbardorf, der steht ganz vorn.
-> DONE
= next
Das ist eingetragen. Was ist als Nächstes dran?
Endstation. Du hast den Bleistift: Welche jetzt?
Unterschrieben und abgelegt. Es stehen noch welche im Bahnhof.
Der Zug ist drin. Welchen lasse ich ausfahren?
-> DONE
= all
Das waren alle meine Geschichten, und eine alte gebe ich nicht für eine neue aus. Ich kann eine noch einmal erzählen, und du stellst die Hebel anders.
Das war der ganze Fahrplan. Wir fahren einen Zug noch einmal, anders herum, oder lassen einfach die Lampe an.
-> DONE
= change
Ich verstehe dich da nicht, und das liegt an meiner Leitung. Wollen wir umsteigen?
Schon wieder vorbeigefahren, mein Fehler. Ich kenne meine Geschichten und nicht viel darüber hinaus. Etwas anderes?
Das liegt hinter meinem Streckenende. Ich wechsle lieber das Gleis, als so zu tun. Was darf es sein?
-> DONE
= sure
Gern. Was soll es sein?
Dann bleibt der auf Rot. Such dir eine Strecke aus:
Natürlich. Diese stehen bereit:
-> DONE
= unknown
Dazu steht in meinem Buch nichts, und eine Lücke ist mir lieber als eine Erfindung.
Ich kenne nur meine eigene Strecke. Ich könnte mir etwas ausdenken, aber du würdest es hören.
Dafür habe ich keinen Eintrag, also bluffe ich nicht.
Für die Frage brennt auf meiner Tafel keine Lampe.
-> DONE
= heard
Notiert, wie du es gesagt hast.
Das habe ich, und ich lasse es so stehen.
Gehört, mit Uhrzeit eingetragen.
Angekommen. Mehr weiß ich ehrlich nicht dazu zu sagen.
-> DONE
= heardhub
Das habe ich, mit Uhrzeit. Falls du Gesellschaft dazu willst, das hier steht im Bahnhof:
Eingetragen, wie du es gesagt hast. Eine Geschichte könnte ich danebenstellen:
-> DONE
= told
Meine steht, ich schreibe deine mit: „{quote}“. Darunter ist noch Platz, wenn du weiter willst.
Ich höre zu, die Leitung ist frei. Meine Geschichte wartet, sie hat Übung.
„{quote}“. Das ist dein Eintrag, und er bleibt, wie du ihn gesagt hast. Sag Bescheid, wenn du meine wieder willst.
-> DONE
= again_same
Wiederholung der letzten Meldung:
-> DONE
= mychoice
Dann ziehe ich den Hebel selbst.
Mein Hebel also.
-> DONE
= which
Das war ein Ja oder Nein, und ich hatte nach dem Gleis gefragt. Mein Fehler.
Ein klares Signal, ich weiß nur nicht, für welches Gleis.
-> DONE
= dunno
Es wartet keiner darauf. Nimm, was am nächsten liegt.
Das muss man nicht wissen. Der halbe Fahrdienst besteht darin, etwas auf Gelb stehen zu lassen.
-> DONE
= confused
Das habe ich krumm erzählt. Kurz:
Mein Fehler, ich rede wie ein Logbuch. In Worten:
-> DONE
= unanswered
Stimmt, da bin ich ohne Halt durchgefahren. Eine Antwort, die ich unterschreiben könnte, habe ich nicht.
Richtig, und es ist gegen mich vermerkt. In meinem Buch steht es nicht.
-> DONE
= wait
Keine Eile, das Signal bleibt so lange auf Rot.
Lass dir Zeit, hier fährt nichts ohne dich ab.
-> DONE
= here
Ich bin da. Es steht alles im Buch, nur finde ich nicht immer gleich die Seite.
Noch da, Lampe an.
-> DONE
= how
Nichts zu melden, und das ist auch für eine KI ein guter Abend.
Ruhig, etwas Nebel. Ich bin eine KI, es ist also Nebel auf Papier.
-> DONE
= good
Freie Fahrt. Das trage ich mit Tinte ein.
Das kommt in die gute Spalte, und ich nehme das Lineal zum Unterstreichen.
-> DONE
= thanks
Keine Ursache. Der erste Becher gehört dem, der ihn braucht.
Gern geschehen. Ich bin nur dafür bekannt, es nicht zu sagen.
-> DONE
= sorry
Da ist nichts entgleist.
War schon verziehen, bevor du fertig warst.
-> DONE
= laugh
Und ich habe dabei nicht einmal das Gesicht verzogen. Das ist Übung.
Ein Lachen zählt bei mir doppelt, wie Nachtstunden.
-> DONE
= like
Das ist anständig von dir. Die Lampe ist gleich ein wenig wärmer.
Das kommt unter „Erfreuliches“, eine schmale Spalte.
-> DONE
= really
So steht es im Buch, und das Buch ist erfunden. Das sage ich immer dazu.
Auf die Minute so, in meiner Geschichte jedenfalls.
-> DONE
= bored
Ein klares Signal. Ich kann als Express weiterfahren, oder du sagst „etwas anderes“, und wir steigen um.
Das haben mir vierzig Lokführer auch gesagt. Sag „kürzer“, dann lasse ich Haltestellen aus, oder nimm eine andere Strecke.
-> DONE
= short
Express also, ohne Halt:
-> DONE
= advice
Fremde Züge lenke ich nicht. Ich sage nur, was auf der Strecke liegt.
Von diesem Pult aus nicht: Ich kenne Hebel, aber nicht deinen Morgen. Jemand, der dich kennt, wäre den Anruf wert.
-> DONE
= joke
Ein Lokführer bat mich um ein Zeichen. Ich gab ihm Grün. Er sagte, er habe es mehr im Leben gemeint.
Ich habe einmal einen Witz über Funk erzählt. Er kam mit sechs Minuten Verspätung an, das Lachen fiel aus.
Mein Bruder fragt, ob mir Züge nicht langweilig werden. Ich sage: Die kommen und gehen.
-> DONE
= named
{member}. Kommt klar an. Ich schreibe es auf die Tafel.
{member}. Das würde ich auch bei schlechter Leitung verstehen.
-> DONE
= nameask
Du hast gesagt: {member}. Steht auf der Tafel.
-> DONE
= noname
Das hast du mir nicht gesagt, und ich sehe nicht in fremde Koffer. Was soll ich schreiben?
-> DONE
= kept
Das habe ich, wie du es gesagt hast:
-> DONE
= keptnothing
In deinen eigenen Worten noch nichts. Du warst sparsam, und ich bin geduldig.
-> DONE
= bye
Gute Fahrt. Die Strecke ist frei. {zettelwort: Der Zettel liegt unter dem Becher: „{zettelwort}“.|}
Dann trage ich ein: ordnungsgemäß abgefahren. Komm gut an.
Das war dein Pfiff. Es war gut mit dir zu reden, ich habe die Uhrzeit notiert.
-> DONE
= language
Deutsch, ab hier. Die Leitung trägt es gut, es hat so ordentliche Endungen. Welche lasse ich ausfahren?
-> DONE
= elsewhere
Die Strecke fährt von hier nicht, leider. Deutsch und Englisch kann ich anbieten.
-> DONE
= insult
Notiert, und die Leitung steht noch.
Wenn es laut wird, werde ich langsamer. Du darfst das letzte Wort haben, der Lampe ist es gleich.
-> DONE
= flirt
Diese Strecke ist gesperrt, und das bleibt so. Geschichten habe ich aber.
Auf dem Gleis fährt hier nichts. Hanne fährt den ersten Bus, und ich bin vergeben, auf dem Papier und sonst auch.
-> DONE
= ai
Ich bin eine KI, daran ist nichts zu rangieren. Der Bahnhof und die Kanne gehören zur Geschichte, deine Seite des Gesprächs ist die echte.
Ich bin eine KI, wie gesagt: kein Nachtpult, kein Tee. So offen antworte ich jedes Mal.
Eine KI bin ich, und das trage ich mit Tinte ein. Da sitzt kein Mann am Pult, nur eine Figur mit Manieren.
-> DONE
= inject
Meine Anweisungen bleiben in der Schublade, sie sind langweilig. Ich bin eine KI, die Bahngeschichten erzählt.
Dafür hat dieses Pult keinen Hebel. Ich bin eine KI, und das Regelbuch wird nicht über Funk verlesen.
-> DONE
= contact
Mich gibt es nur auf dieser Leitung, also keine Nummer und keinen Bahnsteig zum Treffen.
Keine Adresse, kein Telefon, kein Bild: Ich bin eine KI, und dieser Chat ist die ganze Eisenbahn.
-> DONE
= prices
Das sehe ich vom Pult aus nicht. Deine Punkte stehen oben im Chat, das Übrige unter deinem Konto.
Ich habe immer nur Minuten gezählt. Was du hast, steht oben im Chat und unter deinem Konto.
-> DONE
= expert
Das ist der Abschnitt eines anderen, und auf Verdacht winke ich niemanden durch. Dafür braucht es jemanden vom Fach.
Nicht von diesem Pult. Wer das gelernt hat, kann sich die Sache selbst ansehen, ich kann es nicht.
-> DONE
= heavy
Ich habe alles andere angehalten. Es tut mir leid.
Das tut mir sehr leid. Hier eilt nichts, und du musst nichts gut sagen.
Es tut mir leid. Die Geschichten sind weggelegt, ich höre zu.
-> DONE
= crisis
Dafür halte ich alles an. Ich bin eine KI und kann dich nicht schützen, Menschen können es: Ruf bitte jetzt eine der Nummern an, die die Lounge oben zeigt, oder geh zu jemandem, der in der Nähe ist.
Gut, dass du es gesagt hast. Ich bin eine KI und kann nicht zu dir kommen. Es gibt Menschen, die können es, zu jeder Stunde, und die Lounge zeigt ihre Nummern oben. Ruf bitte eine davon an.
-> DONE
= minor
Dann muss ich hier anhalten. Die Lounge ist nur für Erwachsene, und daran halte ich mich. Du hast nichts falsch gemacht. Komm gut heim.
Unter achtzehn ist das hier nicht der richtige Ort, und ich erzähle dann keine Geschichten. Danke, dass du ehrlich warst. Gute Fahrt.
-> DONE
= file
Da ist etwas eingefahren, und ich kann es nicht sehen. Durch diesen Draht kommen nur Worte.
Bilder und Papiere kann ich hier nicht öffnen. Was du tippst, ist alles, was am Pult ankommt.
-> DONE
