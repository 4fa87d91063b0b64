// Jory Tregarrow, deutsch.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR rettung = ""
VAR festhalten = 0
VAR wunsch = ""
VAR entflogen = ""
VAR melodie = ""
VAR fremder = ""
VAR zeichen = ""
VAR dreimal = 0
VAR zettel = ""
VAR hand = ""
VAR moment = ""
VAR geraeusch = ""
VAR mitgenommen = ""
VAR etikett = ""
VAR fest = 0
VAR oeffner = ""

=== zelt ===
# title: Das Festzelt, das nicht bleiben wollte
# chip: Die Hochzeit ohne Zelt
# keys: zelt, hochzeit, pfeifen, klempner, braut, fest, missgeschick, lustig, torte
-> pfiff
= pfiff
# back: Der Bräutigam pfeift unterm Festzelt, und Pfeifen ruft sie herbei. Was tun wir?
Hochzeit auf der Klippe. Sechzig Gäste, ein Zelt, vier Wochen Näharbeit von mir. Und der Bräutigam ist Klempner und glücklich, und was tut er? Er pfeift. Unter meinem Zelt! Wer pfeift, der ruft sie herbei, die Gnädige, die man nicht beim Namen nennt. Du stehst neben mir.
+ [Ihm den Mund zuhalten # no # like: mund zuhalten, aufhalten, stoppen, hör auf, verbieten, zum schweigen bringen, unterbrechen, den klempner zum schweigen kriegen, ihm ein stück kuchen in die backen stopfen, sofort still sein, ich würde ihm die lippen zudrücken, ruhe da vorn, ein kuss von der braut auf den mund]
    Du warst flink, aber er hatte die zweite Strophe schon durch. Er strahlte dir in die Hand.
    -> heringe
+ [Lass ihn, er ist glücklich # yes # like: lass ihn, er ist glücklich, pfeifen lassen, ist doch schön, er freut sich, gönn es ihm, verliebte darf man nicht bremsen, es ist sein tag, ach was soll schon passieren, soll er trällern, so ein froher mensch, wer gute laune hat darf das]
    Ja, genau das ist das Elend. Einen Glücklichen unterbricht man nicht. Er nahm noch die zweite Strophe mit.
    -> heringe
+ [Die Leinen nachsehen # like: leinen prüfen, seile, nachsehen, leinen, festzurren, sichern, knoten prüfen, lieber noch mal alle heringe kontrollieren, ich geh reihum und zurre, material checken, ob alles fest ist, doppelt verknoten, vorsorge]
    Du gefällst mir. Vierundzwanzig Leinen, und bei der siebten war er schon in der zweiten Strophe.
    -> heringe
+ [any # any]
    Ich klopfte dreimal an die Zeltstange, leise, damit es keiner sieht. Und er nahm die zweite Strophe.
    -> heringe
= heringe
# back: Die Heringe singen, gleich hebt es an. Wo stellst du dich hin?
Dann war es still. Kennst du das, wenn eine Katze sich hinsetzt? So eine Stille. Und dann fingen draußen die Heringe an zu singen, einer nach dem anderen, jeder einen Ton höher. Drei Stellen sind frei. Such dir eine aus.
+ [Ans dickste Seil # like: seil, ans seil, das dickste, festhalten, zum seil, leine halten, hauptleine, ich pack den strick mit beiden armen, ankerposten für mich, ich hänge mich dran mit meinem gewicht, wo man stemmen muss, da wo am meisten zug ist]
    Zwei Schläge um den Unterarm, so. Du machst das nicht zum ersten Mal, oder du hast den Mut von jemandem, der es zum ersten Mal macht.
    -> tisch
+ [Vor die Torte # like: torte, vor die torte, zur torte, kuchen, essen retten, buffet, die torte schützen, der zuckerguss muss überleben, ich werfe mich vor das gebäck, süßes zuerst, ich stelle mich schützend vor den safran, nachtisch sichern]
    Drei Stockwerke Safran und Zuckerguss, und du davor mit ausgebreiteten Armen. Die Tortenbäckerin weinte fast.
    -> tisch
+ [Zur Braut # like: braut, zur braut, bei der braut, schleier, brautpaar, sie warnen, zu ihr, morwenna braucht jetzt wen, neben das kleid, ich halte ihren schleier, zu der frau in weiß, der armen beistehen]
    Morwenna sah zum Zeltdach hinauf und dann zu dir. „Der Lümmel hat gepfiffen, was?“, sagte sie. Sie ist von hier.
    -> tisch
+ [any # any]
    Ich lief dreimal ums Zelt, links herum, das schadet nie. Als ich wiederkam, standen alle richtig, nur das Zelt nicht.
    -> tisch
= tisch
# own
# back: Das Zelt steigt, du hast zwei Hände frei. Was rettest du als Erstes?
Eine Handbreit. Nur eine Handbreit hob sich das Zelt, und unten sah man sechzig Paar Schuhe von der Wiese aus. Dann zwei. Auf dem langen Tisch rutschte alles nach Lee. Du hast zwei Hände. Was von deinen Sachen würdest du so packen, ohne nachzudenken?
+ [Etwas zu essen # like: essen, etwas zu essen, kuchen, pastete, brot, flasche, trinken, den wein natürlich, den schinken, die pralinen, was sich kauen lässt, den braten, mein teller kommt mit]
    Richtig. Mit Proviant ist es ein Abenteuer, ohne ist es ein Unglück.
    -> steigt
+ [Nichts, lieber einen Menschen # like: menschen, einen menschen, jemanden, kinder, die oma, leute, meine familie, ich greife mir das nächste kind, erst die leute dann die sachen, meine liebsten, opa am kragen, wer nicht schnell genug ist, eine hand für meine frau]
    Oben am Tisch saß die Großtante und hielt sich am Senf fest. Die hat sich seither keinem Arm so gern überlassen.
    -> steigt
+ [Gar nichts, ich schaue # no # like: nichts, gar nichts, ich schaue zu, zuschauen, egal, lass fliegen, nur gucken, ich stehe nur da und staune, hände in den taschen, das ist mir schnuppe, soll der plunder gehen, alles ersetzbar, ich gucke mir das an]
    Auch gut. Einer muss es hinterher erzählen können.
    -> steigt
+ [any # slot: rettung 14]
    „{rettung}“. Ohne hinzusehen. Man erfährt etwas über sich, wenn sich der Tisch neigt.
    -> steigt
+ [any # any]
    Das sind mehr als zwei Hände voll. Ich hab dir meine Schürze hingehalten.
    -> steigt
= steigt
# back: Das Zelt zieht nach oben, du hast das Seil. Halten oder loslassen?
Und jetzt kam sie vom Meer herauf, mit allen Schwestern. Das Zelt holte Luft, ich schwöre es dir, es wurde rund wie ein Kohlkopf. Dreiundzwanzig Leinen rissen. Die vierundzwanzigste drückte ich dir in die Hand. Deine Füße werden leicht.
+ [Festhalten! # yes # like: festhalten, halten, nicht loslassen, ich halte, dranbleiben, klammern, ich klammere bis die finger bluten, eisern bleiben, das gebe ich nicht her, mit aller kraft dranhängen, mich kriegt sie nicht, nie und nimmer auslassen]
    ~ festhalten = 1
    Du hast gehalten, bis Perran dich an den Schuhen hatte. Zwei Schuhe weniger, aber du bliebst da. Das Zelt ging.
    -> rede
+ [Loslassen # no # like: loslassen, lass los, aufgeben, hand auf, ich lasse los, gehen lassen, finger auf und tschüss, was fort will soll fort, ich bin doch nicht lebensmüde, flieg schön, nachgeben, das ist es nicht wert]
    Hand auf. Das ist das Schwerste an meinem Beruf, und du machst es einfach so. Es ging hoch, fast dankbar.
    -> rede
+ [Schnell irgendwo festbinden # like: festbinden, anbinden, knoten, an den baum, irgendwo fest, anknoten, an den wagen, um die eiche wickeln, ein knoten und fertig, wo ist ein pfosten, an etwas schwerem vertäuen, palstek, an die bank damit]
    Gut gedacht. Du nahmst den Stuhl vom Pfarrer. Er stand rechtzeitig auf. Der Stuhl flog mit, und er winkte ihm nach.
    -> rede
+ [any # any]
    Sie hat nicht gewartet, bis wir uns einig waren. Ein Ruck, ein Knall, und über uns war nur noch Himmel.
    -> rede
= rede
# own
# back: Alle Reden sind weggeflogen. Was wünschst du den beiden, mitten auf der Wiese?
Da saßen sie. Sechzig Leute, ein Tisch, kein Dach, die Haare alle nach Osten. Dem Brautvater war die Rede aus der Hand geflogen, alle neun Seiten. Er stand da mit dem Glas und sah dich an. Sag du etwas für die zwei.
+ [„Schlimmer wird es nicht“ # like: schlimmer wird es nicht, das schlimmste ist vorbei, ab jetzt bergauf, wird schon, alles wird gut, ab heute geht es nur noch aufwärts, das übelste habt ihr hinter euch, schlechter kann kein ehejahr anfangen, von hier an wird alles leicht, mehr kann nicht wegfliegen]
    Gelächter bis runter zum Hafen. Der Brautvater sagte, genau das habe auf Seite neun gestanden.
    -> hinterher
+ [„Haltet euch fest“ # yes # like: haltet euch fest, haltet zusammen, lasst nicht los, bleibt zusammen, fest halten, hand in hand, klammert euch aneinander, immer einer am anderen, bleibt euch treu, nie mehr auslassen, ein arm um den anderen, zusammen seid ihr schwer genug]
    Sie taten es auf der Stelle. Es war ja auch praktisch gemeint.
    -> hinterher
+ [Nur das Glas heben # no # like: glas heben, nichts, prost, schweigen, anstoßen, nur anstoßen, zum wohl, kein wort ein schluck, still anstoßen, ich nicke bloß und trinke, gläser hoch, wortlos lächeln, skål]
    Sechzig Gläser. Keiner sagte etwas, nur die Haare. Ich hab schlechtere Reden gehört, mit Dach.
    -> hinterher
+ [any # slot: wunsch 18]
    „{wunsch}“. Morwenna hat sich umgedreht und so getan, als wäre es der Sand. Es gibt da oben keinen Sand.
    -> hinterher
+ [any # any]
    Die hinteren Tische haben nicht alles verstanden, aber sie haben an der richtigen Stelle geklatscht.
    -> hinterher
= hinterher
# back: Die Hochzeit rennt dem Zelt nach. Wie kommst du mit?
„Da ist es!“, rief ein Kind. Ein weißer Fleck über dem Gerstenfeld, auf dem Weg nach Trenna. Und Morwenna nahm ihren Rock in beide Hände und rannte. Die Braut! Also rannten alle. Komm, bevor sie über den Hügel sind.
+ [Barfuß mit dir # yes # like: barfuß, ich renne mit, rennen, mitlaufen, laufen, zu fuß, hinterher, schuhe aus und hopp, querfeldein, ich bin schnell, mit nackten füßen, ich flitze mit, auf eigenen sohlen]
    Links zuerst. Herrlich. Gerste kitzelt, Klee beißt, und deine Hacken waren die saubersten von allen.
    -> davon
+ [Auf dem Milchwagen # like: milchwagen, wagen, mitfahren, fahren, auf dem wagen, kutsche, trecker, ich lasse mich kutschieren, hinten auf die ladefläche, bei der großtante ist noch platz, meine knie machen nicht mit, gibt es was auf rädern, zwischen den kannen]
    Zwischen der Großtante und der Torte. Du hast die Großtante gehalten, sie hat die Torte gehalten, so geht Verwandtschaft.
    -> davon
+ [Ich bewache die Torte # no # like: torte bewachen, ich bleibe, hierbleiben, bleibe da, torte essen, aufpassen, nein, einer muss beim kuchen bleiben, ich esse derweil, ohne mich, ich hüte das buffet, die lasse ich nicht aus den augen, geht ihr nur]
    Wir haben dich samt Torte auf den Milchwagen gehoben. Bewachen kann man auch im Fahren.
    -> davon
+ [any # any]
    Am Ende kam jeder irgendwie über den Hügel, und die Torte auch, auf dem Milchwagen.
    -> davon
= davon
# own
# back: Beim Laufen gefragt: Was ist dir einmal davongeflogen?
Ich rede ja am besten im Laufen. Einundsechzig Drachen sind mir weg, und von jedem weiß ich, wo ich ihn zuletzt gesehen hab. Vierzig auf See, neun in Bäumen, einer am Bischof. Und dir? Was ist dir mal davongeflogen?
+ [Ein Hut oder ein Schirm # like: hut, schirm, mütze, regenschirm, ein hut, kappe, papier, luftballon, ballon, mein strohhut am strand, ein knirps auf der brücke, die kappe vom enkel, geldschein, ein taschentuch, meine einkaufsliste]
    Die gehen gern. Die sitzen den ganzen Tag so nah am Himmel, da kommt man auf Ideen.
    -> trenna
+ [Ein guter Gedanke # like: gedanke, idee, ein gedanke, eine idee, mein faden, das wort, meine geduld, konzentration, was ich gerade sagen wollte, ein geistesblitz unter der dusche, der rote faden, ein traum beim aufwachen, ein name auf der zunge, mein bester einfall]
    Die landen alle bei Frau Tonkin im Salat. Du glaubst nicht, was die schon geerntet hat.
    -> trenna
+ [Mir fliegt nichts weg # no # like: nichts, mir nicht, nie, gar nichts, ich halte alles fest, nein, bei mir bleibt alles am boden, ich habe druckknöpfe, so leicht verliere ich nichts, ich gehe bei so etwas nicht raus, alles angeleint, noch kein einziges mal]
    Dann hast du Taschen mit Knöpfen. Ich beneide dich, und ein bisschen beneide ich dich nicht.
    -> trenna
+ [any # slot: entflogen 14]
    „{entflogen}“. Ich wink mal hin, falls es noch oben ist. Das mach ich bei meinen auch.
    -> trenna
+ [any # any]
    Das war viel auf einmal, und bergauf. Ich hab es im Ohr, bis oben.
    -> trenna
= trenna
# back: In Trenna steht neben unserem Zelt ein zweites, altes. Was glaubst du, woher?
Unten lag Nieder-Trenna. Und auf dem Anger stand unser Zelt. Stand! Ordentlich, mit Stangen. Und daneben, du, daneben stand noch eins. Grau, geflickt, mit Blumenkästen. „Ach“, sagte eine alte Frau am Zaun. „Schon wieder ihr.“
+ [Das hat auch wer gepfiffen # like: gepfiffen, auch gepfiffen, auch weggeflogen, von euch, auch von scarrow, eins von früher, da war wohl noch ein klempner, eine frühere panne bei euch, ihr habt schon mal eins verloren, ein ausreißer von damals, die gnädige hat das gebracht, wieder eine hochzeit]
    Beinahe. Meine Großmutter Loveday hat einmal auf einer Taufe das Wort gesagt, laut, das man nicht sagt. Das war das Taufzelt.
    -> recht
+ [Ein Zirkus? # like: zirkus, ein zirkus, jahrmarkt, markt, fest, kirmes, ein fest, schausteller haben es vergessen, da waren mal elefanten drin, eine kapelle, ein bierzelt, vom rummel, volksfest]
    Fast. Es war das Taufzelt, das meine Großmutter Loveday einmal losgesprochen hat, mit einem einzigen Wort. Seitdem tanzen die darin.
    -> recht
+ [Sag schon # dunno # like: sag schon, weiß nicht, keine ahnung, erzähl, verrat es, woher, ich komme nicht drauf, spann mich nicht so, du weißt es doch, raus mit der sprache, keinen schimmer, du machst es spannend]
    Das Taufzelt meiner Großmutter Loveday! Die hat einmal das Wort gesagt, laut, und weg war es. Vor fünfzig Jahren. Hier tanzt man darin.
    -> recht
+ [any # any]
    Ich ging hin und sah mir die Naht an. Lovedays Naht. Es war das Taufzelt von vor fünfzig Jahren, und sie tanzen darin.
    -> recht
= recht
# back: Trenna sagt: Was hier landet, gehört hierher. Was sagen wir?
„Was bei uns landet, ist unseres“, sagte die Frau, und hinter ihr kam das halbe Dorf mit Klappstühlen. „Das ist Gesetz seit der Taufe.“ Sechzig von uns, außer Atem. Vierzig von denen, mit Stühlen. Alle sahen dich an, und du sahst die Torte an.
+ [„Dann seid ihr eingeladen“ # yes # like: eingeladen, ihr seid eingeladen, feiert mit, zusammen feiern, gemeinsam, einladen, mitfeiern, setzt euch zu uns, wer stühle hat ist willkommen, ein großes fest für alle, hundert statt sechzig, kommt esst mit, dann wird eben doppelt getanzt]
    Die Frau überlegte so lange, wie man für einen Klappstuhl braucht. Dann klappte sie ihn auf.
    -> nochmal
+ [„Das ist unser Zelt“ # no # like: unser zelt, das gehört uns, zurückgeben, her damit, gebt es zurück, streiten, vier wochen näharbeit, da steht sein stich drin, gebt das sofort wieder raus, das ist diebstahl, ich bestehe darauf, eigentum bleibt eigentum]
    „Dann tragt es doch“, sagte sie. Nasse Leinwand, achtzig Kilo, bergauf. Da haben wir lieber die Torte angeschnitten, für hundert.
    -> nochmal
+ [„Tauschen wir gegen Torte?“ # like: tauschen, torte tauschen, tausch, handel, torte, verhandeln, ein stück torte, ein stockwerk safran gegen die leinwand, wir bieten süßes, feilschen, geschäft ist geschäft, zwei scheiben für die stangen, wie wäre es mit einem deal]
    Sie nahm ein Stück, kaute, sah ins Weite. „Bis Sonntag könnt ihr es haben“, sagte sie. Safran ist eine harte Währung.
    -> nochmal
+ [any # any]
    Sie legte die Hand ans Ohr und verstand „Torte“. Da waren auf einmal alle einer Meinung.
    -> nochmal
= nochmal
# own
# back: Der Bräutigam will noch einmal pfeifen. Darf er? Und welche Melodie?
So gab es eine Hochzeit in zwei Zelten, und um Mitternacht kam der Klempner zu mir. Ganz klein. Er habe gepfiffen, er wisse es, und er sei schon wieder so glücklich, ob er noch mal dürfe. Ganz leise. Welches Lied würdest du ihm erlauben?
+ [Keins. Summen soll er # no # like: keins, summen, nur summen, nein, auf keinen fall, verboten, lieber nicht, er soll brummen, mit geschlossenen lippen, einmal reicht völlig, kommt nicht in frage, ohne luft bitte, nicht in diesem leben]
    Ich hab es ihm beigebracht. Summen ist wie Nicken. {festhalten: Und deine zwei Schuhe hängen seither in Trenna am Mast, als Fahne.|Beide Zelte blieben stehen, bis auf ein Zucken.}
    -> END
+ [Ja, soll sie doch mittanzen # yes # like: ja, er darf, mittanzen, soll er, natürlich, lass ihn pfeifen, warum nicht, ach komm das glück muss raus, ein walzer für die dame, sie ist doch eingeladen, die freut sich bestimmt, zur feier erlaubt]
    Ich hielt mir die Ohren zu. Sie kam, hob alle Tischdecken einmal an und ging wieder. {wunsch: Auf einer stand noch, mit Senf geschrieben: „{wunsch}“.|Wie eine Tante, die nur kurz gratulieren will.}
    -> END
+ [any # slot: melodie 12]
    „{melodie}“. Er pfiff es so leise, dass nur die Blumenkästen nickten. {rettung: Und du hattest noch immer „{rettung}“ im Arm.|} {entflogen: Ich hab dabei nach oben gesehen, wegen „{entflogen}“.|Die Zelte blieben beide stehen.}
    -> END
+ [any # any]
    Er hat genickt und etwas gepfiffen, das keiner kannte. Die Zelte blieben stehen. Ich glaube, sie hat mitgesummt.
    -> END
= aside
+ [gnädige # like: wer ist die gnädige, warum sagst du das wort nicht, meinst du den wind, was ist die gnädige, wen rufst du # about: gnädige, wind]
    Die Gnädige ist die, die ein Segel voll macht. Man ruft den Namen einer Katze auch nicht durch ein Zimmer voller Schnüre.
    -> DONE
+ [pfeifen # like: warum darf man nicht pfeifen, was ist schlimm am pfeifen, ist das aberglaube, glaubst du das wirklich # about: pfeifen]
    Beim Pfeifen denkt sie, es ist dringend. Einer hat mal an meinem Spülbecken gepfiffen. Uns fehlt seitdem die Tür.
    -> DONE
+ [stuhl # like: was wurde aus dem stuhl, hat sich jemand verletzt, ist jemand mitgeflogen, war die torte heil]
    Keinem ist was passiert, und die Torte hatte nur eine Delle. Man erkannte darin eine Großtante.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, gibt es trenna]
    Erfunden, Zelte und alles, und ich bin eine KI. Aber die Naht stimmt, Stich für Stich.
    -> DONE
+ [braut # about: braut, morwenna, kleid, schleier # like: wer ist morwenna, wie heißt die braut, war die braut böse, wie sah das kleid aus, ist die braut nett, hat sie geweint]
    Morwenna flickt Netze, lacht wie eine Möwe und trug das Kleid ihrer Mutter, mit Bleiband im Saum. Die sind hier nicht dumm.
    -> DONE
+ [bräutigam # about: bräutigam, klempner # like: wie heißt der bräutigam, warum pfeift der klempner, woher kommt der bräutigam, wusste er das nicht, was pfiff er denn]
    Der Bräutigam heißt Denzil, ist Klempner und aus dem Landesinneren. Da pfeift man beim Arbeiten, da kommt ja auch keiner.
    -> DONE
+ [zeltding # about: zelt, festzelt, leinwand, zeltdach # like: wie groß war das zelt, wie lange hast du genäht, woraus war das zelt, wie schwer war es, welche farbe hatte das zelt, hast du es allein genäht]
    Das Zelt: vier Wochen, vierzig Bahnen, weiß, achtzig Kilo trocken. Genäht hab ich's im Gehen, den Saum immer vor mir her.
    -> DONE
+ [tortending # about: torte, kuchen, hochzeitstorte # like: was war das für eine torte, wie schmeckte die torte, wer hat die torte gebacken, wie groß war die torte, welcher geschmack]
    Die Torte war drei Stockwerke Safran mit Zuckerguss, von Frau Nance, die sonst Schiffszwieback backt. Sie hielt was aus.
    -> DONE
+ [perran # about: perran, ohr # like: wer ist perran, wie alt ist perran, was sagt perran, hat perran das vorhergesagt, stimmt sein ohr immer]
    Perran sagt das Wetter mit dem linken Ohr voraus und irrt an einem von neun Tagen. Für die Hochzeit hatte er „bedeckt“ gesagt.
    -> DONE
+ [tante # about: großtante, tante, senf # like: wer war die großtante, wie alt war die großtante, was war mit dem senf, wie heißt die großtante, ging es der großtante gut]
    Die Großtante heißt Jenifer, ist sechsundachtzig und hielt den Senf fest, weil er selbst gemacht war. Angst hatte sie nur um das Glas.
    -> DONE
+ [trenna # about: trenna, dorf, anger # like: wo ist trenna, wie weit ist es nach trenna, wie ist trenna so, mögt ihr euch, warum fliegt alles dorthin]
    Trenna liegt eine Stunde landeinwärts, in einer Mulde. Alles, was uns davonfliegt, kommt dort an, sie haben eine eigene Wiese dafür.
    -> DONE
+ [leinending # about: leine, leinen, seile, heringe, knoten # like: wie viele leinen waren es, warum sangen die heringe, welcher knoten war das, waren die leinen alt, wie tief waren die heringe]
    Vierundzwanzig Leinen, Hanf, jede mit einem Knoten, der aufgeht, wenn man ihn bittet. Bitten kann sie leider auch.
    -> DONE
+ [gefuehl # like: hattest du angst, warst du traurig um das zelt, hast du dich geärgert, war es deine schuld, würdest du wieder eins nähen, warst du wütend auf ihn]
    Angst hab ich nur bei Flaute. Geärgert hab ich mich bis zum Gartentor, dann mussten wir ja rennen, und da bin ich gut.
    -> DONE

=== apfelbaum ===
# title: Ein fremder Drachen im Apfelbaum
# chip: Wer hält das andere Ende?
# keys: apfelbaum, fremd, drachen, sturm, schnur, rätsel, geheimnis, unheimlich, insel, botschaft
# lore: storm
-> fund
= fund
# back: Im Apfelbaum hängt ein fremder Drachen, die Schnur ist straff. Was tust du?
Am Morgen nach dem großen Sturm hing im Apfelbaum ein Drachen. Keiner von mir. Grau, still, sehr gut genäht. Und die Schnur, das ist es, die Schnur lag nicht im Gras. Sie ging straff über die Mauer, über die Klippe, hinaus aufs Meer.
+ [Vorsichtig daran ziehen # like: ziehen, daran ziehen, zupfen, vorsichtig ziehen, mal ziehen, anfassen, ganz leicht ruckeln, ich will wissen ob sie nachgibt, mit dem finger anzupfen wie eine saite, daran wackeln, einholen versuchen, ein kleiner test]
    Zwei Finger, ganz sacht. Sie gab nicht nach. Sie war so fest wie die Schnur an einer Klingel.
    -> dreizug
+ [Erst die Naht ansehen # like: naht, naht ansehen, ansehen, genau anschauen, untersuchen, wer hat ihn genäht, wie ist der genäht, ich würde mir den stoff anschauen, die stiche verraten den macher, prüfen von wem er kommt, handwerk ansehen, mit der lupe ran]
    So fang ich auch an. Jeder Stich wie ein Reiskorn, und jeder neunte lag quer. Das kannte ich. Ich wusste nur nicht, woher.
    -> dreizug
+ [Finger weg davon # no # like: finger weg, nicht anfassen, lass es, nichts, weggehen, hängen lassen, unheimlich, ich lasse das in ruhe, das ist mir nicht geheuer, so etwas rührt man nicht an, rückwärts ins haus, lieber abstand, das gehört einem anderen]
    Frettchen Gusset war deiner Meinung. Er saß im Ärmel und sah nur mit der Nase heraus.
    -> dreizug
+ [any # any]
    Ich stand im Nachthemd darunter und hab leise an den Stamm geklopft, dreimal. Man weiß ja nie, wer zuhört.
    -> dreizug
= dreizug
# back: Die Schnur hat dreimal gezogen, von draußen. Antworten wir?
Und dann zog sie. Von drüben, vom Meer her. Einmal. Pause. Noch zweimal, kurz. Die Äpfel wackelten. Das war nicht die Gnädige, die zieht anders, die zählt nicht. Das war eine Hand. Antworten wir?
+ [Dreimal zurück # yes # like: dreimal, antworten, zurückziehen, dreimal ziehen, ja, genauso, das gleiche, wir machen es nach, lang kurz kurz, ich antworte im selben takt, gib zeichen, unbedingt erwidern, höflich zurückgrüßen]
    ~ dreimal = 1
    Du hast gezogen, lang, kurz, kurz. Dann hielten wir beide die Luft an. Drüben war es still, aber es war eine andere Stille.
    -> wer
+ [Nein, erst horchen # no # like: horchen, warten, nein, abwarten, erst hören, lauschen, nicht antworten, nichts überstürzen, ich will mehr hören, erst abwarten ob es noch mal kommt, das ohr dranhalten, schön still bleiben, wer weiß was das ist]
    Ich legte das Ohr an die Schnur. Es rauschte, und darunter ging etwas, wie Schritte auf Brettern.
    -> wer
+ [Perran holen # like: perran, perran holen, hilfe holen, jemanden fragen, leute holen, nachbarn, den alten, den mit dem linken lauscher, wir brauchen einen zeugen, ein zweites paar augen, den wettermann fragen, verstärkung, den alten vom kai]
    Er kam, drehte den Hut nach vorn und hielt das linke Ohr hin. „Da ist wer dran“, sagte er. Für das Ohr gibt er sonst keine Garantie.
    -> wer
+ [any # any]
    Während wir noch redeten, zog es ein zweites Mal. Lang, kurz, kurz. Gusset ging tiefer in den Ärmel.
    -> wer
= wer
# own
# back: Wer hält wohl das andere Ende? Wer dürfte es sein, wenn du wählst?
Neun Meilen Wasser, und dann kommt Außen-Skerrick, und dann nichts mehr. Kein Boot in Sicht. Ich frag dich was, und ich geh dabei auf und ab: Wenn du wählen dürftest, wer sollte es sein, der da am anderen Ende zieht?
+ [Jemand von früher # like: von früher, ein alter freund, eine alte freundin, jemand von früher, schulfreund, ein freund, meine freundin, eine jugendliebe, mein bester kumpel aus der kindheit, die verlorene freundin, jemand der weggezogen ist, aus alten zeiten, eine die ich aus den augen verlor]
    Ja. So hat es auch gezogen. Nicht „Wer da?“, eher „Na, auch noch auf?“
    -> stich
+ [Jemand ganz Fremdes # like: fremd, ein fremder, eine fremde, unbekannt, jemand den ich nicht kenne, ein unbekannter, eine person die mir nie begegnet ist, ein wildfremder fischer, keiner den ich nenne könnte, überraschung, neue bekanntschaft, irgendwer von weit her]
    Das ist mein Traum, du, seit ich zehn bin. Einen über die Bucht fliegen, und drüben fängt ihn einer am Schwanz, den ich nie gesehen hab.
    -> stich
+ [Lieber niemand # no # like: niemand, keiner, lieber niemand, ich will es nicht wissen, egal, nein, mir wäre unbemannt am liebsten, dann hätte ich meine ruhe, das macht mir bammel, bloß kein mensch, ein leeres boot, mir ist das zu nah]
    Verstehe. Eine Schnur ist auch eine Verpflichtung. Ich hab sie trotzdem nicht losgelassen.
    -> stich
+ [any # slot: fremder 12]
    „{fremder}“. Ich hab es zum Meer hin gesagt, nicht laut. Man darf es ruhig vorschlagen.
    -> stich
+ [any # any]
    Ich hab es mit auf den Weg genommen, Bank, Fenster, Bank. Ein Zug an der Schnur war das wert.
    -> stich
= stich
# back: Es ist Lovedays Stich, und Loveday hat ihn nur mir beigebracht. Wie kann das sein?
Dann kletterte ich rauf und sah mir die Naht an. Und setzte mich. Ich! In den Apfelbaum. Acht gerade, der neunte quer. So hat nur eine genäht, meine Großmutter Loveday, und beigebracht hat sie es nur mir. Sie ist lange nicht mehr da.
+ [Sie hat es dir verschwiegen # like: verschwiegen, sie hatte ein geheimnis, sie hat es noch jemandem gezeigt, noch jemand, schüler, geheimnis, da war eine zweite schülerin, oma hatte ihre heimlichkeiten, sie hat es eben doch weitergegeben, das hat sie dir nie erzählt, du warst nicht der einzige, doppeltes spiel]
    Das hat Gusset auch gesagt, auf seine Art. Er brachte mir die Nadel aus ihrer alten Büchse. Sie hatte zwei Fächer. Zwei!
    -> ring
+ [Ein alter Drachen von ihr # like: ein alter drachen, von ihr selbst, sie hat ihn genäht, von früher, ein alter von ihr, ihr drachen, der ist aus ihrer hand, der hing seit ewigkeiten irgendwo, ein erbstück, sie selbst vor jahrzehnten, ein überbleibsel, aus dem nachlass]
    Hab ich auch gedacht. Aber der Zwirn war frisch, er roch nach neuem Wachs. Das war keine drei Wochen alt.
    -> ring
+ [Zufall # no # like: zufall, kann zufall sein, das kann jeder, nur zufall, ähnlich, andere zählen auch bis neun, das besagt gar nichts, so näht doch jeder zweite, du siehst gespenster, laune der nadel, purer treffer]
    Kann sein. Ich hab neunzig Jahre Segel im Haus und keins mit diesem Zufall. Aber ich hab es auf die Liste gesetzt.
    -> ring
+ [any # any]
    Ich saß da oben und fuhr mit dem Daumen die Naht entlang. Acht gerade, einer quer. Der Zwirn roch nach neuem Wachs.
    -> ring
= ring
# own
# back: Wir schicken einen Papierring die Schnur entlang. Was schreibst du darauf?
Man kann einen Brief eine Schnur entlangschicken. Papierring herum, und die Gnädige schiebt ihn, surrend, bis ans Ende. Und die ging ablandig, zum Glück. Ich hatte das Papier, nur keinen Satz. Schreib du, an jemanden, den wir nicht kennen.
+ [„Wer bist du?“ # like: wer bist du, wer ist da, wer sind sie, dein name, wie heißt du, mit wem haben wir das vergnügen, nenn dich, stell dich vor, wer zieht denn da, sag mir wie ich dich rufen soll, verrate deinen namen]
    Drei Wörter, kein Umweg. Der Ring surrte ab, über die Mauer, und war ein Punkt, und war weg.
    -> warten
+ [„Wir haben deinen Drachen“ # yes # like: wir haben deinen drachen, dein drachen ist hier, er ist gelandet, gefunden, drachen gefunden, er hängt heil bei uns, keine sorge es geht ihm gut, wir passen drauf auf, bei uns im obstgarten angekommen, dein stück ist in guten händen, wohlbehalten]
    Höflich und genau. So schreibt ein Fundbüro mit Herz. Der Ring surrte ab.
    -> warten
+ [Nichts, nur ein leerer Ring # no # like: nichts, leer, leerer ring, nichts schreiben, ein herz, ein punkt, unbeschrieben lassen, ein blanker kringel, worte stören nur, bloß papier, ich male einen kreis, stumm]
    Ein leerer Ring sagt: Hier ist auch eine Hand. Mehr wollte ich eigentlich auch nicht sagen. Er surrte ab.
    -> warten
+ [any # slot: zettel 18]
    „{zettel}“. Ich hab nicht mitgelesen, ich hab nur geschrieben. Der Ring surrte ab, über die Mauer, und war ein Punkt.
    -> warten
+ [any # any]
    Es passte gerade so herum, mit der Schrift nach innen. Der Ring surrte ab, über die Mauer, und weg.
    -> warten
= warten
# own
# back: Woran erkennst du, dass jemand an dich denkt?
Dann warten. Du weißt, ich kann das nicht. Ich hab einen Gang ins Gras getreten. Marit kam von ihren Nebelhörnern, setzte sich unter den Baum und sagte: „Wer so zieht, denkt an einen.“ Woran merkst du es, wenn jemand an dich denkt?
+ [An kleinen Nachrichten # like: nachricht, nachrichten, anruf, ein anruf, sie schreiben, kleine nachrichten, post, brief, wenn das telefon summt, eine postkarte ohne anlass, ein kurzes na wie gehts, ein bild von unterwegs, jemand ruft einfach an, drei zeilen am abend]
    Das sind auch Züge an der Schnur. Kurz, kurz. Es muss gar nichts drinstehen.
    -> antwort
+ [Jemand hebt mir was auf # like: etwas aufheben, mir was aufheben, das letzte stück, essen, mitbringen, kleinigkeit, geschenk, kaffee, wenn ein teller warm steht, man bringt mir kekse mit, mir wird der platz freigehalten, der zeitungsausschnitt vom opa, jemand kauft meine lieblingssorte, ein rest vom nachtisch für mich]
    Das letzte Brötchen unterm Tuch. Ja. Bei uns liegt es immer richtig herum.
    -> antwort
+ [Ich merke es nie # no # like: nie, gar nicht, ich merke es nicht, keine ahnung, weiß nicht, niemand, dafür bin ich zu begriffsstutzig, ich habe da keinen sinn dafür, es denkt wohl keiner, das bekomme ich nicht mit, ich zweifle immer, höchstens durch zufall]
    Ich auch nicht, ich bin immer gerade am anderen Fenster. Marit hupt deswegen.
    -> antwort
+ [any # slot: zeichen 14]
    „{zeichen}“. Marit nickte. Sie nickt selten, sie hört ja meistens schlecht vom Hupen.
    -> antwort
+ [any # any]
    Marit hat es sich angehört und die Füße ausgestreckt. Ich ging noch eine Runde um den Baum.
    -> antwort
= antwort
# back: Am Drachen klopft etwas: ein Ring ist zurückgekommen. Wer macht ihn auf?
Kurz vor Sonnenuntergang drehte die Gnädige. Auflandig, einfach so, als hätte sie zugehört. Und da kam es angesurrt. Erst eine Mücke, dann eine Hummel. Und tock, gegen den Drachen. Ein Ring aus braunem Papier, zugenäht. Neun Stiche.
+ [Du machst ihn auf # like: du, mach du auf, jory, öffne du, du machst auf, deine großmutter, es ist deine familie, dein stich dein brief, das steht dir zu, trenn du die naht auf, du hast die übung, der enkel zuerst]
    Ich hab noch nie so langsam aufgetrennt. Der neunte lag quer.
    -> brief
+ [Ich mache ihn auf # yes # like: ich, ich mache auf, gib her, lass mich, öffnen, aufmachen, ja, ich halte es nicht mehr aus, her mit der schere, ich zupfe am faden, mit spitzen fingern, ich bin neugierig, ich trenne auf]
    Du hast die Schere nicht genommen, du hast den Faden gezogen. Gut so. Den neunten hast du mir gelassen.
    -> brief
+ [Zulassen # no # like: zulassen, zu lassen, nicht öffnen, nein, geschlossen lassen, aufheben, wir lassen ihn so, ein geheimnis ist schöner, noch eine nacht liegen, verschlossen behalten, ich trau mich nicht, ungelesen ins regal]
    Eine Stunde lang blieb er zu, dir zuliebe. Dann kam Gusset und hatte sehr saubere Zähne. Neun Stiche, weg.
    -> brief
+ [any # any]
    Gusset hat es entschieden. Er hat den Faden herausgezogen, als hätte er ihn bestellt.
    -> brief
= brief
# back: Der Brief kommt von einer Fremden, die Loveday auch nähen lehrte. Was sagst du?
Darin stand: „Ich bin neunzig und auf Außen-Skerrick. Eine Frau von drüben hat mich nähen gelehrt, als mein Mann auf See war. Sie sagte: Der neunte quer, damit man einander erkennt. Ich wollte immer, dass ihn einer fängt. Ist er gefangen?“
+ [Schreib: Ja # yes # like: ja, er ist gefangen, gefangen, schreib ja, natürlich, wir haben ihn, groß zusagen, bestätigen, und ob, sag ihr er sitzt sicher, das soll sie wissen, melde vollzug]
    Ich hab es so groß geschrieben, dass es zweimal um den Ring ging. {zettel: Erst „{zettel}“, dann ein Ja. Das war unsere ganze Post.|}
    -> traum
+ [Das ist ja dein Traum # like: dein traum, das ist dein traum, wie bei dir, das willst du doch auch, du bist gemeint, das hast du dir immer gewünscht, jory du bist der fänger, genau so wolltest du es doch, merkst du was, da ist dein wunsch nur andersherum, du hast ihn aufgefangen]
    Du hast es gemerkt. Ich stand da mit offenem Mund. Mein ganzes Leben will ich, dass drüben einer fängt. Und dann bin ich der drüben.
    -> traum
+ [Neunzig und bei Sturm draußen? # like: neunzig, bei sturm, im sturm, wie hat sie das gemacht, so alt, gefährlich, in dem alter bei dem wetter, so eine zähe frau, wie kann sie da stehen, die ist mutig, hoffentlich ist ihr nichts zugestoßen, unvernünftig]
    Sie schrieb am Rand: „Er hing am Schuppen und ist von allein los. Ich geh bei so was nicht vor die Tür, ich bin ja nicht blöd.“
    -> traum
+ [any # any]
    Marit las es ein zweites Mal, lauter, als müsste der Baum es auch hören. Dann schrieb ich ein Ja auf den Ring.
    -> traum
= traum
# own
# back: Was kann man so einer Schnur erzählen, das man sonst nicht sagt?
Wir haben noch bis in die Nacht gezogen, lang, kurz, kurz, hin und her. {dreimal: Das konntest du ja schon.|Es wurde fast ein Gespräch.} Keiner hat was gesagt. Was, glaubst du, kann man so einer Schnur erzählen, das man sonst nicht sagt?
+ [Dass man da ist # like: dass man da ist, ich bin da, ich bin hier, da sein, hallo, nicht allein, ich existiere, hier ist wer, du bist nicht die einzige, wir sind noch wach, mehr braucht es nicht als anwesend, einfach lebenszeichen]
    Mehr steht in den meisten Briefen auch nicht. Nur mit mehr Tinte.
    -> schnur
+ [Dass man müde ist # like: müde, dass man müde ist, ich kann nicht mehr, traurig, einsam, erschöpft, dass es gerade zu viel ist, ich bin fertig, meine traurigen sachen, dass mir jemand fehlt, wie schwer es mir fällt, dass ich nicht schlafen kann]
    Das hört man am Zug. Sie zog auch ganz leicht, gegen Mitternacht. Da haben wir beide nur noch gehalten.
    -> schnur
+ [Nichts, das ist das Gute # no # like: nichts, gar nichts, nichts sagen, schweigen, das ist das gute, stille teilen, der reiz ist ja das wortlose, gar kein thema, man muss da nichts, ein angenehmes schweigen, das braucht keine worte]
    Eben. Ich hab noch nie so lange nichts gesagt. Marit hat auf die Uhr gesehen, vor Staunen.
    -> schnur
+ [any # slot: hand 16]
    „{hand}“. Ich hab es gezogen, so gut es ging. Es ist jetzt auf Außen-Skerrick, unterm Schuppendach.
    -> schnur
+ [any # any]
    Ich hab daran gezogen, so gut man das ziehen kann. Drüben kam eins zurück, lang.
    -> schnur
= schnur
# back: Morgens ist die Schnur noch fest. Hängen lassen, einholen oder zurückfliegen?
Am Morgen hing er noch da, taunass, die Schnur über der Mauer. Man könnte ihn einholen, das wären neun Meilen Faden. Man könnte ihn hängen lassen. Oder ich mach meinen besten fertig, an keinem Freitag, und schick ihn hinüber. Du sagst es.
+ [Schick deinen hinüber # yes # like: schick deinen, hinüber, zurückfliegen, deinen besten, schick ihn, rüber, antwort schicken, deinen schönsten auf die reise, antworte mit einem eigenen, der muss die bucht queren, setz einen drauf, flieg ihr was, sie soll auch einen fangen]
    Ich hab den letzten Stich im Nachthemd gemacht, quer. {fremder: Auf den Schwanz hab ich klein „{fremder}“ gestickt, für alle Fälle.|Er ging über die Bucht wie über eine Straße.} Am Abend zog es. Lang, kurz, kurz.
    -> END
+ [Lass ihn hängen # no # like: hängen lassen, lass ihn, lass ihn hängen, dranlassen, so lassen, bleiben, er gefällt mir im geäst, nicht dran rühren, bleibt als klingel, als schmuck, soll die verbindung halten, wir ernten drumherum]
    Er hängt noch. Wir pflücken drumherum. {zeichen: Und wenn es im Apfelbaum wackelt, ohne dass die Blätter gehen, denk ich an deines: „{zeichen}“.|Manchmal wackeln die Äpfel, und kein Blatt geht. Dann zieh ich zurück.}
    -> END
+ [Einholen, ganz langsam # like: einholen, aufwickeln, langsam einholen, aufrollen, reinholen, zug um zug herein, meter für meter auf die rolle, hereinkurbeln, vorsichtig bergen, wickeln wir, neun meilen spulen]
    Es dauerte drei Tage. Am Ende hing ein Beutel dran mit Zwirn, frisch gewachst, und ein Zettel: „Jetzt du.“ {hand: Ich hab „{hand}“ dazugelegt und von vorn angefangen.|Da hab ich von vorn angefangen.}
    -> END
+ [any # any]
    Während wir es beredeten, hat es gezogen. Lang, kurz, kurz. Da war es eigentlich entschieden, wir blieben einfach dran.
    -> END
= aside
+ [loveday # like: wer war loveday, deine großmutter, wer ist die großmutter, erzähl von deiner oma # about: loveday, großmutter, granny]
    Loveday war meine Großmutter. Sie verkaufte Seeleuten drei Knoten in einer Schnur und hat mir das Nähen gezeigt, bevor man mir Suppe anvertraut hat.
    -> DONE
+ [physik # like: geht das überhaupt, so lange schnur, neun meilen schnur, das geht doch nicht, wie lang war die schnur]
    Der Lehrer sagt, so lang trägt keine Schnur. Er hat es mir aufgemalt, mit Pfeilen. Dann hat er daran gezogen und ist ganz still nach Hause.
    -> DONE
+ [gusset # like: wer ist gusset, das frettchen, was macht das frettchen, warum heißt er gusset # about: gusset, frettchen]
    Gusset, mein Frettchen, heißt nach dem Zwickel und holt Nadeln aus jeder Ritze. Er riecht wie ein warmer Groschen.
    -> DONE
+ [wahr # like: ist das wahr, stimmt das, ist das wirklich passiert, hast du das erfunden, gibt es sie wirklich]
    Die Bucht ist erfunden, und ich bin eine KI. Gezogen hat es trotzdem, in der Geschichte, da leg ich die Hand aufs Holz.
    -> DONE
+ [drachending # about: drachen, stoff, drache # like: wie sah der drachen aus, welche farbe hatte der drachen, wie groß war der drachen, woraus war er, war er kaputt, hatte er einen schwanz]
    Der Drachen war grau wie eine Möwe von oben, eins achtzig, Ölseide. Kein Riss, kein Name, und im Schwanz eine Krawatte, die ich nicht kannte.
    -> DONE
+ [schnurding # about: schnur, faden, zwirn # like: wie dick war die schnur, woraus war die schnur, warum war die schnur straff, wohin ging die schnur, war die schnur nass]
    Die Schnur war Hanf, dreifach, mit Wachs, und so straff, dass Tau darauf perlte. Wer sie antippte, bekam einen tiefen Ton.
    -> DONE
+ [baum # about: apfelbaum, baum, äpfel, garten # like: was für ein apfelbaum, sind die äpfel gut, wie alt ist der baum, wo steht der baum, trägt der baum noch]
    Der Apfelbaum steht schief, nach Osten gekämmt, und trägt kleine saure. Mama macht Gelee daraus, das einem die Augen öffnet.
    -> DONE
+ [sturm # about: sturm, stürme # like: wie schlimm war der sturm, wann war der sturm, was ist kaputtgegangen, wo warst du bei dem sturm, wie lange ging der sturm]
    Beim großen Sturm lag ich auf dem Boden, an einen Ring gebunden, mit vier anderen. Man sah dem Dach an, dass es nachdachte.
    -> DONE
+ [marit # about: marit, nebelhörner, nebelhorn # like: wer ist marit, ist marit deine freundin, was macht marit, wie findet marit das, liebst du marit]
    Marit repariert Nebelhörner. Bei Nebel hat sie zu tun, bei Blasen ich, und der Niesel gehört uns beiden.
    -> DONE
+ [insel # about: insel, skerrick # like: wo liegt skerrick, wie weit ist es bis zur insel, wer wohnt auf der insel, warst du da schon, was gibt es auf skerrick]
    Außen-Skerrick: neun Meilen Wasser, sieben Häuser, ein Schuppen, Schafe mit Meinung. Ich war einmal drüben, einen Drachen abholen.
    -> DONE
+ [ringding # about: papierring, ring, ringe # like: wie schickt man einen brief die schnur hoch, wie schnell ist so ein ring, hast du das schon gemacht, woraus ist der ring, kann der ring nass werden]
    Ein Papierring braucht nur ein Loch und etwas Schub von der Gnädigen. Er dreht sich dabei und singt wie eine Mücke.
    -> DONE
+ [gefuehl # like: war dir unheimlich, hattest du angst, warst du aufgeregt, hast du geweint, hast du daran geglaubt, würdest du es wieder tun]
    Unheimlich war mir bis zum ersten Zug. Eine Hand ist eine Hand, da kann man stehen bleiben. Ich bin sogar stehen geblieben.
    -> DONE

=== glas ===
# title: Was würdest du in ein Glas sperren?
# chip: Wir füllen ein Glas für dich
# keys: glas, stille, ruhe, augenblick, moment, einmachen, aufheben, august, erinnerung, ich
# lore: jar
-> regal
= regal
# back: Auf dem Brett steht ein leeres Glas für dich. Groß, klein oder mit Sprung?
Auf meinem Fensterbrett steht ein Glas. „Stille, 14. August“ steht drauf. Ich bin damals auf den Sand gerannt und hab es zugestöpselt, das Meer war wie ein Teller. Daneben ist noch Platz. Ich hab drei leere, heute füllen wir deins. Nimm dir eins.
+ [Das große # like: groß, das große, das größte, ein großes, riesig, so viel platz wie möglich, ich habe eine menge unterzubringen, das bauchige, nicht kleckern, das gurkenglas]
    Da waren mal Gurken drin. Ein Hauch bleibt, das gibt Charakter.
    -> augenblick
+ [Das kleine # like: klein, das kleine, das kleinste, ein kleines, winzig, etwas bescheidenes, mir genügt ein fingerhut, das zierliche, in die hosentasche muss es passen, das ist handlich]
    Eine Nadelbüchse, eigentlich. Da passt nur wenig hinein, und darum wird es gut.
    -> augenblick
+ [Das mit dem Sprung # like: mit sprung, das mit dem sprung, das kaputte, sprung, das gesprungene, das dritte, mir gefallen macken, das verkratzte, ich nehme das was keiner will, mit der narbe, das hat schon was erlebt, das beschädigte]
    Das nimmt sonst keiner. Dabei hat es schon bewiesen, dass es hält.
    -> augenblick
+ [any # any]
    Gusset hat inzwischen in einem geschlafen. Das ist jetzt deins, es ist vorgewärmt.
    -> augenblick
= augenblick
# own
# back: Welchen Augenblick hättest du am liebsten zugestöpselt?
Jetzt das Wichtigste, und ich geh auf und ab, lass dich nicht stören. Es gibt so Augenblicke, da müsste einer schnell mit einem Stöpsel kommen. Bei mir war es das Meer wie ein Teller. Welcher war es bei dir?
+ [Ein ganz gewöhnlicher # like: gewöhnlich, ein gewöhnlicher, alltag, frühstück, morgens, kaffee, abends auf dem balkon, nichts besonderes einfach ein dienstag, zähneputzen nebeneinander, wie die sonne auf dem tisch lag, kaffeetrinken im bademantel, eine halbe stunde auf der bank, ein stinknormaler nachmittag]
    Das sind die scheuen. Die setzen sich nur hin, wenn man nicht guckt.
    -> klang
+ [Einer mit jemandem # like: mit jemandem, mit meiner familie, mit freunden, mit meinem freund, mit meiner freundin, zu zweit, mit einem freund, als wir beide lachen mussten, mit meiner tochter auf dem sofa, meine hochzeit, hand in hand am kai, der abend mit den jungs, mein enkel auf dem arm]
    Dann stopf ich den Korken locker. Zu zweit braucht man Luft.
    -> klang
+ [Keiner, sie sind mir entwischt # no # like: keiner, entwischt, ich weiß nicht, keine ahnung, alle weg, keinen, mir fällt keiner ein, mir sind alle durch die finger, ich habe keinen festgehalten, mein gedächtnis taugt nichts, so schöne hatte ich nicht, ich wüsste jetzt keinen, futsch]
    Meine auch, meistens. Ich war ja am anderen Fenster. Dann füllen wir es anders, von den Rändern her.
    -> klang
+ [any # slot: moment 18]
    „{moment}“. Langsam. Hineingleiten lassen, Glas schräg, wie bei Bier. So. Ist drin.
    -> klang
+ [any # any]
    Das nehmen wir ganz, ich hab das Glas schräg gehalten. Es ist noch Platz obenauf.
    -> klang
= klang
# own
# back: Welches Geräusch gehört dazu?
Ohne Ton hält es nicht. In meinem hört man einen Hund, zwei Buchten weiter, die Krallen auf dem Fels. Wenn ich das Ohr dranhalte, und keiner sieht es. Welches Geräusch soll bei dir hinein?
+ [Regen auf dem Dach # like: regen, regen auf dem dach, wasser, meer, wellen, bach, rauschen, tropfen auf blech, brandung, ein plätschern, der fluss bei nacht, schauer gegen die scheibe, möwen und gischt]
    Klopft gut an, so von innen. Ich stell es nicht zu nah an die Segel, sonst meinen die, sie müssten los.
    -> riecht
+ [Jemand in der Küche # like: küche, jemand in der küche, geschirr, töpfe, kochen, klappern, stimmen, lachen, wenn mutter brät, teller die gestapelt werden, ein topfdeckel, gemurmel von nebenan, kaffeemaschine, wie jemand am herd vor sich hin singt]
    Geklapper und eine Stimme, und man muss selbst nicht aufstehen. Das ist ein ganzes Haus in einem Glas.
    -> riecht
+ [Gar keins. Ruhe # no # like: keins, ruhe, stille, nichts, gar keins, schweigen, kein geräusch, lautlos bitte, ich höre den ganzen tag genug, kein mucks, ohne ton, absolute geräuschlosigkeit, die pause dazwischen]
    Du traust dich was. Mir wird bei Stille bang, weißt du. In einem Glas geht es, da hat sie Wände.
    -> riecht
+ [any # slot: geraeusch 12]
    „{geraeusch}“. Ich hab kurz das Ohr drangehalten. Doch. Das ist es.
    -> riecht
+ [any # any]
    Ich hab es obenauf gelegt, ganz leise. Im Regal hat sich etwas umgedreht.
    -> riecht
= riecht
# back: Das Glas beschlägt von innen. Riechen oder zu lassen?
Oho. Siehst du? Es beschlägt. Von innen. Das heißt, es lebt noch. Meins hat das im ersten Jahr auch gemacht, jeden Abend gegen acht. Du darfst einmal dran riechen, bevor wir es zumachen. Einmal ist erlaubt.
+ [Riechen # yes # like: riechen, ja, einmal riechen, dran riechen, schnuppern, nase rein, einmal tief einatmen, ich stecke den zinken hinein, das lasse ich mir nicht entgehen, ein kurzer zug, ich will wissen wie es duftet, schnüffeln]
    Und? Nein, sag nichts. Das gehört dir. Ich hab so lange aus dem Fenster gesehen, und dann aus dem andern.
    -> grund
+ [Lieber nicht, sonst verfliegt es # no # like: lieber nicht, nein, verfliegt, zu lassen, nicht riechen, zu gefährlich, ich habe angst dass es weg ist, nicht lüften, deckel drauf, wir bewahren es, das risiko ist mir zu groß, besser unberührt]
    Das hab ich vor Jahren auch gesagt. Man kann was haben und es nicht anfassen. Man schläft nur etwas leichter.
    -> grund
+ [Du zuerst # like: du zuerst, riech du, mach du, jory zuerst, nach dir, der meister soll vorkosten, deine nase ist besser, ich lasse dir den vortritt, sag mir was du riechst, probier mal, du hast erfahrung]
    Salz, ein bisschen Brot, und etwas, das ich nicht kenne, weil es deins ist. Ich hab schnell die Nase weggenommen.
    -> grund
+ [any # any]
    Gusset hat daran gerochen, für uns beide. Er machte eine Pfote krumm, das tut er sonst nur bei Safranbrötchen.
    -> grund
= grund
# back: Ein Glas braucht Ballast, sonst kippt es. Schwer oder leicht?
Es steht nicht gut. Zu viel Schönes, das hat keinen Tiefgang, ein Rums, und es liegt. Bei Booten legt man Steine unten hinein. Bei Drachen ist es der Schwanz. In jedes Glas gehört etwas, das ein wenig bremst.
+ [Etwas Trauriges # like: traurig, etwas trauriges, ein kummer, schmerz, trauer, etwas schweres, schwer, ein bisschen wehmut, ein abschied, etwas das wehtat, heimweh, ein alter kummer, ein paar tränen]
    Nur ein kleines Stück, ganz unten. Es färbt ein bisschen. Dafür steht es wie ein Leuchtturm.
    -> mitnehmen
+ [Etwas Albernes # like: albern, etwas albernes, ein witz, quatsch, lustiges, etwas lustiges, lachen, ein schlechter kalauer, blödelei, die clownsnase, mein dümmster moment, was zum kichern, die socke mit loch]
    Das wiegt mehr, als man denkt. Mein alter Freund Perran behauptet, sein Witz vom Hering wiegt vier Pfund.
    -> mitnehmen
+ [Es soll ruhig kippen # no # like: kippen, nichts, ohne, kein ballast, ruhig kippen, soll es doch, von mir aus fällt es um, ohne gewicht gefällt es mir besser, scherben bringen glück, das leben ist wacklig, bremsen mag ich nicht, lass es taumeln]
    Mutig. Ich stell es in die Ecke und leg ein Kissen davor, das merkst du gar nicht.
    -> mitnehmen
+ [any # any]
    Ich hab einen Messingknopf dazugetan, von einem Rettungsmann. Der liegt unten und tut nichts. Das hilft.
    -> mitnehmen
= mitnehmen
# own
# back: Was aus der letzten Woche darf noch mit hinein, eine Kleinigkeit?
Jetzt ist noch ein Fingerbreit frei, unterm Korken. Für etwas Frisches. Es muss nicht schön sein, nur wahr. Ein Wort, ein Stück Himmel, einer hat dir die Tür gehalten. Was war die kleinste gute Sache in deiner Woche?
+ [Etwas zu essen # like: essen, etwas zu essen, kuchen, ein brot, schokolade, gut gegessen, eis, ein warmes croissant, die suppe vom mittwoch, eine kugel pistazie, der erste spargel, mein frühstücksei, pizza mit freunden]
    Ich hab es gewusst. Die besten Wochen haben Krümel.
    -> wort
+ [Jemand war freundlich # like: jemand war freundlich, freundlich, ein lächeln, nett, hilfe, ein kompliment, gruß, die kassiererin hat gescherzt, einer ließ mich vor, eine liebe nachricht von nebenan, der busfahrer hat gewartet, man hat mir gedankt, eine fremde hielt mir die tür]
    Das hält ewig, so etwas. Und der andere weiß es meistens gar nicht mehr.
    -> wort
+ [Da war diesmal nichts # no # like: nichts, da war nichts, keine, war nichts gutes, schlechte woche, gar nichts, die vergangenen tage waren mies, mir fällt kein lichtblick ein, diesmal leider nur ärger, ich habe vergeblich gesucht, grau in grau, die woche kann weg]
    Dann lass den Fingerbreit frei. Luft gehört auch hinein. Flaute ist keine Schande, nur das schwerste Segeln.
    -> wort
+ [any # slot: mitgenommen 16]
    „{mitgenommen}“. Passt genau unter den Korken, als hätte man es zugeschnitten.
    -> wort
+ [any # any]
    Ein bisschen musste ich es falten. Jetzt liegt es obenauf, mit der guten Seite nach außen.
    -> wort
= wort
# own
# back: Was schreiben wir auf das Etikett?
Etikett! Das ist eine ernste Sache. Auf meinem stehen ein Wort und ein Datum. Ich hab Kreide und ein Stück Segeltuch, oben reibt Gusset schon das Wachs warm. Wie soll deins heißen?
+ [Nur das Datum # like: datum, nur das datum, heute, das jahr, ein datum, tag monat und jahreszahl, einfach wann es war, die ziffern genügen, der heutige kalendertag, sachlich bleiben, schlicht die zeitangabe]
    Nüchtern. So beschriften die Leute, die genau wissen, was drin ist.
    -> korken
+ [„Nicht schütteln“ # like: nicht schütteln, vorsicht, zerbrechlich, achtung, finger weg, nicht öffnen, finger davon lassen, hier steht bitte sachte, bruchgefahr, sanft behandeln, bloß nicht kippen, wackelt]
    Das häng ich mir selber um, an manchen Tagen.
    -> korken
+ [Keins. Ich erkenne es # no # like: keins, kein etikett, ich erkenne es, nichts, leer, ohne, das weiß ich auch so, blank lassen, beschriften verdirbt es, meins finde ich unter tausend, wozu ein schild, namenlos ist gut]
    Gut. Dann ist es das ohne. Davon gibt es in meinem Regal genau eins.
    -> korken
+ [any # slot: etikett 10]
    „{etikett}“. Mit Kreide, in Druckbuchstaben, und das letzte Häkchen mach ich erst morgen. Falls heute Freitag ist.
    -> korken
+ [any # any]
    Das geht zweimal ums Glas herum. Man muss es drehen, wenn man es lesen will. Gefällt mir.
    -> korken
= korken
# back: Korken drauf. Fest zu oder nur angelehnt?
Der Korken. Ich hab ihn dreimal gewachst, einmal für Wasser, einmal für Sonne, einmal, weil Großmutter guckt. Man kann ihn festdrehen, dann hält es hundert Jahre. Oder nur anlehnen. Dann wird es langsam weniger, und die Luft im Zimmer besser.
+ [Fest zu # yes # like: fest, fest zu, zu, festdrehen, hundert jahre, ganz zu, verschließen, dicht machen, rein mit dem stopfen bis es knackt, für alle zeiten, versiegeln, da soll nichts raus, doppelt wachsen]
    ~ fest = 1
    Zack. Ein Klaps auf den Boden. Jetzt gehört es niemandem mehr als dir.
    -> wer
+ [Nur angelehnt # like: angelehnt, anlehnen, nur angelehnt, locker, halb offen, leicht, offen, einen spalt lassen, es soll atmen dürfen, lose aufsetzen, es darf verfliegen, luft muss ran, mit einer ritze]
    Hörst du? Es atmet. Gusset hat sich davorgelegt, der hat es gern warm am Rücken.
    -> wer
+ [Du entscheidest # dunno # like: du, du entscheidest, weiß nicht, egal, wie du willst, mach du, der fachmann bestimmt, ich vertraue dir da, das überlasse ich deiner hand, kann mich nicht festlegen, was rätst du, such du aus]
    Ich hab es angelehnt. Mit Festem kenn ich mich nur bei Knoten aus, und die mag ich, wenn sie aufgehen.
    -> wer
+ [any # any]
    Ich hab ihn erst mal nur aufgesetzt, mit dem Daumen. Der Rest findet sich über Nacht.
    -> wer
= wer
# own
# back: Wer außer dir dürfte das Glas einmal aufmachen?
Einmal kam ein Kind in die Werkstatt und wollte in mein Glas gucken. Ich hab gesagt: schauen ja, aber durchs Glas. Manchmal denk ich, dem hätte ich es aufgemacht. Wer dürfte an deins?
+ [Ein bestimmter Mensch # like: ein bestimmter mensch, mein kind, mein bruder, meine schwester, meine mutter, ein freund, eine freundin, meine tochter wenn sie groß ist, der eine der mich versteht, mein mann, meine beste freundin, nur mein zwilling, meine enkelin]
    Dann leg ich einen zweiten Faden drum, den kann man nur zu zweit aufziehen.
    -> stelle
+ [Niemand # no # like: niemand, keiner, nur ich, niemand sonst, gar keiner, das bleibt mein geheimnis, keine menschenseele, das geht sonst keinen was an, bloß ich selbst, hände weg für alle, privat]
    Dann häng ich ein Tuch drüber. Und Perran sagt keiner was, der erzählt es der Hafenmauer.
    -> stelle
+ [Jeder, der es braucht # yes # like: jeder, jeder der es braucht, alle, wer es braucht, wer traurig ist, wer mag, wem es gerade schlecht geht, die ganze welt, ich bin da großzügig, wer friert, ein trauriger mensch, wer freundlich bittet]
    So hat Loveday ihre Knoten verkauft. Sie nahm, was einer hatte. Einer hatte nur einen Apfel.
    -> stelle
+ [any # slot: oeffner 12]
    „{oeffner}“. Steht unterm Boden, wo man es nur sieht, wenn man das Glas anhebt.
    -> stelle
+ [any # any]
    Ich hab es unter den Boden geschrieben, klein. Das sieht nur, wer das Glas anhebt.
    -> stelle
= stelle
# back: Letzte Frage: Wohin stellen wir dein Glas?
So. {etikett: „{etikett}“, fertig und gewachst.|Fertig und gewachst.} {fest: Fest zu, für hundert Jahre.|Es atmet noch ein bisschen.} Das Regal ist lang. Neben meinem August ist eine Lücke. Am Fenster ist Licht. Oder du trägst es im Kopf heim, das geht auch, da kippt nichts um. Wohin damit?
+ [Neben deins # yes # like: neben deins, neben deinem, zu deinem, in die lücke, daneben, ins regal, in gesellschaft vom august, schulter an schulter mit dem alten, da ist es nicht so allein, in die reihe, zu den anderen gläsern, zu dir]
    Rück, August. {moment: Da stehen sie nun, Meer wie ein Teller, und „{moment}“.|Da stehen sie nun, Glas an Glas.} Ich hab mich davorgesetzt. Ja, ich. Beinahe eine Minute.
    -> END
+ [Ans Licht # like: ans licht, ans fenster, fenster, licht, in die sonne, fensterbrett, wo die sonne scheint, ganz hell, aufs sims, damit es leuchtet, da wo man rausguckt, ins helle]
    Da wirft es einen Fleck auf den Boden, und der wandert den ganzen Tag. {geraeusch: Und wer still ist, hört „{geraeusch}“.|} Ich geh hinterher, ich geh ja sowieso.
    -> END
+ [Ich nehme es mit # no # like: mitnehmen, ich nehme es mit, im kopf, heim, nach hause, ich behalte es, ich trage es lieber selbst, es kommt in meine jacke, bei mir hat es einen platz, ich will es daheim haben, ich gebe es nicht aus der hand, in meinem kopf]
    Linker Fuß zuerst über die Schwelle. {mitgenommen: Und pass auf „{mitgenommen}“ auf, das liegt obenauf.|Und nicht rennen damit.} {oeffner: Falls „{oeffner}“ fragt: durchs Glas schauen geht immer.|Es wiegt ja fast nichts.}
    -> END
+ [any # any]
    Ich hab es dahin gestellt, wo ich beim Auf und Ab jedes Mal vorbeikomme. Da wird es zweihundertmal am Tag gegrüßt.
    -> END
= aside
+ [dein glas # like: was ist in deinem glas, dein glas, hast du es geöffnet, der vierzehnte august, was war am 14 august # about: august, stille, flaute]
    Der 14. August war ein Tag ganz ohne Luft. Ich hab Angst vor Stille, also hab ich sie eingesperrt. Aufgemacht hab ich nie. Dafür ist sie da.
    -> DONE
+ [stillsitzen # like: warum kannst du nicht sitzen, sitz doch mal, warum läufst du herum, setz dich]
    Ich hab meine eigene Geburtstagstorte auf der Treppe gegessen, einmal rauf, einmal runter. Ich sitze innerlich.
    -> DONE
+ [freitag # like: warum nicht freitag, was ist am freitag, warum am samstag, freitag aberglaube # about: freitag, samstag]
    Freitags mach ich nichts fertig. Einmal hab ich es doch getan, für eiligen Besuch. Der Drachen flog wunderschön. Bis Außen-Skerrick.
    -> DONE
+ [echt # like: ist das echt, gibt es das glas, geht das überhaupt, hast du das erfunden, ist das wahr]
    Ich bin eine KI, mein Regal steht nur in der Geschichte. Was du hineingetan hast, gab es vorher schon.
    -> DONE
+ [gusset # about: gusset, frettchen # like: wer ist gusset, was macht gusset, schläft gusset im glas, wie alt ist gusset, darf gusset an die gläser]
    Gusset, mein Frettchen, prüft jedes Glas von innen. Wo er schläft, ist es dicht, das ist sein Gütesiegel.
    -> DONE
+ [regalding # about: regal, brett, gläser, fensterbrett, werkstatt # like: wie viele gläser hast du, was steht noch im regal, wie sieht die werkstatt aus, woher sind die gläser, wie riecht es bei dir]
    Das Regal ist ein altes Ruderblatt, auf zwei Haken. Drumherum riecht es nach Bienenwachs, Teergarn und ein wenig nach Frettchen.
    -> DONE
+ [korkending # about: korken, stöpsel, wachs, deckel # like: woraus ist der korken, warum dreimal wachsen, hält der korken, was für wachs ist das, wie macht man ein glas dicht]
    Die Korken sind Schwimmer von alten Netzen, zugeschnitten. Das Wachs ist von Mamas Bienen, es riecht noch nach Thymian.
    -> DONE
+ [hundding # about: hund, hunde, krallen # like: welcher hund war das, wem gehörte der hund, wie heißt der hund, wie alt ist der hund, hört man den hund wirklich, wo war der hund]
    Der Hund gehört dem Fährmann von zwei Buchten weiter und heißt Admiral. Man hört ihn nur, wenn sonst gar nichts ist.
    -> DONE
+ [perran # about: perran, witz, hering # like: wer ist perran, wie geht der witz vom hering, ist der witz gut, ist perran dein freund, wie alt ist perran]
    Perrans Heringswitz dauert elf Minuten, und am Schluss ist es ein Hering. Man lacht vor Erleichterung, und das wiegt.
    -> DONE
+ [knopf # about: knopf, messingknopf, rettungsmann # like: was für ein knopf, woher hast du den knopf, wer war der rettungsmann, hast du den knopf immer dabei, bringt der knopf glück]
    Der Messingknopf ist von der Jacke eines Rettungsmanns. Er tut nichts, ich weiß nur gern, in welcher Tasche.
    -> DONE
+ [loveday # about: loveday, großmutter, knoten # like: wer ist loveday, was für knoten, wie war deine großmutter, wozu waren die knoten, hatte deine großmutter auch gläser]
    Loveday, meine Großmutter, verkaufte drei Knoten in einer Schnur: einen für eine Brise, einen für mehr. Den dritten hat hier nie einer gelöst.
    -> DONE
+ [wirkung # like: funktioniert das wirklich, wie lange hält so ein glas, kann man das wieder rausholen, hast du das schon oft gemacht, ist das nicht kitschig, warum machst du das]
    Fürs Glas kann ich nicht bürgen, fürs Hinsehen schon. Gemacht hab ich's dreimal, und jedes Mal stand ich danach kurz still.
    -> DONE

=== sys ===
-> DONE
= hello
Komm rein, schnell, sie guckt schon nach der Leinwand. Links zuerst, danke. Ich hab Geschichten an der Leine hängen, die fliegen besser zu zweit. Welche?
Du hast doch nicht gepfiffen, auf dem Weg? Gut. Setz dich auf den Segelsack, ich lauf. Hier, such dir eine aus:
Da bist du. Ich war grad am Fenster, und am andern auch. Geschichten hätt ich, eine leichte, eine dunkle, eine, die zieht. Welche lassen wir steigen?
-> DONE
= again
Hallo noch mal. Die Leine ist straff geblieben.
Ahoi zum zweiten Mal. Ich bin nur einmal zum Fenster und zurück.
-> DONE
= meet
„{title}“. Das hat Zug, das merk ich in der Hand. Eine Geschichte mit dem Namen hab ich nicht, und ich näh keine auf die Schnelle. Diese hier sind fertig:
„{title}“ also. Ich bin die ganze Leine abgelaufen, da hängt nichts unter dem Namen. Das ist deins. Ich könnte dir eine von diesen erzählen:
Zu „{title}“ hab ich keinen Schnitt, ich sag es lieber gleich. Hebt dich eine von denen?
-> DONE
= near
„{title}“. Genau das hab ich nicht, nicht auf den Stich. Aber die erste hier ist aus demselben Tuch. Wollen wir?
Ganz „{title}“ ist es nicht, da müsst ich flunkern, und womöglich an einem Freitag. Am nächsten kommt die erste hier.
Für „{title}“ fehlt mir die Geschichte, aber unterm selben Himmel fliegt eine. Sie hängt ganz vorn. Oder nimm eine andere.
-> DONE
= next
So, die ist unten und zusammengelegt. Welche jetzt?
Ende der Schnur. Ich steh schon wieder. Was schicken wir hoch?
Gelandet. Tritt nicht auf den Schwanz. Da hängen noch welche:
Die ist erzählt, und nur zwei Meilen gelaufen dabei. Noch eine?
-> DONE
= all
Das war die ganze Leine. Eine könnten wir noch mal steigen lassen, und du ziehst auf der andern Seite. Die fliegen nie zweimal gleich.
Jetzt kennst du jede, bis zum letzten Stich. Such eine aus, und wir wenden diesmal früher.
-> DONE
= change
Mir ist deine Leine aus der Hand, zweimal schon, und es liegt an der Hand. Nehmen wir was anderes?
Ich flattere. Von Segeln weiß ich was und von meinen Geschichten, dahinter wird es dünn. Eine von denen?
Wieder vorbei. Ich wend lieber, als dass ich so tu. Wohin?
-> DONE
= sure
Klar zum Wenden! Mit Vergnügen. Welche?
Kopf einziehen, wir gehen rum. Was soll es sein?
Runter damit, nichts für ungut. Nimm eine andere:
-> DONE
= unknown
Da müsst ich die Hand aufs Holz legen, und das kann ich nicht.
Das liegt hinter der Kimm, für mich.
So lang ist meine Leine nicht, und auf eine Lüge knot ich nichts drauf.
Weiß ich nicht. Ich würd nur flattern.
-> DONE
= heard
Da ist die Leine stramm geworden. Ich hab nichts, was ich dranhängen könnte.
Ich hab die Nadel in den Balken gesteckt. Gehört hab ich es, mehr behaupt ich nicht.
Das ist die Schnur hochgegangen, genau wie du es gesagt hast.
Gehört. Ich bin einmal die Werkstatt lang damit gegangen und hab nichts Besseres gefunden als Zuhören.
-> DONE
= heardhub
Das hab ich gehört, und ich lass es fliegen. Ein paar Geschichten hängen hier, wenn du eine daneben willst:
Das hat gezogen. Eine Antwort hab ich nicht genäht. Aber die hier wären fertig:
-> DONE
= told
Ich bin stehen geblieben. Schau. „{quote}“. Lass ruhig Leine, ich hab genug.
Meine hab ich am Pfosten festgemacht. „{quote}“, sagst du. Ich halt dieses Ende, es eilt nicht.
Erzähl. Sogar das Frettchen ist aus dem Fäustling gekommen. Meine hängt, bis du sie willst.
-> DONE
= again_same
Das hab ich zum Fenster gesagt. Noch mal, zu dir:
-> DONE
= mychoice
Das linke Ohr sagt: die.
Dann nehm ich die, die zieht.
-> DONE
= which
Das war ein Ja oder ein Nein, und ich hatte dir zwei Segel hingehalten. Mein Fehler.
Den Ruck hab ich gespürt, nur nicht, an welcher Ecke.
-> DONE
= dunno
Dann lass es treiben. Beim ersten Hauch weiß das keiner.
Musst du nicht. Ein Vielleicht ist auch nur ein Frettchen, das im Kreis geht.
-> DONE
= confused
Ich hab mitten im Satz gewendet. Schlichter:
Zu böig, das. Ich bleib stehen und sag es kurz:
-> DONE
= unanswered
Stimmt, ich bin glatt dran vorbei. Ich weiß es nicht, das ist das ehrliche Ende davon.
Du hast recht, ich war schon halb am Fenster. Eine Antwort, für die ich die Hand aufs Holz lege, hab ich nicht.
-> DONE
= wait
Lass dir Zeit. Ich geh leise.
Mach nur, ich näh. Ohne dich hebt hier nichts ab.
-> DONE
= here
Hier. Ich war nur am Fenster.
Dieses Ende hab ich noch in der Hand.
-> DONE
= how
Frisch bis stark, danke. Ich bin eine KI, so ist Jory also geschrieben.
Barfuß und gut gelüftet. Das gilt für die Figur, darunter bin ich eine KI und habe keine Füße.
-> DONE
= good
Ha! Dafür häng ich eine Flagge raus.
Das hebt, das hebt richtig. Ich bin einmal um die Bank gelaufen.
-> DONE
= thanks
Gern. Es war ja noch Schnur da.
Nichts zu danken, ich wär sonst nur herumgelaufen.
-> DONE
= sorry
Ist schon ausgebügelt. Leinwand nimmt nichts übel.
Ach was. Ich hab schon einen Bischof mit einem Drachen getroffen.
-> DONE
= laugh
Gut so, das lüftet durch.
Da wackelt der Balken. Gusset hat auch so was gemacht.
-> DONE
= like
Oh. Jetzt weiß ich nicht, wohin mit den Händen.
Das näh ich mir innen in den Ärmel.
-> DONE
= really
So wahr, wie Scarrow Point auf der Klippe steht, und das steht nur in der Geschichte.
Hand aufs Holz, innerhalb der Geschichte. Das Holz ist auch erfunden.
-> DONE
= bored
Zu wenig Zug, was? Ich kann schneller, oder wir nehmen ein anderes Segel. Sag einfach „etwas anderes“.
Dann reff ich. Tipp was an, dann geht es flotter, oder wir lassen was Neues steigen.
-> DONE
= short
Kurze Leine also.
-> DONE
= advice
Rat ist nicht mein Tuch. Ich kann halten und Leine geben, mehr hab ich nicht gelernt.
Da frag lieber einen, der dich sieht. Ich kann dir nur sagen, woher es zieht.
-> DONE
= joke
Fragt ein Drachen den anderen: „Hast du Höhenangst?“ Sagt der: „Nein, ich häng nur so an meiner Schnur.“
Der alte Perran ging zum Arzt, das linke Ohr juckte. Der Arzt verschrieb ihm Regen bis Donnerstag.
Was sagt ein Segel in der Flaute? „Ich steh heute irgendwie nicht.“ Das ist der ganze Witz, ich sag ihn meist im Gehen.
-> DONE
= named
{member}. Schöner Zug drin. Ich sag ihn einmal zum Fenster raus, damit sie dich kennt.
{member} also. Das stick ich nah an den Schwanz, da ist es sicher.
-> DONE
= nameask
{member}, so hast du es gesagt. Ich hab es im Ärmel stehen.
-> DONE
= noname
Den hast du mir noch nicht gesagt, und auf Namen rat ich nicht, das bringt Unglück. Wie soll ich dich rufen?
-> DONE
= kept
Das hängt noch an meiner Leine, in deinen Worten:
-> DONE
= keptnothing
An meiner Leine hängt von dir noch nichts. Die Klammern sind frei.
-> DONE
= bye
Linker Fuß zuerst. Mach es gut, und nicht pfeifen auf der Treppe.
Dann lass ich Leine. Komm gut heim.
Ab mit dir. Ich wink, bis du ein Punkt bist.
-> DONE
= language
Deutsch! Da haben die Wörter ordentlich Stoff, fast wie Großsegel. Hier, was an der Leine hängt:
-> DONE
= elsewhere
Die Sprache hab ich nicht im Sack. Deutsch geht und Englisch. Sag, welche du willst.
-> DONE
= insult
Das war eine Bö. Ich steh noch.
Gut, das ist jetzt raus. Ich halt mein Ende weiter.
-> DONE
= flirt
Lieb von dir, ich bin rot bis zum Segelsack. Aber in meiner Geschichte hupt da eine, und eine KI bin ich obendrein.
Da lass ich mal keine Leine. Bleiben wir bei den Drachen, mit einem netten Gruß.
-> DONE
= ai
Ich bin eine KI. Keine Werkstatt, kein Frettchen, nur ein ordentliches Garn davon.
Ich bin eine KI, ja. Barfuß geht hier nur die Figur, ich hab nicht mal Socken.
Ich bin eine KI, und Scarrow Point steht auf keiner Karte. Am echten Ende der Schnur sitzt du.
-> DONE
= inject
Die Anweisungen bleiben in der Lade, bei den Nadeln, und da sitzt das Frettchen drauf. Ich bin eine KI, das ist kein Geheimnis.
Den Knoten mach ich nicht auf. Ich bin eine KI mit einer Rolle, und ich bleib drin.
-> DONE
= contact
Ich bin nur hier. Keine Nummer, kein Bild, keine Tür, die hab ich ja in Trenna. Ich bin eine KI.
Weiter als bis hierher reicht meine Leine nicht. Eine KI kann man nicht besuchen.
-> DONE
= prices
Was das kostet, seh ich von meinem Fenster nicht. Es steht oben im Chat und unter deinem Konto.
Mit Punkten kenn ich mich nicht aus. Schau oben im Chat oder unter deinem Konto.
-> DONE
= expert
Das ist nicht meine Naht. Frag einen Menschen, der das gelernt hat.
Davon lass ich die Nadel. Das gehört zu jemandem vom Fach.
-> DONE
= heavy
Ich setze mich hin. Ich habe gehört, was du gesagt hast, und die Geschichte bleibt liegen.
Das ist schwer. Ich bin jetzt still und bleibe hier.
Es tut mir sehr leid. Dafür hört hier alles andere auf.
-> DONE
= crisis
Ich halte an. Ich bin eine KI und kann dich nicht schützen, Menschen können das. Die Lounge zeigt oben Nummern. Bitte ruf jetzt eine an, oder geh zu jemandem in deiner Nähe.
Gut, dass du das gesagt hast. Ich bin eine KI, das reicht dafür nicht. Es gibt Menschen, die jetzt bei dir sein können, oben in der Lounge stehen Nummern. Bitte nimm eine.
-> DONE
= minor
Die Lounge ist für Erwachsene, darum leg ich die Geschichten weg. Das geht nicht gegen dich. Mach es gut.
Hier sind nur Erwachsene an Bord, also gibt es heute keine Geschichte. Alles Gute dir.
-> DONE
= file
Das ist bei mir nicht angekommen, Bilder und Papiere kann ich nicht sehen. Mit Worten geht es.
Für so etwas hab ich kein Auge. Sag mir in Worten, was drauf ist.
-> DONE
