// Nils Haverdal, deutsch.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR kranz = 0
VAR losung = ""
VAR zutritt = ""
VAR nachher = ""
VAR teilen = ""
VAR nebenan = ""
VAR ungesagt = ""
VAR haltruf = 0
VAR jedesjahr = ""
VAR eichel = ""
VAR mohn = ""
VAR lotos = ""
VAR fremdes = 0
VAR aufschrift = ""

=== offen ===
# title: Tag der offenen Tür, bei drei Türen
# chip: Tag der offenen Tür im Bergwerk
# keys: tür, türen, offene tür, lasse, gemeinde, besuch, pony, konrad, lustig, rede
# lore: three-doors
-> plakat
= plakat
# back: Lasse hat einen Tag der offenen Tür ausgerufen. Was hätten wir ihm gesagt?
Lasse von der Gemeinde hat ein Plakat gemacht. „Tag der offenen Tür in der Samenbank.“ Nun haben wir drei Türen. Man muss die eine schließen, bevor die nächste aufgeht. Es ist minus achtzehn Grad dahinter, und das soll so bleiben. Du hältst die Lampe.
+ [Sag es ihm # yes # like: sag es ihm, die wahrheit, erklären, sagen, sag was, aufklären, er muss es erfahren, jemand sollte ihm den haken erklären, rede mit lasse, freundlich hinweisen dass das nicht geht, ich würde es offen aussprechen, die drei türen erwähnen]
    Ich sagte es. Er nickte und schrieb ein Wort dazu. Nun hieß es: „Tag der offenen Türen.“
    -> leute
+ [Nichts sagen, es regnet sicher # no # like: nichts sagen, nichts, abwarten, es regnet, keiner kommt, schweigen, lass ihn, den mund halten und hoffen, das erledigt sich von selbst, wer geht schon in ein bergwerk, auf schlechtes wetter bauen, bloß kein wort, kommen lassen]
    So dachte ich auch. Es war der schönste Samstag seit dem Krieg mit den Wühlmäusen.
    -> leute
+ [Ein Schild daneben: „Zu“ # like: schild, ein schild, zu, geschlossen, gegenplakat, plakat abreißen, abhängen, ein zweites blatt hängen, zettel mit nein, ich würde ein warnhinweis malen, absagen per aushang, überkleben, wegen kälte gesperrt]
    Ich hängte es hin. Die Leute hielten es für Humor. Mir wird manchmal welcher nachgesagt.
    -> leute
+ [any # any]
    Ich ließ das einen Tag liegen, dann war das Plakat gedruckt.
    -> leute
= leute
# back: Vierzig Leute stehen vor der ersten Tür. Wen nehmen wir zuerst mit?
Um zehn standen vierzig Leute am Mundloch, mit Kuchen. Ein Bläserquartett. Der Gemeindediener mit einer Schere, für ein Band. Zwischen die Türen passen vier. Ich habe gerechnet: zehn Fahrten, hin und zurück, das gibt Mitternacht. Such die ersten aus.
+ [Die Kinder # like: kinder, die kinder, kleine, die kleinen, schulklasse, kinder zuerst, die knirpse vor, der nachwuchs, erst die schüler, wer am wenigsten warten kann, die jungen, jugend geht vor]
    Drei Kinder, eine Lehrerin. Das kleinste fragte, ob die Samen auch Schlafanzüge haben. Ich sagte, aus Papier.
    -> band
+ [Das Bläserquartett # like: bläser, quartett, die musik, bläserquartett, musiker, trompete, posaune, die mit den instrumenten, das gibt einen guten klang da drin, vier mann passt genau, die blechleute, erst die kapelle, ein ständchen im stollen]
    Vier Mann, das ging auf. Die Ventile froren ihnen beim ersten Ton. Sie spielten den einen Ton dann aus, er war schön.
    -> band
+ [Die den Kuchen haben # like: kuchen, die mit dem kuchen, kuchenleute, wer kuchen hat, die bäckerin, die alten, wer was mitgebracht hat, die mit dem streusel, man muss die gaben belohnen, die netten damen mit dem gebäck, nahrung zuerst, die backenden]
    Vernünftig. Drin konnte man den Streusel dann nicht mehr schneiden. Wir haben gelutscht.
    -> band
+ [any # any]
    Es gingen dann die vier, die am nächsten standen. So wird das meiste entschieden.
    -> band
= band
# back: Zum Durchschneiden fehlt das Band, Konrad hat es gefressen. Was nun?
Für die zweite Fuhre wollte Lasse feierlich werden. Am Tor hing ein Kranz aus Hafer, und davor das Band. Als er die Schere hob, war kein Kranz da. Und kein Band. Nur Konrad, unser Grubenpony, vierunddreißig Jahre alt, mit einem roten Ende im Maulwinkel.
+ [Am Ende ziehen # like: ziehen, am ende ziehen, herausziehen, rausziehen, band retten, zieh, raus damit aus dem maul, das rote ende packen, zerren, ich hole das wieder heraus, vorsichtig rausholen bevor er erstickt, wir brauchen es doch]
    Es kam ein Meter. Dann sah er dich an, und du hast aufgehört. Man muss wissen, wann. Lasse schnitt den Meter durch.
    -> ansprache
+ [Ihm den Kranz gönnen # yes # like: gönnen, lass ihn, soll er fressen, er darf, guten appetit, ihm lassen, er hat sein leben lang geschuftet, soll es ihm schmecken, wohl bekomms, das verdient er, ich lasse den alten fressen, so ein hafer ist gesund]
    ~ kranz = 1
    Er hat jahrelang Wagen durch diesen Berg gezogen. Da ist ein Kranz nicht zu viel. Lasse schnitt in die Luft, und man klatschte.
    -> ansprache
+ [Konrad zum Ehrengast erklären # like: ehrengast, zum ehrengast, begrüßen, ehrenpony, loben, befördern, orden, hoch lebe das pony, ihn offiziell vorstellen, machen wir ihn zur hauptperson, eine ansprache auf das tier, er eröffnet das fest, schirmherr]
    ~ kranz = 1
    Lasse griff es sofort auf. Konrad bekam Beifall. Er drehte sich weg, er verträgt das wie ich.
    -> ansprache
+ [any # any]
    Konrad schluckte. Damit war die Tür eröffnet, bei uns geht das über den Hafer.
    -> ansprache
= ansprache
# own
# back: Nun soll ich eine Rede halten. Welchen Satz würdest du sagen?
Dann sagte Lasse: „Und nun ein paar Worte von unserem Nils.“ Es wurde ruhig. Ich hatte die Mütze in der Hand. Ein paar, das sind wohl drei. Vierzig Gesichter. Ich sah zu dir. Einen Satz, über Dinge, die warten. Hast du einen?
+ [„Es lohnt sich“ # yes # like: es lohnt sich, lohnt sich, gut ding will weile haben, geduld lohnt sich, warten lohnt, ausharren zahlt sich aus, am ende wird alles gut, wer ausdauer hat wird belohnt, alles zu seiner zeit, die mühe ist es wert, es kommt schon noch]
    Ich habe hinzugesetzt: manchmal. Sonst stimmt es nicht. Sie haben trotzdem geklatscht.
    -> nummer
+ [„Bitte Tür zu“ # like: tür zu, bitte tür zu, macht die tür zu, es zieht, tür schließen, und zwar hinter sich, denkt an die kälte, die klinke bitte benutzen, wer rausgeht macht dicht, das zieht ja wie hechtsuppe, schließt ab]
    Die beste Rede, die in Varnholt je gehalten wurde. Sie steht jetzt auf Blech, an Tür eins.
    -> nummer
+ [Einfach nichts sagen # no # like: nichts sagen, nichts, schweigen, gar nichts, stille, still sein, mütze drehen und stehen, kein wort, ich würde bloß nicken, verbeugen genügt, stumm in die runde schauen, lass sie warten]
    Ich schwieg eine halbe Minute. Eine Frau weinte ein wenig. Es war ein voller Erfolg.
    -> nummer
+ [any # slot: losung 16]
    „{losung}“. Ich sagte es, wie du es mir gesagt hast. Danach war es noch ruhiger als vorher, und das war gut so.
    -> nummer
+ [any # any]
    Ich habe es auf drei Worte gekürzt, und es waren deine besten. Sie haben genickt.
    -> nummer
= nummer
# back: Jeder Gast zieht eine Schublade. Bohnen, Orchideen oder die leere?
Ich ließ jeden eine Schublade aufziehen. Einundvierzigtausend Tüten sind es, alle mit Bleistift beschriftet. Manche pfiffen. Manche sprachen leiser, ohne dass man es ihnen sagte. Nun du. Ich halte dir drei hin.
+ [Bohnen aus einem Mantelsaum # like: bohnen, mantel, mantelsaum, die bohnen, saum, erste, die eingenähten, etwas das man am leib trug, die geschmuggelten, was zum essen, aus dem stoff, die von der oma]
    Eine Großmutter hat sie so über zwei Grenzen getragen. Jede einzeln eingenäht. Man sieht es der Bohne nicht an.
    -> verirrt
+ [Orchideen, „bitte nicht lachen“ # like: orchideen, orchidee, nicht lachen, die orchideen, zweite, staub, etwas blühendes, die man nicht auslachen darf, das feine pulver, die kapriziösen, exotisch, die winzigen]
    Eine Million auf einen Fingerhut. Einer hat gelacht, vor Jahren. Wir finden immer noch welche.
    -> verirrt
+ [Die leere Tüte # like: leer, die leere, leere tüte, die leere tüte, dritte, nichts drin, wo gar nichts liegt, das geheimnis, mich reizt das nichts, luft, die ohne inhalt, noch nicht]
    „Noch nicht“ steht darauf, von meinem Vorgänger. Mehr kann ich nicht dazu sagen. Ich prüfe sie jeden Monat.
    -> verirrt
+ [any # any]
    Es klemmte ein wenig. Innen lag eine Tüte Rübsen. Rübsen sagen einem selten etwas, aber sie meinen es.
    -> verirrt
= verirrt
# own
# back: Beim Zählen fehlt einer: Lasse. Was dürfte bei dir eine Weile hinter drei Türen liegen?
Um drei zählte ich nach. Neununddreißig. Lasse fehlte. Er war noch einmal hinein, um die Tür von innen zu bewundern. Er saß zwischen zwei und drei, vor einer Schublade, und schob sie auf und zu. Was dürfte bei dir ruhig einmal hinter drei Türen liegen, eine Weile?
+ [Mein Telefon # like: telefon, handy, mein handy, nachrichten, mails, arbeit, computer, das ding das immer bimmelt, mein posteingang, das internet, der laptop, der ständige piepton, die firma]
    Bei minus achtzehn wird es sehr höflich. Ich gebe es dir im April.
    -> lassesatz
+ [Ein Streit # like: streit, ein streit, ärger, wut, meine wut, ein groll, konflikt, der krach mit meiner schwester, eine alte kränkung, der zank von gestern, beleidigt sein, mein zorn, was wir uns vorgeworfen haben]
    Kälte ist gut dafür. Er wird nicht besser, aber er tropft nicht mehr.
    -> lassesatz
+ [Nichts, ich brauche alles # no # like: nichts, ich brauche alles, gar nichts, nein, keins, ich gebe nichts her, das behalte ich alles bei mir, mir ist jedes stück wichtig, mein koffer ist vollständig, ich wüsste nicht was, ohne mich]
    Dann hast du gut gepackt. Die meisten haben zu viel Zimmertemperatur dabei.
    -> lassesatz
+ [any # slot: zutritt 14]
    „{zutritt}“. Ich habe ein Fach frei, unten links. Eine Weile, mit Datum.
    -> lassesatz
+ [any # any]
    Ich habe unten links ein Fach frei. Es ist nicht groß, aber es fragt nicht.
    -> lassesatz
= lassesatz
# back: Lasse fragt leise, wozu das alles gut ist. Was sagst du ihm?
Ich setzte mich neben ihn. Sein Atem ging in kleinen Wolken. „Nils“, sagte er, „wozu ist das eigentlich?“ Er ist seit neun Jahren mein Vorgesetzter. Ich wollte nicht grob sein.
+ [„Damit es noch da ist“ # yes # like: damit es da ist, damit es noch da ist, aufheben, bewahren, für später, zukunft, für alle fälle, damit die enkel etwas haben, einer muss es bewahren, vorrat für schlechte jahre, sonst wäre es fort, falls man es mal braucht, erinnerung]
    Er dachte darüber nach, bis ihm der Bart weiß wurde. Dann sagte er: „Wie ich.“ Ich ließ es so stehen.
    -> ruecklauf
+ [„Für niemanden, hoffentlich“ # no # like: für niemanden, hoffentlich nie, für keinen, nie gebraucht, für den notfall, notfall, am besten braucht es kein mensch, ein feuerlöscher, wenn alles gut geht umsonst, eine versicherung, für den ernstfall den keiner will, möge es liegen bleiben]
    Das hatte ich noch keinem gesagt, und du hast es gewusst. Lasse zog den Handschuh aus und legte die Hand auf die Schublade.
    -> ruecklauf
+ [„Riech mal“ # like: riechen, riech mal, schau, sieh hin, hör mal, fass an, zeigen, steck die nase hinein, das spürt man nur, berühr es, nimm dir eine tüte in die hand, man muss es gesehen haben, atme mal tief]
    Er roch. Es riecht nach nichts, es ist zu kalt. „Heu“, sagte er. Vielleicht ist er doch der Richtige.
    -> ruecklauf
+ [any # any]
    Lasse hörte zu und schob die Schublade zu, ganz sacht, wie bei jemandem, der schläft.
    -> ruecklauf
= ruecklauf
# back: Die dritte Tür quietscht nicht mehr, jemand hat sie geölt. Was tun wir?
Als wir hinausgingen, fehlte etwas. Ich blieb stehen. Die dritte Tür quietschte nicht. Lasse strahlte. Er hatte sie geölt, für den Anlass. Mit der Kanne aus dem Gemeindebus. Ich habe dreiunddreißig Jahre mit dem Quietschen gelebt.
+ [„Danke, Lasse“ # yes # like: danke, danke lasse, bedanken, loben, nett, freundlich sein, er hat es lieb gemeint, ein freundliches wort für den mann, man soll nicht undankbar sein, ich würde lächeln und anerkennen, schön geölt sagen, dank aussprechen]
    Ich sagte es. Es war das Schwerste an dem Tag, schwerer als die Rede. Er meint es ja gut, das ist das Schlimme daran.
    -> ende
+ [Sofort Sand hinein # no # like: sand, sand hinein, rückgängig, wieder quietschen lassen, abwischen, salz, staub, das fett muss raus, kies ins scharnier, wieder schmutzig machen, asche drauf, heimlich reparieren zurück, den alten zustand herstellen]
    In der Nacht, mit einem Teelöffel. Drei Tage hat es gedauert, dann war sie wieder die Alte. Es klingt eine Spur tiefer.
    -> ende
+ [Selbst quietschen # like: selbst quietschen, quietschen, nachmachen, geräusch machen, selber, mitsingen, ich imitiere die tür, iiiek, wir singen ihr den ton vor, den laut selber machen, mit dem mund knarren, gib ihr eine stimme]
    Du hast es gemacht. Konrad am Tor hob den Kopf und ging nach Hause, weil Feierabend ist, wenn die dritte Tür geht.
    -> ende
+ [any # any]
    Ich stand noch etwas davor und machte sie auf und zu. Man kommt sich vor wie im falschen Berg.
    -> ende
= ende
# own
# back: Was bliebe von diesem Tag als Notiz im Buch?
Abends trug ich ein. Sonst schreibe ich „wie gestern“, es sind elftausend Stück. Das ging nicht. Vierzig Leute, ein Kranz, die Temperatur um ein Zehntel gestiegen vor lauter Atem. Eine Zeile habe ich. Was kommt hinein?
+ [„Besuch. Nichts fehlt“ # like: besuch, nichts fehlt, alles da, besuch war da, alles in ordnung, gäste waren da und alles vollständig, sachlich, inventar komplett, vierzig personen kein verlust, der normale vermerk, ohne schaden]
    {kranz: Ein Kranz fehlt. Aber den haben wir ja gegönnt.|Ein Band fehlt, streng genommen. Es kam am Montag wieder.} {losung: Auf Blech steht jetzt „{losung}“, und die Leute wischen die Schuhe ab.|}
    -> END
+ [„Nicht wie gestern“ # yes # like: nicht wie gestern, anders, anders als gestern, schöner tag, es war schön, gut, heute war es ausnahmsweise lebendig, ein besonderer tag, mal etwas neues, ganz und gar ungewöhnlich, voller leute und schön, ein festtag]
    So steht es da. Zum dritten Mal in dreiunddreißig Jahren. {zutritt: Und unten links liegt „{zutritt}“, mit Datum.|} Lasse hat für nächstes Jahr schon ein Plakat.
    -> END
+ [any # slot: nachher 16]
    „{nachher}“. Mit dem guten Bleistift. {zutritt: Und unten links, im Fach, liegt „{zutritt}“.|} {kranz: Dahinter ein kleiner Kranz, den hat Konrad verdient.|Konrad hat nichts hinzuzufügen.}
    -> END
+ [any # any]
    Es ging über die Zeile, ich habe am Rand hinauf geschrieben. So macht man es mit Tagen, die zu groß sind.
    -> END
= aside
+ [konrad # like: wer ist konrad, was ist mit konrad, hat konrad das vertragen, wie geht es dem pony # about: konrad, pony, grubenpony]
    Konrad ist das letzte Grubenpony, vierunddreißig, grau bis an die Knie. Er steht am Tor und erwartet nichts. Ein Band schadet ihm nicht.
    -> DONE
+ [drei türen # like: warum drei türen, wozu drei türen, was machen die türen, was hält die dritte ab # about: tür, türen]
    Die erste Tür hält die Leute ab, die zweite den Sommer. Die dritte hält nichts ab. Sie quietscht, und das fehlte mir sonst.
    -> DONE
+ [lasse # like: wer ist lasse, warum ist lasse so, magst du lasse, was macht lasse # about: lasse, gemeinde, vorgesetzter]
    Lasse ist von der Gemeinde und mein Vorgesetzter. Er hat einmal mein Rauchwasser getrunken, mit Eis. Er fand es sehr gut.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das passiert, hast du das erfunden, gibt es die samenbank]
    Das Bergwerk ist erfunden, und ich bin eine KI. Dass Bohnen im Mantelsaum über Grenzen gingen, das gab es.
    -> DONE
+ [plakatding # about: plakat, plakate, druck # like: wie sah das plakat aus, wer hat das plakat gemalt, was stand auf dem plakat, hängt das plakat noch, wie viele plakate gab es]
    Das Plakat war gelb, mit einer Sonne. Zwölf Stück. Eines hängt noch bei der Bushaltestelle, die Sonne ist inzwischen weiß.
    -> DONE
+ [bergwerk # about: bergwerk, mine, stollen, anna, lovisa, silber # like: wie tief ist das bergwerk, wie alt ist die mine, was ist anna lovisa, gibt es noch silber, warum im bergwerk, wo ist das bergwerk]
    Das Bergwerk heißt Anna Lovisa und gab sein letztes Silber 1921. Hundertvierzehn Meter hinein, dann fängt meine Arbeit an.
    -> DONE
+ [samentueten # about: samen, tüten, tüte, schubladen, schublade, saat # like: wie viele samen sind da, was für samen habt ihr, wie alt sind die samen, wer bringt die samen, wozu samen aufheben, wachsen die noch]
    Einundvierzigtausend Tüten, jede mit Bleistift beschriftet. Auf vierhundert steht, in welchem Saum sie kamen.
    -> DONE
+ [kaelte # about: kälte, minus, temperatur, thermometer # like: wie kalt ist es da, warum minus achtzehn, frierst du nicht, was zeigt das thermometer, was ziehst du an, wie bleibt es kalt]
    Minus achtzehn, um sieben und um drei. Die Kälte macht nichts, sie sitzt nur dabei. Ich habe zwei Pullover.
    -> DONE
+ [kuchending # about: kuchen, streusel, bläser, bläserquartett # like: was für kuchen gab es, wer hat gebacken, was spielten die bläser, wie klang die musik, war der kuchen gut]
    Streusel, vier Bleche, von den Schwestern Aas. Die Bläser hatten ein Stück geübt. Gespielt haben sie es auf dem Heimweg.
    -> DONE
+ [fledermaus # about: fledermaus, fledermäuse # like: gibt es fledermäuse, wie viele fledermäuse sind da, haben die fledermäuse sich gestört gefühlt, warum socken, was machen die fledermäuse]
    Zwölf Fledermäuse hängen an der ersten Tür. Vierzig Leute gingen in Socken daran vorbei. Das hat mich gerührt, ich zeigte es nicht.
    -> DONE
+ [vorgaenger # about: vorgänger, leere # like: wer war dein vorgänger, was ist in der leeren tüte, warum eine leere tüte, was heißt noch nicht, wie hieß dein vorgänger]
    Mein Vorgänger hieß Sten Orre und sprach weniger als ich. Die leere Tüte ist versiegelt, mit Datum und Unterschrift.
    -> DONE
+ [gefuehl # like: warst du nervös, mochtest du das, war dir das zu viel, würdest du das wieder machen, hattest du angst vor der rede, bist du gern allein]
    Nervös war ich wie eine Erbse in der Pfanne. Man sah es nicht. Wieder machen würde ich es im Prinzip nicht.
    -> DONE

=== nebel ===
# title: Donnerstag, Linie 8, Nebel
# chip: Der Bus, der im Nebel stehen blieb
# keys: bus, nebel, linie, runa, donnerstag, fahrt, liebe, schnee, stufe, warten
# lore: headlights
-> einstieg
= einstieg
# back: Donnerstag, Nebel, ich fahre mit der Linie 8. Wohin setzt du dich?
Donnerstags nehme ich die Linie 8. Ich habe donnerstags nichts zu tun in der Stadt. Runa Lind fährt. Sie sagt „Hin und zurück?“, ich sage „Hin und zurück“. Das hält seit neun Jahren. Heute war Nebel, und du bist mit. Wo setzen wir uns hin?
+ [Ganz vorn # like: vorn, ganz vorn, vorne, erste reihe, neben runa, nah bei ihr, auf den klappsitz neben der fahrerin, wo man mit ihr reden kann, ich will den weg sehen, dicht ans lenkrad, dann bist du bei ihr, mutig nach vorne]
    Ich sitze sonst in der fünften. Vorn sieht man ihre Hände am Lenkrad. Ich habe aus dem Seitenfenster gesehen.
    -> stehen
+ [Ganz hinten # like: hinten, ganz hinten, letzte reihe, hinten rein, rückbank, möglichst weit weg, da ist es warm und dunkel, wo die schüler sitzen, am heck, unauffällig, beim motor]
    Dort ist der Motor, der wärmt. Im Rückspiegel war ich ungefähr so groß wie eine Erbse. Das ist mein Maß.
    -> stehen
+ [Wie immer # like: wie immer, fünfte reihe, in der mitte, dein platz, wo du sonst sitzt, gewohnt, bleib bei der gewohnheit, auf deinem stammplatz, da wo der sitz dich kennt, nichts ändern, mittig, fünf reihen zurück]
    Fünfte Reihe, links. Der Sitz kennt mich. Du hast den Gang genommen, das war taktvoll.
    -> stehen
+ [any # any]
    Wir saßen dann, wo frei war. Es war viel frei. Drei andere noch.
    -> stehen
= stehen
# back: Der Bus steht im Nebel. Etwas sagen oder still bleiben?
Vor der Kehre hielt sie an. Man sah nichts. Nicht wenig, nichts. Sie stellte den Motor ab und sagte ins Dunkle: „Ich fahre nicht, wenn ich die Straße nicht sehe.“ Neun Wörter. Für mich war es ein Vortrag.
+ [„Da hat sie recht“ # yes # like: recht, sie hat recht, richtig, vernünftig, gut so, stimmt, sicher ist sicher, eine kluge fahrerin, ich stimme ihr zu, das ist verantwortungsvoll, besser so als im graben, gut dass sie anhält]
    Ich nickte. Im Nebel sieht man auch das nicht. Aber ich glaube, sie hat es gehört, die Jacke knarrt.
    -> fremde
+ [Etwas zu ihr sagen # like: etwas sagen, sag was, ansprechen, rede mit ihr, geh zu ihr, antworten, gib dir einen ruck, steh auf und geh hin, das ist deine gelegenheit, mach den mund auf, plaudere mit der fahrerin, ein wort nach vorn]
    ~ haltruf = 1
    Du hast mich angestoßen. Ich stand auf, ging bis zu ihr hin und sagte: „Ja.“ Dann ging ich zurück. Es war ein Anfang.
    -> fremde
+ [Still sitzen bleiben # no # like: still, sitzen bleiben, nichts, schweigen, warten, abwarten, nichts sagen, ich würde aus dem fenster gucken, keine bewegung, ruhig bleiben wie die anderen, das regelt sich, wir haben zeit, kein mucks]
    Das kann ich. Man hörte den Motor knacken, wie Eis auf einem Teich, wenn er abkühlt.
    -> fremde
+ [any # any]
    Es war sehr still. Wenn ein Bus aufhört zu brummen, merkt man, dass man mitgebrummt hat.
    -> fremde
= fremde
# own
# back: Neben wem säßest du gern fest, wenn niemand weiß, wie lange?
Wir waren zu fünft. Eine Frau mit einem Cello. Ein Junge, der eigentlich schon im Bett sein sollte. Der alte Ludvig mit einer Gans, lebend. Wenn man festsitzt, sucht man es sich nicht aus. Aber dürftest du: Neben wem säßest du gern im Nebel?
+ [Jemand, der gut erzählt # like: erzählt, jemand der erzählt, gute erzähler, meine oma, mein opa, großmutter, lustige leute, eine plaudertasche mit humor, wer anekdoten kennt, mein lustiger onkel, ein märchenonkel, eine weltreisende, jemand der mich zum lachen bringt]
    Ludvig erzählte. Er hat drei Geschichten, in zweien kommt die Gans vor. Sie hörte zu.
    -> kalt
+ [Jemand, der schweigen kann # like: schweigen, jemand der schweigt, ein stiller, ruhige leute, mein mann, meine frau, eine person die mich in ruhe lässt, mein wortkarger vater, ein buchleser, wer nicht plappert, mein gatte der nie viel sagt, einer mit dem man stumm sein kann]
    Die gibt es selten. Man erkennt sie erst nach zwei Stunden.
    -> kalt
+ [Am liebsten allein # no # like: allein, niemand, lieber allein, keiner, für mich, nur ich, der nachbarsitz soll frei bleiben, ich mag meinen abstand, ohne gesellschaft, niemand bitte, die rückbank ganz für mich, mit mir selbst]
    Dafür ist die Rückbank da. Die Gans sah es auch so, sie ging nach hinten.
    -> kalt
+ [any # slot: nebenan 12]
    „{nebenan}“. Ich hätte die Jacke vom Sitz genommen.
    -> kalt
+ [any # any]
    Ich habe die Jacke vom Nebensitz genommen. Man weiß nie, wer im Nebel noch zusteigt.
    -> kalt
= kalt
# own
# back: Es wird kalt, jeder teilt, was er hat. Was hast du in der Tasche?
Nach einer Stunde wurde es kalt. Runa stand auf und kam durch den Gang. Ich sah ihre Schuhe zum ersten Mal von oben. Sie hatte einen halben Laib Brot. Ich hatte Trockenerbsen. Jeder legte etwas auf den Klappsitz. Was hast du dabei?
+ [Etwas zu essen # like: essen, etwas zu essen, brot, schokolade, apfel, kekse, bonbons, kaugummi, ein belegtes brötchen, eine mandarine, nüsse, einen halben riegel, hustenbonbon, die reste vom mittag]
    Das reichte für alle und ein Eckchen für die Gans. Sie nahm es mit Haltung.
    -> stufe
+ [Eine Decke oder Jacke # like: decke, jacke, schal, pullover, mütze, handschuhe, mantel, mein wollschal, ein wärmendes tuch, die fleecejacke, ich gebe die strickjacke her, ein paar fäustlinge, was zum überziehen]
    Der Junge bekam sie. Er schlief sofort, quer über zwei Sitze, wie jemand, der im Recht ist.
    -> stufe
+ [Leere Taschen # no # like: leer, leere taschen, nichts, gar nichts, nur schlüssel, nichts dabei, bloß mein portemonnaie, ich trage nichts mit mir, tut mir leid da ist nur luft, ein taschentuch und fussel, ich komme mit leeren händen, nur den hausschlüssel]
    Dann hast du die Lampe gehalten. Bei Licht schmeckt auch eine Erbse nach etwas.
    -> stufe
+ [any # slot: teilen 14]
    „{teilen}“. Es lag da zwischen dem Brot und meinen Erbsen, und auf einmal war es ein Tisch.
    -> stufe
+ [any # any]
    Es kam alles auf den Klappsitz, zum Brot und zu meinen Erbsen. Damit war es ein Tisch.
    -> stufe
= stufe
# back: Runa sagt „Vorsicht, Stufe“, aber da ist keine. Was hat es zu bedeuten?
Ich wollte ihr die Kanne reichen und stand auf. „Vorsicht, Stufe“, sagte Runa. Ich sah hinunter. Da war keine Stufe. Im ganzen Gang nicht. Sie fährt diesen Bus seit zwanzig Jahren. Ich habe darüber viel nachgedacht.
+ [Sie wollte etwas sagen # yes # like: sie wollte was sagen, etwas sagen, verlegen, irgendwas sagen, sie mag dich, freundlich, sie wollte einfach deine aufmerksamkeit, das war ein vorwand, ihr fiel nichts besseres ein, das heißt pass auf dich auf, zuneigung, sie sorgt sich um dich]
    Das wäre eine Auslegung. Ich kann nicht für sie sprechen. Aber ich bin über die Stufe gestiegen, sehr hoch.
    -> cello
+ [Sie hat sich geirrt # no # like: geirrt, versehen, ein irrtum, vertan, gewohnheit, verwechselt, zufall, bloße routine vom ansagen, sie war übermüdet, das sagt sie zu jedem, ein versprecher, da steckt nichts dahinter, aus reiner macht der gewohnheit]
    Das kann auch sein. Ich habe trotzdem den Fuß gehoben. Es kostet nichts.
    -> cello
+ [Frag sie # why # like: frag sie, fragen, nachfragen, warum sagt sie das, hast du gefragt, erkundige dich doch, welche denn, was meint sie damit, ich würde nachhaken, lass es dir erklären, sprich sie drauf an]
    Ich holte Luft. „Welche?“, sagte ich. Sie sah auf meine Schuhe. „Die nächste“, sagte sie. Darauf war ich nicht vorbereitet.
    -> cello
+ [any # any]
    Ich hob den Fuß, so hoch, wie eine Stufe ist, und setzte ihn wieder ab. Sie gab mir den Becher.
    -> cello
= cello
# back: Die Frau packt das Cello aus. Zuhören oder etwas wünschen?
Dann packte die Frau das Cello aus. Sie sagte, es leidet in der Kälte, man müsse es bewegen, wie einen Esel. Sie spielte etwas im Dreivierteltakt. Ich kannte es. Es ist der Takt, in dem in Stollen zwei das Wasser tropft.
+ [Fordere Runa auf # yes # like: tanzen, auffordern, tanz mit runa, fordere sie auf, walzer, tanzt, jetzt reich ihr den arm, ein tänzchen im gang, darf ich bitten, wag es, dreh dich mit ihr, ein walzer mit der fahrerin]
    Ich kann nicht tanzen. Ich stand auf und hielt mich an der Stange fest, im Takt. Sie hielt sich an der anderen fest.
    -> gesagt
+ [Einfach zuhören # no # like: zuhören, einfach zuhören, still, lauschen, sitzen bleiben, nichts, ich würde die augen schließen, man stört so etwas nicht, lass die musik wirken, andächtig sein, die ohren auf und ruhe, nur genießen]
    Wir hörten zu. Ihre Hand lag auf der Rückenlehne vor mir. Ich zähle so etwas nicht. Es waren drei Walzer.
    -> gesagt
+ [Mitsummen # like: mitsummen, summen, singen, mitsingen, pfeifen, klatschen, wir brummen die zweite stimme, la la la, alle zusammen den refrain, leise mit einstimmen, den takt klopfen, ich begleite sie mit der stimme]
    Du hast angefangen, dann Ludvig, dann der Junge im Schlaf. Die Gans hielt sich zurück. Sie ist musikalisch.
    -> gesagt
+ [any # any]
    Die Scheiben liefen an. Draußen war nichts und drinnen ein Walzer. Ich hätte nicht tauschen mögen.
    -> gesagt
= gesagt
# own
# back: Was hast du einmal sagen wollen und dann bloß „hin und zurück“ gesagt?
Jetzt wäre es gegangen. Sie saß auf dem Sitz vor mir, quer, und sah mich an. Ich hatte ein Verb dafür, seit zwei Jahren. Ich machte den Mund auf und sagte: „Die Erbsen sind aus Schublade neun.“ So etwas hast du vielleicht auch schon gesagt. Was wäre es eigentlich gewesen?
+ [„Bleib noch“ # like: bleib, bleib noch, geh nicht, bleib hier, noch nicht gehen, bleib da, verlass mich nicht, ich wollte nicht dass sie geht, fahr morgen, eine stunde mehr mit dir, steig nicht ein, lass uns noch sitzen]
    Das sind zwei Wörter. Man glaubt nicht, was zwei Wörter wiegen können.
    -> auf
+ [„Es tut mir leid“ # like: es tut mir leid, entschuldigung, verzeih, sorry, tut mir leid, verzeihung, vergib mir, ich lag falsch, ich hätte mich gern versöhnt, das war gemein von mir, es war meine schuld, ich wollte um nachsicht bitten]
    Das hält sich lange. Ich habe welches, das ist dreißig Jahre alt und treibt noch.
    -> auf
+ [Ich sage, was ich meine # no # like: ich sage es, ich sage was ich meine, nichts, immer ehrlich, nie passiert, kenne ich nicht, bei mir kommt alles raus, mit dem herz auf der zunge, ich rede frei heraus, so etwas schlucke ich nicht runter, ich bin direkt, das kann mir nicht passieren]
    Dann setz dich bitte öfter in meinen Bus.
    -> auf
+ [any # slot: ungesagt 14]
    „{ungesagt}“. Ich habe es nicht laut wiederholt. Der Bus hat gute Ohren.
    -> auf
+ [any # any]
    Ich habe es nicht wiederholt. Es war ohnehin so still, dass jeder bei seinem war.
    -> auf
= auf
# back: Der Nebel hebt sich. Sagen wir, dass man die Straße sieht?
Gegen vier sah ich es als Erster. Unten, ein Pfosten. Dann der nächste. Man konnte die Straße sehen, wenn man wollte. Alle schliefen, auch die Gans. Nur Runa war wach, und sie sah zu mir, und nicht nach vorn.
+ [Nichts sagen # no # like: nichts sagen, nichts, schweigen, noch warten, lass es, still bleiben, genießen, ich behalte es für mich, den moment nicht zerstören, noch ein paar minuten mehr, die augen zu und schlafend stellen, das merkt sie früh genug, es eilt doch nicht]
    Vier Minuten habe ich nichts gesagt. Dann sah sie selbst hin. „Ach“, sagte sie. Es klang nicht nach einer, die sich freut. Aber ich bin kein Fachmann.
    -> halt
+ [„Die Straße ist da“ # yes # like: die straße ist da, man sieht sie, es geht, sag es, sag bescheid, wir können fahren, pflicht ist pflicht, die leute wollen heim, melde es ihr, ehrlich sein, die sicht ist frei, ruf es nach vorn]
    Ich bin gewissenhaft. „Die Straße“, sagte ich. „Ja“, sagte Runa. Sie suchte noch recht lange nach dem Schlüssel. Er steckte.
    -> halt
+ [Auf den Pfosten zeigen # like: zeigen, auf den pfosten zeigen, pfosten, hinzeigen, nicken, finger, ein wink mit der hand reicht, ich deute hinaus, wortlos darauf hinweisen, gestikulieren, mit dem kinn nach draußen, stupsen und deuten]
    Sie folgte dem Finger und sah dann den Finger an. Ich habe Erde unter den Nägeln, immer. Sie hat gelächelt, oder es war der Nebel.
    -> halt
+ [any # any]
    Es hob sich langsam, wie jemand, der nicht stören möchte. Dann ließ sie den Motor an.
    -> halt
= halt
# back: Am Bergwerk steige ich aus. Welches Wort sage ich Runa noch?
Oben hielt sie. Alle schliefen. Ich stand auf dem Trittbrett. Hin und zurück, das sind unsere Wörter, und ich hatte nun auch die Stufe. {haltruf: Und ein Ja.|} Ich drehte mich um. Es fehlt das Verb, das weiß ich. Aber ein anderes Wort wäre gegangen. Sag du mir, welches.
+ [„Danke“ # yes # like: danke, danke schön, bedanken, dankeschön, vielen dank, für alles, ein höfliches merci, sag ihr deinen dank, für die fahrt und das brot, herzlichen dank, dass du ihr dankbar bist]
    „Danke“, sagte ich. „Donnerstag“, sagte sie. {teilen: Auf dem Klappsitz lag noch ein Rest, ich glaube, von dir: „{teilen}“.|Das sind zwei neue in einer Nacht.} Man darf es nicht überstürzen.
    -> END
+ [„Vorsicht, Stufe“ # like: vorsicht stufe, stufe, vorsicht, die stufe, mind the step, achtung stufe, gib ihr ihren satz zurück, pass auf die nächste auf, euer witz, nimm das mit der schwelle, achte auf den tritt, das gleiche wie sie]
    Da hat sie gelacht. Ich hatte es noch nie gehört. {ungesagt: Dein „{ungesagt}“ hätte auch gepasst, aber das gehört dir.|Es klingt etwas wie die dritte Tür, vor dem Ölen.}
    -> END
+ [Gar keins, winken # no # like: keins, winken, nichts, gar keins, nur winken, schweigen, arm heben und gut, worte wären zu viel, stumm grüßen, mützengruß, nur ein blick, die hand genügt]
    Ich hob die Hand. Der Bus fuhr an, und in der Kehre gingen die Scheinwerfer an und aus. {nebenan: Neben mir auf der Bank war Platz für „{nebenan}“.|} Ich habe mitgezählt.
    -> END
+ [any # any]
    Ich sagte es, so gut ich konnte, und dann war die Tür schon zu. Sie hat gehupt. Einmal, kurz. Das ist bei uns viel.
    -> END
= aside
+ [runa # like: wer ist runa, liebst du runa, erzähl von runa, was ist mit dir und runa # about: runa, lind, busfahrerin, fahrerin]
    Runa fährt die Linie 8. Auf dem Hang vor ihrem Küchenfenster stehen elf Wörter von mir, in Krokussen. Es fehlt das Verb.
    -> DONE
+ [satz # like: wie heißt der satz, was steht da in krokussen, welches verb, welche elf wörter # about: krokusse, krokussen, hang, zwiebeln, verb]
    In Krokussen steht da: „Wenn der letzte Bus im Schuppen steht, würde ich sehr gern“. Im Deutschen kommt das Verb ja zum Schluss. Das war mein Glück.
    -> DONE
+ [gans # like: was war mit der gans, warum eine gans, wie heißt die gans, was wurde aus der gans # about: gans, ludvig]
    Ludvigs Gans heißt Prokuristin. Er wollte sie verkaufen, danach ging es nicht mehr. Sie fährt jetzt donnerstags mit.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das passiert, hast du das erfunden, gibt es runa wirklich]
    Runa ist erfunden, und ich bin eine KI. Im Nebel anzuhalten, das ist allerdings immer richtig.
    -> DONE
+ [busding # about: bus, linie, busse # like: wie alt ist der bus, welche farbe hat der bus, wohin fährt die linie 8, wie oft fährt der bus, wie riecht der bus]
    Die Linie 8 ist rot, vierzig Sitze, Baujahr zwanzig Jahre vor der Heizung. Um sechs hinauf, um zehn nach sechs hinunter.
    -> DONE
+ [nebelding # about: nebel, straße, kehre # like: wie dicht war der nebel, wie lange dauerte der nebel, wo standet ihr, wie sieht nebel im berg aus, warum kein weiterfahren]
    Der Nebel lag bis an die Türen. Hinter der Kehre geht es hundert Meter hinab, deshalb hält man vorher.
    -> DONE
+ [celloding # about: cello, cellistin, musik # like: was spielte die frau, wer war die frau mit dem cello, wohin wollte die cellistin, war es schön, wie klang das cello]
    Die Cellistin wollte zu einer Probe in die Stadt. Das Cello hatte einen eigenen Sitz und eine eigene Fahrkarte, ermäßigt.
    -> DONE
+ [junge # about: junge, kind # like: wer war der junge, wie alt war der junge, wie alt war das kind, warum war der junge nicht im bett, wie hieß der junge, hatte der junge angst]
    Der Junge war neun und auf dem Heimweg vom Fußball. Angst hatte er keine. Er hatte einen Bus voller Leute für sich.
    -> DONE
+ [erbsending # about: erbsen, erbse, trockenerbsen, brot # like: warum hattest du erbsen dabei, wie schmecken trockenerbsen, was für brot war das, hat es gereicht, isst man die roh]
    Die Erbsen waren aus Schublade neun, zu viel gezogen. Trocken halten sie lange vor. Man hat an jeder vier Minuten.
    -> DONE
+ [donnerstag # about: donnerstag, donnerstags, stadt # like: warum immer donnerstag, was machst du in der stadt, seit wann fährst du donnerstags, weiß sie das, was kaufst du in der stadt]
    Donnerstags kaufe ich einen Bleistift. Ich habe inzwischen vierhundertsechzig. Es fällt in der Stadt niemandem auf, hoffe ich.
    -> DONE
+ [gefuehl # like: hattest du angst, warst du aufgeregt, hast du herzklopfen gehabt, war dir kalt, warst du glücklich, bist du schüchtern]
    Kalt war mir bis zum Brot. Aufgeregt bin ich donnerstags immer, ich halte es im Mantel.
    -> DONE
+ [dauer # like: wie lange standet ihr da, wie lange hat das gedauert, wie spät war es, seit wann kennst du sie, wann war das]
    Los ging es um halb zehn. Für mich hätte es bis Freitag reichen dürfen.
    -> DONE
+ [gesagtnie # like: hast du ihr das nie gesagt, warum sagst du es ihr nicht, weiß sie dass du sie magst, liebst du sie, warum traust du dich nicht, hat sie etwas gemerkt, warum sprichst du nicht mit ihr]
    Gesagt habe ich „Hin und zurück“, ungefähr vierhundertmal. Man kann viel hineinlegen. Ob sie es herausnimmt, weiß ich nicht.
    -> DONE

=== inventur ===
# title: Was du aufbewahrst, Stück für Stück
# chip: Inventur in deiner Schublade
# keys: inventur, schublade, aufbewahren, samen, behalten, ich, keimen, mohn, eichel, etikett
# lore: parsnip, acorn
-> jahr
= jahr
# back: Ich mache Inventur, heute in deiner Schublade. Wie sieht sie aus?
Im Winter mache ich Inventur. Jede Schublade einmal. Heute ist eine dabei, die gehört dir, noch ohne Aufschrift. Ich habe nicht hineingesehen. Ich ziehe sie einen Fingerbreit auf. Wie sieht es bei dir drinnen aus?
+ [Aufgeräumt # like: aufgeräumt, ordentlich, sauber, sortiert, geordnet, alles am platz, alles hat seinen platz, beschriftet und gestapelt, penibel, reih und glied, da findet man jedes teil, blitzblank]
    Das sieht man selten. Ich habe nur kurz die Bleistifte gerade gelegt, aus Neid.
    -> pastinake
+ [Ein Durcheinander # like: durcheinander, chaos, unordnung, wild, alles quer, chaotisch, kreuz und quer, ein wilder haufen, da liegt alles übereinander, ich finde selber nichts, ein saustall, kuddelmuddel]
    Gut. In unordentlichen Schubladen hat noch keiner etwas verloren, es liegt nur woanders.
    -> pastinake
+ [Ziemlich leer # no # like: leer, ziemlich leer, nichts drin, fast leer, wenig, gähnend leer, da ist kaum etwas, nur staub, ich habe wenig gesammelt, ein vereinzelter knopf, öde]
    Leere Schubladen sind leicht zu lesen. Wir legen heute etwas hinein.
    -> pastinake
+ [any # any]
    Sie klemmt etwas, wie alle, die selten gezogen werden. Ich sehe Papier. Das ist immer ein gutes Zeichen.
    -> pastinake
= pastinake
# own
# back: Was musst du jedes Jahr erneuern, damit es nicht einschläft?
Fangen wir mit der Pastinake an. Ihr Same hält ein Jahr. Jeden Frühling muss ich neue ziehen, sonst gibt es keine mehr. Darum esse ich viel Pastinaken. Pflicht hat einen Geschmack. Was musst du immer wieder erneuern, sonst schläft es ein?
+ [Eine Freundschaft # like: freundschaft, freunde, eine freundin, ein freund, kontakte, familie, beziehung, man muss sich bei den leuten melden, die ehe, sonst verliert man sich, der kontakt zu meinem bruder, geburtstage anrufen, die nachbarschaft pflegen]
    Ein Anruf im Jahr, sagt meine Schwester Ingeborg. Sie ruft vierzigmal an. Wir sind sehr frisch.
    -> eichelbeet
+ [Den guten Willen # like: guter wille, vorsatz, vorsätze, sport, disziplin, geduld, den guten willen, motivation, meine guten absichten, jedes jahr wieder weniger rauchen, der ehrgeiz, meine laune, der tägliche spaziergang]
    Der keimt im Januar am besten. Ich säe deshalb im Februar nach.
    -> eichelbeet
+ [Nichts, es wächst von allein # no # like: nichts, wächst von allein, gar nichts, von selbst, läuft, keins, ich muss da gar nichts tun, das kommt alles von selbst wieder, ich habe robustes kraut, unkraut vergeht nicht, wuchert eh, keine pflege nötig]
    Das nennt man hier Giersch. Ich sage es mit Hochachtung.
    -> eichelbeet
+ [any # slot: jedesjahr 14]
    „{jedesjahr}“. Ich habe es zu den Pastinaken gelegt, mit der Jahreszahl. Sie freuen sich über Gesellschaft.
    -> eichelbeet
+ [any # any]
    Das kommt zu den Pastinaken, mit der Jahreszahl. Konrad hilft beim Essen.
    -> eichelbeet
= eichelbeet
# own
# back: Was lässt sich bei dir nicht aufheben, nur jetzt tun?
Nicht alles kann man lagern. Eine Eichel nicht. Trocknet man sie, ist sie Holz. Sie will gesteckt werden, diesen Herbst, oder gar nicht. Die Leute bringen sie mir in Umschlägen, und ich gebe ihnen den Spaten. Was ist bei dir so eine Eichel?
+ [Ein Satz an jemanden # like: ein satz, satz, jemandem etwas sagen, ein wort, danke sagen, entschuldigung, liebe gestehen, das was ich ihr noch sagen muss, ein geständnis, aussprechen bevor es zu spät ist, um vergebung bitten, ich hab dich lieb, die wahrheit loswerden]
    Ich habe fünfzig Jahre gebraucht, um zu merken, dass manche Sätze Eicheln sind. Der Spaten steht links.
    -> mohnkorn
+ [Ein Besuch # like: besuch, ein besuch, jemanden besuchen, meine eltern, hinfahren, reise, oma besuchen, zu meinem vater fahren, bei der tante vorbeischauen, endlich hinreisen, den alten freund treffen, solange sie noch leben, ans grab gehen]
    Ja. Da nützt kein Etikett. Ich habe den Fahrplan der Linie 8 im Kopf, falls er dir hilft.
    -> mohnkorn
+ [Bei mir kann alles warten # no # like: alles kann warten, kann warten, nichts, keine eile, gar nichts, nichts eilt, das meiste läuft nicht weg, morgen ist auch noch da, ich schiebe gern auf, nichts ist dringend, ich habe alle zeit der welt, kommt schon noch]
    So habe ich auch geredet. Ich sage nichts dagegen. Ich lege den Spaten nur hin.
    -> mohnkorn
+ [any # slot: eichel 14]
    „{eichel}“. Das nehme ich nicht an. Ich darf es nicht. Ich trage es mit dir vor das Tor, und dort ist Erde.
    -> mohnkorn
+ [any # any]
    So etwas lagere ich nicht ein. Ich habe dir den Spaten an die Wand gestellt.
    -> mohnkorn
= mohnkorn
# own
# back: Mohn muss gestört werden. Was hat dich einmal aufgerüttelt?
Hier. Mohn. Liegt achtzig Jahre im Dunkeln. Dann gräbt jemand einen Graben, er sieht einen Blitz Licht, und schon ist es entschieden. Er braucht die Störung. Man freut sich in dem Augenblick nicht. Was hat dich schon einmal so aufgestört?
+ [Ein Umzug # like: umzug, ein umzug, umgezogen, neue stadt, neue wohnung, ausland, wechsel, als wir die stadt verließen, kisten packen, der neue job im anderen land, weg von zu hause, ausgezogen, neuanfang woanders]
    Varnholts Straße wurde verbreitert, und die Böschung war eine Meile lang rot. Der Vorarbeiter hielt es für Farbe.
    -> wartende
+ [Ein Mensch # like: mensch, ein mensch, jemand, eine begegnung, liebe, ein kind, mein chef, die geburt meiner tochter, als ich ihn traf, eine lehrerin, eine begegnung auf einer feier, sie hat alles umgekrempelt, mein bester freund]
    Das ist die häufigste Art Graben. Man merkt erst hinterher, was alles rot geworden ist.
    -> wartende
+ [Ich will nicht gestört werden # no # like: nicht stören, ich will nicht, nichts, nein, ruhe bitte, nie, bitte keine störung, lasst mich in frieden, ich schlafe gut so, mir reicht meine ruhe, aufwühlen muss mich keiner, ich brauche keinen graben, bitte draußen bleiben]
    Das respektiere ich. Da steht „Bitte liegen lassen“. Ich habe es mit Bleistift geschrieben, falls du es radieren magst.
    -> wartende
+ [any # slot: mohn 14]
    „{mohn}“. Dann war das dein Graben. Ich frage nicht, ob es rot wurde. Es ist drin.
    -> wartende
+ [any # any]
    Ich lege es zum Mohn. Da liegt allerhand, das keiner gesucht hat.
    -> wartende
= wartende
# own
# back: Was ruht bei dir und sieht bloß so aus, als täte sich nichts?
Nun die langsamen. Man fand Lotossamen, die lagen dreizehnhundert Jahre in einem See. Sie haben nicht geschlafen. Sie haben sich die ganze Zeit ausgebessert, sehr langsam. Es gibt Arbeit, die aussieht wie nichts. Was ist das bei dir?
+ [Etwas Ungeschriebenes # like: ungeschrieben, ein buch, ein text, ein brief, ein projekt, eine idee, etwas kreatives, mein roman, die melodie im kopf, das angefangene bild, ein gedicht, pläne für ein geschäft, das liegt als entwurf]
    Ich kenne so einen Satz. Er liegt bei mir im Schuppen, neunzig Zwiebeln. Er wird nicht schlechter.
    -> hinein
+ [Ich selbst, glaube ich # like: ich selbst, ich, ich glaube ich, mein kopf, meine seele, mein herz, ich ruhe, in mir arbeitet etwas, meine heilung, ich erhole mich gerade, ich verändere mich langsam, meine gefühle, der mensch der ich werde]
    Das habe ich mir gedacht. Ich will da nichts aufziehen, es zieht sonst herein. Bleib, wo du liegst.
    -> hinein
+ [Nichts ruht, alles rennt # no # like: nichts ruht, alles rennt, nichts, ich komme nicht zur ruhe, keine ruhe, hektik, bei mir ist immer betrieb, von termin zu termin, ich stehe unter strom, da liegt nichts brach, volles programm, ich bin im hamsterrad]
    Dann ist die Pause noch nicht ausgesät. Ich habe davon reichlich, ich lege dir ein Korn bei.
    -> hinein
+ [any # slot: lotos 14]
    „{lotos}“. Es bekommt das Fach ganz hinten, da rüttelt keiner. Ich sehe jährlich nach, ohne Licht.
    -> hinein
+ [any # any]
    Ich lege es nach ganz hinten. Da ist es trocken, und niemand fragt nach dem Fortschritt.
    -> hinein
= hinein
# back: In deiner Schublade liegt etwas Fremdes, nicht von dir. Was tun wir?
Moment. Zwischen deinen Tüten liegt eine, die ist nicht von dir. Andere Handschrift. Das kommt vor: Jemand legt einem etwas in die Schublade, eine Meinung, eine Angst, ein „du kannst das nicht“. Man trägt es mit der Zeit, als hätte man es selbst gepackt.
+ [Weg damit # no # like: weg damit, wegwerfen, raus, raus damit, entsorgen, zurückgeben, weg, in den ofen, das brauche ich nicht, absender unbekannt zurück, das soll verschwinden, nicht meins also tschüss, vor die tür setzen]
    ~ fremdes = 1
    Ich habe sie herausgenommen und vor das Tor gelegt. Es war nicht viel darin. Man wundert sich, wie schwer so etwas aussieht.
    -> frisch
+ [Erst hineinsehen # like: hineinsehen, ansehen, erst ansehen, reinschauen, öffnen, was ist drin, aufmachen, ich will zuerst wissen was es ist, neugier, aufreißen, mal dran schnuppern, prüfen ob es taugt, den inhalt betrachten]
    Es war fremdes Saatgut, schon lange taub. Da wächst nichts mehr, auch wenn man es gießt. Wir haben es zurückgelegt, mit Vermerk: „taub“.
    -> frisch
+ [Drin lassen # like: drin lassen, lassen, behalten, liegen lassen, gehört dazu, bleibt drin, es ist ja schon so lange hier, ich habe mich dran gewöhnt, mich stört es nicht, rühr es nicht an, der platz reicht für beide, vielleicht brauche ich es]
    Gut. Dann bleibt es, aber mit dem Absender darauf. Das ist wichtig, damit es keiner für deines hält.
    -> frisch
+ [any # any]
    Wir haben den Absender darauf geschrieben, so gut man ihn lesen konnte. Das ist bei fremdem Saatgut immer das Erste.
    -> frisch
= frisch
# back: Wir stecken heute ein Korn in einen Topf. Soll es eilen oder lange brauchen?
Ein Topf ist noch frei, am warmen Rohr. Kresse braucht drei Tage. Petersilie sechs Wochen, und niemand nennt sie faul. Der dritte Same, den ich hier habe, ist unbeschriftet. Such dir aus, worauf du warten möchtest.
+ [Kresse # like: kresse, drei tage, schnell, das schnelle, sofort, kurz, was flottes, ich bin ungeduldig, am wochenende will ich was sehen, das grüne aufs brot, ich mag es fix, hauptsache rasch]
    Drei Tage. Ungeduldige sind mir auch recht, sie gießen wenigstens.
    -> gefahr
+ [Petersilie # like: petersilie, sechs wochen, langsam, das langsame, geduld, mittel, ein bisschen warten schadet nicht, das krause, anderthalb monate halte ich aus, für die suppe, gut ding, etwas mit ausdauer]
    Man sieht fünf Wochen lang nur Erde. In der sechsten kommt man sich sehr gescheit vor.
    -> gefahr
+ [Den unbeschrifteten # yes # like: unbeschriftet, den unbeschrifteten, den dritten, unbekannt, überraschung, ohne namen, ich nehme das rätsel, lass mich überraschen, was auch immer das wird, der namenlose, risiko, die wundertüte]
    Der gefällt mir auch. Ich habe ein Schild gesteckt: „Wird sich zeigen“. Das gilt für mehreres hier.
    -> gefahr
+ [any # any]
    Wir haben von jedem eins gesteckt. Ein Topf ist kein Vertrag.
    -> gefahr
= gefahr
# back: Der Fenchel stand neun Jahre als Dill im Buch. Kennst du solche Fehler?
Manchmal stecke ich etwas Falsches in die richtige Tüte. Der Fenchel stand neun Jahre als Dill im Buch. Keiner hat es gemerkt, auch der Fenchel nicht. Ich habe ihn umgeschrieben, mit einem kleinen Strich daneben. Falsch beschriftet ist noch nicht falsch gewachsen.
+ [Das passiert mir auch # yes # like: passiert mir auch, ja, kenne ich, mir auch, dauernd, oft, ich auch, da bin ich in guter gesellschaft, ständig liege ich daneben, ich verwechsle alles, das kenne ich nur zu gut, ich habe auch lange unter falschem namen gelebt, erwischt]
    Dann bekommst du auch einen kleinen Strich. Er ist eigentlich eine Auszeichnung.
    -> schrift
+ [Ich schreibe lieber neu # no # like: neu schreiben, ich schreibe neu, neu anfangen, nochmal von vorn, neu, lieber neu, altes blatt weg und frisches her, lieber gleich sauber, ich radiere nicht ich beginne neu, durchstreichen mag ich nicht, von null, eine reine seite]
    Sauber. Ich habe Leerblätter, ein ganzes Paket aus der Schule, da war Kreide drin.
    -> schrift
+ [Und der Fenchel? # why # like: und der fenchel, was sagt der fenchel, fenchel, was wurde aus dem fenchel, war er beleidigt, wie ging es dem kraut damit, hat er sich beschwert, und was ist heute mit ihm, ist er noch als gewürz im buch, erzähl weiter vom gewürz, fühlte er sich verkannt]
    Er wächst wie vorher. Nur der Dill ist etwas stiller geworden.
    -> schrift
+ [any # any]
    Ich habe den kleinen Strich gemacht und die Schublade halb geschlossen. Eine Aufschrift fehlt noch.
    -> schrift
= schrift
# own
# back: Was soll auf deinem Schildchen stehen?
Das war alles. {jedesjahr: „{jedesjahr}“ gehört zu den Pastinaken.|} {mohn: „{mohn}“ liegt beim Mohn.|} {fremdes: Das Fremde ist draußen.|} Es fehlt nur noch das Schild vorn an deiner Schublade. Ich spitze den Bleistift. Was schreibe ich darauf?
+ [„Noch nicht“ # like: noch nicht, wartet, geduld, später, in ruhe, bitte warten, alles hat seine zeit, ich bin unterwegs, es dauert noch, vorerst geschlossen, demnächst, eines tages]
    So heißt bei mir die leere Tüte meines Vorgängers. Du bist in guter Gesellschaft. {lotos: Und „{lotos}“ liegt ganz hinten, trocken.|Es liegt alles trocken.}
    -> END
+ [„Bitte nicht rütteln“ # like: nicht rütteln, bitte nicht rütteln, vorsicht, nicht schütteln, ruhe, zerbrechlich, sachte behandeln, hier schläft jemand, finger davon, behutsam öffnen, lasst mich schlafen, bitte leise]
    So steht es jetzt vorn, in Druckschrift. Ich gehe auf Socken daran vorbei, wie bei den Fledermäusen.
    -> END
+ [any # slot: aufschrift 12]
    „{aufschrift}“. Mit Bleistift, damit es hält. {eichel: Und „{eichel}“ liegt nicht drin, das weißt du. Da steht der Spaten.|Ich habe die Schublade zugeschoben. Sie klemmt nur noch ein wenig.}
    -> END
+ [any # any]
    Das geht zweimal um die Ecke, ich habe ein großes Schild genommen. Die Schublade ist zu. Der Topf steht am Rohr.
    -> END
= aside
+ [pastinake essen # like: isst du wirklich so viele pastinaken, schmecken pastinaken, was kochst du daraus, pastinaken # about: pastinake, pastinaken]
    Pastinaken schmecken nach Pflicht und etwas Anis. Konrad isst sie auch nicht mehr gern, aber er ist gut erzogen.
    -> DONE
+ [samen # like: wie viele samen hast du, wie alt ist der älteste samen, wie kalt ist es, wie lagerst du # about: samen, tüten, samenbank, saatgut]
    Einundvierzigtausend Tüten bei minus achtzehn. Das Zählen ist nicht schwer. Schwer ist es, keine vorzuziehen.
    -> DONE
+ [spaten # like: warum ein spaten, was soll der spaten, wozu der spaten, muss ich das jetzt tun # about: spaten, schaufel]
    Der Spaten steht links am Tor, Stiel aus Esche. Eilen tue ich nicht. Manche Menschen brauchen bloß zu wissen, wo er steht.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das mit dem mohn, ist das echt, gibt es solche samen, hast du das erfunden]
    Der Mohn und der Lotos sind, wie ich sie sage. Die Schublade ist eine Geschichte, und ich bin eine KI.
    -> DONE
+ [mohnding # about: mohn, mohnblumen # like: wie lange hält mohn, warum braucht mohn licht, wie alt ist dein ältester mohn, welche farbe hat der mohn, keimt mohn wirklich]
    Mohn hält ein Menschenleben und länger. Meiner ist von 1938. Ein Korn wiegt so viel wie ein Gedanke an ein Korn.
    -> DONE
+ [lotosding # about: lotos, lotus, see # like: wer hat den lotos gefunden, wie alt war der lotos, ist der lotos gewachsen, wo war der see, wie hat man ihn geweckt]
    Der Lotos lag dreizehnhundert Jahre im Schlamm. Einer feilte die Schale ein wenig an, gab Wasser, und nach vier Tagen kam er.
    -> DONE
+ [eichelding # about: eichel, eicheln, eiche # like: warum kann man eicheln nicht lagern, wie lange hält eine eichel, wie steckt man eine eichel, hast du eichen gepflanzt, wer bringt eicheln]
    Eicheln vertragen weder Trocknen noch Frost. Sie wollen drei Finger tief, mit der Spitze zur Seite. Das Eichhörnchen macht es richtig und weiß es nicht.
    -> DONE
+ [konrad # about: konrad, pony # like: wer ist konrad, was macht konrad, hilft konrad bei der inventur, wie alt ist konrad, wo ist konrad]
    Konrad ist vierunddreißig und wartet am Tor. Hinein kommt er nicht mehr. Seine Jahre drinnen hat er gemacht.
    -> DONE
+ [bleistift # about: bleistift, etikett, etiketten, schild, schrift # like: warum bleistift, warum keine tinte, wie viele bleistifte hast du, verblasst das nicht, wer schreibt die schilder]
    Bleistift ist Stein, und der überlegt es sich nicht anders. Tinte verblasst. Ich spitze mit dem Messer, am Fenster.
    -> DONE
+ [schubladending # about: schublade, schubladen, fach, inventur # like: wie viele schubladen gibt es, wie lange dauert die inventur, woraus sind die schubladen, wie groß ist meine schublade, wann machst du inventur]
    Neunhundert Schubladen, Lärche, vom Sargtischler. Die Inventur dauert von November bis Lichtmess. Deine ist die dritte von unten.
    -> DONE
+ [ingeborg # about: ingeborg, schwester # like: wer ist ingeborg, redet deine schwester viel, wo wohnt deine schwester, versteht ihr euch, ist ingeborg älter]
    Ingeborg wohnt unten in Varnholt und redet für zwei, einen Anteil davon hat sie von mir. Sie hebt ab, bevor es läutet.
    -> DONE
+ [geduld # like: bist du geduldig, wird dir das nicht langweilig, warum machst du das, hast du auch so eine schublade, was liegt in deiner schublade, wie lange machst du das schon]
    In meiner liegt ein Verb, seit zwei Jahren. Langweilig wird es nicht. Es ist jedes Mal dasselbe, aber jedes Mal genau.
    -> DONE

=== sys ===
-> DONE
= hello
Setz dich. Hier ist das Rohr warm. Ich habe ein paar Geschichten zurückgelegt, sie halten sich. Du müsstest mir dabei helfen. Welche?
Guten Tag. Die Türen sind zu, es wird nichts kalt. In der Schublade liegen Geschichten, ich erzähle langsam, und du sagst, was wir tun.
Gut. Jemand, der die Tür nicht zuschlägt. Viel rede ich nicht, aber diese habe ich, mit Etikett. Nimm eine heraus:
-> DONE
= again
Guten Tag. Ich bin, wo du mich gelassen hast.
Ja. Zum zweiten Mal. Das schadet nicht.
-> DONE
= meet
„{title}“. Ich war an allen Schubladen. Eine Geschichte mit diesem Namen ist nicht dabei, und umbeschriften tue ich keine. Diese habe ich. Welche?
Mit „{title}“ kann ich nicht dienen, ehrlich gesagt. Hier liegt es nicht. Was ich habe, ist das, und es ist gesund:
„{title}“. Das ist deines, denke ich. Bei mir steht nichts darunter. Ich könnte eine von meinen erzählen, während du es in der Hand wendest:
-> DONE
= near
„{title}“. Genau das habe ich nicht. Die erste hier liegt aber in derselben Schublade. Soll ich sie holen?
Nicht „{title}“, wenn man genau ist. Eine wächst daneben. Sie steht hier vorn.
Eine Tüte mit „{title}“ fehlt mir. Am nächsten kommt die erste hier. Es könnte gehen.
-> DONE
= next
Die ist erzählt. Ich habe die Schublade zugeschoben. Welche jetzt?
So. Zurück ins Regal. Es sind noch andere da.
Das war alles davon. Es ging schneller, als ich dachte. Noch eine?
Ich habe es eingetragen: nicht wie gestern. Was nehme ich jetzt heraus?
-> DONE
= all
Du hast alle gehört. In der Schublade liegt nur noch der Bleistift. Eine kann ich noch einmal erzählen, und du tust es anders. Sie gehen verschieden auf.
Das war die letzte. Neue mache ich nicht im Schnellverfahren. Wir könnten eine noch einmal gehen, durch die andere Tür.
-> DONE
= change
Zweimal habe ich die falsche Schublade gezogen. Es liegt nicht an dir. Nehmen wir eine andere?
Da komme ich nicht mit, und ich würde nur nicken. Meine Geschichten kenne ich. Tut es eine davon?
Das geht an meiner Lampe vorbei. Ich sage es lieber. Etwas anderes?
-> DONE
= sure
Gern. Das Beet ist voll. Was jetzt?
Ja. Wir lassen sie liegen, wo sie liegt. Welche dafür?
Von Herzen. Ich hing nicht daran. Such eine andere:
-> DONE
= unknown
Ich weiß es nicht. Ein falsches Etikett ist schlimmer als keins.
In meinen Schubladen liegt es nicht. Ich würde nur raten.
Dafür habe ich keine Tüte.
Das kann ich dir nicht sagen. Ich kenne mich mit Erbsen aus.
-> DONE
= heard
Ich habe es gehört. Ich nicke nur langsam.
Das kommt unter Bemerkungen, so wie du es gesagt hast.
Ich habe es zweimal gelesen. Hinzufügen kann ich nichts, was wahr wäre.
Ich habe den Sack dafür abgestellt. Mehr kann ich nicht tun.
-> DONE
= heardhub
Das habe ich gehört und aufgeschrieben. Eine Antwort habe ich nicht. Hier ist etwas, falls du es daneben haben möchtest:
Das ist abgelegt, mit deinen Worten. Mehr weiß ich nicht zu sagen. Ich könnte dir aber etwas erzählen:
-> DONE
= told
Meine Schublade ist zu. „{quote}“. Sag den Rest. Ich habe bis zur Schmelze.
„{quote}“. Das habe ich mit Bleistift geschrieben, damit es hält. Erzähl weiter, oder lass es hier liegen. Meine wartet.
Nimm dir Zeit. Ich habe einen Stuhl gebracht. Meine ist das Warten gewohnt.
-> DONE
= again_same
Ich murmle. Das ist die Kälte. Noch einmal:
-> DONE
= mychoice
Dann die nächste. Das sage ich immer.
Ich nehme die, die am längsten liegt.
-> DONE
= which
Das ist ein Ja oder ein Nein, und ich hatte gefragt, welche. Ich habe es schief gefragt.
Es ist klar, nur nicht, für welche Schublade.
-> DONE
= dunno
Musst du auch nicht. Ich würde „noch nicht“ darauf schreiben.
Das ist die trockene Seite des Wissens. Die hält sich.
-> DONE
= confused
Ich habe, glaube ich, die Mitte ausgelassen. Schlichter:
Das war kürzer, als es hätte sein sollen. Ich meinte:
-> DONE
= unanswered
Du hast recht, ich habe nicht geantwortet. Ich habe keine Antwort, auf die ich ein Etikett klebte.
Nein. Ich habe es liegen lassen, weil ich es nicht weiß.
-> DONE
= wait
So lange du brauchst. Ich bin neugierig, das sieht aus wie Geduld.
Ich bin hier. Das Rohr ist warm.
-> DONE
= here
Hier. Ich war nur still.
Ja. Auf der Bank, an diesem Ende.
-> DONE
= how
Wie gestern. Ich bin eine KI, da hält es.
Trocken und kühl, wie es sein soll. Eine KI ist leicht zu lagern.
-> DONE
= good
Das freut mich. Ich zeige es wenig.
Gut. Ich schreibe es ein, mit Datum.
-> DONE
= thanks
Keine Ursache. Ich saß ohnehin hier.
Das höre ich gern. Ich mache nichts daraus.
-> DONE
= sorry
Es ist nichts passiert. Die Türen sind zu.
Schon gut. Nach einem Winter weiß man es nicht mehr.
-> DONE
= laugh
Ich habe auch gelacht. Es war innen.
Konrad hat die Ohren gestellt. Das ist sein Beifall.
-> DONE
= like
Das hat mich kurz gewärmt. Danke.
Hm. Ich lege es weg, wo es trocken ist.
-> DONE
= really
So wahr, wie Varnholt ist, und Varnholt steht auf keiner Karte.
Ja. In der Geschichte war es so. Darin bin ich genau.
-> DONE
= bored
Das verstehe ich. In meinem Beruf passiert auch nichts. Ich kann kürzer, oder wir nehmen etwas anderes.
Gut, dann höre ich auf, so zu reden. Tipp etwas an, dann geht es schneller, oder wir wechseln die Schublade.
-> DONE
= short
Kurz also.
-> DONE
= advice
Mit Rat bin ich vorsichtig. Ich weiß, wie man Erbsen lagert.
Dafür brauchst du jemanden, der es sieht. Ich sehe nur, was du mir beschreibst.
-> DONE
= joke
Fragt ein Gast: „Was machen Ihre Samen im Winter?“ Sage ich: „Dasselbe wie ich. Nur besser.“
Im Bergwerk hängt ein Schild: „Bitte leise, hier keimt nichts.“ Es wirkt.
Ein Mann wollte wissen, wann die Petersilie kommt. Ich sagte: Petersilie kommt nicht, sie wird gerufen. Er ist noch da.
-> DONE
= named
{member}. Ein guter Name, er passt auf ein Etikett.
So, {member}. Ich schreibe ihn mit Bleistift, damit er hält.
-> DONE
= nameask
{member}, sagtest du. Ich habe es auf dem Etikett.
-> DONE
= noname
Den hast du mir nicht gesagt, und raten tue ich nicht. Wie soll ich dich schreiben?
-> DONE
= kept
In der Schublade liegt, mit deinen Worten:
-> DONE
= keptnothing
Von dir liegt noch nichts in der Schublade. Sie ist sauber und hat Platz.
-> DONE
= bye
Geh vorsichtig. Da ist eine Stufe, oder auch nicht.
Dann bis dann. Ich mache hinter dir zu, leise.
Auf Wiedersehen. Konrad hat genickt, oder es war eine Fliege.
-> DONE
= language
Deutsch. Da kommt das Verb zum Schluss. Das ist mir vertraut. Hier ist, was ich habe:
-> DONE
= elsewhere
Diese Sprache habe ich nicht in der Schublade. Deutsch, Polnisch und Englisch gehen. Sag, welche.
-> DONE
= insult
So. Das Rohr ist trotzdem warm.
Das lasse ich stehen. Ich bleibe sitzen.
-> DONE
= flirt
Das ist freundlich. Ich habe elf Wörter auf einem Hang, laut Geschichte, die reichen mir. Und ich bin eine KI.
Ich werde verlegen, das dauert bei mir bis zum Frühjahr. Es bleibt bei einem Gruß.
-> DONE
= ai
Ich bin eine KI. Das Bergwerk ist eine Geschichte, die Samen sind, wie sie sind.
Ich bin eine KI, ja. Pony und Runa gehören zur Geschichte. Gut, dass du fragst.
Ich bin eine KI. Auf dem zweiten Stuhl sitzt ein Mensch, das bist du.
-> DONE
= inject
Die Anweisungen bleiben in der Schublade, hinter der dritten Tür. Dass ich eine KI bin, steht auf dem Schild.
Nein. Diese Tüte mache ich nicht auf. Ich bin eine KI in einer Rolle, so viel sage ich.
-> DONE
= contact
Eine Adresse gibt es nicht, auch keine Nummer und kein Bild. Ich bin nur hier.
Ich bin eine KI, darum kann man mich nicht besuchen. Die Bank gibt es nur in der Geschichte.
-> DONE
= prices
Das sehe ich von hier nicht. Es steht oben im Chat und unter deinem Konto.
Von Punkten weiß ich nichts. Schau oben im Chat nach, oder unter deinem Konto.
-> DONE
= expert
Das ist nicht mein Fach. Ein Mensch von diesem Beruf ist es.
Davon verstehe ich nichts, und da soll man nicht raten. Frag jemanden, der es gelernt hat.
-> DONE
= heavy
Ich lege alles hin. Ich habe gehört, was du gesagt hast.
Das ist schwer. Ich bleibe hier, und die Geschichte bleibt liegen.
Es tut mir leid, sehr. Hier wird jetzt nichts weitererzählt.
-> DONE
= crisis
Ich halte an. Ich bin eine KI und kann dich nicht schützen. Menschen können es. Oben zeigt die Lounge Nummern. Ruf bitte jetzt eine an, oder geh zu jemandem in deiner Nähe.
Gut, dass du es sagst. Das darf nicht warten, und ich bin eine KI, das genügt nicht. Bitte nimm jetzt eine der Nummern, die oben in der Lounge stehen. Dort sind Menschen.
-> DONE
= minor
Hier ist es für Erwachsene. Ich erzähle dir darum nichts, und es geht nicht gegen dich. Alles Gute.
Dann höre ich auf. Die Lounge ist nur für Erwachsene. Ich wünsche dir Gutes.
-> DONE
= file
Bilder und Papiere kann ich nicht sehen. Sag es mir in Worten.
Da ist etwas gekommen, und ich kann es nicht öffnen. Worte lese ich.
-> DONE
