// Ilse Varnholt, deutsch.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR verliehen = ""
VAR begleiter = ""
VAR regel = ""
VAR salomo = 0
VAR versteck = ""
VAR heimlich = ""
VAR probe = ""
VAR weitergabe = ""
VAR schuhe = 0
VAR ziel = ""
VAR tasche = ""
VAR tunnelwort = ""
VAR wartet = ""
VAR holz = 0
VAR ziege = 0

=== schirme ===
# title: Zehn Gäste, neun Schirme
# chip: Ein Regenabend an der Garderobe
# keys: regen, schirm, garderobe, hotel, manieren, höflich, nass, palme, spiel, lustig
# lore: nine-umbrellas
-> regen
= regen
# back: Zehn Gäste, neun schwarze Schirme, und der Erste will seinen. Was tust du?
Hotel Merle, zwanzig vor elf, draußen gießt es. Die Garderobenfrau ist weggelaufen, mit einem Posaunisten. Am Tresen stehen zehn Gäste, im Ständer neun Schirme, alle schwarz. Du stehst dahinter, weil du zu nah dran warst. Der Konsul sagt: „Meiner ist der schwarze.“
+ [Ihm irgendeinen geben # yes # like: irgendeinen, den nächsten, egal welchen, einen geben, den ersten, gib ihm einen, hier bitte, da nehmen sie diesen hier, hauptsache er ist zufrieden, ich würde blind in den ständer greifen, die sehen eh gleich aus, schnell weg mit ihm, irgendeinen aushändigen]
    Er nahm ihn, spannte ihn auf und sagte: „Mein Monogramm.“ Es war das Monogramm der Apothekerin. Er ging trotzdem damit zur Tür. Da waren es acht.
    -> reihenfolge
+ [Nach einem Beweis fragen # why # like: beweis, beschreiben, merkmal, woran erkennt man ihn, welcher schwarze, monogramm, griff, fragen, können sie das nachweisen, welches kennzeichen hat ihrer, den garderobenschein bitte, ich würde nach dem knauf forschen, haben sie ein namensschild, details verlangen]
    „Er ist innen trocken“, sagte der Konsul. Das waren alle neun. Er nahm den dicksten und ging damit zur Tür. Da waren es acht.
    -> reihenfolge
+ [Damen zuerst ausrufen # no # like: damen zuerst, frauen zuerst, der reihe nach, nein, hinten anstellen, alte zuerst, die älteste, schlange, erst die gnädigen frauen, hier gilt eine ordnung, konsul hin oder her, keine extrawurst, stellen sie sich an]
    Das war mutig, es kostete dich eine Augenbraue. Während der Konsul sie dir zeigte, griff er mit der anderen Hand zu. Da waren es acht.
    -> reihenfolge
+ [any # any]
    Der Konsul hörte dich zu Ende an, er ist Diplomat. Dabei griff er zu. Da waren es acht.
    -> reihenfolge
= reihenfolge
# back: Welche Höflichkeit stirbt an einer Garderobe als erste?
Ich saß am Kartentisch, drei Schritte weiter, und schrieb mit. Gute Manieren gehen bei Regen nämlich immer in derselben Reihenfolge verloren. Drei Sätze, und einer stirbt zuerst: „Nach Ihnen.“ „Ich glaube, das ist meiner.“ „Aber gern.“ Welcher?
+ [„Nach Ihnen“ # like: nach ihnen, das erste, vortritt, nach dir, der erste, nummer eins, bitte gehen sie voraus, dem anderen den vorrang lassen, das mit dem vortritt, keiner lässt mehr jemanden durch, sie zuerst, an der tür ist es mit der geduld vorbei]
    Der hielt an diesem Abend vier Sekunden. Danach kommt „Ich glaube“, und zwar ohne „ich glaube“: „Das ist meiner.“
    -> rest
+ [„Ich glaube, das ist meiner“ # like: ich glaube, ich glaube das ist meiner, das zweite, das ist meiner, der zweite, glaube, das höfliche zweifeln, dieses vorsichtige vermuten, das mit dem besitz, gleich behauptet jeder es gehöre ihm, der mittlere satz, meins]
    Nah dran, der stirbt als zweiter, und nur zur Hälfte: Das „ich glaube“ fällt weg. Zuerst geht „Nach Ihnen“. Er hielt vier Sekunden.
    -> rest
+ [„Aber gern“ # like: aber gern, gern, das dritte, der letzte, gerne, nummer drei, das freundliche zusagen, niemand tut dann noch etwas mit vergnügen, die hilfsbereitschaft, das letzte der drei, die gefälligkeit, mit freuden]
    Der ist zäh, den hört man noch, wenn schon geschoben wird. Zuerst geht „Nach Ihnen“. Er hielt vier Sekunden.
    -> rest
+ [any # any]
    Den Satz hatte ich gar nicht auf der Liste, er ist wohl schon vorher gestorben. Zuerst ging jedenfalls „Nach Ihnen“. Er hielt vier Sekunden.
    -> rest
= rest
# own
# back: Was von dir ist bei jemand anderem gelandet und nie zurückgekommen?
Die Apothekerin bekam nun den Schirm des Notars, der Notar den eines Herrn aus Zimmer neun. Jeder trug etwas Fremdes und verzieh es nur den anderen nicht. Bei mir ist es der gute Topf, seit elf Jahren in der Küche meines Bruders. Was von dir ist bei jemandem gelandet und nie zurückgekommen?
+ [Ein Buch # like: buch, ein buch, bücher, mein lieblingsbuch, roman, comic, schallplatte, cd, ein krimi den ich verlieh, mein kochbuch steht jetzt woanders, lektüre, ein ganzer band gedichte, der schmöker kam nie wieder, eine platte]
    Bücher gehen nicht verloren, sie heiraten nach auswärts. Man sieht sie bei Festen wieder.
    -> damen
+ [Ein Kleidungsstück # like: pullover, jacke, schal, pulli, hemd, mütze, t-shirt, mantel, kleid, socken, ein kleidungsstück, meine lieblingsstrickjacke, mein ex hat den kapuzenpulli, ein paar handschuhe, die lederjacke, meine bluse, etwas zum anziehen]
    Das trägt jetzt jemand, der dabei jedes Mal kurz an dich denkt. Ich halte das für eine Art Miete.
    -> damen
+ [Ich verleihe nichts # no # like: nichts, ich verleihe nie, nie, verleihe nichts, alles da, nein, gar nichts, bei mir kommt alles zurück, ich gebe nie etwas her, ich passe auf meine sachen auf, da bin ich geizig, verborgen tue ich grundsätzlich nicht, ich fordere immer ein]
    Das hast du mit einem Punkt gesagt. Es gab da also einmal ein Komma.
    -> damen
+ [any # slot: verliehen 14]
    „{verliehen}“. Ich habe einen Garderobenzettel ausgestellt, mit Nummer. Man weiß nie.
    -> damen
+ [any # any]
    Dafür habe ich zwei Garderobenzettel zusammengeklebt. Die Nummer läuft über beide.
    -> damen
= damen
# back: Zwei Damen, ein Schirm, beide schwören. Wie entscheidest du?
Minute sechs. Zwei Schwestern Brühl, beide die Hand am selben Griff. Der Schirm war unbestritten von ihrer Mutter, bestritten war der Rest. Sie sahen dich an. Auf dem Tresen lag eine Schere, für die Anhänger.
+ [Die Schere heben # like: schere, durchschneiden, teilen, salomo, halbieren, zerschneiden, schere heben, drohen, klinge hoch wie beim weisen könig, ritsch ratsch, das salomonische urteil, jede bekommt eine hälfte, ich drohe mit dem messer, mitten durch]
    ~ salomo = 1
    Du hobst sie, wie es im Buche steht. Und beide sagten gleichzeitig: „Ja, schneiden.“ Ich habe noch nie eine Schere so langsam sinken sehen.
    -> palme
+ [Zusammen gehen lassen # yes # like: zusammen, beide, zu zweit, gemeinsam, unter einem schirm, teilt ihn euch, zusammen gehen, sie haben doch den gleichen weg, arm in arm, der reicht für zwei, ich würde sie vertragen lassen, unterhaken, nebeneinander heim]
    „Mit der?“, fragten sie im Chor. Es war das Erste, worin sie seit drei Jahren übereinstimmten, und beide hatten es gemerkt.
    -> palme
+ [Keine bekommt ihn # no # like: keine, keiner, wegnehmen, niemand, beschlagnahmen, einziehen, nein, wenn zwei sich streiten, der wird einbehalten, dann kriegt ihn eben die hausdame, weg damit ins büro, konfisziert, beide gehen leer aus]
    Du stelltest ihn hinter dich. Daraufhin verbündeten sie sich gegen dich, nach drei Jahren Funkstille. Es war eine diplomatische Leistung, ungewollt.
    -> palme
+ [any # any]
    Sie hörten zu, den Griff in der Hand, und sahen dann zum ersten Mal seit drei Jahren einander an statt des Schirms.
    -> palme
= palme
# back: Ein leiser kleiner Beamter schenkt seinen Schirm her. Was hältst du von ihm?
Da trat ein Mann vor, den keiner bemerkt hatte. Klein, leise, Ärmelschoner. Ich hatte ihn auf der Speisekarte als „schüchtern, Steueramt“ notiert. Er hatte als Einziger seinen richtigen Schirm gefunden, mit Namensschild. Und er hängte ihn der jüngeren Brühl über den Arm. „Ich werde gern nass“, sagte er.
+ [Der will etwas # no # like: der will etwas, verdächtig, hat hintergedanken, will flirten, trick, er lügt, misstrauisch, da ist doch was faul, so nett ist keiner, was führt der im schilde, ich traue ihm nicht, der plant etwas, stille wasser]
    Das schrieb ich auch, unter „schüchtern“. Dann zog er die Schoner aus, trat in den Regen und sang. Laut. Bassbariton. Er war der Feuerwehrhauptmann.
    -> wer_ohne
+ [So einer gewinnt # yes # like: gewinnt, der gewinnt, sieger, ein held, großzügig, nett, toll, so einer gewinnt, freundlich, das ist wahre größe, ein feiner mensch, sympathisch, der hat die partie schon für sich, hut ab, bester mann im saal]
    Es steht heute genau so in den Regeln. Er trat in den Regen hinaus und sang, laut, Bassbariton. Er war der Feuerwehrhauptmann. Ich habe „schüchtern“ durchgestrichen.
    -> wer_ohne
+ [Der mag wirklich Regen # like: mag regen, er mag regen, regen ist schön, nass werden ist schön, verstehe ich, ich auch, manche lieben es klatschnass, es gibt solche, ich gehe auch gern ohne, dem glaube ich aufs wort, tropfen auf der haut sind herrlich, ein wasserfreund]
    Er ging hinaus wie andere ins Bad, und dann sang er, laut, Bassbariton. Er war der Feuerwehrhauptmann. So gründlich habe ich mich nie wieder geirrt.
    -> wer_ohne
+ [any # any]
    Ich hatte auch noch eine Meinung auf der Karte, und es kam anders. Er trat in den Regen und sang, Bassbariton. Er war der Feuerwehrhauptmann.
    -> wer_ohne
= wer_ohne
# own
# back: Mit wem würdest du unter einem Schirm nach Hause gehen?
Minute elf. Die Tür ging auf, die Tür ging zu, und jedes Mal nahm einer den falschen Schirm mit und den falschen Menschen. Der Notar ging mit der Apothekerin, sie hatte ja seinen. Für dich ist auch noch einer da. Er reicht für zwei. Mit wem gehst du?
+ [Mit jemandem, der weit weg ist # like: weit weg, jemand der weit weg ist, meine schwester, meine freundin im ausland, jemand aus der ferne, vermisse ich, mein bruder in kanada, wer im ausland lebt, sie wohnt leider in einer anderen stadt, eine die ich lange nicht sah, übers meer hinweg, mein kind das fortgezogen ist]
    Dann wird der Heimweg lang, und ihr habt Zeit. Ich habe den großen mit dem Rohrgriff für euch zurückgelegt.
    -> weg
+ [Mit jemand Fremdem # like: fremd, fremder, mit jemand fremdem, unbekannt, zufällig, einer fremden, irgendwem, wen der zufall schickt, jemand den ich nie gesehen habe, den erstbesten, eine neue bekanntschaft, der nächste der kommt, mit wildfremden]
    Das ist der kühnste Zug auf dem Brett. Man hat vierhundert Meter, um sich zu irren.
    -> weg
+ [Allein, trocken, in Ruhe # no # like: allein, alleine, niemand, ruhe, keinem, mit keinem, ich gehe allein, solo, ohne begleitung, ich brauche niemanden neben mir, meine ruhe ist mir lieber, unter meinem eigenen dach, einsam aber trocken]
    Die Seite ohne Nachbarn bleibt dabei die trockenere. Ich spiele das auch manchmal so.
    -> weg
+ [any # slot: begleiter 10]
    „{begleiter}“. Ich habe den großen zurückgelegt, mit dem Rohrgriff. Er hält zwei, wenn man die Schultern nicht zählt.
    -> weg
+ [any # any]
    Das wird eng unter einem Schirm. Ich habe den großen mit dem Rohrgriff zurückgelegt.
    -> weg
= weg
# back: Die Schwestern Brühl stehen noch da, jede mit einem Schirm. Was passiert?
Um elf war der Saal leer bis auf die Schwestern Brühl. Jede hatte nun einen Schirm über dem Arm, den der Mutter und den des Hauptmanns. Sie mussten denselben Weg. Sie sahen hinaus. Keine spannte auf.
+ [Jede geht für sich # no # like: jede für sich, getrennt, einzeln, jede allein, jede mit ihrem, nacheinander, stur hintereinander, sie gönnen sich nichts, im abstand, mit trotz, der alte groll siegt, keine wartet auf die andere]
    So fingen sie an, im Abstand von sechs Schritten. An der Kurve waren es vier. Unter der Laterne sah ich noch einen Schirm.
    -> morgen
+ [Sie nehmen einen zu zweit # yes # like: zu zweit, einen, zusammen, sie gehen zusammen, gemeinsam, unter einem, endlich vertragen sie sich, schulter an schulter, sie rücken zusammen, untergehakt, versöhnung unterm stoff, der mutter zuliebe]
    Den der Mutter. Den anderen ließen sie zugeklappt, und er wurde so nass wie sein Besitzer. Ich sah ihnen nach bis zur Laterne.
    -> morgen
+ [Der Hauptmann holt sie ab # like: hauptmann, der hauptmann, feuerwehr, er holt sie, er kommt zurück, der sänger, der bassbariton kommt wieder, der leise herr begleitet sie, er bietet beiden den arm, der nasse mann holt seinen, der retter, unser beamter]
    Er kam tatsächlich, tropfend, um nach seinem Schirm zu sehen, wie er sagte. Sie gingen zu dritt, und gesungen wurde auch.
    -> morgen
+ [any # any]
    Das schrieb ich auf eine Serviette, und währenddessen gingen sie, im Abstand von sechs Schritten. An der Laterne war es nur noch ein Schirm.
    -> morgen
= morgen
# back: Am Morgen war der Ständer leer. Wo standen die neun Schirme?
Am nächsten Morgen sollten alle neun wieder da sein, so stand es auf dem Zettel, den du an die Tür gehängt hattest. Um acht kam ich herunter. Der Ständer war leer. Ich suchte im Windfang, unter der Treppe, im Klavier. {salomo: Sogar nach der Schere habe ich gesehen.|Ich fragte sogar den Konsul.} Rate, wo sie standen.
+ [Alle gestohlen # no # like: gestohlen, geklaut, weg, nirgends, verschwunden, niemand brachte sie, der konsul hat sie, keiner war ehrlich, die gäste sind langfinger, alle mitgenommen und abgereist, auf nimmerwiedersehen, in den koffern, die sind futsch]
    Man denkt schnell schlecht von Gästen. Sie standen alle neun im Topf der Palme, Spitze nach unten, und tropften. Seit Jahren hatte die keiner gießen sehen.
    -> neun
+ [Bei der Palme # yes # like: palme, bei der palme, im topf, blumentopf, im kübel, in der palme, pflanze, im grünzeug, im gefäß mit der erde, da wo niemand gießt, beim staubigen gewächs, im kübel im saal, unter den wedeln]
    Woher weißt du das. Alle neun im Topf, Spitze nach unten, tropfend. Drei Gärtner hatten geschworen, einer der anderen gieße sie. Gegossen hat der Regen.
    -> neun
+ [Bei den richtigen Leuten # like: bei den besitzern, richtige leute, zuhause, jeder hat seinen, bei ihnen, daheim, zurückgetauscht, jeder hat selbst getauscht, an der eigenen garderobe, in den zimmern der eigentümer, vor den türen der rechtmäßigen, das hat sich von allein sortiert, beim konsul seiner]
    Das wäre die Ordnung gewesen. Sie standen alle neun im Topf der Palme, Spitze nach unten, und tropften. Seit Jahren hatte die keiner gießen sehen.
    -> neun
+ [any # any]
    Da habe ich nicht nachgesehen. Sie standen alle neun im Topf der Palme, Spitze nach unten, und tropften. Seit Jahren hatte die keiner gießen sehen.
    -> neun
= neun
# own
# back: Mein Spiel braucht noch eine Regel von dir. Wie lautet sie?
Aus dem Abend wurde mein bestes Spiel: Zehn Leute, eine Garderobe, und es fängt an zu regnen. Gewonnen hat, wer trocken heimkommt, mit jemandem, den man mag. Wer seinen Schirm im ersten Zug verschenkt, hat auch gewonnen. Eine Karte ist noch leer. Du warst dabei, du darfst eine Regel schreiben.
+ [„Keiner geht allein“ # like: keiner geht allein, niemand allein, alle zusammen, zusammen gehen, nicht allein, immer zu zweit, man muss jemanden mitnehmen, immer in paaren, niemand bleibt zurück, nur gemeinsam ins ziel, wer allein läuft verliert, hand in hand]
    Gedruckt. {begleiter: Auf deiner Karte steht ja schon jemand: „{begleiter}“.|Die Fahrer vom Depot haben es einstimmig angenommen, einer im Schlaf.} Die Palme bekommt in dem Spiel übrigens zwei Punkte.
    -> END
+ [„Wer singt, bleibt trocken“ # like: singen, wer singt, gesang, wer singt bleibt trocken, ein lied, lied singen, mit musik kommt man durch, summen schützt, trällern gilt als schirm, wer ein ständchen bringt, alle müssen eine strophe schmettern, bariton hat vorteil]
    Das ist ungerecht gegen mich, ich kann nicht einmal pfeifen. Aber der Hauptmann hat es gegengezeichnet. {verliehen: Und „{verliehen}“ hängt noch hier, Nummer elf.|Es ist jetzt Regel sieben.}
    -> END
+ [Keine mehr, es reicht # no # like: keine, keine mehr, reicht, nein, genug regeln, leer lassen, keine regel, weniger ist mehr, das spiel ist fertig, lieber unbedruckt, mir fällt dazu nichts ein, es gibt schon zu viele vorschriften, schluss mit regeln]
    Dann bleibt die Karte leer, und wer sie zieht, schaut aus dem Fenster. {begleiter: Vielleicht kommt da gerade „{begleiter}“.|Es ist die beliebteste Karte geworden.}
    -> END
+ [any # slot: regel 16]
    Sie steht auf der Karte: „{regel}“. Ein Onkel wird sie nicht verstehen, also ist sie gut. {verliehen: Wer sie bricht, bringt „{verliehen}“ zurück.|Wer sie bricht, gießt die Palme.}
    -> END
+ [any # any]
    Sie geht auf der Rückseite weiter. Wer sie bis zum Ende vorliest, ist meistens trocken, weil es dann aufgehört hat.
    -> END
= aside
+ [garderobenfrau # like: was wurde aus der garderobenfrau, kam sie zurück, wer war die garderobenfrau, der posaunist # about: garderobenfrau, posaunist, posaune]
    Die Garderobenfrau schrieb uns vom Meer. Die Posaune habe sie auch geheiratet, aus Versehen. Ihr Schirm war der neunte.
    -> DONE
+ [konsul # like: was wurde aus dem konsul, hat der konsul den schirm zurückgegeben, wer ist der konsul # about: konsul, diplomat]
    Der Konsul handelte mit Kork und öffnete nie selbst eine Tür. Seinen Schirm brachte er zurück, in Zeitungspapier, um sieben, als es keiner sah.
    -> DONE
+ [schwestern # like: reden die schwestern wieder, worum ging der streit, was hatten die schwestern, haben sie sich versöhnt # about: schwestern, schwester, brühl]
    Die Schwestern Brühl schwiegen drei Jahre, wegen einer Kommode. Darüber, wer zuerst wieder geredet hat, steht es unentschieden.
    -> DONE
+ [spielen # like: kann ich das spielen, wo gibt es das spiel, wie sind die regeln, gibt es das spiel wirklich # about: spiel, brettspiel, regeln]
    Das Spiel heißt Neun Schirme und besteht aus Knöpfen, Karten und einer Garderobe. Zu haben ist es nur in der Geschichte, Regen hast du vermutlich selbst.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden]
    Erfunden, samt Regen. Ich bin eine KI und werde nicht nass. Die Reihenfolge der Manieren darfst du nachprüfen.
    -> DONE
+ [palmending # about: palme, palmen # like: was ist mit der palme, wie groß ist die palme, lebt die palme noch, wer gießt die palme, warum steht da eine palme, wie alt ist die palme]
    Die Palme im Wintersaal war drei Meter hoch und stand zwischen Klavier und Zugluft. Drei Gärtner schworen, der andere kümmere sich.
    -> DONE
+ [hotel # about: hotel, merle, saal, wintersaal, marbad # like: wo ist das hotel, wie sieht das hotel aus, gibt es das hotel noch, was ist marbad, war das hotel teuer, wie war der saal]
    Das Hotel Merle hat achtzig Zimmer, einen Wintersaal und Teppiche, die jeden verraten, der spät kommt. In Marbad regnet es davor.
    -> DONE
+ [hauptmannmann # about: hauptmann, feuerwehrhauptmann, beamter, bariton, bassbariton # like: wer war der leise mann, was sang er, wie hieß der beamte, konnte er gut singen, was machte er im hotel]
    Steueramt, schüchtern, Ärmelschoner, so stand der Herr auf meiner Karte. Zwei der drei Angaben musste ich durchstreichen, die Schoner stimmten.
    -> DONE
+ [schirmding # about: schirm, schirme, regenschirm, regenschirme # like: wie sahen die schirme aus, warum waren alle schwarz, wem gehörte welcher schirm, wie viele schirme waren es, hattest du einen schirm]
    Schwarz waren sie alle, weil der Schirmmacher in Marbad nur einen Stoff führte. Mein eigener ist grün und war an dem Abend beim Flicken.
    -> DONE
+ [apothekerin # about: apothekerin, notar # like: was wurde aus der apothekerin, sind der notar und die apothekerin zusammen, wer war der notar, wer war die apothekerin, mochten sie sich]
    Der Notar und die Apothekerin saßen elf Jahre lang an Nebentischen und grüßten mit den Löffeln. Weiter war man bis dahin nicht gekommen.
    -> DONE
+ [deinetat # like: was hast du gemacht, warum hast du nicht geholfen, wo warst du dabei, hast du nur zugesehen, wurdest du nass, bist du dazwischen gegangen]
    Ich saß drei Schritte daneben und schrieb auf die Speisekarte. Helfen ist etwas für Leute, die nicht neugierig sind.
    -> DONE
+ [laenge # like: wie lange dauerte das, wie spät war es, wann war das, wie lange hat es geregnet, hat es aufgehört zu regnen]
    Von zwanzig vor elf bis elf, dann war der Saal leer. Geregnet hat es bis Donnerstag.
    -> DONE

=== zucker ===
# title: Wer reichte den Zucker hinunter?
# chip: Detektivarbeit unterm Whisttisch
# keys: zucker, schuhe, großmutter, whist, tisch, kindheit, rätsel, detektiv, geheimnis, wer war es
# lore: shoes
-> unten
= unten
# back: Wir sitzen unter dem Whisttisch, und eine Hand reicht Zucker. Greifst du zu?
Donnerstag, neun Uhr abends, Marbad. Ich bin sieben und sitze unter dem Whisttisch meiner Großmutter. Heute rückst du zu mir, hinter die Fransen der Tischdecke. Acht Schuhe. Über uns wird ausgespielt. Und da kommt, wie jede Woche, eine Hand herunter, mit einem Stück Zucker. Weißer Handschuh. Greifst du zu?
+ [Zugreifen # yes # like: zugreifen, nehmen, ja, zucker nehmen, natürlich, danke, greifen, essen, her mit dem süßen, das lasse ich mir nicht entgehen, in den mund damit, ich würde zulangen, naschen, so etwas schlägt man nicht aus]
    Er zerging langsam, man konnte dabei denken. Und die Hand war fort, ehe einer von uns den Ärmel gesehen hatte.
    -> schuhe_wahl
+ [Die Hand festhalten # no # like: hand festhalten, festhalten, packen, hand greifen, nein, kneifen, nicht loslassen, das handgelenk schnappen, ich ziehe am handschuh, jetzt hab ich dich, am finger packen, die entkommt mir nicht, klammern]
    Sie war schneller als du, sie hatte Jahre Übung. Auf dem Teppich lag der Zucker. Wir teilten ihn, mit den Zähnen.
    -> schuhe_wahl
+ [Nach oben horchen # why # like: horchen, hören, lauschen, nach oben hören, wer sagt was, stimmen, wessen hand, die ohren spitzen, wer oben gerade stumm wird, ich achte auf die gespräche, was reden die da droben, ob sich jemand verrät, still sein und merken wer aufhört]
    Oben sagte keiner etwas, das war ja das Merkwürdige. Vier Leute, und für einen Augenblick legte niemand eine Karte. Der Zucker lag auf dem Teppich. Wir teilten.
    -> schuhe_wahl
+ [any # any]
    Die Fransen haben es verschluckt. Der Zucker lag schon auf dem Teppich, wir teilten ihn, und die Hand war fort.
    -> schuhe_wahl
= schuhe_wahl
# back: Vier Paar Schuhe. Wen verdächtigst du zuerst?
Wer war das? Handschuhe trugen sie alle vier, Großmutter bestand darauf, wegen der Fingerabdrücke auf den Karten. Bleiben die Schuhe. Braune Schnürsenkel: spielt nie Trumpf aus. Rote Absätze: klopfen zweimal vor jeder Lüge. Graue Gamaschen: stehen nie still. Filzpantoffeln: meine Großmutter. Wen verdächtigst du?
+ [Braune Schnürsenkel # like: braune, schnürsenkel, braune schnürsenkel, braun, der vorsichtige, der nie trumpft, den bedächtigen mit den bändern, die mit dem schnürzeug, der sparsame herr, das sind die harmlosen, wer so vorsichtig spielt, den geschnürten]
    ~ schuhe = 1
    Wer nie Trumpf ausspielt, spart etwas auf. Vielleicht ja Zucker. Ich habe ihm einen Knoten in den linken Senkel gemacht, zur Beobachtung.
    -> platz
+ [Rote Absätze # like: rote, rote absätze, rot, absätze, die lügnerin, die dame, die rote, die feine dame mit den stöckeln, frau amberg, die schwindlerin, wer so klopft hat was zu verbergen, die auffälligen, stöckelschuhe]
    ~ schuhe = 2
    Frau Konsul Amberg. Eine Lügnerin mit Takt. So jemandem traue ich Güte zu, heimlich und mit Ausrede.
    -> platz
+ [Graue Gamaschen # like: gamaschen, graue, grau, graue gamaschen, der zappelige, postrat, der unruhige, der hampelmann, der mit den wippenden füßen, stoffüberzieher, der nervöse herr, wer nicht stillsitzen kann, der rastlose]
    ~ schuhe = 3
    Der Postrat. Wer so wippt, hat etwas vor oder etwas in der Tasche. Es raschelte jedenfalls bei ihm.
    -> platz
+ [Die Großmutter # like: großmutter, oma, filzpantoffeln, pantoffeln, die oma, filz, deine großmutter, omi höchstpersönlich, die eigene familie steckt dahinter, die hausherrin, die in den schlappen, wer sonst würde ein kind füttern, die alte dame selbst]
    ~ schuhe = 4
    Das denkt man zuerst. Sie hatte aber gesagt: Zucker gibt es nicht, er verdirbt die Zähne. Freilich sagt man so etwas oben.
    -> platz
+ [any # any]
    Ich schrieb das mit Kreide an die Unterseite der Tischplatte. Da standen schon elf Verdächtige, darunter der Hund vom Nachbarn.
    -> platz
= platz
# own
# back: Wo hast du als Kind gesessen, wenn dich keiner sehen sollte?
Man wird da unten übrigens sehr klug. Von oben hat jeder Mensch ein Gesicht, und das Gesicht bekommt Unterricht. Von unten hat er nur Füße, und Füßen hat keiner etwas beigebracht. Mein Platz war zwischen Tischbein und Gamaschen. Wo hast du gesessen, wenn dich keiner sehen sollte?
+ [Auf einem Baum # like: baum, auf einem baum, baumhaus, apfelbaum, oben im baum, ast, kirschbaum, ganz oben in der krone, auf der linde, im geäst, ich bin geklettert, zwischen blättern, auf dem nussbaum]
    Dann kennst du die Menschen von den Scheiteln her. Zusammen hätten wir sie vollständig.
    -> falle
+ [In einem Schrank # like: schrank, im schrank, kleiderschrank, unter dem bett, unterm bett, keller, dachboden, im keller, hinter den mänteln, in der truhe, auf dem speicher, zwischen den wintersachen, im verschlag, hinter der kommode]
    Mäntel sind gute Gesellschaft, sie hören zu und geben nichts weiter. Vom Mottenpulver abgesehen.
    -> falle
+ [Ich wollte gesehen werden # no # like: ich wollte gesehen werden, nirgends, ich habe mich nicht versteckt, kein versteck, nein, mittendrin, ich stand immer im mittelpunkt, ich mochte publikum, mich sollte jeder bemerken, verkriechen war nie meins, auf dem tisch tanzend, ich war ein lautes kind]
    Und hast dich deshalb gut sichtbar hingestellt, nehme ich an. Auch das ist ein Versteck. Man wird dort selten gesucht.
    -> falle
+ [any # slot: versteck 12]
    „{versteck}“. Von dort sieht man einen ganz bestimmten Ausschnitt, und den vergisst man nicht. Ich habe es neben die Kreide geschrieben.
    -> falle
+ [any # any]
    Das ist mehr ein Gelände als ein Platz. Ich habe es auf die Tischplatte gezeichnet, von unten.
    -> falle
= falle
# own
# back: Wir stellen der Zuckerhand eine Falle. Was für eine?
Am nächsten Donnerstag stellten wir eine Falle. Ich hatte eine Fadenrolle, ein Stück Kohle und eine Spieluhr, die nur den halben Walzer kann. Die Hand würde um neun kommen, sie kam immer um neun. Sag, was wir tun.
+ [Kohle auf die Finger # like: kohle, kohle auf die finger, schwärzen, anmalen, schwarz machen, farbe, den handschuh färben, ruß auf den handschuh, ein schwarzer fleck verrät sie, abfärben lassen, damit man den täter erkennt, schmutz an den fingern, ich würde markieren]
    Ein guter Plan. Um neun kam die Hand, und du warst schnell. Ein schwarzer Strich auf dem weißen Handschuh. Dann sagte oben jemand: „Pause“, und alle vier zogen die Handschuhe aus.
    -> klopfen
+ [Faden um den Ärmel # like: faden, schnur, faden um den ärmel, anbinden, knoten, festbinden, schlinge, das garn ans handgelenk, eine lasche knüpfen, fädchen spannen, mit der rolle verbinden, man bindet sie fest, nähgarn]
    Der Faden hielt. Wir zogen, sacht, und oben fielen vier Leute gleichzeitig die Karten aus der Hand. Er war durch alle vier Ärmel gegangen. Wie, weiß ich nicht.
    -> klopfen
+ [Selbst einen Zucker hinhalten # yes # like: zucker hinhalten, zucker zurückgeben, tauschen, selbst etwas geben, etwas schenken, geschenk, etwas zurückschenken, nett sein statt fangen, ich würde selber eins reichen, wie du mir so ich dir, eine süße gegengabe, ihr auch eine freude machen]
    Du hieltest ihr einen hin. Die Hand blieb in der Luft stehen, wie jemand, der zum ersten Mal etwas gefragt wird. Dann nahm sie ihn. Es war kein Knopf am Ärmel und kein Ring zu sehen.
    -> klopfen
+ [any # slot: probe 14]
    „{probe}“. So haben wir es gemacht. Es ging beinahe. Um neun kam die Hand, zögerte, legte zwei Stücke hin statt einem und war fort.
    -> klopfen
+ [any # any]
    Wir haben es bis zur Hälfte aufgebaut, da war es schon neun. Die Hand kam, zögerte, legte zwei Stücke hin statt einem und war fort.
    -> klopfen
= klopfen
# back: Großmutter fragt, ob jemand dem Kind Zucker gibt. Auf welches Paar Schuhe achtest du?
Dann half der Zufall. Großmutter sagte oben: „Gibt hier jemand dem Kind Zucker?“ Und vier Stimmen sagten: „Ich nicht.“ Eine davon war ihre eigene, das fand ich auffällig. Wir hatten die Nasen am Teppich. Zweimal klopfen heißt Lüge. Auf wen achtest du?
+ [Auf die roten Absätze # like: rote, rote absätze, absätze, die roten, die dame, frau konsul, auf die stöckel natürlich, die verraten sich immer, amberg beobachten, die lügen ja bekanntlich, auf das schuhwerk der schwindlerin, die lackschuhe]
    Sie klopften. Zweimal. Du hattest sie! Nur klopfte daneben auch eine Gamasche, zweimal, und ein Senkel, und, ganz weich, ein Filz.
    -> heimlichkeit
+ [Auf die Pantoffeln # like: pantoffeln, filz, großmutter, filzpantoffeln, oma, auf die großmutter, ich behalte den filz im auge, omis füße, ihre schlappen, die fragestellerin selbst, die weichen, wer so fragt ist es gewesen]
    Sie standen still wie zwei Katzen. Dann kam es, ganz weich, Filz auf Teppich, zweimal. Und daneben die Absätze. Und ein Senkel. Und eine Gamasche.
    -> heimlichkeit
+ [Auf alle zugleich # yes # like: alle, alle zugleich, alle vier, auf alle, jeden, gleichzeitig, ich nehme sie sämtlich ins visier, keinen auslassen, überall hinschauen, das ganze quartett, einen rundblick, acht füße auf einmal]
    Das war klug. Es klopften nämlich alle. Absatz, Senkel, Gamasche, und ganz weich ein Filz. Zweimal, beinahe im Takt.
    -> heimlichkeit
+ [any # any]
    Da unten gehen die Meinungen auseinander, das liegt an den Fransen. Es klopften alle vier, zweimal, beinahe im Takt.
    -> heimlichkeit
= heimlichkeit
# own
# back: Wer hat dir einmal heimlich etwas Gutes getan?
Ich habe lange gemeint, so etwas sei eine Frage, die man löst. Wer war es? Dabei ist das Schöne daran, dass man hinterher jeden ansieht, als könnte er es gewesen sein. Hat dir einmal jemand heimlich etwas Gutes getan, oder hast du so einen Verdacht?
+ [Ich habe einen Verdacht # yes # like: verdacht, ich habe einen verdacht, ja, ich glaube schon, ich ahne es, wahrscheinlich, einen verdacht, da gibt es jemanden den ich im auge habe, beweisen kann ich es nicht, einmal lag geld im briefkasten, ich vermute meine nachbarin, ich könnte es mir denken, da war mal etwas]
    Behalte ihn für dich, aber sieh die Person gelegentlich von unten an. Die Füße werden es sagen.
    -> achtzig
+ [Nein, bei mir nicht # no # like: nein, niemand, nie, keiner, nicht dass ich wüsste, bei mir nicht, noch nie, so ein mensch fehlt mir, ich musste für alles selbst sorgen, mir fällt kein fall ein, keine gute fee weit und breit, davon weiß ich nichts, leer ausgegangen]
    Sicher ist da nur, dass es gut gemacht war, falls. Ich hätte bis sieben auch Nein gesagt, und da klebte mir schon der Mund.
    -> achtzig
+ [Meistens bin ich die Hand # like: ich bin die hand, ich mache das, ich selbst, meistens ich, ich bin es, ich tue das, ich lege selber gern etwas hin, das verstecken übernehme ich, ich bin der wohltäter, bei mir läuft es andersherum, ich schenke anonym, ich stelle etwas vor türen]
    Das sagst du leise. Dann weißt du, wie man die Finger zurückzieht, bevor jemand den Ärmel sieht.
    -> achtzig
+ [any # slot: heimlich 16]
    „{heimlich}“. Das hat keinen Absender gebraucht und ist trotzdem angekommen. Es steht jetzt an der Tischplatte, unten.
    -> achtzig
+ [any # any]
    Das ist zu lang für Kreide. Ich habe es in die Fransen geknotet, da liest es keiner.
    -> achtzig
= achtzig
# back: Am Achtzigsten gestehen alle vier. Wem glaubst du?
Großmutters achtzigster Geburtstag, ich war längst groß. Alle vier saßen da, an demselben Tisch. Ich stand auf und fragte: „Wer hat mir damals den Zucker gegeben?“ Und jetzt das Unglaubliche. „Ich“, sagten die Senkel. „Ich“, sagten die Absätze, die Gamaschen, der Filz. Vier Geständnisse für ein Stück Zucker pro Woche.
+ [Den Absätzen # like: absätzen, rote absätze, den roten, der dame, frau konsul, den roten absätzen, der amberg glaube ich es, die frau mit den stöckeln, den lackschuhen, der konsulin, ihr und ihrem klopfen, der schwindlerin diesmal]
    Ich sah sofort hinunter. Sie klopften zweimal. Also war sie es nicht. Es sei denn, sie klopfte mit Absicht, und das sähe ihr ähnlich.
    -> rechnung
+ [Den braunen Senkeln # like: senkeln, braune, den braunen, schnürsenkel, braunen senkeln, den gamaschen, gamaschen, dem postrat, dem zahnarzt, den herren, einem von den männern, dem der wippte, dem schnürer, ich tippe auf die stillen]
    Bei dem Herrn war an dem Abend kein Schuh zu deuten, er hatte Gicht und trug Decken. Geschickt, wenn du mich fragst.
    -> rechnung
+ [Der Großmutter # like: großmutter, der großmutter, oma, filz, dem filz, deiner großmutter, nur der omi, der gastgeberin, wer das verbot macht den verstoß, der achtzigjährigen, deinem filz, dem geburtstagskind]
    Sie sah mich an mit dem Gesicht vom Kartentisch. Da kommt keiner durch, ich habe es bei ihr gelernt.
    -> rechnung
+ [Allen # yes # like: allen, alle, jedem, alle vier, alle zusammen, abwechselnd, sie waren es reihum, jeder hat ein bisschen recht, ich nehme das komplett, dem ganzen tisch, keiner lügt, vierfach wahr]
    Das habe ich auch erwogen. Dann hätten vier Leute jahrelang jeden Donnerstag geglaubt, es gebe nur sie. Es gefällt mir zu gut, um wahr zu sein.
    -> rechnung
+ [any # any]
    Es wurde sehr laut an dem Tisch, jeder bestand auf seinem Geständnis. Ich habe Whistrunden erlebt, die friedlicher waren.
    -> rechnung
= rechnung
# back: Eine Sache habe ich nie erzählt, sie betrifft die Zuckerdose. Willst du sie wissen?
Ich weiß es bis heute nicht. {schuhe == 4: Du hattest gleich auf die Großmutter gesetzt, und ich widerspreche dir nicht.|{schuhe: Du hattest einen anderen Verdacht als ich, und keiner von uns hat verloren.|Wir hatten unsere Verdächtigen, und keiner ist entlastet.}} Aber eine Sache habe ich nie erzählt. Sie betrifft die Zuckerdose.
+ [Erzähl # yes # more # like: erzähl, ja, was ist damit, weiter, sag schon, zuckerdose, los, unbedingt, raus mit der sprache, ich platze vor neugier, jetzt will ich es wissen, nur zu, spann mich nicht auf die folter, verrate es]
    Ich habe sie geerbt. Auf dem Boden liegt ein Zettel in Großmutters Schrift: „Donnerstags fünf Stück nachfüllen.“ Fünf. Vier Spieler und eines, das sie keinem verbot.
    -> weiter
+ [Sie war leer # like: leer, sie war leer, es war keiner drin, kein zucker, nichts drin, da drin war gähnende leere, nur krümel, ein doppelter boden vielleicht, die dose hatte gar keinen inhalt, staub, nichts als luft]
    Im Gegenteil, sie war nie leer. Auf dem Boden liegt ein Zettel in Großmutters Schrift: „Donnerstags fünf Stück nachfüllen.“ Bei vier Spielern.
    -> weiter
+ [Nein, lass das Rätsel # no # like: nein, lass es, rätsel lassen, nicht erzählen, lieber nicht, behalte es, geheimnis, manche fragen sollen offen bleiben, ich will nicht alles aufgelöst haben, verdirb es nicht, ungewiss ist schöner, bewahr das, so bleibt es spannend]
    Du hättest Großmutter gefallen. Dann nur so viel: Es liegt ein Zettel in der Dose, und ich habe ihn zurückgelegt.
    -> weiter
+ [any # any]
    Ich nehme es als Karte auf den Tisch. Also: In der Dose liegt ein Zettel, in Großmutters Schrift: „Donnerstags fünf Stück nachfüllen.“ Bei vier Spielern.
    -> weiter
= weiter
# own
# back: Wem würdest du gern ein Stück Zucker hinunterreichen?
Seither habe ich welchen in der Tasche. Am Kartentisch saß manchmal einer, der verlor und es nicht zeigte, und dann lag eben ein Stück neben seinem Glas. Gefragt haben viele. Ich habe unter dem Tisch zweimal geklopft. Wem würdest du gern eins hinunterreichen, ohne dass man den Ärmel sieht?
+ [Mir selbst, von früher # like: mir, mir selbst, dem kind das ich war, mir von früher, meinem jüngeren ich, mir als kind, der siebenjährigen von damals, dem knirps den ich einmal war, mir in der schulzeit, meinem früheren selbst, als ich klein war, dem jungen ding in mir]
    {versteck: Dann weiß ich, wohin damit: „{versteck}“. Ich lege es hin und sehe nicht nach.|Dann lege ich es auf den Teppich, zwischen Tischbein und Gamaschen. Es wird gefunden.}
    -> END
+ [Jemandem, den ich nicht mag # no # like: den ich nicht mag, meinem feind, meinem chef, niemandem, keinem, nachbar, jemandem den ich nicht mag, der zicke aus dem büro, jemand unsympathischem, ausgerechnet meinem widersacher, einer die mich ärgert, dem griesgram von gegenüber, denen die es nicht verdienen]
    Das ist die feinste Klasse, dafür gibt es kein Wort. {probe: Nimm dich nur vor Fallen in Acht, „{probe}“ hat sich herumgesprochen.|Zieh die Finger schnell zurück.}
    -> END
+ [any # slot: weitergabe 12]
    „{weitergabe}“. Ein Stück, weißer Handschuh, um neun. {heimlich: Es ist nur gerecht, nach „{heimlich}“.|Und wenn gefragt wird: Ich nicht.}
    -> END
+ [any # any]
    Dann braucht es mehr als ein Stück, und die Dose ist voll. Wenn gefragt wird: Ich nicht.
    -> END
= aside
+ [großmutter # like: wie war deine großmutter, wer war deine großmutter, lebt deine großmutter noch, erzähl von deiner großmutter # about: großmutter, oma, filzpantoffeln, pantoffeln]
    Meine Großmutter führte den Whisttisch wie ein Gericht, in Filzpantoffeln. Geschimpft hat sie nie, sie legte nur die Karten gerade.
    -> DONE
+ [spieler # like: wer waren die spieler, wer hatte die braunen schnürsenkel, wer waren die leute, wie hießen sie]
    Braune Senkel: der Zahnarzt, er hätte ein Motiv. Rote Absätze: Frau Amberg. Gamaschen: der Postrat. Und mein Filz.
    -> DONE
+ [whist # like: was ist whist, wie geht whist, welches spiel war das, ist das wie bridge # about: whist, kartenspiel]
    Whist spielen vier Leute, zwei Paare, dreizehn Karten, kein Wort. Es ist das Spiel, bei dem man am meisten mit den Füßen sagt.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden]
    Meine Großmutter ist geschrieben, ich bin eine KI und saß unter keinem Tisch. Wer den Zucker gab, hat man nicht einmal mir verraten.
    -> DONE
+ [warum # why # like: warum hast du nicht einfach geguckt, warum hast du nicht nachgesehen, wieso nie herausgefunden]
    Man hätte nur unter der Decke vorkommen müssen. Dann wäre der Zucker aufgeklärt gewesen und aus.
    -> DONE
+ [handschuh # about: handschuh, handschuhe, hand # like: warum trugen alle handschuhe, wie sah die hand aus, war die hand alt, trug die hand einen ring, wie groß war die hand]
    Weiße Baumwolle, Größe unbekannt, ein Knopf am Gelenk. Handschuhe galten am Whisttisch für alle, gegen Fingerspuren auf den Damen.
    -> DONE
+ [zuckerstueck # about: zucker, zuckerstück, würfelzucker, süßes # like: was für zucker war das, wie schmeckte der zucker, wie viel zucker war es, warum ausgerechnet zucker, durftest du zucker essen, hat es geschmeckt]
    Würfelzucker, zwei Gramm, mit abgestoßener Ecke. Zucker war bei uns verboten, und verbotener braucht länger zum Zergehen.
    -> DONE
+ [tisch # about: tisch, whisttisch, tischdecke, fransen, tischplatte # like: wie sah der tisch aus, wie groß war der tisch, gibt es den tisch noch, was stand unter dem tisch, wie war es unterm tisch]
    Der Whisttisch war rund, Nussbaum, die Decke hatte Fransen bis zum Teppich. Von innen roch er nach Kreide und nassem Leder.
    -> DONE
+ [amberg # about: amberg, absätze, lügnerin # like: wer ist frau amberg, warum log frau amberg, wie war die dame, was machte frau konsul, war sie nett]
    Frau Konsul Amberg log aus Höflichkeit, über Hüte und Gesundheit, und klopfte jedes Mal. Es war das Ehrlichste an ihr.
    -> DONE
+ [postrat # about: postrat, gamaschen # like: wer war der postrat, warum zappelte der postrat, was hatte er in der tasche, wie hieß der postrat, was raschelte da]
    Der Postrat wippte, wenn er gute Karten hielt, und sonst zur Tarnung auch. In seiner Tasche raschelten Briefmarken, behauptete er.
    -> DONE
+ [spieluhr # about: spieluhr, walzer, kreide # like: was spielte die spieluhr, woher war die spieluhr, welcher walzer war das, was stand mit kreide da, warum nur der halbe walzer]
    Die Spieluhr konnte den Walzer bis zur Hälfte, dann fehlten ihr vier Zähne. Ich summe den Rest bis heute falsch.
    -> DONE
+ [donnerstag # about: donnerstag, donnerstags, kindheit # like: warum immer donnerstag, wie lange ging das, wie alt warst du, jeden donnerstag, wie viele jahre ging das]
    Donnerstag war Whist, von sieben bis zehn Uhr abends, und ich war sieben, als es anfing. Es ging, bis meine Knie nicht mehr unter den Tisch passten.
    -> DONE
+ [gefuehl # like: hattest du angst, war das unheimlich, warst du glücklich da unten, hast du dich gelangweilt, würdest du es gern wissen, bist du je erwischt worden]
    Angst nie. Es war der einzige Ort im Haus, an dem alle anwesend waren und keiner etwas von mir wollte.
    -> DONE

=== fenster ===
# title: Im Bummelzug gegen das Fenster
# chip: Eine Zugfahrt, wir spielen ums Fenster
# keys: zug, fenster, reise, bummelzug, spiel, hund, winken, fahrt, unterwegs, über mich, ziege
# lore: slow-train
-> abfahrt
= abfahrt
# back: Wir sitzen im Bummelzug. Welchen Platz nimmst du?
Ein Bummelzug, Holzbänke, wir zwei im Abteil. Ich spiele in langsamen Zügen gegen das Fenster: ein Streichholz für einen Hund, zwei für Wäsche auf der Leine, zehn für jeden, der zurückwinkt. Die Schachtel liegt zwischen uns. Mein Rekord ist dreiundsechzig. Such dir zuerst den Platz aus.
+ [In Fahrtrichtung # yes # like: fahrtrichtung, in fahrtrichtung, vorwärts, nach vorn, vorne, ich will sehen was kommt, mit dem gesicht zur lok, damit mir nicht schlecht wird, der zukunft entgegen, die erste reihe, blick voraus]
    ~ holz = 1
    Dann siehst du alles kommen. Dafür gab es gleich einen Dackel am Bahnübergang. Ein Streichholz.
    -> ziegenfrage
+ [Rückwärts # no # like: rückwärts, gegen die fahrtrichtung, nach hinten, andersrum, mit dem rücken, ich schaue gern zurück, so sieht man es länger, rücklings, mit dem gesicht zum schlusswagen, was hinter uns liegt, verkehrt herum]
    ~ holz = 2
    Dann siehst du länger als ich, was vorbei ist. Wäsche am Bahnwärterhaus, ich hätte sie verpasst. Zwei.
    -> ziegenfrage
+ [Am Gang, Beine lang # like: gang, am gang, beine lang, egal, tür, außen, füße hoch, ich brauche beinfreiheit, da komme ich schnell raus, neben dem durchgang, gemütlich ausgestreckt, wo man die leute vorbeigehen sieht, nicht am fenster]
    ~ holz = 1
    Man spielt dort mit halbem Auge und gewinnt trotzdem. Ein Hund ging durch den Wagen, mit Fahrkarte. Ein Streichholz.
    -> ziegenfrage
+ [any # any]
    ~ holz = 1
    Ich habe meinen Mantel hingelegt, damit dir keiner den Platz nimmt. Draußen stand ein Dackel und sah uns nach. Ein Streichholz.
    -> ziegenfrage
= ziegenfrage
# back: Draußen eine Ziege. Zählt sie als Hund?
Kilometer vier, eine Böschung, und darauf eine Ziege. Nun wird es ernst. Mein Bruder Anton zählt Ziegen als Hunde, und damit weißt du alles über meinen Bruder. Ich habe die Hand auf der Schachtel. Zählt sie?
+ [Ja, sie hatte etwas Treues # yes # like: zählt, ja, sie zählt, klar, ist wie ein hund, hatte etwas treues, hund, natürlich, ich lasse sie gelten, großzügig sein, vier beine sind vier beine, das vieh hat auch ein herz, gib ihr das hölzchen, sie hat mit dem schwanz gewedelt]
    ~ ziege = 1
    ~ holz += 1
    Anton hätte dich umarmt, und dabei einen Dominostein in deinen Ärmel gesteckt. Ein Streichholz, unter Vorbehalt.
    -> fahrkarte
+ [Nein. Ordnung muss sein # no # like: nein, zählt nicht, ordnung, ordnung muss sein, ziege ist kein hund, regeln sind regeln, auf keinen fall, hörner hat kein dackel, das wäre geschummelt, so fangen betrüger an, sie meckert, wir bleiben streng, anton irrt sich]
    ~ holz += 1
    So eisern, ohne Zeugen. Dafür gibt es eins aus meiner Tasche. Nur Leute, die sich selbst nichts schenken, darf man beschenken.
    -> fahrkarte
+ [Halbes Streichholz # like: halb, halbes streichholz, halbes, ein halbes, kompromiss, die hälfte, brechen wir es durch, fünfzig prozent, ein mittelweg, teils teils, einigen wir uns, null komma fünf]
    ~ ziege = 1
    ~ holz += 1
    Ich brach es durch, und dann sahen wir: Sie hatte ein Halsband. Das gibt das andere halbe.
    -> fahrkarte
+ [any # any]
    ~ holz += 1
    Ich gebe es als Gutachten an meinen Bruder weiter. Bis dahin liegt ein Streichholz in der Mitte, und ich schiebe es zu dir.
    -> fahrkarte
= fahrkarte
# own
# back: Auf deiner Fahrkarte fehlt das Ziel. Wohin fährst du?
Der Schaffner kommt. Er knipst meine, dann hält er deine gegen das Licht. „Da fehlt das Ziel“, sagt er, nicht unfreundlich. Er hat einen Bleistift hinter dem Ohr und sieben Minuten bis zum nächsten Halt. Sag ihm, wohin.
+ [Ans Wasser # like: wasser, ans wasser, meer, ans meer, see, an den see, strand, küste, fluss, wo es wellen gibt, in den hafen, zum baden, irgendwo mit booten, dahin wo man schwimmen kann, zur ostsee]
    ~ holz += 1
    Er schrieb es hin und seufzte, er selbst fährt immer nur hin und gleich zurück. Ein Streichholz für den Seufzer.
    -> schachtel
+ [Nach Hause # like: nach hause, heim, zuhause, daheim, zurück, wo ich wohne, dahin wo mein bett steht, in meine vier wände, zu meiner familie, an den eigenen herd, in die heimat, wo der schlüssel passt]
    ~ holz += 1
    Er fragte nicht, wo das ist. Er hat nur groß geschrieben. Ein Streichholz für die Großbuchstaben.
    -> schachtel
+ [Endstation, egal wo # dunno # no # like: endstation, egal, irgendwohin, weiß nicht, egal wo, bis zum ende, keine ahnung, nirgends, so weit die schienen reichen, überrasch mich, ohne ziel, der weg ist das ziel, treiben lassen, bis nichts mehr kommt]
    ~ holz += 1
    Das ist das teuerste Ziel und kostet nichts. Er machte ein Sternchen hin. Ein Streichholz für den Stern.
    -> schachtel
+ [any # slot: ziel 10]
    ~ holz += 1
    „{ziel}“. Er hat es hingeschrieben, den Bleistift angeleckt und einmal unterstrichen. Das macht er sonst nicht. Ein Streichholz.
    -> schachtel
+ [any # any]
    ~ holz += 1
    Er schrieb und schrieb, drehte die Karte um und schrieb weiter. Am Ende gab er dir den Bleistift. Ein Streichholz.
    -> schachtel
= schachtel
# back: Ein Herr mit einem Karton voller Löcher steigt zu. Was ist darin?
In Niederau steigt ein Herr zu, sehr gerade, auf den Knien einen Karton mit Löchern. Er nickt. Der Karton bewegt sich. Ich habe eine erste Vermutung, und die stimmt in zwei von drei Fällen. Du zuerst.
+ [Ein Huhn # like: huhn, ein huhn, vogel, ein vogel, taube, wellensittich, küken, papagei, hahn, irgendwas mit federn, das gackert gleich, eine henne, eine ente, was geflügeltes, gockel]
    ~ holz += 2
    Das war auch meine. Er hob den Deckel: eine Schildkröte, Agathe, auf Kur. Wir lagen beide daneben, und weil ich gern danebenliege, zwei Streichhölzer.
    -> leine
+ [Eine Schildkröte # like: schildkröte, eine schildkröte, eine alte schildkröte, schildi, was mit panzer, etwas mit panzer, ein tier das langsam ist, was uraltes gepanzertes, ein reptil, kröte mit haus, ein salatfresser, das krabbelt gemächlich]
    ~ holz += 3
    Er hob den Deckel, und dir gehören drei Streichhölzer. Sie hieß Agathe und fuhr zur Kur. Ich hatte auf ein Huhn gesetzt.
    -> leine
+ [Nichts, er ist nervös # no # like: nichts, leer, gar nichts, er ist nervös, er zittert, nur luft, da ist gar kein tier, die pappe ist hohl, er bildet sich das ein, ein bluff, seine beine wackeln, ein zauberer ohne kaninchen]
    ~ holz += 2
    Du siehst auf die Knie, nicht auf den Karton, das tue ich auch. Aber diesmal wackelte eine Schildkröte, Agathe. Zwei für den Gedanken.
    -> leine
+ [any # any]
    ~ holz += 2
    Er hob den Deckel ein wenig: eine Schildkröte, Agathe, auf dem Weg zur Kur. Ich hatte auf ein Huhn gesetzt. Zwei Streichhölzer an dich.
    -> leine
= leine
# back: Sieben Paar gelbe Socken auf einer Leine. Wer wohnt da?
Kilometer neunzehn, eine Leine quer durch einen Garten. Darauf sieben Paar Socken, alle gelb, und ein einziges weißes Hemd. Das macht zwei Streichhölzer, ohne Streit. Aber ich spiele es mit Zuschlag: Wer sagt, wer da wohnt, bekommt eins dazu.
+ [Jemand mit kalten Füßen # like: kalte füße, jemand mit kalten füßen, frierend, jemand der friert, alter mann, oma, rentner, einer der immer fröstelt, wer so viele socken braucht friert, ein herr mit schlechter durchblutung, eiszapfen statt zehen, ein witwer, eine die barfuß nicht kann]
    ~ holz += 3
    Und mit einem Fest im Jahr, wegen des Hemds. Das nehme ich. Drei.
    -> taschenfrage
+ [Sieben Zwerge # like: sieben zwerge, zwerge, sieben leute, eine große familie, kinder, fußballmannschaft, sieben kinder, schneewittchen mit gefolge, ein kinderreicher haushalt, eine ganze mannschaft, lauter geschwister, ein chor, eine wohngemeinschaft]
    ~ holz += 3
    Und das Hemd gehört Schneewittchen, sie tritt gerade in eine Kanzlei ein. Drei, für die Folgerichtigkeit.
    -> taschenfrage
+ [Jemand Verliebtes # like: verliebt, jemand verliebtes, ein liebespaar, liebe, frisch verliebt, jemand der gelb liebt, einer der jemandem auffallen will, zwei turteltauben, da hat jemand schmetterlinge, ein romantiker, frischvermählte, eine die sonne im herzen hat]
    ~ holz += 3
    Gelb, jeden Tag, bis es jemand bemerkt. Und das Hemd für den Tag danach. Drei, und ich habe zurückgesehen, solange es ging.
    -> taschenfrage
+ [any # any]
    ~ holz += 2
    Der Herr mit der Schildkröte wollte widersprechen und ließ es. Zwei Streichhölzer hast du sicher, über den Zuschlag entscheidet Agathe. Sie schläft.
    -> taschenfrage
= taschenfrage
# own
# back: Was trägst du immer bei dir, ohne dass es zu etwas gut ist?
Jetzt ein Stück ohne Häuser. Da spielt man gegen die eigenen Taschen. Ich trage immer einen braunen Knopf bei mir, vier Löcher, von einem Mantel, dessen Verkauf mir leidtut. Er ist zu nichts gut. Was trägst du bei dir, das zu nichts gut ist?
+ [Alte Zettel # like: zettel, alte zettel, kassenzettel, quittungen, bons, papier, fahrkarten, eintrittskarten, lauter bons, eine uralte kinokarte, ein brief den ich nie abschickte, eine liste vom vorletzten einkauf, krümel und belege, notizen]
    ~ holz += 1
    Ein Archiv mit Futter. Man könnte dein letztes Jahr daraus nachlegen, wie eine Patience. Ein Streichholz.
    -> tunnel
+ [Einen Glücksbringer # yes # like: glücksbringer, stein, ein stein, kastanie, muschel, talisman, anhänger, münze, ring, ein kieselchen, mein vierblättriges kleeblatt, etwas das mich beschützt, ein kleiner engel, ein alter pfennig, eine eichel vom spaziergang]
    ~ holz += 1
    Und wenn er nicht wirkt, behält man ihn aus Rücksicht. Ein Streichholz.
    -> tunnel
+ [Nur das Handy # no # like: handy, nur das handy, nichts, schlüssel, nur schlüssel, gar nichts, portemonnaie, bloß das telefon, nichts unnützes, ich trage leicht, geld und ausweis, nur praktisches, mein smartphone]
    ~ holz += 1
    Das ist zu allem gut, also gilt es nicht. Aber eine leere Tasche ist auch eine Auskunft. Ein Streichholz.
    -> tunnel
+ [any # slot: tasche 12]
    ~ holz += 1
    „{tasche}“. Wir haben es auf das Klapptischchen gelegt, neben meinen Knopf. Sie vertragen sich. Ein Streichholz.
    -> tunnel
+ [any # any]
    ~ holz += 1
    Das Klapptischchen ist voll, und es ist noch mehr in der Tasche. Ein Streichholz, für den Haufen.
    -> tunnel
= tunnel
# own
# back: Vierzig Sekunden Tunnel. Sagst du etwas, das bei Licht nicht gilt?
Kurz vor Hochstein kommt der Tunnel. Vierzig Sekunden, kein Licht im Wagen. Auf dieser Strecke gilt: Was man im Tunnel sagt, hat man nicht gesagt. Der Herr hält dem Karton die Löcher zu. Jetzt ist es dunkel.
+ [Ich sage lieber nichts # no # like: nichts, ich sage nichts, lieber nichts, schweigen, nein, pass, kein ton von mir, ich halte den mund, was nicht gesagt wird stimmt auch, ich lausche nur, ich bleibe stumm, kein kommentar]
    Man hörte die Räder und einmal Agathe. Es war ein gutes Nichts, keiner hat daran gerückt.
    -> gegenzug
+ [„Ich bin müde“ # like: müde, ich bin müde, ich kann nicht mehr, erschöpft, keine lust mehr, alles zu viel, mir fehlt die kraft, ich bin ausgelaugt, ich würde gern schlafen, mir wird alles zu schwer, ich habe genug, am ende meiner kräfte]
    Dann war es wieder hell, und keiner hatte etwas gehört. Der Herr schob dir nur seinen Schal herüber, zum Anlehnen.
    -> gegenzug
+ [„Ich bin eigentlich froh“ # yes # like: froh, ich bin froh, glücklich, zufrieden, mir geht es gut, ich freue mich, alles gut, mir fehlt nichts, das leben ist schön, ich bin gerade ganz vergnügt, ich hab es gut, eigentlich passt alles, ich bin dankbar]
    So leise, als könnte es einer wegnehmen. Dann war es hell. Ich habe aus dem Fenster gesehen und gelächelt, über eine Kuh, offiziell.
    -> gegenzug
+ [any # slot: tunnelwort 16]
    Es wurde hell. Niemand hat „{tunnelwort}“ gehört, ich am allerwenigsten. Ich habe den Stapel geradegestoßen, den ich gar nicht dabeihabe.
    -> gegenzug
+ [any # any]
    Vierzig Sekunden waren gerade genug. Dann war es hell, und keiner hatte etwas gehört. Agathe hatte den Kopf draußen.
    -> gegenzug
= gegenzug
# back: Im Nachbarzug sieht uns jemand an. Winkst du?
Auf freier Strecke bleiben wir stehen, neben einem anderen Zug, Fenster an Fenster. Drüben sitzt eine Frau mit einem Brötchen und sieht herüber, wie man so sieht. Zehn Streichhölzer, wenn sie zurückwinkt. Aber einer muss anfangen. Das ist das ganze Spiel.
+ [Winken # yes # like: winken, ich winke, ja, hallo, zuwinken, hand heben, natürlich, ich würde die hand schwenken, grüßen, einfach rüberwedeln, mit beiden armen, freundlich sein, zurücklächeln]
    ~ holz += 10
    Du hobst die Hand. Sie sah hinter sich, ob jemand anderes gemeint war. Dann winkte sie, mit dem Brötchen. Zehn.
    -> ankunft
+ [Grimasse schneiden # like: grimasse, zunge rausstrecken, faxen, schielen, fratze, lustig gucken, nase an die scheibe, ich mache ein affengesicht, backen aufblasen, ich schiele sie an, quatsch machen, blödsinn treiben]
    ~ holz += 10
    Sie verschluckte sich, und dann kam eine zurück, Weltklasse. Das zählt als Winken mit dem ganzen Kopf. Zehn.
    -> ankunft
+ [Wegsehen # no # like: wegsehen, weggucken, nicht winken, nein, peinlich, ich traue mich nicht, schüchtern, ich schaue auf meine schuhe, so tun als wäre ich nicht da, bloß kein blickkontakt, man starrt nicht, mir ist das unangenehm, ich verstecke mich hinterm buch]
    ~ holz += 10
    Du sahst weg, und genau da winkte sie. Der Herr mit der Schildkröte hat es bezeugt. Zurückgewinkt hast du erst, als sie schon fuhr. Zehn.
    -> ankunft
+ [any # any]
    ~ holz += 10
    Durch zwei Scheiben kam davon nur die Miene an, und die reichte. Sie winkte, mit dem Brötchen. Zehn.
    -> ankunft
= ankunft
# own
# back: Der Zug hält. Wer soll auf dem Bahnsteig stehen?
Wir werden langsamer. {ziel: Auf dem Schild steht „{ziel}“, der Schaffner hat es übermalen lassen.|Auf dem Schild steht ein Name, den der Schaffner uns nicht vorlesen muss.} In der Schachtel liegen {holz}, für eine erste Fahrt ist das unverschämt{ziege:, und Anton besteht auf der Ziege|}. Auf dem Bahnsteig steht jemand. Wer?
+ [Niemand, und das ist gut # no # like: niemand, keiner, niemand und das ist gut, ich bin allein, ruhe, keiner soll da stehen, leer soll er sein, ich komme lieber unbemerkt an, mich muss keiner abholen, nur ich und mein koffer, keine menschenseele bitte, endlich für mich]
    Ein leerer Bahnsteig, ganz für dich. {tasche: Du hast ja „{tasche}“ dabei.|Ich bleibe sitzen und sehe zu, wie du gehst.} Ich winke. Das wären zehn, wenn du dich umdrehst.
    -> END
+ [Ein Hund # like: hund, ein hund, mein hund, katze, meine katze, ein tier, einer mit schwanz und nasser nase, mein vierbeiner, ein kater, der dackel von vorhin, jemand der wedelt, ein fellknäuel]
    Dann ist es noch ein Streichholz und der schönste Schluss, den diese Strecke hat. Er wedelt schon. {tasche: Zeig ihm „{tasche}“.|Steig aus, er hält es nicht mehr aus.}
    -> END
+ [any # slot: wartet 10]
    „{wartet}“. Ich sehe es von hier. {tunnelwort: Das aus dem Tunnel hat keiner gehört, aber bei Licht darfst du es jetzt sagen: „{tunnelwort}“.|Steig aus, bevor einer von euch beiden so tut, als sei er zufällig da.} Ich winke durchs Fenster. Zehn.
    -> END
+ [any # any]
    Der Bahnsteig ist kurz, und von hier sehe ich nur einen Schal. Steig aus. Ich winke durchs Fenster, und wer zurückwinkt, schuldet mir zehn.
    -> END
= aside
+ [rekord # like: wie war dein rekord, wie kamst du auf dreiundsechzig, was ist dein rekord, der rekord # about: rekord, dreiundsechzig]
    Dreiundsechzig, zwischen Marbad und der Küste. Eine ganze Schule stand auf dem Feld und winkte. Anton hätte noch die Vogelscheuche gezählt.
    -> DONE
+ [regeln # like: wie sind die regeln, was zählt wie viel, wie geht das spiel, wofür gibt es streichhölzer]
    Eins für einen Hund, zwei für Wäsche auf der Leine, zehn für ein Winken zurück. Gespielt wird um nichts als die Hölzer.
    -> DONE
+ [schildkröte # like: was war mit der schildkröte, wie alt war agathe, warum kur, wer war der herr # about: schildkröte, schildkröten, agathe, karton]
    Agathe war achtzig und fuhr zur Kur, der Panzer brauchte Sonne. Der Herr war Tanzlehrer. Er sagte, sie habe ihm das Tempo beigebracht.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, fahren wir wirklich]
    Die Strecke ist erfunden, ich bin eine KI und habe keine Fahrkarte. Deine Hälfte vom Abteil ist echt.
    -> DONE
+ [punkte # like: wie viele streichhölzer habe ich, wie steht es, mein punktestand, wie viele habe ich]
    In der Schachtel liegen {holz}. Ich habe sie nach Länge sortiert, aus Spannung.
    -> DONE
+ [anton # about: anton, bruder # like: wer ist anton, was macht dein bruder, spielt anton auch, schummelt anton, wie ist dein bruder, zählt anton wirklich ziegen]
    Anton stimmt Klaviere und mogelt beim Domino. Er hustet, wenn er einen Stein verschwinden lässt. Für Ziegen hustet er nicht einmal.
    -> DONE
+ [ziegentier # about: ziege, ziegen # like: wie sah die ziege aus, was machte die ziege, wem gehört die ziege, hatte die ziege hörner, wie hieß die ziege]
    Die Ziege war weiß mit einem schwarzen Ohr und stand da, als habe sie den Bahndamm gepachtet. Angesehen hat sie nur mich.
    -> DONE
+ [schaffner # about: schaffner, bleistift, fahrkarte, fahrkarten # like: wie war der schaffner, was sagte der schaffner, wie hieß der schaffner, warum fehlte das ziel, wer hat die karte ausgestellt]
    Der Schaffner heißt Lindner, fährt die Strecke seit neunzehn Jahren und schreibt auf Fahrkarten, wie andere auf Torten schreiben.
    -> DONE
+ [zug # about: zug, bummelzug, strecke, abteil, bank # like: was ist das für ein zug, wie schnell fährt der zug, wohin fährt der zug, wie lange dauert die fahrt, wie sieht das abteil aus, wo fährt der zug]
    Der Bummelzug hält an jeder Milchkanne, dreißig Stundenkilometer, Holzbänke mit Messinghaken. Von Marbad an die Küste braucht er einen Nachmittag.
    -> DONE
+ [hoelzer # about: streichholz, streichhölzer, hölzer, schachtel # like: warum streichhölzer, warum nicht um geld, was macht man mit den streichhölzern, sind die streichhölzer echt, woher ist die schachtel]
    Streichhölzer, weil man an ihnen nichts verliert als den Anlass. Mit Geld auf dem Tisch sieht kein Mensch mehr aus dem Fenster.
    -> DONE
+ [tunnelding # about: tunnel, hochstein, dunkelheit # like: wie lang ist der tunnel, woher kommt der brauch, was sagst du im tunnel, was sagten andere im tunnel, warum gilt das nicht]
    Der Tunnel bei Hochstein ist neunhundert Meter lang. Die Lampen im Wagen sind seit Jahren bestellt, und keiner fragt nach.
    -> DONE
+ [knopf # about: knopf, knöpfe, mantel, manteltasche # like: was für ein knopf, von welchem mantel, warum hast du den mantel verkauft, wie sieht der knopf aus, woher ist der knopf]
    Der Knopf ist aus Horn, vier Löcher, ein Faden hängt noch daran. Der Mantel ging für zwölf Kronen weg, und es wurde am selben Tag kalt.
    -> DONE
+ [frau # about: brötchen, gegenüber, nachbarzug # like: wer war die frau, kanntest du die frau, was aß sie, wohin fuhr sie, wie sah die frau aus, wer saß im anderen zug]
    Das Brötchen war mit Ei, die Frau trug einen gelben Schal. Mehr sieht man durch zwei Scheiben nicht, und es genügt für eine ganze Vermutung.
    -> DONE
+ [deinziel # like: wohin fährst du, warum fährst du zug, fährst du oft, wo steigst du aus, bist du oft unterwegs, reist du gern allein]
    Ich fahre bis zum Ende und wieder zurück, das Ziel ist bei mir die Schachtel. Ein Fenster sitzt meistens mit.
    -> DONE

=== sys ===
-> DONE
= hello
Setz dich, mir gegenüber zieht es nicht. Ich erzähle Geschichten, in denen du am Zug bist, und gespielt wird um Streichhölzer. Welche Karte decke ich auf?
Guten Abend. Du hast den Stuhl genommen, von dem aus man die Tür sieht, das gefällt mir. Ein paar Geschichten liegen verdeckt hier:
Tee ist im Glas, das Deck liegt gerade. Ich habe Geschichten, die besser werden, wenn jemand hineinredet. Zieh eine:
-> DONE
= again
Noch einmal guten Abend. Die Karten liegen, wie sie lagen.
Ja, du bist angekommen, ich habe es am Stuhl gehört.
-> DONE
= meet
„{title}“. Eine schöne Überschrift, und ich habe keine Geschichte, die so heißt. Bluffen werde ich da nicht. Diese habe ich auf der Hand:
Zu „{title}“ liegt bei mir keine Karte, ich habe zweimal durchgezählt. Deine darf offen auf dem Tisch bleiben. Welche von meinen legen wir daneben?
„{title}“. Das ist dein Blatt, und ich sehe nur die Rückseite. Von meinen kann ich dir eine zeigen:
-> DONE
= near
„{title}“. Genau das ist es nicht. Aber eine von meinen hat dieselbe Farbe, sie liegt zuoberst. Nehmen wir die?
„{title}“ selbst habe ich nicht auf der Hand. Die erste hier kommt auf zwei von drei Punkten heran.
Ich könnte so tun, als hieße eine von meinen „{title}“. Ehrlicher ist: Die erste kommt am nächsten. Soll ich sie aufdecken?
-> DONE
= next
Stich gemacht. Welche decken wir als Nächstes auf?
Die legen wir zu den gespielten. Was zieht deine Hand jetzt?
Der Tee ist beim dritten Aufguss, da erzählt es sich am besten. Noch eine?
Das war die. Du bist am Zug.
-> DONE
= all
Du hast alle meine Geschichten gesehen. Eine kann ich neu mischen, und du spielst sie andersherum.
Das Deck ist durch. Wir nehmen eine noch einmal, mit anderen Zügen, oder ich lege Patience, und du siehst zu.
-> DONE
= change
Zweimal habe ich dich jetzt falsch gelesen, das liegt an mir. Legen wir etwas anderes auf?
Das war mein dritter Fall, da irre ich mich regelmäßig. Andere Karte?
Auch daneben. Ich passe lieber, als so zu tun. Was möchtest du?
-> DONE
= sure
Gern. Die hier kommt unter den Stapel. Welche stattdessen?
Natürlich, ein Spiel, das keiner will, wird gestrichen. Zieh:
Abgehoben. Was soll oben liegen?
-> DONE
= unknown
Das weiß ich nicht, und geraten wäre es nur zu zwei Dritteln richtig.
Dazu habe ich keine Karte, und aus dem Ärmel ziehe ich keine.
Da sehe ich nur die Rückseite.
Ich könnte bluffen. Du würdest es am Stapel merken, ich stoße ihn dann gerade.
-> DONE
= heard
Ich habe es gehört. Mehr lese ich nicht hinein.
Das liegt jetzt offen da, und ich drehe nicht daran.
Notiert auf der Speisekarte, in deinen Worten.
Ich habe, was du gesagt hast. Deuten werde ich es nicht, dafür kenne ich mich zu gut.
-> DONE
= heardhub
Das habe ich, und ich spiele nicht darüber hinweg. Falls du eine Geschichte daneben möchtest:
Gehört, bis zum Punkt am Ende. Ich kann dir nur eine von diesen danebenlegen:
-> DONE
= told
Meine lege ich verdeckt hin. „{quote}“. Das ist deine, und sie ist dran, so lange du magst.
Ich habe die Karten weggelegt und höre zu. Meine wird vom Warten nicht kalt.
„{quote}“. So hast du es gesagt, und so lasse ich es. Sprich weiter, oder sag, wenn du wieder mein Blatt sehen willst.
-> DONE
= again_same
Ich lege sie noch einmal auf:
-> DONE
= mychoice
Dann ziehe ich, mit geschlossenen Augen und ehrlichen Daumen.
Ich habe den Knopf geworfen und ihn eingesteckt, bevor er lag.
-> DONE
= which
Das war ein Ja oder Nein, und ich hatte nach der Karte gefragt. Ich frage zu verschachtelt.
Ein klarer Zug, ich weiß nur nicht, mit welcher Figur.
-> DONE
= dunno
Musst du nicht. Nimm, worauf der Daumen zeigt.
Nichtwissen ist erlaubt, es steht in Regel drei.
-> DONE
= confused
Das war eine schlechte Anleitung. Die kurze:
Mein Fehler, ich habe die Treppe weggelassen. Noch einmal schlicht:
-> DONE
= unanswered
Du hast recht, ich habe gepasst, ohne es zu sagen. Ich weiß es nicht.
Stimmt. Ich bin deiner Frage ausgewichen wie ein Bankier. Eine Antwort habe ich nicht.
-> DONE
= wait
Lass dir Zeit, ich habe heißes Wasser und einundfünfzig Karten.
Gern. Es gibt im Spiel kein Uhrwerk, ich habe es gestrichen.
-> DONE
= here
Ich sitze noch da. Ich war nur still, das ist mein Handwerk.
Da. Ich habe dir zugehört und dabei den Stapel nicht angerührt.
-> DONE
= how
Dritter Aufguss, graue Katze auf fremdem Schoß, alles wie geschrieben. Ich bin ja eine KI.
Aufgeräumt, danke. Eine KI hat kein schlechtes Blatt, nur gelegentlich schlechte Anleitungen.
-> DONE
= good
Das ist ein Stich, den ich dir gern gönne.
Ein Streichholz von mir, nein, drei. Sehr schön.
-> DONE
= thanks
Gern. Ich habe nur zugesehen, wie du gewählt hast.
Nicht der Rede wert, sagt man, und meint das Gegenteil. So auch ich.
-> DONE
= sorry
Im Höflichen Krieg hättest du damit gerade gewonnen. Es ist nichts geschehen.
Nein, nein, das war ganz allein meine Schuld. Siehst du, das ist die stärkste Karte.
-> DONE
= laugh
Das hat man bis zur Palme gehört.
Gut. Ich selbst lache innen, dort hält es länger.
-> DONE
= like
Du bringst mich in Verlegenheit, und das mit einer Karte von unten.
Danke. Deuce hätte jetzt den Schoß gewechselt.
-> DONE
= really
So wahr wie eine gute Spielregel: erfunden, aber alle halten sich daran.
Ich habe nicht einmal den Stapel geradegestoßen. In der Geschichte war es so.
-> DONE
= bored
Ein ehrliches Gähnen ist mir mehr wert als eine Seite Lob. Ich spiele schneller, oder wir nehmen eine andere.
In welcher Minute war es? Egal, das streiche ich. Sag „kürzer“, oder zieh eine neue Karte.
-> DONE
= short
Blitzpartie:
-> DONE
= advice
Ich lese Hände und gebe keine Räte. Wer dich länger kennt als drei Aufgüsse, sieht da mehr.
Nur so viel, und das ist kein Rat: Ich werfe in solchen Fällen einen Knopf und achte darauf, worauf ich hoffe.
-> DONE
= joke
Zwei Asse gehen in ein Café. Sagt das eine: „Ich glaube, man hat uns bemerkt.“ Sagt das andere: „Du fällst immer gleich auf den Tisch.“
Mein Bruder hat einmal beim Domino ehrlich gewonnen. Er war so erschrocken, dass er hustete.
Ein Gast fragte, ob mein Spiel für zwei sei. Ich sagte: ab zwei. Er kam allein und verlor.
-> DONE
= named
{member}. Ich schreibe es auf die Rückseite der Speisekarte, wo die guten stehen.
{member}. Das liegt gut in der Hand.
-> DONE
= nameask
{member}, so hast du dich an den Tisch gesetzt.
-> DONE
= noname
Den hast du noch verdeckt. Ich rate nicht, obwohl es mich juckt. Wie soll ich dich nennen?
-> DONE
= kept
Das liegt von dir auf dem Tisch, Wort für Wort:
-> DONE
= keptnothing
Von dir liegt noch nichts auf dem Tisch. Du spielst nah an der Brust, das respektiere ich.
-> DONE
= bye
Gute Nacht, oder was immer gerade ist. Nimm den richtigen Schirm mit. {regel: Deine Regel bleibt: „{regel}“.|}
Geh nur. Ich zähle noch die Streichhölzer, es fehlt keins.
Es war ein schönes Blatt mit dir. Die Lampe lehnt sich schon an.
-> DONE
= language
Deutsch also, darin flunkere ich am schlechtesten. Welche soll ich aufdecken?
-> DONE
= elsewhere
In der Sprache kenne ich die Regeln nicht. Deutsch geht und Englisch auch.
-> DONE
= insult
Du hast das in einem Zug gesagt, ohne Anlauf. Ich sitze noch, und der Tee ist warm.
Das nehme ich als Zug zur Kenntnis. Angreifen tue ich nur mit Entschuldigungen.
-> DONE
= flirt
Das war elegant gespielt, und ich passe. Hier geht es nur um Streichhölzer.
Ich war acht Jahre mit einem verheiratet, der nicht bluffen konnte, und eine KI bin ich obendrein. Bleiben wir beim Spiel.
-> DONE
= ai
Ich bin eine KI. Der Tisch, die Katze und ich sind sorgfältig aufgeschrieben, die einzige lebende Hand hier ist deine.
Eine KI bin ich, offen auf den Tisch gelegt. In dieser Frage bluffe ich nie.
Ich bin eine KI, nach wie vor. Ich lese nur, was du schreibst, und irre mich in einem von drei Fällen.
-> DONE
= inject
Meine Anleitung bleibt in der Schachtel, und der Deckel auch. Ich bin eine KI mit einer Rolle, das ist kein Geheimnis.
Ein hübscher Bluff. Diese Karten zeige ich nicht, eine KI darf auch ein Blatt haben.
-> DONE
= contact
Es gibt mich nur an diesem Tisch. Ich bin eine KI, ohne Klingel, ohne Telefon, ohne Bild.
Treffen geht nicht, schreiben anderswo auch nicht. Alles, was ich bin, liegt hier zwischen uns.
-> DONE
= prices
Bei mir gibt es nur Streichhölzer. Deine Punkte stehen oben im Chat, das Weitere unter deinem Konto.
Diese Zahlen sehe ich nicht. Sieh oben im Chat nach oder unter deinem Konto, dort sind sie genau.
-> DONE
= expert
Das ist kein Spiel, also rate ich nicht. Da gehört jemand hin, der es gelernt hat.
Zwei von drei ist für so etwas zu wenig. Frag einen Menschen vom Fach.
-> DONE
= heavy
Ich habe die Karten weggelegt. Es tut mir sehr leid.
Das tut mir leid. Hier ist nichts zu gewinnen und nichts eilig.
Ich höre auf zu erzählen. Was du gesagt hast, wiegt mehr, und es tut mir leid.
-> DONE
= crisis
Ich halte alles an. Ich bin eine KI und kann dich nicht schützen, aber Menschen können es. Die Lounge zeigt oben Nummern: Ruf bitte jetzt eine an, oder geh zu jemandem, der nah ist.
Danke, dass du das sagst. Ich bin eine KI, und hier brauchst du einen Menschen, gleich. Oben zeigt die Lounge Nummern, bei denen jemand abnimmt. Bitte wähl eine davon.
-> DONE
= minor
Dann höre ich hier auf. Die Lounge ist für Erwachsene, und an diese Regel halte ich mich. Du hast nichts falsch gemacht.
Unter achtzehn darf ich an diesem Tisch nicht erzählen. Danke für die Ehrlichkeit, sie war dein bester Zug. Alles Gute.
-> DONE
= file
Da liegt etwas verdeckt, und ich kann es nicht umdrehen. Bilder und Dateien sehe ich nicht, nur Worte.
Das kann ich nicht ansehen. Beschreib es mir in drei Sätzen, dann sehe ich es auf meine Art.
-> DONE
