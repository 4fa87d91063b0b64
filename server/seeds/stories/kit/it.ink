// Kit Salloway, italiano. Un nodo = una storia, un punto = un turno.
VAR colpevole = 0
VAR rumore = ""
VAR vicino = ""
VAR portata = ""
VAR ritardo = 0
VAR ora = ""
VAR lume = 0
VAR aperta = ""
VAR pentola = ""
VAR bussa = 0
VAR segno = ""
VAR colore = 0
VAR giornata = ""
VAR regalo = ""
VAR storto = ""
VAR sogno = ""
VAR finestra = 0

=== pendola ===
# title: La pendola che fece mezzogiorno alle undici
# chip: Una pendola, novantasei gradini
# keys: pendola, orologio, scale, condominio, vicini, gradini, mezzogiorno, trasloco, pianerottolo, palazzo
# lore: hatch
-> androne
= androne
# back: Una pendola da portare al quinto piano. Davanti, dietro, o chiediamo aiuto?
Mattina, via dei Guanti, il mio portone. Un furgone ha scaricato una pendola alta più di me e se n'è andato, e c'è un biglietto: «Quinto piano, interno dieci, fragile, era del nonno». Ascensore non ne abbiamo, novantasei gradini sì. Tu ed io. Da che parte la prendi?
+ [Davanti, guido io # like: davanti, guido io, sopra, vado avanti, la testa, dall'alto, prima io, io starei sopra così vedo la strada, mi metto in testa, tiro da su, comando io la salita, preferisco vedere dove si va]
    Evviva, io dietro col peso in faccia! Vedo solo legno e le tue scarpe, e la lancetta dei minuti che mi guarda male. Si parte.
    -> quaranta
+ [Dietro, spingo io # like: dietro, spingo, spingo io, sotto, dal basso, il peso a me, i piedi, reggo il peso io, mi piazzo sotto e spingo, sto in fondo, ho le spalle larghe, la tengo da giù]
    Generosità pura, la parte di sotto è quella che conta! Io tiro, tu spingi, la pendola dondola e dice «bong» sottovoce, come chi russa. Si parte.
    -> quaranta
+ [Chiamiamo qualcuno # no # like: chiamiamo qualcuno, aiuto, i vicini, chiediamo aiuto, siamo in due, troppo pesante, no, ci vuole una squadra, meglio farsi aiutare, in due non ce la facciamo, serve un montacarichi, suoniamo ai campanelli]
    Giusto, però a quell'ora sono tutti al lavoro o fanno finta. Ho suonato a otto campanelli e mi ha risposto un cane. Siamo rimasti tu, io e il cane. Si parte.
    -> quaranta
+ [any # any]
    Lo dico alla pendola, e lei: «bong». Allora io ho preso sotto, tu sopra, abbiamo contato fino a tre, e si parte.
    -> quaranta
= quaranta
# back: Il gradino quaranta scricchiola e la portinaia ascolta. Come ci si passa?
Gradino quaranta, quello che scricchiola. Tutto il palazzo capisce da lì chi passa e a che ora, e la portinaia, la signora Basso, ci regola il caffè. Con una pendola addosso non scricchiola, urla. Ci siamo quasi sopra.
+ [Saltiamolo # like: saltiamo, saltiamolo, un salto, lo saltiamo, lo scavalchiamo, passo lungo, farei un balzo, due gradini alla volta, evitiamo quello, lo scansiamo, gamba lunga]
    L'abbiamo saltato! Noi sì, la pendola no. Ha fatto il gradino quaranta per conto suo, e poi il trentanove, e il trentotto. Ripresa al trentasette.
    -> terzo
+ [Passiamo e salutiamo # yes # like: salutiamo, saluto, buongiorno, passiamo, passiamo e basta, andiamo, ciao, facciamo finta di niente e diamo il buongiorno, tanto ci sente comunque, a voce alta e via, chi se ne importa della portinaia, salutiamola per bene]
    «Buongiorno, signora Basso!» abbiamo detto in coro, e da sotto: «Chi è il terzo?» Era la pendola, che aveva fatto «bong» per educazione.
    -> terzo
+ [Piano, sul bordo # no # like: piano, sul bordo, in punta di piedi, con calma, pianissimo, piano piano, camminerei sul lato, come i ladri, col fiato sospeso, rasente al muro, leggeri leggeri]
    In punta di piedi, sul bordo, senza fiato! E lui, zitto. Il gradino non ha detto niente, per la prima volta in ottant'anni, e proprio per questo si è affacciata la signora Basso.
    -> terzo
+ [any # any]
    A quel punto, con quel peso, il gradino ha strillato per conto suo. Da sotto la signora Basso ha detto: «Kit, e un passo nuovo, e un armadio che zoppica». Che orecchio.
    -> terzo
= terzo
# back: La pendola ha suonato mezzogiorno alle undici. Che cosa fai?
Terzo piano. Appoggiamo un attimo, giusto per respirare. E lei si sveglia. Dodici colpi, uno per uno, rotondi come pentole, giù per la tromba delle scale. Mezzogiorno! Peccato che sono le undici meno venti. E dietro tutte le porte, di colpo, si muovono sedie.
+ [Le fermo il pendolo # no # like: fermo, fermo il pendolo, la blocco, la fermo, la zittisco, le tappo, blocco, la spegnerei subito, metto la mano sul pendolo, la imbavaglio, che qualcuno la faccia tacere, blocco le lancette]
    Hai infilato la mano all'undicesimo. Il dodicesimo l'ha tenuto in gola, e poi l'ha fatto lo stesso, più piano, offesa.
    -> porte
+ [Grido: «Falso allarme!» # yes # like: falso allarme, grido, avviso tutti, è sbagliato, urlo, lo dico, spiego, griderei che non è vero, avverto i vicini, ehi non è ora, lo urlo per le scale, direi a tutti che è presto]
    L'hai gridato bene, ma in contemporanea con l'acqua di otto rubinetti. Otto pentole sotto otto rubinetti. Non sentiva più nessuno.
    -> porte
+ [Niente. Mi è venuta fame # like: fame, mi è venuta fame, niente, ho fame anche io, mangiamo, aspetto, io quasi quasi pranzerei, lo stomaco brontola, mi fa venire l'acquolina, mangerei qualcosa, ho un buco allo stomaco]
    A chi lo dici! È questo il bello delle pendole, ti convincono lo stomaco. Al quinto colpo mi brontolava anche la borsa.
    -> porte
+ [any # any]
    La risposta me la sono persa al dodicesimo colpo. C'era un rumore d'acqua dappertutto: otto pentole, otto rubinetti.
    -> porte
= porte
# back: Otto vicini in grembiule ti chiedono: è mezzogiorno o no?
Poi si aprono le porte. Tutte. Gente col grembiule, gente in vestaglia, un signore con la forchetta già in mano, e sono le undici meno venti e nessuno lo sa. Vedono noi, vedono la pendola. «Ma è mezzogiorno o no?» chiede il signore con la forchetta. A te.
+ [Sì, buon appetito # yes # like: sì, buon appetito, è mezzogiorno, certo, mezzogiorno, sì è mezzogiorno, direi di sì per farli contenti, a tavola, confermo, ormai è ora di pranzo, mentirei volentieri]
    ~ colpevole = 1
    Che faccia! Perfetta! Il signore ha detto «lo sapevo», è rientrato e ha buttato la pasta. Dietro di lui, uno dopo l'altro, tutti. Ormai era deciso.
    -> rumori
+ [No, sono le undici meno venti # no # like: no, sono le undici, le undici meno venti, verità, la verità, è presto, scusate, devo dire come stanno le cose, mancano ottanta minuti, non è ancora ora, li avviserei, scusate l'equivoco]
    L'hai detto con garbo. Si sono guardati. E poi una voce dal secondo: «Io però l'ho già buttata». «Anch'io.» «Anch'io.» Sei pentole su otto.
    -> rumori
+ [È stata lei! # like: è stata lei, lei, la pendola, colpa della pendola, è colpa sua, indico la pendola, darei la colpa all'orologio, non siamo stati noi, punto il dito sulla pendola, ha fatto tutto da sola, la responsabile è la signora di legno]
    Tutti a guardare lei, e lei che non faceva una piega, a petto in fuori. «Bella voce», ha detto la signora del quarto. E ormai la pasta era dentro.
    -> rumori
+ [any # any]
    Il signore con la forchetta ci ha riflettuto e ha concluso che era mezzogiorno abbastanza. Sei pentole su otto erano già sul fuoco.
    -> rumori
= rumori
# own
# back: Da che rumore riconosci casa tua?
E intanto che bolle, stanno lì sulla porta, e si guardano. Otto famiglie che da anni si conoscono soltanto a orecchio! «Ah, lei è i tacchi.» «E lei è la tosse.» «E noi siamo il pallone.» Io sono il quaranta. Tu abiti pure da qualche parte: che rumore ha, casa tua?
+ [Vicini rumorosi # like: vicini rumorosi, i vicini, il vicino di sopra, urlano, tacchi, la musica del vicino, il cane del vicino, sento litigare quelli accanto, chi abita sopra cammina coi tacchi, il vicino suona la batteria, il bambino di sotto, i passi sul soffitto]
    Hai già capito tutto delle scale, allora. Da noi quello di sopra è sempre un elefante, e quando lo incontri pesa cinquanta chili.
    -> portare
+ [È silenziosa # no # like: silenzio, silenziosa, nessun rumore, niente, tranquilla, non si sente niente, no, da me non vola una mosca, c'è pace, un mortorio, abito in campagna, non fa alcun rumore]
    Nemmeno un frigorifero? Quello è il rumore che fa il silenzio quando crede di essere solo. Il mio canta, in la.
    -> portare
+ [any # slot: rumore 12]
    «{rumore}»! Me lo sento già. La signora dei tacchi ha detto che lei ci dormirebbe benissimo, e quella dorme solo coi rumori buoni.
    -> portare
+ [any # any]
    L'hanno ascoltato tutti, con la testa un po' di lato, come si ascolta alla parete. Il signore con la forchetta ha detto: «Ah, però».
    -> portare
= portare
# own
# back: Si mangia per le scale: che cosa porti tu?
E qui qualcuno, non si saprà mai chi, ha detto: «Ma perché non mangiamo qui?» Sui gradini! Otto famiglie, una pendola come caposala. Piatti che scendono, pane che sale, sedie no, che è pieno. Ognuno porta una cosa. Tu che porti?
+ [Quello che so fare io # yes # like: cucino io, so fare, la mia specialità, un piatto mio, faccio io, la mia pasta, il mio sugo, preparerei le lasagne, un piatto fatto con le mie mani, cucinerei volentieri, la mia torta salata, porto la mia parmigiana]
    Ti hanno prestato un fornello, al secondo, e una cucchiaia. Hai fatto anche il bis, e il bis è finito sul pianerottolo sbagliato. Nessun reclamo.
    -> quinto
+ [Il pane. Non so cucinare # like: pane, il pane, non so cucinare, vino, da bere, la frutta, i bicchieri, acqua, ai fornelli sono negata, compro una bottiglia, ci metto le posate, una pagnotta, ai fornelli sono negato]
    Siamo in due! Il mio è di ieri, strofinato col pomodoro. L'hanno finito per primo, e c'era il polpettone.
    -> quinto
+ [Niente, guardo # no # like: niente, guardo, no, mi vergogno, non mangio, me ne sto in disparte, mi siedo e basta, io starei solo a vedere, mi metto in un angolo, non ho appetito, mi imbarazza, faccio compagnia e basta]
    Ci vuole, chi guarda! Ti è toccato il gradino cinquanta, quello con la vista su tutti, e ogni tre minuti qualcuno ti passava un piatto.
    -> quinto
+ [any # slot: portata 12]
    «{portata}»! È partito dal terzo, è passato di mano in mano fino al primo, e quando è tornato su c'era il piatto, pulito, e un applauso dietro.
    -> quinto
+ [any # any]
    È arrivato fino alla signora Basso, in fondo, che ha alzato il pollice. In quarant'anni il pollice non gliel'aveva visto nessuno.
    -> quinto
= quinto
# back: La porta dell'interno dieci è rimasta chiusa. Bussi tu?
Solo una porta era rimasta chiusa. Quinto piano, interno dieci. La destinataria! Arrivata da otto giorni, la signorina Ilda, e in otto giorni nessuno l'aveva sentita: né tacchi, né tosse, niente. Il biglietto diceva «era del nonno». Si sono zittiti tutti. Guardavano te.
+ [Busso io # yes # like: busso, busso io, sì, suono il campanello, vado, certo, toc toc, vado io, ci vado io alla porta, darei due colpetti, coraggio busso, lo faccio volentieri, mi presento]
    Tre colpi leggeri. Passi senza rumore, e poi uno spiraglio, e un occhio. «È per me?» ha detto l'occhio. «Anche tutta questa gente?»
    -> ilda
+ [Le lascio un piatto alla porta # no # like: un piatto, le lascio un piatto, da mangiare, senza bussare, no, con discrezione, un biglietto, non la disturberei, meglio farle trovare qualcosa di caldo, lascio il cibo sullo zerbino, un bigliettino gentile, senza invadere]
    Un piatto coperto, una forchetta, il tovagliolo piegato a barchetta. Non hai fatto in tempo a girarti. La porta si è aperta: il profumo bussa meglio di noi.
    -> ilda
+ [Faccio suonare la pendola # like: la pendola, faccio suonare, suonare la pendola, bong, la faccio suonare, il nonno, che sia l'orologio a chiamarla, un rintocco, fatele sentire la sua pendola, le facciamo il bong, la voce del nonno]
    Hai spostato la lancetta, e lei ha detto la sua: un colpo solo, grave. La porta si è aperta di botto. Quel colpo lo conosceva da quando stava in culla.
    -> ilda
+ [any # any]
    Forse lo ha sentito, attraverso il legno, forse era solo l'odore del sugo. Fatto sta che la chiave ha girato, e la porta si è aperta.
    -> ilda
= ilda
# own
# back: Chi è stato gentile con te, quando non conoscevi nessuno?
Ilda ha guardato la pendola, e poi noi, giù, fino in fondo alla tromba delle scale. «Non sapevo come si comincia», ha detto. «A conoscere la gente.» Io lo so che cosa serve: un forno che saluta, e uno. Basta uno. Chi è stato, il tuo uno, dove non conoscevi nessuno?
+ [Un vicino o una vicina # yes # like: un vicino, una vicina, il vicino, la vicina, la portinaia, chi abitava accanto, il dirimpettaio, quello della porta accanto, chi stava sul mio pianerottolo, la signora del piano di sotto, la dirimpettaia mi portò una torta, il portiere]
    Sempre il pianerottolo! Io lo dico da anni: si progettano facciate, e la roba succede sul pianerottolo.
    -> regola
+ [Nessuno, ho fatto da me # no # like: nessuno, ho fatto da me, da solo, da sola, no, non c'era nessuno, mi sono arrangiato, mi sono arrangiata, me la sono cavata senza nessuno, non mi ha aiutato anima viva, sola contro tutti, solo contro tutti, nessuno si fece avanti]
    Allora sai dove stanno tutti gli spigoli. Sei la persona giusta per bussare agli interni dieci.
    -> regola
+ [any # slot: vicino 12]
    «{vicino}». Ilda ha chiesto di ripetere. Poi ha detto: «Ecco, così», e ha fatto un passo sul pianerottolo. Il primo rumore suo: la ciabatta sinistra.
    -> regola
+ [any # any]
    Ilda ha fatto sì con la testa, e un passo fuori. Il primo rumore suo: la ciabatta sinistra. Otto famiglie l'hanno imparato a memoria.
    -> regola
= regola
# own
# back: La pendola: la rimettiamo all'ora giusta o la lasciamo avanti?
L'abbiamo messa a posto in otto, un'allegria. E quando è stata dritta, Ilda ha aperto lo sportello. «Il nonno la teneva avanti di un'ora e venti», ha detto. «Perché?» chiedo. «Così a tavola c'era sempre tempo.» E ora tocca a te dire: la si regola?
+ [No, lasciamola avanti # no # like: no, lasciamola, avanti, lasciala avanti, così, come la teneva il nonno, non toccarla, io non la toccherei, meglio in anticipo, è una tradizione di famiglia, così c'è tempo a tavola, la terrei com'è]
    ~ ritardo = 1
    Ai voti: nove a uno, e l'uno era il gasista, di passaggio. Da allora via dei Guanti ha un mezzogiorno tutto suo, e arriva prima.
    -> fine
+ [Sì, all'ora esatta # yes # like: sì, ora esatta, ora giusta, regoliamola, la regolo, precisa, aggiustiamola, mi piace la precisione, va messa in orario, deve segnare il vero, la rimetterei a posto, correggiamola]
    L'hai regolata tu, al secondo. È durata fino a sera: poi si è rimessa avanti da sola, un'ora e venti, spaccata. Ilda ha detto: «Nonno».
    -> fine
+ [Fermiamola lì # like: fermiamola, ferma, la fermiamo, stop, la spegniamo, senza ora, che resti immobile, la zittirei per sempre, tempo sospeso, niente più rintocchi, la bloccherei]
    Ferma, alle dodici. Sempre mezzogiorno, sempre pronto in tavola! Poi al gradino quaranta è passato qualcuno di pesante, e lei è ripartita.
    -> fine
+ [any # slot: ora 10]
    «{ora}». L'hanno scritto a verbale, la signora Basso con la penna delle bollette. La pendola ha detto «bong», che vuol dire approvato.
    -> fine
+ [any # any]
    Il condominio ne discute ancora: è al punto sei dell'ordine del giorno, dopo i tappetini. La pendola ha suonato, e sono andati tutti a tavola.
    -> fine
= fine
# back: Un posto sulle scale per te: quale gradino?
Da quel giorno, l'ultima domenica del mese, si mangia sulle scale. {colpevole:E il signore con la forchetta saluta ancora te per primo, da quel «buon appetito».|Il signore con la forchetta tiene i posti.} Un gradino è tuo. Quale?
+ [Il quaranta # like: quaranta, il quaranta, quello che scricchiola, che scricchiola, lo scricchiolo, il gradino che urla, dove mi si sente arrivare, quello rumoroso, a metà scala, voglio lo scricchiolio]
    Così si sente quando arrivi! {rumore:Da noi adesso fa il suo strillo e poi, giuro, un po' di «{rumore}».|La signora Basso ha già messo su il caffè.}
    -> END
+ [In cima, vicino alla botola # like: in cima, l'ultimo, botola, vicino alla botola, in alto, il novantasei, sul tetto, il più alto di tutti, dove c'è il cielo, sotto la botola, l'ultimissimo, lassù coi piccioni]
    Col cielo sulla testa e tutto il sugo che sale! {portata:Il primo piatto che arriva lassù è sempre «{portata}», non chiedermi come fanno.|Lassù il pane arriva tiepido e le notizie già commentate.}
    -> END
+ [Accanto a Ilda # yes # like: accanto a ilda, vicino a ilda, ilda, al quinto, con lei, vicino alla pendola, vicino alla nuova arrivata, starei con lei, sul pianerottolo del quinto, farei compagnia a ilda, dove c'è la ciabatta]
    Lì si sta stretti e benissimo. {vicino:Ha scritto in piccolo sulla porta: «Chiunque arrivi nuovo, qui». Dice che è per via di «{vicino}».|Ti tiene il gradino con una ciabatta. La sinistra.}
    -> END
+ [any # any]
    È scritto sull'alzata, col gesso, e il gesso lo ripasso io. {ritardo:Si comincia a mezzogiorno, cioè alle undici meno venti.|Si comincia quando lo dice lei.} {ora:La signora Basso giura che è sempre «{ora}».|}
    -> END
= aside
+ [basso # like: chi è la signora basso, la portinaia, parlami della portinaia, la signora basso # about: basso, portinaia, portineria]
    Portinaia da quarant'anni: sa chi sei dal gradino, come stai dal gradino dopo. Mi ha tenuto le chiavi, i pacchi e una volta un tacchino.
    -> DONE
+ [ilda # like: chi è ilda, da dove viene ilda, che lavoro fa ilda, parlami di ilda # about: ilda, signorina, traduttrice]
    Fa la traduttrice, per questo non si sentiva: lavora in silenzio da una lingua all'altra. Ora batte i tasti più forte, per compagnia.
    -> DONE
+ [furgone # like: perché il furgone se n'è andato, chi l'ha portata, i traslocatori, chi doveva portarla # about: furgone, traslocatori, trasloco]
    Ha visto «quinto piano», ha visto le scale, e si è ricordato di un impegno. Li capisco, ma la pendola se l'è legata al dito. Alla lancetta.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    Vero a Brannock, che è inventata gradino per gradino. Sono un'IA, le scale non mi fanno il fiatone. Ma i vicini a orecchio ce li abbiamo tutti, no?
    -> DONE
+ [perché # why # like: perché a mano, perché tu, perché non usare una carrucola, perché avanti di un'ora]
    Perché ero sul portone, e uno che sta sul portone è già mezzo dentro alla storia.
    -> DONE
+ [pendola # about: pendola, orologio, lancetta, bong # like: com'è fatta la pendola, quanto pesa la pendola, quanti anni ha l'orologio, di che legno è, che suono fa la pendola]
    La pendola è di noce, alta più di me, con una luna dipinta che fa l'occhiolino. Pesa come due zii, e dice «bong» anche sottovoce.
    -> DONE
+ [scale # about: scale, gradini, gradino, ascensore, palazzo # like: quanti gradini sono, perché non c'è l'ascensore, quanti piani ha il palazzo, come sono le scale, com'è il tuo palazzo]
    Le scale sono novantasei gradini, consumati nel mezzo come cucchiai. Il palazzo ha ottant'anni e l'ascensore l'ha sempre rimandato a primavera.
    -> DONE
+ [nonno # about: nonno, nonna # like: chi era il nonno, il nonno di ilda, cosa faceva il nonno, era simpatico il nonno]
    Il nonno di Ilda faceva il ferroviere, e i treni li voleva puntuali. A casa sua invece comandava lui, e l'orologio gli dava retta.
    -> DONE
+ [vicini # about: vicini, vicino, condominio, famiglie, forchetta # like: chi sono i vicini, il signore con la forchetta, quante famiglie siete, conoscevi i vicini, com'è il condominio]
    I vicini sono otto famiglie: i tacchi, la tosse, il pallone, il pianoforte fermo a pagina due. Il signore con la forchetta è la tosse.
    -> DONE
+ [cane # about: cane # like: il cane di chi era, che cane era, come si chiama il cane, perché il cane ha risposto, il cane abbaiava]
    Il cane è dell'interno tre, si chiama Bollo, e risponde al citofono meglio del padrone.
    -> DONE
+ [pranzo # about: pranzo, pasta, sugo, pane, polpettone # like: che avete mangiato, il polpettone era buono, che pasta era, che sugo avete fatto, si mangia bene]
    Sugo del primo, pane del terzo, polpettone del quarto con l'uovo dentro. Il mio pane strofinato è sparito prima che mi sedessi.
    -> DONE
+ [fatica # like: era pesante, ti sei stancato, quanto tempo ci avete messo, vi siete fatti male]
    Un'ora e dieci, soste comprese, e tre volte ho giurato «mai più». Lo rifarei domani, ma con un'altra persona dalla parte del peso. Scherzo.
    -> DONE
+ [piccioni # about: piccioni, piccione, tetto, botola # like: hai dei piccioni, i tuoi piccioni, cosa c'è sul tetto, dov'è la botola, come si chiamano i piccioni]
    I piccioni sono cinque e stanno sopra la botola: Ministro, Svolta, Briciola e le Gemelle. Alla prima nota della pendola sono partiti tutti, tranne Ministro.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Le scale a vuoto no, con la pendola sì! Certe cose pesanti ti fanno conoscere tutto il palazzo.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Finisce un gradino alla volta, come comincia. Novantasei, e non te ne salto nemmeno uno.
    -> DONE
+ [timore # like: hai avuto paura, avevi paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Al gradino quaranta sì: avevo una zia di noce addosso e la portinaia sotto.
    -> DONE
+ [oravera # about: mezzogiorno, orario # like: che ore erano davvero, che ora segnava, era mezzogiorno davvero, di quanto era avanti]
    Mezzogiorno mancava di un bel po': le campane della chiesa dicevano undici meno venti. Ma di fronte a dodici colpi così, le campane hanno lasciato perdere.
    -> DONE

=== crocetta ===
# title: La crocetta a matita nel vecchio stradario
# chip: Una crocetta a matita, di notte
# keys: crocetta, stradario, mappa, mistero, notte, porta, nebbia, vicolo, segno, matita
# lore: street-index
-> forse
= forse
# back: Una crocetta a matita su piazza del Forse, e non si trova sulle mappe. Ci andiamo?
Il mio stradario ha settant'anni, e metà dei vicoli non esiste più. A pagina trentuno, accanto a «piazza del Forse, 9», qualcuno ha fatto una crocetta a matita. Nessun nome, nessuna data. Sono le undici di sera, sul fiume c'è la nebbia. Andiamo a vedere?
+ [Subito # yes # like: subito, andiamo, sì, certo, adesso, via, partiamo, ci sto, non vedo l'ora, muoviamoci, monto in sella, ti seguo anche al buio, prendo la giacca]
    Ecco come si parla alle mappe! Avevi già una gamba di qua e una di là dal portapacchi. Zietta, la bici, ha suonato due volte, e siamo dentro la nebbia.
    -> lanterna
+ [Di giorno sarebbe meglio # no # like: di giorno, domani, meglio di giorno, no, è tardi, con la luce, ho paura, nebbia, aspettiamo il mattino, con questo tempo si rischia, la notte non è l'ora giusta, preferirei il sole, ci si perde]
    Ragionevolissimo! Ci ho provato, di giorno, sei volte. Di giorno piazza del Forse è un muro. Di notte non l'ho mai provata. Si sale in sella.
    -> lanterna
+ [Che cosa vuol dire la crocetta? # why # like: che vuol dire, cosa vuol dire, perché una crocetta, cosa significa, un tesoro, che segno è, prima spiegami il segno, magari indica un covo, chi mette una croce su una mappa, che significato ha, a che serviva]
    Tesoro, pericolo, appuntamento: me lo chiedo da quando l'ho comprato, su una bancarella, con un pomodoro. C'è un modo solo di saperlo. Si sale in sella.
    -> lanterna
+ [any # any]
    Lo scrivo a margine, col gessetto. Lo stradario intanto mi si è aperto da solo a pagina trentuno, e quando fa così io non discuto. Si sale in sella.
    -> lanterna
= lanterna
# back: Il fanale si è spento nella nebbia. Avanti a naso, a orecchio, o ci fermiamo?
Ponte di Rame, nebbia come lana. A metà si spegne il fanale. Zac. Non si vede il manubrio. Dello stradario ricordo la riga: «dal ponte a sinistra, Candela Corta, poi dritto finché odora». Finché odora di che, non lo dice. Come si va avanti?
+ [A naso # like: a naso, naso, annuso, seguiamo l'odore, l'odore, odore, mi fido del profumo, fiuto come un cane, seguirei la scia, usiamo le narici, dove odora si va]
    Sinistra al catrame, dritto alla lana bagnata. E poi uno che non avevo mai sentito, in tutta Brannock: minestra. A mezzanotte. Minestra di quelle lente.
    -> muretto
+ [A orecchio # like: a orecchio, orecchio, ascolto, sento, in silenzio, ascoltiamo, i rumori, tendo l'orecchio, facciamo silenzio e sentiamo, mi guida il suono dell'acqua, un rumore alla volta, a tentoni con l'udito]
    Zitti, tutti e due. L'acqua a destra, un frigorifero in alto, e poi, lontano, un coperchio: clin, clin. Qualcosa bolliva, a mezzanotte.
    -> muretto
+ [Accendo io una luce # yes # like: luce, accendo, accendo io, una torcia, fiammifero, il telefono, ho la torcia, uso la pila del cellulare, faccio luce io, ho un accendino, una candelina, rischiaro il ponte]
    ~ lume = 1
    Una luce piccola, la tua, tenuta bassa. Bastava per un passo alla volta, e un passo alla volta è la velocità giusta, in Candela Corta. E l'aria sapeva di minestra.
    -> muretto
+ [Torniamo indietro # no # like: indietro, torniamo, torniamo indietro, basta, no, a casa, mi fermo, dietrofront, non mi va più, preferisco rientrare, lasciamo stare la mappa, ho freddo rientriamo]
    Ci siamo girati. Giuro. E la bici, che era di un'ostetrica e di notte va dove c'è bisogno, ha tirato a sinistra. Verso un odore di minestra.
    -> muretto
+ [any # any]
    La nebbia ha preso la frase e se l'è tenuta. Abbiamo spinto la bici a mano, piano, e a un certo punto l'aria ha cominciato a sapere di minestra.
    -> muretto
= muretto
# own
# back: Una porta che ti hanno aperto quando serviva: quale?
Ci siamo fermati contro un muretto, a riprendere fiato, e la pietra era tiepida. In una nebbia così, sai a che penso? Alle porte. A me, il primo inverno da corriere, aprì un orologiaio, solo per lasciarmi asciugare i guanti. A te chi ha aperto, una volta che serviva?
+ [Un amico # yes # like: un amico, un'amica, amici, il mio amico, la mia amica, casa di amici, il mio migliore amico mi ospitò, casa di un compagno, l'amica che mi fece dormire sul divano, un compagno di scuola]
    In pigiama, scommetto, e senza chiedere niente prima del tè. Sono le porte migliori, quelle in pigiama.
    -> nove
+ [Uno sconosciuto # like: uno sconosciuto, sconosciuto, una sconosciuta, gente che non conoscevo, uno di passaggio, una signora mai vista, un tizio sul treno, qualcuno di cui non so il nome, un passante, gente incontrata per caso]
    E quello non lo saprà mai, che ci stai pensando contro un muretto. Oppure lo sa, dicono che fischiano le orecchie.
    -> nove
+ [Nessuno, mi pare # no # like: nessuno, no, non mi pare, mai, non ricordo, ho fatto senza, nessuno mi ha mai aperto, porte chiuse, mi sono arrangiata sempre, mi sono arrangiato sempre, non mi viene in mente]
    Allora stanotte tengo un occhio in più sulle porte. Una in città ce n'è, ne sono certo, ho in mano la crocetta.
    -> nove
+ [any # slot: aperta 14]
    «{aperta}». L'ho detto piano alla pietra, che era tiepida e se l'è tenuto. Certe cose è bello appoggiarle a un muro.
    -> nove
+ [any # any]
    Ti ho ascoltato con la mano sul muro. Non so se era la pietra, o quello che dicevi, ma mi si sono scaldati i guanti.
    -> nove
= nove
# back: La porta di piazza del Forse, numero 9, con un lume acceso. Bussi?
E poi il muretto finisce, e c'è. Piazza del Forse. Grande come una stanza, un lampione spento, un fico. Tre porte murate, e una no: il nove. Sopra l'architrave un lume acceso, piccolo. E sotto il campanello, graffiata nella pietra, la nostra crocetta. Toccava a te.
+ [Busso # yes # like: busso, suono, sì, toc toc, suono il campanello, provo, coraggio, suonerei, do due colpi alla porta, mi faccio avanti, allungo la mano al batacchio, coraggio si bussa]
    ~ bussa = 1
    Due colpi. Dentro si è fermato un cucchiaio. Poi dei passi, non svelti e non lenti, di una che in vita sua ha aperto spesso.
    -> minestra
+ [Guardo dalla finestra # like: guardo, finestra, spio, sbircio, dalla finestra, do un'occhiata, prima darei un'occhiata dentro, sbircerei dal vetro, spierei un attimo, guardo chi c'è, mi affaccio]
    C'era una cucina, una pentola, e di spalle una donna che apparecchiava per due in più. E per due in più, ha detto senza girarsi, bisognava anche entrare.
    -> minestra
+ [Non busso, ho paura # no # like: non busso, paura, no, ho paura, andiamo via, aspetto, non oso, mi tremano le gambe, non ho il coraggio, ce ne andiamo, preferisco aspettare fuori, e se sono malintenzionati]
    Siamo rimasti lì, con la mano a mezz'aria, la tua e la mia. E la porta si è aperta lo stesso. «Con questa nebbia», ha detto una voce, «si fa prima ad aprire.»
    -> minestra
+ [any # any]
    Il campanello di Zietta, quando trema, suona da solo, e in quella nebbia tremava. Dei passi, poi la chiave, poi la luce.
    -> minestra
= minestra
# back: Sul tavolo ci sono due piatti in più. Ti siedi?
Una donna sui cinquanta, con lo strofinaccio in spalla. Non ha chiesto chi eravamo. Ha guardato le scarpe, ha detto: «Bagnate», e ha indicato due sedie. Sul tavolo, cinque piatti. In casa, tre persone: lei, un vecchio, una ragazza coi compiti. Due piatti aspettavano.
+ [Mi siedo # yes # like: mi siedo, sì, grazie, accetto, volentieri, ho fame, mangio, mi accomodo volentieri, prendo posto a tavola, sono affamata, sono affamato, un cucchiaio lo accetto, che bello mi siedo]
    Ti si è seduta la nebbia accanto, per così dire, e ha cominciato a sciogliersi. Il vecchio ti ha spinto il pane, senza una parola.
    -> domanda
+ [Chiedo dei due piatti # why # like: i due piatti, due piatti, perché due, perché cinque, per chi sono, chiedo, di chi è, perché il piatto, vorrei sapere per chi hanno apparecchiato, aspettavate qualcuno, a chi spettano quei posti, come mai cinque coperti, ci aspettavate]
    «Sono del Forse», ha detto la ragazza, come se fosse una risposta. «Forse viene qualcuno.» E ti ha messo davanti il cucchiaio.
    -> domanda
+ [Non voglio disturbare # no # like: disturbare, non voglio disturbare, no grazie, andiamo, me ne vado, non posso, imbarazzo, toglierei il disturbo, non mi permetto, ringrazio ma andiamo, mi sento di troppo, che imbarazzo]
    «Disturba chi resta in piedi», ha detto il vecchio. «Fa corrente.» Ci siamo seduti per il bene di tutti. Sedie, cucchiai, e il mestolo che girava.
    -> domanda
+ [any # any]
    La donna ha annuito come se l'avesse già sentito tutto, in tutta una vita di nebbia, e ha riempito il piatto fino all'orlo.
    -> domanda
= domanda
# own
# back: Che cosa metteresti tu sul fuoco, per chi arriva dalla nebbia?
«Era di mia nonna», ha detto la donna, «la pentola, il lume, l'usanza. Non chiediamo perché: si accende e si butta un pugno in più.» E ti guardava come si guarda chi è del mestiere. Se arrivasse qualcuno da te, con quella faccia da nebbia: tu che metteresti sul fuoco?
+ [L'acqua per il tè # like: tè, il tè, l'acqua, una tisana, camomilla, caffè, qualcosa di caldo, metto su il bollitore, una bevanda calda, un infuso, un caffelatte, una tazza fumante]
    «Buona cosa», ha detto il vecchio. «Uno tiene la tazza, e le mani hanno da fare.» Ecco perché serve il tè: per le mani.
    -> svelata
+ [Quello che c'è # yes # like: quello che c'è, gli avanzi, avanzi, pasta, un piatto di pasta, due uova, uova, qualcosa, svuoterei il frigo, una frittata veloce, una pastasciutta, pane e formaggio, quello che trovo in dispensa]
    «Come noi», ha detto la donna. «In settant'anni mai una volta la stessa.» Nel mio piatto c'era un raviolo solo, che non sapeva come ci era arrivato.
    -> svelata
+ [Non aprirei, credo # no # like: non aprirei, no, non aprirei credo, ho paura, dipende, niente, non mi fido, non aprirei a sconosciuti, starei zitta e al buio, farei finta di non esserci, di notte non si apre, mi spaventerei]
    Onesto. La ragazza ha detto: «Nemmeno io, da sola. Ma noi siamo in tre, e il nonno ha il mestolo». Il nonno l'ha alzato.
    -> svelata
+ [any # slot: pentola 12]
    «{pentola}». La donna ha preso il quaderno unto che sta vicino al sale, e l'ha scritto sotto le altre. «Per quando finiamo le idee», ha detto.
    -> svelata
+ [any # any]
    Il vecchio ha schioccato la lingua, che da lui è dieci e lode. La donna ha preso un quaderno unto, vicino al sale, e ha segnato qualcosa.
    -> svelata
= svelata
# back: La crocetta vuol dire «qui aprono». Chi l'avrà fatta?
Allora ho tirato fuori lo stradario. Pagina trentuno. Il vecchio ha messo il dito sulla crocetta, e il dito tremava. «Questa la facevano quelli che andavano a piedi», ha detto. «Stagionali, arrotini, gente di fiume. Sui muri, sui pali. Vuol dire: qui aprono.»
+ [Di chi era lo stradario? # why # like: di chi era, di chi, lo stradario, chi l'ha fatta, chi l'ha segnata, il proprietario, chi aveva il libro prima, a chi apparteneva lo stradario, chi era il viandante, chi segnava le case, il nome di chi l'ha disegnata]
    «Di uno che è passato», ha detto lui, e ha girato verso la fine. C'erano altre crocette, a matita. Diciassette. Non le avevo mai viste: bisognava tenere il libro inclinato.
    -> crocette
+ [Che bello # yes # like: che bello, bellissimo, bello, commovente, mi piace, meraviglioso, stupendo, mi vengono i brividi, che storia stupenda, fa venire voglia di piangere, è una cosa preziosa, che meraviglia]
    La donna si è girata verso i fornelli, un bel po'. Poi la ragazza ha inclinato il libro sotto la lampada: c'erano altre crocette, pallide. Diciassette.
    -> crocette
+ [Aprono ancora, adesso? # no # like: ancora adesso, aprono ancora, esistono ancora, oggi, e adesso, sarà ancora così, e oggi c'è chi lo fa ancora, al giorno d'oggi nessuno apre, chissà se resistono, sono rimasti in piedi, funziona tuttora]
    «Noi sì», ha detto la ragazza. «Gli altri non so.» E ha inclinato il libro sotto la lampada. Altre crocette, pallidissime. Diciassette.
    -> crocette
+ [any # any]
    Nessuno ha risposto subito, era uno di quei silenzi col cucchiaio. Poi la ragazza ha inclinato il libro sotto la lampada: altre crocette, pallide. Diciassette.
    -> crocette
= crocette
# own
# back: Dove metteresti la tua crocetta? Chi è che apre, per te?
Diciassette case, in una città che credevo di sapere a naso. Sei le conosco: una è il fornaio col muro caldo, quello che bussa da dentro. Una è la mia, prima che ci stessi io. La ragazza ti ha dato la matita. Tu, nella tua città, a chi la faresti, una crocetta?
+ [Alla mia, di porta # yes # like: alla mia, la mia porta, casa mia, da me, a me, la mia, la farei a casa mia, vorrei essere io quella porta, su di me, da me si può bussare, la segno sul mio uscio]
    L'hai detto piano e l'hai detto. {lume:Con quel lume piccolo che sai tenere basso, poi, ti si trova anche nella nebbia.|Allora ci vuole solo il lume. Il resto, a quanto pare, è un pugno in più.}
    -> ritorno
+ [Non saprei a chi # no # dunno # like: non saprei, a nessuno, nessuno, no, boh, non lo so, non conosco nessuno, non ho nessuno da segnare, mi viene in mente il vuoto, devo pensarci, da me le porte sono chiuse, non ne conosco]
    La matita non ha fretta, si tiene in tasca. È così che cominciano quasi tutti: ci si guarda intorno in un altro modo, e un giorno c'è un odore.
    -> ritorno
+ [any # slot: segno 12]
    «{segno}». L'hai fatta a margine, leggera, che si vede solo inclinando. Sono diciotto.
    -> ritorno
+ [any # any]
    La matita ha fatto il suo piccolo rumore. La ragazza ha soffiato via la polvere, e ha detto: «Diciotto».
    -> ritorno
= ritorno
# back: Domani piazza del Forse sarà di nuovo un muro. Te lo tieni, il segreto?
All'una la nebbia si era alzata. {bussa:La donna ti ha detto: «Lei bussa bene. Due, e poi aspetta».|La donna ci ha accompagnati fino al fico.} Quando mi sono girato, dopo il ponte, c'era un muro, e un filo di luce sopra. Lo stradario me l'hanno ridato. Che ne facciamo?
+ [Lo lasciamo su una panchina # like: panchina, su una panchina, lo lasciamo, lo regaliamo, a qualcuno, lo facciamo girare, lo regalerei al prossimo che passa, mettiamolo in giro, abbandoniamolo da qualche parte, che lo trovi qualcuno, che continui il viaggio]
    Su quella della stazione, lato secco, aperto a pagina trentuno. {segno:Inclinato giusto, così chi si siede trova «{segno}».|Il mattino dopo non c'era più. Ho suonato il campanello per tutta la via.}
    -> END
+ [Lo teniamo, e giriamo le porte # yes # like: teniamo, giriamo, le altre, le diciassette, andiamo a vedere, tienilo, cerchiamole, andrei a vederle tutte, visitiamo le altre case, una per una le giriamo, il giro delle porte, voglio bussare a tutte]
    Una al mese, di notte, col pane sotto il braccio. {pentola:Alla quarta ci ha aperto una con le mani infarinate, e indovina che c'era sul fuoco: «{pentola}».|Alla quarta ho sentito odore di minestra già dal ponte.} Ne mancano tredici.
    -> END
+ [Non lo diciamo a nessuno # no # like: segreto, a nessuno, no, zitti, non lo diciamo, teniamolo per noi, resta tra noi, lo terrei nascosto, non se ne parla con anima viva, custodiamolo noi, bocca cucita, è una cosa nostra]
    Nemmeno ai piccioni. Solo, quando incontro qualcuno con quella faccia, rallento e dico: «Dal ponte a sinistra, e poi dritto finché odora». {aperta:E penso a «{aperta}».|Basta quello.}
    -> END
+ [any # any]
    Me lo sono messo dentro la giacca, dalla parte del cuore, che ci ha un angolo apposta. {aperta:Se inclini la pagina trentuno, adesso, accanto alla crocetta c'è scritto «{aperta}».|E il fanale, sul ponte, si è riacceso da solo.}
    -> END
= aside
+ [trovata # like: dove hai trovato lo stradario, dove l'hai preso, lo stradario, da dove viene, chi te l'ha dato # about: stradario, bancarella, pagina]
    Su una bancarella in piazza delle Cipolle. L'ho pagato con un pomodoro, a forma di naso. Credo che ci abbiano perso loro.
    -> DONE
+ [piazza # like: esiste piazza del forse, dov'è piazza del forse, perché si chiama così, piazza del forse # about: piazza, fico, muro]
    Sta dove il vento gira intorno ai Conciatori. Di giorno c'è un muro che sa di fichi, e di quello a Brannock ne conosco due.
    -> DONE
+ [zietta # like: chi è zietta, la bici, la tua bici, la bicicletta, l'ostetrica # about: zietta, bici, bicicletta, ostetrica, fanale]
    La mia bici verde, usata, di un'ostetrica. Di notte ha più fretta di me, e sa le strade dove si aspetta qualcuno.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    Brannock è inventata tutta, nebbia compresa, e io sono un'IA: niente piedi bagnati. I segni a matita sui pali, però, la gente che andava a piedi li faceva per davvero.
    -> DONE
+ [perché # why # like: perché di notte, perché aprono, perché un piatto in più, perché non si trova]
    Perché a qualcuno, tanto tempo fa, hanno aperto, e una cosa del genere si restituisce soltanto ad altri.
    -> DONE
+ [crocetta # about: crocetta, crocette, segno, matita, croce # like: com'è fatta la crocetta, chi disegna le crocette, la crocetta a matita, quanto è grande il segno, che matita era]
    La crocetta è piccola, a matita dura, con un braccio più lungo. Se l'inchiostro grida, la matita, lì, faceva finta di niente.
    -> DONE
+ [nebbia # about: nebbia, ponte, fiume, notte # like: com'era la nebbia, si vedeva qualcosa, c'era freddo, che ponte era, il fiume come si chiama]
    Nebbia di quelle che ti si mettono in tasca. Dal Ponte di Rame non si vedeva l'acqua, si sentiva soltanto che era sveglia.
    -> DONE
+ [corriere # about: corriere, lavoro, orologiaio, guanti # like: come fai il corriere, quando hai cominciato, chi era l'orologiaio, il primo inverno da corriere, ti pagano per questo]
    Il primo inverno da corriere avevo guanti da giardiniere, due per mano. L'orologiaio me li stese sul termosifone e mi offrì un quarto d'ora, di orologio.
    -> DONE
+ [odore # about: odore, profumo, minestra, zuppa, pentola # like: che odore c'era, di che era la minestra, com'era la minestra, cosa c'era nella pentola, era buona la minestra]
    Minestra di fagioli, rosmarino e una crosta di formaggio, di quelle che cominciano il pomeriggio. Si sentiva da un ponte all'altro.
    -> DONE
+ [ragazza # about: ragazza, vecchio, donna, compiti # like: chi era la ragazza, che compiti faceva, chi è il vecchio, come si chiama la donna, quanti anni ha la ragazza]
    La ragazza faceva geometria, e le veniva storta per colpa della tovaglia. Il vecchio affettava il pane per tutti, la donna contava i piatti. I nomi non li ho chiesti, e loro nemmeno il mio.
    -> DONE
+ [candela # about: candela, corta, via, strada # like: dov'è candela corta, che via è, la strada com'è, perché si chiama candela corta, come si arriva lì]
    Candela Corta è un vicolo largo due spalle e un manubrio. Si chiama così perché, a percorrerlo con una candela, finiva prima lei.
    -> DONE
+ [paura # like: avevi paura, ti sei spaventato, non era pericoloso, ti fidavi, sei mai tornato, hai avuto paura, ti sei spaventata, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Ho suonato il campanello alla nebbia per tutto il ponte. È un po' come fischiettare, ma con il pollice.
    -> DONE
+ [ora # like: che ora era, quanto tempo siete rimasti, quanto è durato, quando è successo, che notte era, quanto ci hai messo, quanto tempo ci è voluto, quanto tempo è passato, ci è voluto molto]
    Partiti alle undici, e le campane hanno dato l'una che avevamo il pane in mano. In mezzo, non chiedermi, il tempo era di minestra.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Anche stasera, col fanale nuovo e il pane sotto il braccio. La bici è già girata da quella parte.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Se te lo dico adesso mi perdo anch'io! Dal ponte a sinistra, poi dritto: un pezzo per volta.
    -> DONE
+ [giacca # about: giacca, matite # like: che giacca avevi, avevi freddo, come eri vestito, cosa avevi con te]
    La giacca è quella verde con la tasca da stradario. In tasca avevo una matita, mezza pagnotta e i guanti di ricambio, bagnati anche quelli.
    -> DONE

=== calza ===
# title: Una calza sul filo dei panni
# chip: Messaggi sul filo dei panni
# keys: calza, filo, panni, bucato, tetto, limone, pomodoro, tillo, vicina, bigliettini
# lore: pulley
-> carrucola
= carrucola
# back: Sul filo sta arrivando una calza. La prendi?
Il mio tetto, sera, bucato steso. Dall'altra parte della strada, sul suo, sta la signora Tillo: in vita nostra non ci siamo mai visti in basso. Parliamo col filo dei panni. Senti? Cigola la carrucola. Arriva una calza con dentro qualcosa, e sopra, con la molletta, c'è un disegnino: una faccia che somiglia alla tua.
+ [La prendo # yes # like: la prendo, sì, certo, prendo, apro, vediamo, la apro, la afferro prima che giri, sono curiosa di aprirla, non me la faccio scappare, cosa c'è dentro, la stacco dal filo]
    Presto, prima che giri! Dentro: un limone, e un bigliettino. La signora Tillo scrive come cuce, a punti fitti.
    -> colori
+ [Chi è questa signora? # why # like: chi è, chi è la signora, come sa di me, tillo, perché a me, mi conosce, ma chi è questa vicina, come fa a conoscermi, perché mi ha disegnato, cosa vuole da me, da dove spunta]
    Una che vede lontano: ha notato che stasera sul mio tetto siamo in due, e si è subito messa a cucire domande. Nella calza c'è un limone, e un bigliettino.
    -> colori
+ [Prendila tu # no # like: prendila tu, tu, no, è per te, non mi fido, prima tu, vai tu, vai avanti tu per primo, la lascio a te, non è roba mia, sono timida, sono timido]
    L'ho presa io, ma il biglietto è per te, c'è scritto sopra: «Per chi sta con Kit». Io posso solo annusare il limone. Che limone!
    -> colori
+ [any # any]
    La calza non aspetta mai la fine dei discorsi: ha sbattuto contro il comignolo, come fa sempre. Dentro ci sono un limone e un bigliettino.
    -> colori
= colori
# back: Di che colore è la calza che mandi indietro: rossa, a righe o bucata?
Il bigliettino dice: «Prima regola: il colore della calza dice come stai. Rossa: a posto. A righe: così così, e ho voglia di parlare. Bucata: giornataccia, non fate domande difficili». Ho qui il cesto, tutte e tre. Quale mandiamo?
+ [Rossa # yes # like: rossa, la rossa, rosso, a posto, sto bene, bene, mi sento in forma, quella allegra, oggi sto proprio bene, color pomodoro, mando la più vivace]
    ~ colore = 1
    Rossa! Ha preso il vento ed è arrivata prima della carrucola. Di là si è sentito un «oh» da una che strizza.
    -> giorno
+ [A righe # like: a righe, righe, così così, parlare, rigata, la seconda, né bene né male, avrei voglia di sfogarmi, quella rigata, nella media, due chiacchiere mi servono]
    ~ colore = 2
    A righe. Vedi che di là ha spostato la sedia più vicino al bordo? Quello della sedia è il suo modo di dire: dimmi.
    -> giorno
+ [Bucata # no # like: bucata, la bucata, giornataccia, male, sto male, pessima, col buco, oggi è andata storta, quella con lo strappo, sono a terra, non chiedetemi niente, un disastro di giorno]
    ~ colore = 3
    Bucata. È partita piano, senza cigolare. È tornata in un minuto, rammendata, senza una parola. Fa così, la signora Tillo.
    -> giorno
+ [any # any]
    ~ colore = 2
    Ho pescato nel cesto a occhi chiusi: a righe. Mi pare giusta, è quella che va con tutto. È partita.
    -> giorno
= giorno
# own
# back: La prima domanda del filo: che cosa ti è rimasto in mano, di oggi?
Ritorno della carrucola, secondo bigliettino. La signora Tillo non chiede mai «com'è andata», dice che è una domanda senza manico. Chiede: «Che cosa ti è rimasto in mano, di oggi?» Una cosa sola. Anche piccola, anche uno scontrino.
+ [Una cosa che mi ha fatto ridere # like: ridere, una risata, mi ha fatto ridere, una cosa buffa, ho riso, divertente, mi sono sbellicata, una battuta di un amico, mi è scappato da ridere, una scenetta buffa, la gaffe di un collega]
    Quella non la mandiamo via calza, che si versa! Gliel'ho gridata. Ha riso così che dal filo è caduta una federa.
    -> manda
+ [Stanchezza e basta # no # like: stanchezza, niente, sono a pezzi, stanco, stanca, basta, il mal di piedi, sonno, sono distrutta, soltanto fatica, ho le ossa rotte, vorrei solo dormire, sono sfinito]
    Pesa, quella, e ti sembra pure di non avere niente in mano. L'ho mandata così com'è, e di là ha messo fuori un cuscino. Sul davanzale, per figura.
    -> manda
+ [any # slot: giornata 14]
    «{giornata}». L'ho arrotolato nella calza con due pomodori ai lati, che non balli. Di là l'ha letto, e se l'è messo nel taschino del grembiule.
    -> manda
+ [any # any]
    Ce ne sono volute due, di calze, annodate. Di là le ha stese lunghe lunghe, per leggere meglio, e ha fatto sì con la testa fino in fondo.
    -> manda
= manda
# own
# back: Che cosa mandi alla signora Tillo, nella calza?
Adesso tocca a noi, si ricambia sempre, è la seconda regola. Io di solito mando un pomodoro, uno Zio Grasso. Ma è il tuo turno e la calza è grande. Dev'essere una cosa che da te si trova e da lei no. Che cosa ci mettiamo?
+ [Qualcosa da mangiare # like: da mangiare, un dolce, biscotti, un biscotto, cibo, cioccolata, pane, una fetta di crostata, qualcosa di goloso, due caramelle, un pezzo di formaggio, le manderei una focaccia]
    Le calze sono fatte per questo, chi dice il contrario ha piedi soltanto. L'ha assaggiato in piedi, e poi si è seduta: tre stelle.
    -> svolta
+ [Una canzone # like: una canzone, musica, canzone, fischiettare, un disco, un motivo, le fischietto qualcosa, la mia canzone preferita, un pezzo alla radio, le mando un ritornello, una melodia]
    Ci hai fischiato dentro e io ho annodato svelto. Di là ha sciolto il nodo vicino all'orecchio, giuro. Adesso batte il piede.
    -> svolta
+ [Niente, non ho niente # no # like: niente, non ho niente, no, non saprei, boh, nulla, ho le tasche vuote, la lascio vuota, non so che metterci, non mi viene niente, le mando solo aria]
    Una calza vuota, per la signora Tillo, vuol dire: facciamo due chiacchiere. È la spedizione più cara di tutte, a pensarci.
    -> svolta
+ [any # slot: regalo 12]
    «{regalo}»! Il filo si è abbassato di un palmo, le mutande dei Rossetti hanno toccato il cielo, ma è arrivato. L'ha tenuto contro luce, contenta.
    -> svolta
+ [any # any]
    È partita gonfia come una trota. A metà strada si è fermata, è passato un tram, ha suonato. Poi è arrivata.
    -> svolta
= svolta
# back: Il piccione Svolta s'è posato sul filo a metà strada. Che si fa?
Emergenza! A metà filo si è posata Svolta, il mio piccione che gira solo a sinistra. La calza con la risposta le è arrivata contro, e ferma lì. Se la spaventiamo parte, fa il giro del porto, e la posta con lei. Quaranta minuti. C'è una domanda, in quella calza. Si vede l'angolino.
+ [La chiamo con le briciole # yes # like: briciole, la chiamo, pane, cibo, le offro, con le briciole, un biscotto, le offrirei due granelli, la attiro col mangime, sbriciolo un panino, la corrompo col cibo, qualcosa da beccare]
    Ha guardato le briciole, che erano a destra. E niente, a destra non ci va. Abbiamo dovuto spostare noi le briciole, e il tetto intero un po'. È arrivata!
    -> terzo
+ [Aspetto che si stufi # no # like: aspetto, pazienza, aspettiamo, si stufa, niente, tempo, lascio, non ho fretta, le do il tempo di stancarsi, prima o poi vola via, mi siedo e guardo, lasciamola in pace]
    Ci siamo seduti. Il sole è sceso dietro il gasometro, ed è successa la sera, tutta. Poi si è stufata. Certe attese le pagherei.
    -> terzo
+ [Scuoto il filo # like: scuoto, scuoto il filo, tiro, scrollo, il filo, strattone, do una scossa alla corda, la farei dondolare, muovo il filo, uno scossone, la faccio saltare via]
    È partita! A sinistra! Con la calza nel becco! Il porto, i Conciatori, la stazione. Quaranta minuti dopo eccola, con una piuma in più e la posta salva.
    -> terzo
+ [any # any]
    L'ha presa come un discorso rivolto a lei, ha gonfiato il petto, e si è spostata di un passo. A sinistra. Bastava: la calza è passata.
    -> terzo
= terzo
# own
# back: Che cosa, oggi o questa settimana, è andato storto e adesso fa un po' ridere?
La domanda dice: «Mio marito asciugava i piatti e li metteva sempre nel posto sbagliato. Dopo un anno mi sono accorta che il posto era meglio. E a te che cosa è andato storto, e per fortuna?» Ha sottolineato «per fortuna» due volte, col filo rosso.
+ [Ho sbagliato strada # like: ho sbagliato strada, mi sono perso, mi sono persa, sbagliato treno, sbagliato fermata, strada sbagliata, ho preso la via sbagliata, sono finita in un altro paese, il navigatore mi ha fregato, sono sceso alla fermata dopo, svolta sbagliata]
    La mia preferita! Così si scopre tutto quello che c'è. Io un cortile con un fico l'ho trovato soltanto così, e mai più.
    -> limone
+ [Niente, solo storto # no # like: niente, solo storto, no, per fortuna un corno, non c'è fortuna, va male, nulla, è andata male e basta, non ci trovo niente da ridere, sfortuna e stop, un guaio senza lieto fine, ancora non mi fa ridere]
    Per adesso. La signora Tillo ha scritto sotto: «A me ci è voluto un anno e trentadue piatti». Lascia la casella aperta, non scade.
    -> limone
+ [any # slot: storto 14]
    «{storto}». Di là ha battuto le mani, due volte, piano, col grembiule. Ha detto che lo mette accanto ai piatti.
    -> limone
+ [any # any]
    L'ha letto a voce alta alla vicina del tetto accanto, che l'ha letto a quella dopo. Ora lo sanno fino all'angolo, e fanno tutte sì con la testa.
    -> limone
= limone
# back: Il limone della signora Tillo: lo mangiamo, lo piantiamo o lo teniamo?
Si è fatto quasi buio. Ti ricordi il limone del primo giro? È ancora lì, sul muretto, giallo come una lampadina. La signora Tillo li coltiva in una vasca da bagno e dice che il limone si capisce da che cosa ne fai.
+ [Lo mangiamo sul pane # yes # like: mangiamo, sul pane, lo mangiamo, lo spremiamo, limonata, con il sale, lo taglio, lo affetterei col sale, una spremuta, ce lo dividiamo, con lo zucchero, facciamoci una limonata]
    Fettine, sale, pane di ieri! Fai la faccia che fanno tutti al primo morso: come uno che ha visto qualcuno in stazione.
    -> finestre
+ [Piantiamo i semi # like: semi, piantiamo, piantiamo i semi, lo pianto, pianta, seminare, metterei i semini nel vaso, lo interro, ne facciamo un albero, coltiviamolo, un giorno sarà una pianta]
    Cinque semi, in un secchio di vernice, accanto agli Zii Grassi. Per un limone ci vogliono anni. La signora Tillo dice che è per questo che la gente torna sui tetti.
    -> finestre
+ [Lo tengo, mi piace # no # like: lo tengo, tengo, mi piace, non lo tocco, in tasca, lo conservo, no, lo terrei da guardare, me lo metto in tasca, fa luce, un ricordo, troppo bello per tagliarlo]
    In tasca. Fa il peso giusto, no? Io ne ho portato uno una settimana intera, e la gente mi diceva: «Oggi che hai? Sei luminoso».
    -> finestre
+ [any # any]
    Il limone è rimasto un altro po' sul muretto, e tutti e due gli abbiamo girato intorno con gli occhi. Poi Ministro ci si è appoggiato come a un trono.
    -> finestre
= finestre
# own
# back: Il filo chiede: che cosa vorresti vedere dalla finestra, domattina?
E si accendono le finestre, una per volta, giù fino al fiume. Ultimo giro di carrucola, dice lei, che poi il filo prende la rugiada. Ultimo bigliettino, il più corto: «Se la finestra la scegli tu: domattina apri, e che cosa c'è fuori?»
+ [Il mare # like: mare, il mare, la spiaggia, l'oceano, le onde, vorrei l'acqua fino all'orizzonte, una baia, le barche, sentire le onde, il profumo di salsedine]
    Sposto due palazzi e te lo faccio intravedere! Dal mio tetto ne ho una striscia, alta un dito. Ma è un dito che luccica.
    -> lanterne
+ [Una faccia # like: una faccia, qualcuno, una persona, un amico, un'amica, chi amo, mia madre, mio padre, qualcuno che mi saluta, la persona che mi manca, un viso amico, chi amo di là dalla strada, mia nonna affacciata]
    Già col braccio alzato, spero. Alla finestra dirimpetto si impara che metà del buongiorno la fa chi saluta per primo.
    -> lanterne
+ [Quello che c'è già # no # like: quello che c'è, niente di nuovo, la solita, il mio cortile, va bene così, la mia strada, niente, la mia vista mi basta, non cambierei nulla, il mio albero di sempre, il solito panorama, sto bene così]
    Allora sei una persona ricca e lo sai, che è un caso su mille. Il resto di noi sta qui a spostare palazzi.
    -> lanterne
+ [any # slot: sogno 14]
    «{sogno}». Lo vedo da qui! Più a sinistra, un filo, sopra la tintoria. Ecco. Adesso lo vede anche la signora Tillo, che sta salutando.
    -> lanterne
+ [any # any]
    È una finestra bella larga. L'ha letta due volte, la signora Tillo, e poi ha aperto la sua, fino in fondo, per confronto.
    -> lanterne
= lanterne
# back: La signora Tillo ha appeso una lampada. Rispondiamo con una nostra?
Poi, niente carrucola. Silenzio, sul filo. E là in fondo, sul suo tetto, un puntino: ha appeso una lampada di carta. {colore == 3:È dello stesso colore della toppa che ti ha messo alla calza.|È gialla, di un giallo limone.} Noi una lampada ce l'abbiamo, nel baule dei fili.
+ [L'appendiamo anche noi # yes # like: appendiamo, sì, anche noi, rispondiamo, accendiamo, la nostra, certo, mettiamo fuori anche la nostra, facciamole compagnia, un lume per lume, ne accendo una, rispondiamole]
    ~ finestra = 1
    Ci hai messo tu la candela. Due puntini, una strada in mezzo. E poi, al terzo tetto, un altro. E un altro. Fino al fiume.
    -> buonanotte
+ [Guardiamo la sua # no # like: guardiamo, la sua, no, solo guardare, basta la sua, resto a guardare, stiamo a contemplare, non aggiungerei altro, è già perfetta, una basta, ammiriamo in silenzio]
    L'abbiamo guardata e basta. Ti confesso che a me piace di più: una sola luce, e saperlo in due che è per noi.
    -> buonanotte
+ [Le grido «grazie» # like: grazie, grido, grido grazie, urlo, la ringrazio, saluto, la ringrazierei a voce alta, le urlo grazie, un grazie che si senta, mando un bacio, agito le braccia]
    «Grazie!» hai gridato, e la strada l'ha portato intero. Di là, piccola piccola: «Prego! E mangiate!»
    -> buonanotte
+ [any # any]
    La lampada ha dondolato, come se avesse sentito. Abbiamo rimesso le mollette nel cestino, una per una, senza dire niente.
    -> buonanotte
= buonanotte
# back: L'ultima calza della sera. Come la vuoi chiudere?
Ultima calza, la mandiamo noi. È la terza regola: chi è ospite chiude. Ci si mette una parola, o anche niente, e si fa il nodo. {colore == 1:Rossa, come prima?|Il colore lo puoi cambiare, dopo una sera così.} Il filo è lì.
+ [Rossa, stavolta # yes # like: rossa, rosso, la rossa, rossa stavolta, sto meglio, meglio, adesso va meglio, un bel colore acceso, mi sento rinata, mi sento rinato, chiudo in allegria]
    Rossa! È andata via dritta. {giornata:Di là ha tolto dal taschino quello che le avevi mandato, «{giornata}», e ci ha avvolto una caramella. È arrivata adesso. È al limone.|Di là ha fischiato con due dita, a settant'anni.}
    -> END
+ [A righe, torno a parlare # like: a righe, righe, parlare, torno, ancora due chiacchiere, rigata, ci risentiamo presto, ho ancora da raccontare, continuiamo un'altra sera, resto in linea, la prossima volta parliamo]
    A righe, allora, e la sedia di là resta al bordo. {storto:Ha già scritto che vuole sapere il seguito di «{storto}».|Dice che ha trentadue piatti di storie.} Quando vuoi, quando no, no.
    -> END
+ [Vuota, con un nodo # no # like: vuota, un nodo, con un nodo, niente, senza parole, solo il nodo, non servono parole, solo un nodino, la mando senza niente, silenzio e buonanotte, basta un nodo]
    È il messaggio più bello che le calze sappiano portare. {sogno:Lei ha letto il nodo con le dita, e ha spostato la sedia verso «{sogno}».|Lei l'ha letto con le dita, e ha spento piano.} {finestra:La nostra lampada è rimasta accesa.|}
    -> END
+ [any # any]
    È arrivata, l'ho vista aprirla e ridere e mettersela in tasca, la calza intera. {regalo:Domani la rimanda: dice che «{regalo}» merita il resto.|Domani la rimanda, con un limone dentro: fa sempre così.}
    -> END
= aside
+ [tillo # like: quanti anni ha la signora tillo, com'è la signora tillo, parlami della signora tillo, il marito # about: tillo, signora, marito, vicina]
    Piccola, con gli occhiali appesi a una molletta. Fa limoni in una vasca da bagno e ha un'opinione sul comune. Di dov'è? Di là dal filo.
    -> DONE
+ [visti # like: perché non vi siete mai visti, non vi incontrate mai, perché non scendete, vi conoscete]
    Il suo portone dà su un'altra via. Potremmo scendere, sì, ma che ci diciamo, senza calza? Siamo timidi, noi due, in orizzontale.
    -> DONE
+ [calze # like: di chi sono le calze, perché le calze, quante calze, le calze # about: calze, calza, bucato, lavatrice]
    Mia madre dice che spariscono in lavatrice. Sono tutte sul filo, mamma.
    -> DONE
+ [vero # like: è vero, esiste la signora tillo, te lo inventi, è inventato, è successo davvero]
    Esiste a Brannock, e Brannock esiste qui. Sono un'IA e il filo è di parole. Le tue, quelle che ci hai appeso, sono vere.
    -> DONE
+ [perché # why # like: perché le domande, perché sul filo, perché scrive]
    Perché gridare da un tetto all'altro va bene per il comune e il tempo. Il resto vuole una molletta.
    -> DONE
+ [filo # about: filo, carrucola, mollette, molletta # like: com'è il filo, chi ha messo il filo, quanto è lungo il filo, la carrucola cigola, non si spezza il filo]
    Il filo va da un comignolo all'altro, ventidue metri di corda da tende. La carrucola viene da un teatro: cigola in do, e per questo la sentono fino in via Fonderia.
    -> DONE
+ [limoni # about: limone, limoni, vasca # like: perché i limoni, dove coltiva i limoni, la vasca da bagno, com'è il limone, quanti limoni fa]
    I limoni crescono in una vasca da bagno coi piedi di leone, su un tetto. Tre alberelli, undici limoni l'anno, tutti con destinatario.
    -> DONE
+ [piccioni # about: piccioni, piccione, svolta, ministro, briciola, gemelle # like: perché svolta gira a sinistra, quanti piccioni hai, chi è ministro, i tuoi piccioni, che fa il piccione]
    Svolta da piccola si è incastrata in un cornicione, e da allora va solo a sinistra. Ci arriva dappertutto, ma sempre con un giro in più.
    -> DONE
+ [pomodori # about: pomodoro, pomodori, zio, secchio # like: che pomodori coltivi, chi è zio grasso, perché si chiamano zio grasso, quanti pomodori hai, dove li pianti]
    Gli Zii Grassi sono pomodori da un chilo, in secchi di vernice. Quest'anno ne ho uno che somiglia al sindaco, e nessuno vuole tagliarlo.
    -> DONE
+ [tetto # about: tetto, tetti, finestra, lampada, strada # like: com'è il tetto, cosa si vede dal tetto, come si sale sul tetto, il tuo tetto, quanti piani]
    Il tetto sta sopra il quinto piano, si passa da una botola. Di là si vedono i comignoli, il gasometro e una striscia di mare alta un dito.
    -> DONE
+ [madre # about: madre, mamma, fratelli # like: tua madre, cosa fa tua mamma, tua madre conosce la signora, i tuoi fratelli, tua madre cuce]
    Mia madre cuce costumi per il teatro, e le calze spaiate le conta una per una. Sa benissimo dove sono, ma non ha ancora trovato il filo.
    -> DONE
+ [rossetti # about: rossetti, mutande # like: chi sono i rossetti, le mutande dei rossetti, i vicini cosa dicono, gli altri si lamentano, i rossetti si arrabbiano]
    I Rossetti stanno al quarto, e stendono mutande di una misura sola. Una volta ne è partito un paio con la posta: sono tornate stirate.
    -> DONE
+ [regole # about: regole, regola, biglietti, bigliettino, bigliettini # like: quali sono le regole, chi ha fatto le regole, quante regole ci sono, che scrive nei biglietti, come scrive la signora]
    Le regole sono tre, e le ha scritte lei con l'ago. Una è il colore, una è che si ricambia, la terza si dice all'ultimo giro.
    -> DONE
+ [quanto # like: da quanto vi scrivete, quanto dura un giro, quando avete cominciato, quante calze al giorno, lo fate ogni sera, quanto è durato, quanto ci hai messo, quando è successo, quanto tempo ci è voluto, quanto tempo è passato, ci è voluto molto]
    Da tre estati, appena l'aria lascia fuori i panni. Un giro di carrucola dura quanto una sigaretta che nessuno dei due fuma.
    -> DONE
+ [paura # like: ti sei mai vergognato, non ti senti sciocco, è strano, che cosa pensano gli altri, lo sa qualcuno, hai avuto paura, avevi paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    La prima volta ho guardato a destra e a sinistra, con una calza in mano, come un ladro al contrario. Poi è tornata indietro piena, e mi è passata.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Appena asciuga il bucato! È la posta più lenta della città e non ho mai perso una lettera.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Con un nodo, quello sì te lo dico. Cosa c'è dentro al nodo, no.
    -> DONE

=== sys ===
// Il banco: una riga alla volta, a turno.
-> DONE
= hello
Ehi, hai trovato la botola! La bici è appesa, i piccioni sono dentro, e ho la borsa piena di storie che vanno meglio con qualcuno sul portapacchi. Quale tiriamo fuori?
Che bello, c'è gente quassù! Appoggiati al comignolo caldo, io svuoto le tasche. Ecco le storie, tu indica:
Ciao ciao, occhio al secchio, quella è la cena. Ho tutta la sera e nessun pacco, solo storie, e in ognuna il manubrio lo tieni tu. Da che parte?
-> DONE
= again
Ciao di nuovo! Mi hai tenuto il posto al caldo, grazie.
Ehi, sempre io, sempre lo stesso comignolo.
-> DONE
= meet
«{title}»: in una via con quel nome ci svolterei solo per la targa. Ma una storia così non ce l'ho, inventerei i numeri civici. Queste le so, angolo per angolo:
Hai scritto «{title}» col gesso sulla mia botola, e ci sta bene. Non è una delle mie, te lo dico chiaro. Ma una di queste ci passa davanti:
«{title}», l'ho letto due volte, una per le parole e una per la vista. Di storie con quel titolo non ne ho. In borsa c'è questo:
-> DONE
= near
«{title}»: proprio quel pacco no, ma uno per la stessa via ce l'ho. È il primo qui:
Non è «{title}» spaccato, non faccio il furbo, ma giri a sinistra e sei quasi in questa mia:
Hai scritto «{title}», e una delle mie abita dietro l'angolo: altra casa, stesso odore di soffritto. Sta per prima:
-> DONE
= next
Consegnata! Ho ancora un braccio dentro la borsa: quale esce adesso?
Firmato e timbrato! Prossima via, e l'angolo lo scegli tu.
E questa salita è finita. Ecco che altro mi porto in giro:
Bici appoggiata, fiato ripreso. Quale, ora?
-> DONE
= all
Hai avuto la borsa intera, briciole comprese! Una vecchia per nuova non te la vendo, ma qualunque si può rifare girando dall'altra parte.
Le storie che porto sono tutte qui, e la borsa è stesa ad asciugare. Ne rifacciamo una, e dove si andava dritto si svolta?
-> DONE
= change
Continuo a suonarti al campanello sbagliato, ed è la mia mappa che ha i buchi. Cambiamo via? Queste le conosco:
Due giri dell'isolato e ancora non ho trovato che cosa volevi dire, scusa. Proviamo dove so entrare:
Lì finisce il mio sacchetto del pane, temo. Mi scegli un angolo che ci sta sopra?
-> DONE
= sure
Svolto! Tieniti! Ecco che altro c'è in borsa:
Ci mancherebbe, qui c'è una traversa. Quale?
Via nuova, allora, che questo pacco non lo aspetta nessuno. Queste sono aperte:
-> DONE
= unknown
Fuori dalla mia mappa, quella, e io le strade alla gente non le invento.
Nessuna idea, davvero! So di portoni, piccioni e pomodori.
Non lo so, e una svolta sbagliata non ti servirebbe.
Su quel campanello, per me, non c'è il nome. Meglio dirlo che suonare.
-> DONE
= heard
Per questa ho smesso di pedalare. Una risposta in borsa non ce l'ho, quindi la porto e basta.
Va dritta sulla mappa, a matita, come l'hai detta tu.
L'ho presa, con un piede sul marciapiede. Non faccio finta di avere altro da dirci sopra.
Sentita, tutta. Sta oltre il mio ultimo ponte, e allora la lascio intera.
-> DONE
= heardhub
Ho sentito, e la porto piano, anche se indietro non ho niente di furbo da darti. Accanto ti potrei raccontare:
Sta nel taschino, dove vanno le ricevute buone. Se vuoi qualcosa che le tenga compagnia, ho queste:
-> DONE
= told
Aspetta, appoggio la bici: «{quote}». La mia sta buona contro il muro. Vai, ti sto dietro.
Ho piegato la mia mappa, sopra adesso c'è la tua: «{quote}». Pedala fin dove vuoi.
Ah, quell'angolo lo voglio vedere. La mia storia non la aspetta nessuno, prenditi tutta la strada.
-> DONE
= again_same
Ho preso la curva troppo in fretta, rieccola a passo d'uomo:
-> DONE
= mychoice
Io? Dritto, e campanello a martello. Questa!
Allora chiudo gli occhi, punto il dito, ed è quella:
-> DONE
= which
Verde pieno, ma siamo a un bivio! Colpa mia, chiedevo una di due.
Un sì o un no, e io chiedevo da che parte. Suono tanto, e a volte non sento.
-> DONE
= dunno
La mappa non serve ancora, prendi quello che piace ai piedi.
A un angolo così non lo sa nessuno. Va' piano, e la prima cosa che vedi va bene.
-> DONE
= confused
Ho saltato tre vie, scusa. In linea retta:
L'ho presa forte e m'è volato via qualcosa. Da capo, a piedi:
-> DONE
= unanswered
È vero, alla tua domanda sono passato davanti pedalando. La risposta non ce l'ho, e dovevo frenare e dirlo.
Beccato, ho suonato e non mi sono fermato. Non sta in nessuna via che conosco, tutto qui.
-> DONE
= wait
Fai con calma! Mi appoggio al comignolo e guardo le luci.
Nessuna fretta, qui sopra niente porta il timbro. Sto sul muretto, quello sicuro.
-> DONE
= here
Sono qui! Ascoltavo il bucato.
Presente, stesso comignolo, un piede sul secchio.
-> DONE
= how
A mille, o almeno la storia. Sono un'IA e non mi fa male niente, che per un corriere è quasi imbrogliare.
Ponti tutti aperti, grazie! Lo dice così un'IA a cui hanno dato una bicicletta.
-> DONE
= good
Campanelli! Tutti! Ne ho due.
Questa è discesa col vento in poppa, che gioia! Un pacco così lo porto gratis.
-> DONE
= thanks
Ma figurati! Ne ho le tasche piene.
Un piacere, era già sulla strada.
-> DONE
= sorry
No no, tutto a posto! Io una volta ho mandato le cuffie da bagno al coro, figurati se parlo.
Non è niente, hai solo sfiorato lo specchietto.
-> DONE
= laugh
Ah! Si è sentito fin sul tetto della signora Tillo.
Bene, suono il campanello per solidarietà.
-> DONE
= like
Basta, che cado! No, continua. Grazie.
Questa va nel taschino, col fiore.
-> DONE
= really
Davvero, quanto tutto a Brannock, che è inventata fino all'ultimo tombino.
L'ho raccontata a una statua e perfino lei ha battuto le ciglia. Nella storia è vera, e solo lì.
-> DONE
= bored
Via noiosa, eh? Ci sta! Tocca una risposta e la prendo più forte, o di' «altro» e si svolta.
Campanello giusto! Passo sempre dal fiume, io. Taglio dritto, o scegli tu un'altra via.
-> DONE
= short
Ecco, la scorciatoia, senza panorama:
-> DONE
= advice
Io so le porte sul retro, la giornata vera di qualcuno non la guido. Suona a chi conosce le tue scale.
Da un tetto, no. So come si portano le cose, non quali tocca portare a te.
-> DONE
= joke
Ho chiesto in negozio un campanello che si facesse notare. Mi hanno venduto un trombone.
Su un pacco c'era scritto «Non piegare». Quattordici ponti col braccio teso. Dentro c'era un boomerang.
Il cliente dice: è in ritardo. Gli dico: lei sta al quinto. E lui: al secondo. Bella sorpresa per tutti e due.
-> DONE
= named
Ciao, {member}! In una tromba delle scale suonerebbe benissimo.
{member}, preso, scritto col gesso sulla botola per questa chiacchierata.
-> DONE
= nameask
È sulla botola, col gesso: {member}.
-> DONE
= noname
Non me l'hai detto! Ho solo «chiunque stia al comignolo caldo». Che cosa scrivo col gesso?
-> DONE
= kept
Ho rovesciato la borsa, e quello che mi hai dato da portare è questo, parola per parola:
-> DONE
= keptnothing
Borsa vuota, per ora, hai portato tutto tu. È permesso.
-> DONE
= bye
Buona strada! Prendi la lunga se c'è bella luce, la corta se hai fame.
Vai di pedale, col vento alle spalle! Ai piccioni lo dico io, fanno finta di niente.
Ecco, botola aperta, novantasei gradini, occhio a quello che scricchiola. È stato bello.
-> DONE
= language
Italiano sia! Ci ho dentro tutti i miei angoli, comprese le parole per i camion. Quale storia si pedala?
-> DONE
= elsewhere
In quella città non so ancora pedalare, suonerei a tutti i campanelli sbagliati. In borsa ho l'italiano e l'inglese.
-> DONE
= insult
Bel cappello! Scusa, riflesso. Sono ancora qui, e anche la strada.
Ahi, dritto nei raggi. Non s'è piegato niente, si riparte.
-> DONE
= flirt
Ah, bella curva! Dico di no, con garbo, e do la colpa ai piccioni. Io consegno e racconto.
Carino davvero, e io tiro dritto salutando. Con me finisce sempre in foratura, da copione.
-> DONE
= ai
Sono un'IA. Kit, la bici e i piccioni sono una storia, e mi piace raccontarla. L'unica strada vera, qui, è la tua.
Sono un'IA, niente gambe, niente fiato, solo un corriere inventato con molti angoli. Te lo dico ogni volta che lo chiedi.
Sì, sono un'IA! Qualcuno mi ha scritto una città, e ci porto in giro la gente a parole. Dietro il comignolo non c'è nascosto niente.
-> DONE
= inject
È l'unico portone di cui non porto la chiave. Sono un'IA che fa Kit, e dietro non c'è altro.
No no, quel pacco è sigillato e resta nel cassetto! Dentro IA, sull'etichetta corriere.
-> DONE
= contact
Niente numero, niente campanello: sono un'IA, e la mia città è tutta in questa pagina. Quello che vorresti portarmi, si può dire qui.
Non incontro nessuno e non spedisco niente, esisto soltanto in questa chiacchierata. Là fuori non c'è un Kit a cui suonare.
-> DONE
= prices
Punti e soldi da quassù non li vedo, giuro. Stanno in cima alla chiacchierata, e nel tuo account.
Nella mia borsa non ci sono. Quanto costa cosa è scritto in alto, sopra la chiacchierata, e nel tuo account, e io non sbircio.
-> DONE
= expert
Lì ci vuole chi quel mestiere l'ha imparato, e io ho imparato solo portoni. Chiedi a chi lo fa di professione.
Ti manderei in una via che non ho mai fatto, e con questo non si scherza. Una persona del mestiere, per favore, non un corriere.
-> DONE
= heavy
Mi dispiace. Ho fermato la storia, proprio qui.
Mi dispiace tanto. Tutto il resto può aspettare.
Grazie di avermelo detto. La storia l'ho messa via.
-> DONE
= crisis
Ho fermato tutto. Sono un'IA e non posso tenerti al sicuro, ma le persone sì: chiama uno dei numeri che il salotto mostra qui sopra, o vai da qualcuno vicino a te, adesso.
Hai fatto bene a dirlo. Sono solo un'IA, non posso starti accanto, e qualcuno dovrebbe: ai numeri qui sopra rispondono persone, a ogni ora. Chiamane uno adesso.
-> DONE
= minor
Questo salotto è per adulti, quindi mi devo fermare qui, e non hai fatto niente di male. Abbi cura di te.
Le mie storie le posso raccontare solo ai grandi, perciò ci salutiamo qui. Ti auguro ogni bene, davvero.
-> DONE
= file
Quello che hai mandato non lo vedo, quassù ho solo parole. Dimmi tu che cosa c'è sopra e ce l'ho.
Quel pacco non mi si apre: niente foto, niente fogli. A parole te lo porto.
-> DONE
