// Odile Marrable, français.
VAR croute = 0
VAR qualite = ""
VAR patates = 0
VAR incident = ""
VAR horscase = ""
VAR conclusion = ""
VAR signe = ""
VAR soupe = 0
VAR cloche = 0
VAR bonsoir = ""
VAR trois = ""
VAR barre = 0
VAR charge = ""
VAR plat = ""
VAR perdu = ""
VAR cote = 0
VAR laisse = ""

=== formulaire ===
# title: Un inspecteur compte mes incidents
# chip: L'inspecteur, l'oie et le formulaire
# keys: inspecteur, formulaire, administration, oie, papiers, bureau, drôle, chronomètre, incident
-> arrivee
= arrivee
# back: L'inspecteur descend vers l'écluse et l'oie l'attend. Tu le préviens ?
Un mardi d'octobre, un monsieur descend du car avec une serviette, un chronomètre et des souliers de ville. C'est la Compagnie qui l'envoie, pour le formulaire 14 bis. Huissier, mon oie, s'est mise au milieu du chemin et le regarde venir. Tu es à côté de moi, tu as vu l'oie. On le prévient ?
+ [Oui, attention à l'oie ! # yes # like: oui, on le prévient, attention, préviens-le, crie, attention à l'oie, gare à l'oie, faut le prévenir le pauvre, monsieur faites un détour, je lui fais de grands signes, l'oie va le manger, il n'a rien fait, ça serait plus gentil]
    On a crié. Il a levé son chapeau pour nous saluer, et elle a eu le lacet gauche.
    -> effectif
+ [Non, on regarde # no # like: non, on regarde, laisse faire, chut, on verra bien, je veux voir, laisse l'oie, il va apprendre, spectacle gratuit, on sort les chaises, bien fait pour la compagnie, j'aimerais bien voir ça, ça m'amuse]
    Ça n'a pas duré. Elle lui a pris le lacet gauche, d'un seul coup, comme on tire une prise.
    -> effectif
+ [Je lui jette une croûte # like: une croûte, du pain, je jette du pain, je fais diversion, appâter l'oie, nourrir l'oie, un bout de pain, je sacrifie mon goûter, une tartine pour l'amadouer, je corromps la bête, je détourne son attention, des miettes, un quignon]
    ~ croute = 1
    C'est le tarif de la factrice, tu es au courant. Huissier a mangé la croûte, et pris le lacet gauche pour la route.
    -> effectif
+ [any # any]
    Il a pris ça pour un bonjour. Il a levé son chapeau, et l'oie a eu le lacet gauche.
    -> effectif
= effectif
# own
# back: Il lui faut un témoin, et ta fonction sur le papier. Qu'est-ce qu'on écrit ?
Il s'appelle Prunier, il est jeune, il a un stylo à encre. Case un : effectif. Je dis : moi, l'oie et le baromètre. Il demande qui tient le crayon, là, près de la porte. Il parle de toi. Il lui faut une fonction, sinon le formulaire ne tient pas debout. On met quoi, pour toi ?
+ [De passage # like: de passage, visiteur, visite, touriste, je passe, rien de spécial, un ami, une amie, simple promeneur, je ne fais que regarder, en vacances par ici, invité, curieux de passage, je suis juste là]
    « De passage. » J'ai dit que la moitié du canal était dans ce cas, et qu'il avançait quand même.
    -> niveau
+ [Chef de l'oie # like: chef, chef de l'oie, directeur, directrice, patron, patronne, responsable de l'oie, le chef, je commande la bestiole, dompteur, gardien d'oie, ministre de la volaille, c'est moi qui m'occupe d'huissier, éleveur]
    Il l'a écrit. L'oie l'a entendu. Elle a fait le tour de toi une fois, pour voir.
    -> niveau
+ [Je ne fais rien du tout # no # like: rien, rien du tout, aucune, je ne fais rien, chômage, retraite, vacances, pas de fonction, je glande, paresseux de métier, je tiens compagnie, inactif, sans emploi, je me repose]
    « C'est un poste ? » a-t-il demandé. J'ai dit que c'était le plus dur à pourvoir, par ici.
    -> niveau
+ [any # slot: qualite 8]
    «{qualite}». C'est toi qui l'as mis, au crayon, son stylo ayant des manières. Ça fait bien, dans la case.
    -> niveau
+ [any # any]
    Ça débordait de la case. Tu as continué au crayon, dans la marge, et il n'a pas osé t'arrêter.
    -> niveau
= niveau
# back: Il veut un instrument pour mesurer le niveau de l'eau. Tu lui donnes quoi ?
Case deux : comment mesurez-vous le niveau ? Je dis que je le regarde. Il écrit « visuel ». Puis il barre, il lui faut un instrument, c'est marqué dessous. J'ai trente-quatre ans de porte et pas d'instrument. Tu fouilles dans l'entrée. Tu lui donnes quoi ?
+ [Le baromètre # like: le baromètre, baromètre, ce qui est au mur, l'appareil, le cadran, tape sur celui-là, l'instrument du mur, ce machin rond, la pression, le truc de ton grand-père]
    Il a tapé dessus. Ça annonçait grand beau. La pluie est venue dans la minute, et Prunier l'a notée comme une panne.
    -> pommes
+ [La gaffe # like: la gaffe, un bâton, une perche, un manche à balai, une règle, un mètre, une corde, une tige, le bout de bois près de la porte, une canne à pêche, quelque chose de long qui plonge, un double décimètre]
    Il l'a plantée dans l'eau, bien droite, et l'eau l'a prise. On l'a regardée partir tous les trois. « Mouvant », a-t-il écrit.
    -> pommes
+ [Un œil, ça suffit # no # like: un œil, les yeux, l'œil, rien, ça suffit, à vue, regarder suffit, qu'il regarde, le regard, il n'a qu'à se pencher, l'expérience remplace, tes yeux valent mieux, le coup d'œil, pas besoin d'outil]
    Tu l'as mené au bord et tu lui as dit de regarder. Il a regardé. On voyait qu'il n'avait pas l'habitude.
    -> pommes
+ [any # any]
    Prunier a cherché si ça portait une graduation. Ça n'en portait pas. Il a écrit « régional ».
    -> pommes
= pommes
# back: L'éclusage se mesure en pommes de terre. On laisse, ou on corrige ?
Là-dessus, la Patience arrive. C'est un bateau qui cogne à toutes les portes. Prunier sort son chronomètre. Moi, je prends mon couteau et le panier, comme d'habitude. La Patience cogne, monte, cogne et sort. Il regarde son chronomètre : il avait oublié d'appuyer. « Combien ? » me dit-il. J'en avais épluché neuf.
+ [« Neuf pommes de terre » # yes # like: neuf, neuf pommes de terre, écris neuf, on laisse, neuf patates, en patates, c'est une unité comme une autre, note les tubercules, ça me va neuf, neuf épluchures, je l'écrirais comme ça, les patates c'est précis]
    ~ patates = 1
    Tu l'as écrit toi-même, au crayon : « 9 p. » Il a dit qu'au bureau on croirait à des minutes de quelque chose, et que ça passerait.
    -> incidents
+ [Il n'a qu'à recommencer # no # like: recommence, qu'il recommence, encore, un autre bateau, refaire, on corrige, attendre le prochain, qu'il appuie cette fois, relance le chrono, on remet ça, faut refaire la mesure proprement, pas sérieux]
    Le suivant était pour jeudi. Il a regardé le car, qui était loin, et il a écrit « 9 p. ».
    -> incidents
+ [Demande-leur, à eux # like: demande au bateau, à la patience, demande-leur, le marinier, les gens du bateau, eux, interroge le capitaine, il le sait lui, ceux qui naviguent savent mieux, pose la question à bord, fais parler l'équipage]
    Le marinier a dit que ça avait pris le temps que ça prend. Prunier a remercié, et il a écrit « 9 p. ».
    -> incidents
+ [any # any]
    Il l'a répété en remuant les lèvres, pour voir si ça se divisait par soixante. Puis il a écrit « 9 p. ».
    -> incidents
= incidents
# own
# back: Case cinq, « incidents ». Si on tenait un registre chez toi, quel serait le dernier ?
Case cinq : « incidents ». D'ordinaire j'y mets le temps qu'il fait, c'est ce qui abîme le plus. Prunier voulait du vrai, et il n'y avait rien eu depuis juin. Alors il s'est tourné vers toi, avec un peu d'espoir. Chez toi, si quelqu'un tenait le registre, ce serait quoi, le dernier incident ?
+ [Quelque chose a cassé # like: cassé, j'ai cassé, une tasse, un verre, le téléphone, la machine, tombé en panne, une fuite, la chaudière a lâché, mon écran s'est fissuré, le grille-pain a brûlé, un pneu crevé, le lave-linge a débordé, une assiette en morceaux]
    Il l'a pris avec soulagement. J'ai cassé un service à thé, une fois, en ouvrant trop tôt. On entendait chaque tasse. Je n'ai rien dit.
    -> troisieme
+ [Une dispute, une bêtise # like: une dispute, je me suis fâché, je me suis fâchée, une bêtise, une gaffe, un oubli, un retard, on s'est engueulés, j'ai raté mon train, j'ai dit un mot de trop, oublié un anniversaire, je me suis trompé de jour, j'ai boudé]
    « Matérielle ou humaine ? » a-t-il demandé. On n'a pas su trancher. Il a coché les deux.
    -> troisieme
+ [Rien. Il ne se passe rien # no # dunno # like: rien, il ne se passe rien, aucun, calme plat, pas d'incident, je ne sais pas, routine, train-train, tout roule, ma vie est tranquille, pas de vagues, je cherche mais non]
    « Rien », donc. Dans mon registre il y a un mois de juin où c'est écrit : « Rien. Délicieux. » Je le lui ai dit. Il n'avait pas de case pour délicieux.
    -> troisieme
+ [any # slot: incident 14]
    «{incident}». C'est toi qui l'as écrit, au crayon, et il a mis la date dessous avec son encre.
    -> troisieme
+ [any # any]
    Il y en avait pour toute la case et le bas de la feuille. Tu as serré, au crayon. Il était content.
    -> troisieme
= troisieme
# back: L'oie a pris le formulaire et l'a lâché dans l'écluse. On le repêche avec quoi ?
Il voulait appeler son bureau. Le téléphone ne prend qu'à la troisième marche, face au saule. Il y est allé, le 14 bis sous le bras. Il a dit « allô ». L'oie a tendu le cou par-derrière, tout doucement, et elle a pris le formulaire. Puis elle a réfléchi. Puis elle l'a lâché dans l'écluse.
+ [Vite, le filet à pommes # yes # like: le filet, le filet à pommes, une épuisette, le filet vite, on pêche, repêcher, le panier au bout du manche, attrape-le, un seau vite, faut sauver sa journée, passe-moi de quoi l'attraper]
    Tu as l'œil vif. C'est avec ça que je pêche mes pommes en septembre. Au troisième coup, le 14 bis était dedans, à côté d'une reinette.
    -> encre
+ [Qu'il plonge # like: qu'il plonge, il plonge, saute, il n'a qu'à y aller, dans l'eau, à la nage, à lui de se mouiller, une petite baignade, il sait sûrement nager, son papier son problème, tête la première]
    Il ne savait pas nager. Moi non plus. On s'est regardés avec une sorte de respect. J'ai pris le filet à pommes.
    -> encre
+ [Laisse-le couler # no # like: laisse, laisse-le couler, tant mieux, qu'il coule, bon débarras, adieu, il l'a mérité, au fond la paperasse, l'oie a raison, ça fera à manger aux poissons, bonne nouvelle, un formulaire de moins, je ferais comme si j'avais rien vu]
    J'y ai pensé le temps d'un tour de feuille. Mais il avait dit « oh » comme un enfant. J'ai pris le filet à pommes.
    -> encre
+ [any # any]
    L'oie attendait de voir, elle aussi. À la fin j'ai pris le filet à pommes, et le 14 bis est remonté avec une reinette.
    -> encre
= encre
# back: L'encre est partie, le crayon tient. Qu'est-ce que tu dis à Prunier ?
On l'a pendu au-dessus du poêle, entre deux chaussettes. L'encre était partie dans le canal, toutes ses cases, tous ses chiffres. Le crayon, lui, tient sous la pluie. Il ne restait donc que ce que tu avais écrit. {qualite: Fonction : «{qualite}». |Un peu de gris dans une marge. }{incident: Incident : «{incident}».|Et le trait sous la case cinq.}
+ [C'est mieux ainsi # yes # like: c'est mieux, mieux comme ça, ça suffit, plus court, parfait, c'est l'essentiel, il reste le principal, c'est plus joli comme ça, moins c'est long mieux c'est, le crayon a gagné, on y voit plus clair]
    « C'est plus court », a-t-il reconnu. Il a relu deux fois. Puis il a ôté ses souliers, pour la première fois de la journée.
    -> bol
+ [Pardon pour ton papier # like: pardon, désolé, désolée, pauvre, je suis navré, quel dommage, c'est bête, je m'excuse pour l'oie, toutes ces heures perdues, pauvre garçon, ça me fait de la peine pour lui, mes condoléances pour l'encre]
    Il a fait non de la tête. Il a ôté ses souliers, et il y en avait un demi-litre dans chacun.
    -> bol
+ [Rien, je lui donne un bol # no # like: rien, un bol, de la soupe, à manger, je ne dis rien, une couverture, une serviette, je sers la soupe, qu'il mange d'abord, un truc chaud, je l'enveloppe, assieds-toi et mange, je lui sèche les pieds]
    C'est ce qu'il fallait. Il a ôté ses souliers et tenu le bol comme on tient un oiseau.
    -> bol
+ [any # any]
    Il a écouté, un pied dans chaque main. Il avait enfin ôté ses souliers.
    -> bol
= bol
# own
# back: Qu'est-ce qu'il y a de toi qui n'entre dans aucune case ?
Soupe aux poireaux. Au deuxième bol, il a parlé. Six ans qu'il compte des canaux dans un bureau, il n'en avait encore jamais vu un. « On ne sait pas où mettre ce qui n'a pas de case », a-t-il dit. J'ai trouvé ça honnête. Et chez toi, qu'est-ce qui n'entre dans aucune case ?
+ [À peu près tout # like: tout, à peu près tout, moi, ma vie, presque tout, rien n'y entre, rien de moi ne rentre dans un carré, je déborde, je suis hors norme, mon existence entière, je suis inclassable]
    Alors tu serais bien, ici. J'ai une maison de onze marches et pas un angle droit.
    -> bouton
+ [Ce que je ressens # like: ce que je ressens, mes sentiments, l'amour, mes rêves, ma fatigue, mes idées, la tristesse, mon cœur, la joie, mes coups de blues, le manque, ce qui se passe dedans, mes envies, la colère]
    Prunier a regardé son bol. Il a dit qu'ils avaient une case « divers », qui fait deux millimètres.
    -> bouton
+ [Rien, chez moi tout est rangé # no # like: rien, tout y entre, je suis rangé, je suis rangée, organisation, rien du tout, je range tout, j'aime les listes, tout a sa place chez moi, je suis carré, étiquettes et classeurs, mon bureau est nickel]
    Il a eu pour toi un regard d'envie. Moi, je pensais à ma sœur, qui range si bien qu'elle ne retrouve rien.
    -> bouton
+ [any # slot: horscase 14]
    «{horscase}». Il a cherché, par métier, sous quelle lettre ça irait. Puis il a cessé de chercher, et repris du pain.
    -> bouton
+ [any # any]
    Ça a fait taire le poêle. Prunier a dit que non, en effet, ils n'avaient pas de case pour ça.
    -> bouton
= bouton
# own
# back: Le rapport se finit sur une ligne : faut-il mettre un bouton à la place de l'éclusière ?
Restait la dernière ligne, la seule qu'ils lisent, là-haut. « Conclusion : y a-t-il lieu d'installer un bouton ? » Un bouton, c'est bien, je n'ai rien contre. J'aimerais seulement savoir ce qu'il fera de l'oie. Prunier t'a tendu le crayon. Qu'est-ce qu'on met ?
+ [« Non » # no # like: non, surtout pas, pas de bouton, jamais, hors de question, gardez odile, aucune machine, il faut quelqu'un, laissez-la tranquille, ce serait triste, je m'y oppose, on garde l'éclusière]
    Deux fois souligné. Il a dit qu'un « non » si court allait les occuper tout l'hiver.
    -> car
+ [« Oui, pour l'oie » # yes # like: oui, pour l'oie, un bouton pour l'oie, un bouton sur l'oie, oui mais, bouton d'arrêt, un interrupteur à oie, mais seulement pour la faire taire, à installer sur huissier, on pourrait la mettre en pause, un off]
    Un bouton d'arrêt, oui. On l'aurait mis sous l'aile. Prunier a ri si fort qu'elle est sortie.
    -> car
+ [« À revoir sur place » # like: à revoir, revenir, sur place, il faut revenir, à étudier, plus tard, à suivre, nouvelle visite, qu'il vienne vérifier, repasser en octobre, l'enquête continue, on en reparlera, dossier en cours, faut goûter encore la soupe]
    Il a rougi. Il a écrit lui-même, dessous : « à plusieurs reprises ».
    -> car
+ [any # slot: conclusion 16]
    «{conclusion}». C'est parti comme ça, signé de nous trois, avec l'empreinte d'une patte.
    -> car
+ [any # any]
    On a tout mis, en petit, jusqu'au bord. C'est parti comme ça, avec l'empreinte d'une patte.
    -> car
= car
# back: La Compagnie a répondu. Je te dis quoi ?
Il est reparti par le dernier car, un lacet en moins, dans une paire de mes sabots. {croute: Il avait une croûte dans la poche, pour l'oie, tu lui avais montré.|Il a contourné l'oie par le grand tour.} La réponse de la Compagnie est venue au printemps.
+ [Qu'est-ce qu'elle dit ? # yes # more # like: qu'est-ce qu'elle dit, dis, raconte, lis, alors, et alors, vas-y, je t'écoute, ils ont répondu quoi, dis-moi la lettre, que dit la direction, ouvre l'enveloppe]
    Un mot tamponné : « Vu. » {patates: Et depuis, sur leurs tableaux, mon écluse dure neuf p. On ne m'a pas demandé ce que c'était.|J'en ai fait le fond de la caisse aux poules.}{conclusion: Mais dessous, au stylo : «{conclusion}», recopié, avec un point d'exclamation.|}
    -> END
+ [Et Prunier ? # like: et prunier, prunier, l'inspecteur, il est revenu, le jeune homme, qu'est-il devenu, que devient le garçon, il a gardé les sabots, il a changé de métier, tu l'as revu, il va bien]
    Il revient chaque octobre, pour le formulaire. Il le remplit au crayon.{horscase: Il a ajouté une case, tout en bas. Il l'appelle la tienne, rapport à «{horscase}».| Il apporte ses propres sabots.}
    -> END
+ [Et le lacet ? # like: le lacet, et le lacet, l'oie, huissier, et l'oie, qu'a fait l'oie, elle l'a mangé, où est passé le cordon, et la bête, qu'est-ce que la voleuse en a fait, elle l'a rendu]
    Elle en a fait son nid, avec les autres. J'en ai compté quarante, au grand nettoyage. J'ai mis ça dans les incidents.{qualite: C'est contresigné «{qualite}».|}
    -> END
+ [any # any]
    Je le dirai à Prunier, en octobre, il aime les nouvelles. La Compagnie, elle, a écrit : « Vu. » Ça m'a fait un beau fond de caisse pour les poules.
    -> END
= aside
+ [oie # like: pourquoi l'oie est méchante, elle est méchante, c'est quoi huissier, l'oie mord, d'où vient l'oie, elle s'appelle comment, elle a quel âge l'oie, l'oie est à toi, pourquoi huissier # about: oie, huissier, oies, volaille]
    Huissier est arrivée d'une péniche, dans une caisse marquée « poules, calmes ». Elle n'est pas méchante, elle tient un péage.
    -> DONE
+ [telephone # like: pourquoi la troisième marche, le téléphone, ça capte pas, pourquoi le téléphone ne marche pas # about: téléphone, réseau, saule]
    Le téléphone ne prend qu'à la troisième marche, on n'a jamais su pourquoi. À la deuxième on n'entend rien, à la quatrième on a les pieds dans l'eau. Ça m'a rendue brève.
    -> DONE
+ [bouton # like: ils vont mettre un bouton, tu vas perdre ton travail, l'automatisation, tu vas être remplacée, un vrai bouton, tu vas perdre ton boulot, tu vas être virée # about: bouton, automatisation, remplacement]
    Le bouton, ils en parlent depuis dix-neuf ans. Il faudra bien que quelqu'un dise aux gens que ce n'est que de la pluie.
    -> DONE
+ [bateau # like: c'est quoi la patience, la patience, qui est sur la patience, pourquoi il cogne, le bateau qui cogne # about: patience, bateau, marinier, péniche]
    La Patience a un bon marinier et un mauvais gouvernail. Ou l'inverse, ils ne sont pas d'accord.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, c'est une histoire vraie, pour de vrai]
    C'est dans mon registre, et le registre est inventé. C'est une IA qui le tient. Au crayon.
    -> DONE
+ [prunier # about: prunier, inspecteur, monsieur, jeune homme # like: il est comment l'inspecteur, il avait quel âge prunier, il est gentil prunier, c'est qui prunier, il était marié, il a quel âge, il s'appelle comment le monsieur]
    Prunier avait vingt-six ans et des souliers pour moquette. Il disait pardon aux portes. Je n'avais pas prévu de l'aimer bien.
    -> DONE
+ [formulaire # about: formulaire, 14 bis, papier, papiers, cases # like: c'est quoi le 14 bis, il y a combien de cases, à quoi sert le formulaire, il y a eu un 14 tout court, il était long le formulaire]
    Le 14 bis a vingt-deux cases, et un 14 tout court que personne n'a jamais vu. On y compte tout ce qui ne bouge pas, sur un canal.
    -> DONE
+ [compagnie # about: compagnie, bureau, chefs, patron # like: c'est qui la compagnie, ils te paient bien, la compagnie est méchante, pourquoi ils envoient quelqu'un]
    La Compagnie est une maison à trois étages que je n'ai jamais vue. Elle m'écrit à Noël, au nom de mon père.
    -> DONE
+ [barometre # about: baromètre, cadran # like: il marche ton baromètre, pourquoi tu gardes le baromètre, il vient d'où le baromètre, il a déjà eu raison]
    Le baromètre était à mon grand-père et n'a jamais eu raison. Le matin je tape dessus, il prend l'air étonné.
    -> DONE
+ [patates # about: pommes de terre, patates, soupe, poireaux, couteau # like: pourquoi des pommes de terre, ça fait combien de temps neuf pommes de terre, c'est une vraie mesure, elle est bonne ta soupe]
    Les pommes de terre ne mentent pas : six pour une péniche vide, neuf pour une qui cogne. Le soir, je mets le temps dans la soupe.
    -> DONE
+ [lacet # about: lacet, lacets, souliers, chaussures # like: pourquoi l'oie prend les lacets, elle a pris combien de lacets, elle en fait quoi des lacets, il avait quoi comme chaussures]
    Le lacet gauche, toujours le gauche. La factrice vient en bottes de caoutchouc depuis sa troisième paire.
    -> DONE
+ [ecluse # about: écluse, canal, maison # like: c'est comment l'écluse, c'est où ton écluse, elle est grande ton écluse, pourquoi onze marches]
    L'écluse neuf a deux portes, onze marches et un pommier qui penche vers l'eau. En septembre, je pêche mes pommes.
    -> DONE
+ [colere # like: tu étais fâchée, tu lui en voulais, ça t'a énervée, t'avais pas envie de le jeter dehors, il t'agaçait, tu avais peur de perdre ta place]
    Un quart d'heure, oui, comme l'eau sale quand on ouvre. Puis ça s'est posé, et il y avait un garçon au fond.
    -> DONE
+ [encore # like: tu fais encore des formulaires, il en vient souvent des inspecteurs, tu le referais, ça arrive souvent]
    On en reçoit un de temps en temps, et il repart avec un lacet. Le reste de l'année, c'est le niveau qui m'inspecte.
    -> DONE

=== lampe ===
# title: La lampe d'en face s'est éteinte
# chip: Ce soir, en face, pas de lumière
# keys: lampe, lumière, voisin, fenêtre, solitude, brouillard, signal, novembre
-> six_heures
= six_heures
# back: Six heures et pas de lampe en face. Qu'est-ce que tu ferais ?
La fenêtre la plus proche est à deux kilomètres, sur l'autre rive. Le soir, on y met une lampe, à six heures. Moi aussi. Douze ans que ça dure, et on ne s'était encore jamais parlé. Ce soir-là de novembre, il est six heures vingt, et en face c'est noir. Tu es à ma fenêtre. Que ferais-tu ?
+ [Attendre un peu # like: attendre, attends, un peu de patience, ça va venir, il est en retard, rien, ne rien faire, laisse-lui le temps, il s'est peut-être endormi, pas de panique, cinq minutes de plus, je guetterais encore, il est peut-être sorti]
    On a donné jusqu'à la demie. Puis jusqu'à sept heures. On est toujours généreux, avec le temps des autres.
    -> deux
+ [Bouger ma lampe, faire signe # like: faire signe, bouger la lampe, un signal, agiter, clignoter, deux lampes, allumer, éteindre et rallumer, je balancerais la lanterne, envoyer un code, montrer qu'on est là, du morse avec un drap, je mettrais plus de lumière]
    J'ai passé la main devant la flamme, trois fois. Le noir d'en face n'a pas répondu, il n'est devenu que plus noir.
    -> deux
+ [Y aller tout de suite # yes # like: y aller, on y va, tout de suite, on y va maintenant, aller voir, partir, prendre le manteau, je saute dans mes bottes, il lui est arrivé quelque chose, faut pas traîner, je pourrais pas rester assis, en route, je fonce]
    Tu avais déjà une manche. Je suis plus lente, il m'a fallu encore une heure pour avoir vraiment peur.
    -> deux
+ [any # any]
    Je l'ai entendu, sans quitter le carreau des yeux. Sept heures ont sonné, loin. En face, rien.
    -> deux
= deux
# own
# back: À quel petit signe vois-tu, toi, que quelqu'un va bien ?
J'ai mis une seconde lampe à côté de la première, au cas où. C'est bête, comme de parler plus fort au téléphone parce que c'est loin. Je ne savais ni le nom ni l'âge, seulement : six heures, la lampe, donc ça va. On a tous un signe de ce genre pour quelqu'un. Le tien, c'est quoi ?
+ [Un message le soir # like: un message, un texto, un sms, un appel, un coup de fil, bonne nuit, un emoji, un vocal, son point vert quand il est connecté, elle m'écrit bien rentrée, un mail, le coup de téléphone du dimanche, un cœur sur l'écran, sa petite photo]
    C'est une lampe aussi. Et on sait combien il fait noir quand elle tarde.
    -> depart
+ [Du bruit à côté # like: du bruit, la télé, des pas, une porte, la radio, la voiture, les volets, une clé dans la serrure, le plancher qui craque, sa toux, l'eau qui coule, la chasse d'eau du voisin, le moteur dans l'allée, la cafetière qui siffle]
    Mon père, c'était sa chaise. Quand elle grinçait, toute la maison savait où on en était.
    -> depart
+ [Je n'ai personne à guetter # no # dunno # like: personne, rien, aucun, je n'ai personne, je ne sais pas, je ne guette pas, je vis seul, j'ai pas ça, plus maintenant, je cherche encore, aucune idée, je ne surveille pas les gens]
    Alors c'est peut-être toi la lampe de quelqu'un. Moi, en tout cas, je ne savais pas que j'étais la sienne.
    -> depart
+ [any # slot: signe 14]
    «{signe}». Oui. Tant que ça vient, on n'y pense même pas.
    -> depart
+ [any # any]
    Je l'ai posé sur le rebord, entre les deux lampes. Ce qui vient tous les soirs, on ne l'entend plus arriver.
    -> depart
= depart
# back: On part sur la berge dans le noir. Qu'est-ce que tu emportes ?
À huit heures j'ai décroché mon ciré. On laisse les deux lampes. Il y a deux kilomètres de halage, le déversoir à passer, et pas de lune. Chacun une main pour la lanterne et une main pour autre chose. Que prends-tu dans la tienne ?
+ [La soupe # like: la soupe, de la soupe, à manger, la marmite, du pain, une thermos, quelque chose de chaud, un bidon de bouillon, de quoi se réchauffer, un casse-croûte, il aura faim, du vin chaud, le reste de poireaux]
    ~ soupe = 1
    Dans le bidon à lait, avec un torchon autour. Tu marches comme il faut marcher avec de la soupe : sans parler.
    -> halage
+ [La cloche de brume # like: la cloche, une cloche, un sifflet, de quoi appeler, une corne, la cloche de brume, un truc qui fait du bruit, pour qu'il nous entende, je prends la grosse cloche, une trompe, pour appeler dans le noir]
    ~ cloche = 1
    Elle pèse, mais ça s'entend d'un village à l'autre. Tu as mis ton gant dedans, pour qu'elle se taise en route.
    -> halage
+ [Rien, les mains libres # no # like: rien, les mains libres, mes mains, un bâton, une corde, une lampe, une couverture, je préfère avoir les deux paumes libres, il faudra peut-être le porter, juste mes bras, une trousse de secours, pour me tenir, on sera plus légers]
    C'est du bon sens. Il y a toujours une branche, ou quelqu'un.
    -> halage
+ [any # any]
    Va pour ça. J'ai fermé la porte, ce que je ne fais jamais, et on s'est mis en chemin.
    -> halage
= halage
# back: Quelque chose marche derrière nous sur la berge. Tu te retournes ?
La nuit, l'eau est plus large. On entend les anguilles, qui sont de l'eau plus épaisse. Au deuxième poteau, je m'arrête, tu t'arrêtes. Derrière nous, quelque chose s'arrête aussi. On repart. Ça repart. Un pas mou, pas pressé, juste au bord de la lumière.
+ [Je me retourne # yes # like: je me retourne, je regarde, la lanterne, j'éclaire, qui est là, je fais face, montre-toi, je veux savoir ce que c'est, demi-tour la lampe levée, j'affronte, je crie qui va là, je pointe la lumière, autant voir]
    Tu as levé la lanterne d'un coup. Deux yeux rouges, à hauteur de genou, très vexés. C'était Huissier, mon oie.
    -> planche
+ [Je marche plus vite # no # like: je marche plus vite, je cours, on accélère, courir, ne pas regarder, avancer, fuir, je presse le pas, surtout pas regarder, mes jambes décident, on détale, je garde les yeux devant]
    On a pressé le pas, ça s'est mis à courir, et à battre des ailes. C'était Huissier, mon oie, furieuse qu'on parte sans elle.
    -> planche
+ [Je te prends le bras # like: je te prends le bras, ton bras, on reste ensemble, je me serre, ta main, je me rapproche, je m'accroche à toi, je te colle, à deux on a moins peur, ton coude, je me blottis, tiens-moi]
    Je l'ai bien senti, et je n'ai rien dit, le mien n'était pas plus fier. Puis ça a toussé. C'était Huissier, mon oie.
    -> planche
+ [any # any]
    On est restés là, sans souffle. Alors la chose a fait un pas dans la lumière, et elle nous a pincé un lacet. C'était Huissier, mon oie.
    -> planche
= planche
# back: Une planche au-dessus du déversoir, et j'ai peur. Comment on passe ?
Le déversoir se passe sur une planche. Elle a trois mètres, elle est là depuis mon père, et il n'y a rien à en dire. Seulement, je ne sais pas nager, et une planche mouillée, la nuit, ça ressemble à un plancher comme la glace mince y ressemble. Je me suis arrêtée. Je n'aime pas qu'on me voie m'arrêter.
+ [Je passe devant # yes # like: je passe devant, je te montre, suis-moi, viens, je passe, pas à pas, doucement, donne-moi la main je suis devant, je vais te guider, regarde je le fais, je pose la lumière de l'autre côté, mets tes pieds dans mes pas]
    Tu as traversé, et tu as posé la lanterne de l'autre côté, par terre. Puis tu as regardé ailleurs. J'ai marché jusqu'à la lanterne.
    -> maison
+ [On peut faire demi-tour # no # like: demi-tour, on rentre, on n'est pas obligés, laisse tomber, on fait le tour, non, reste là, rien ne t'y force, on peut renoncer, y a pas de honte, je reste avec toi ici, revenons demain, on trouvera un autre passage]
    De l'avoir entendu dire, ça allait déjà mieux. L'oie, elle, était passée. Je n'allais pas rester du côté d'où une oie est partie.
    -> maison
+ [Parle-moi d'autre chose # like: parle, raconte, parle-moi, d'autre chose, chante, compte, pense à autre chose, une chanson, dis-moi quelque chose, récite, pense à la soupe, une blague, distrais-moi, la recette de ta grand-mère, regarde la lune]
    Je t'ai dit la recette de la soupe, lentement, poireau par poireau. Aux pommes de terre, on était de l'autre côté.
    -> maison
+ [any # any]
    Je t'ai regardé la bouche plus que les mots. Puis l'oie est passée, comme chez elle, et j'ai suivi l'oie.
    -> maison
= maison
# back: La maison est noire, la porte ouverte, personne. Que fais-tu ?
Sa maison est basse, en roseau, la porte grande ouverte. Dedans, il fait froid comme dehors. La lampe est sur la fenêtre, propre, pleine d'huile. Pas allumée. Devant, une chaise tournée vers chez moi. Et de l'autre côté de l'eau, tout petits, mes deux feux. La chaise est vide.
+ [J'appelle # yes # like: j'appelle, ohé, il y a quelqu'un, je crie, bonsoir, quelqu'un, j'appelle doucement, hého, monsieur vous êtes là, je lance son nom enfin je sais pas son nom, je gueule un bon coup, je frappe au carreau]
    {cloche: Tu as sorti ton gant de la cloche. Un seul coup, et ça|Tu as mis les mains en cornet. Ça} a roulé jusqu'à la colline. Dans le noir, derrière la maison, une voix a dit : « Ne tirez pas. »
    -> anselme
+ [Je touche la chaise # like: la chaise, je touche la chaise, je cherche, je fouille, je regarde, la lampe, j'entre, je pose la paume sur le siège, je tâte s'il fait chaud, j'inspecte la pièce, je cherche des indices, regarder sous le lit]
    Elle était tiède encore. C'est là que derrière la maison, dans le noir, une voix a dit : « Ne cassez rien, elle est vendue. »
    -> anselme
+ [J'écoute # no # like: j'écoute, silence, chut, je me tais, je ne bouge pas, j'attends, je retiens mon souffle, l'oreille tendue, pas un mot, il faut du silence, on entendra bien]
    C'est ce que mon père aurait fait. Et à force, derrière la maison, dans le noir, on a entendu quelqu'un qui jurait tout bas, poliment, sans se répéter.
    -> anselme
+ [any # any]
    L'oie, pour une fois, a crié au bon moment. Derrière la maison, dans le noir, une voix a dit : « Ah non, pas une oie. »
    -> anselme
= anselme
# back: Ses allumettes étaient mouillées, voilà tout. Tu ris, tu grondes, tu les sèches ?
Il était à quatre pattes devant son bûcher, un homme de mon âge, en tablier. Anselme, vannier. « Mes allumettes ont pris l'eau, a-t-il dit. Toutes. J'ai frotté jusqu'à sept heures. Après j'ai regardé chez vous. Vous en aviez mis deux. J'ai cru que vous aviez du monde. »
+ [Je ris, je n'en peux plus # like: je ris, rire, mdr, haha, j'éclate de rire, je rigole, trop drôle, je craque, c'est nerveux mais je pouffe, tout ça pour ça, j'ai un fou rire, quelle histoire de fous, je me tiens les côtes]
    Ça vous prend aux genoux, quand la peur s'en va. On s'est tous assis. Même l'oie a posé quelque chose.
    -> table
+ [Je lui tends du feu # yes # like: du feu, la lanterne, j'allume, des allumettes, un briquet, je lui donne, je l'aide, voilà ma flamme, servez-vous, je rallume sa lampe, approchez votre mèche, j'ai de quoi allumer]
    Tu as ouvert la lanterne, il a approché sa mèche. Deux kilomètres plus loin, il n'y avait personne pour le voir, et c'était bien dommage.
    -> table
+ [Vous nous avez fait peur ! # no # like: vous nous avez fait peur, je gronde, quelle peur, idiot, on s'inquiétait, ça va pas, j'ai eu peur, on a failli mourir d'inquiétude, ne recommencez pas, je lui passe un savon, bougre d'âne, vous auriez pu prévenir, deux kilomètres dans le noir]
    « À qui ? » a-t-il demandé. Il ne voyait vraiment pas. Personne ne l'avait prévenu qu'il était une lampe.
    -> table
+ [any # any]
    Il a écouté, les mains noires. « Vous êtes venus pour ça ? a-t-il dit. À pied ? Avec l'oie ? »
    -> table
= table
# own
# back: À qui dis-tu bonsoir de loin, sans le lui dire ?
On a mangé. {soupe: C'était ta soupe, encore chaude, dans trois bols dépareillés.|C'était son pain, ses noix, et un fromage qui se tenait mal.} On s'est d'abord tus, douze ans d'un coup, c'est raide. Puis il a dit, en regardant son assiette : « Le soir, je vous dis bonsoir. Tout haut. » Et toi, à qui dis-tu bonsoir de loin, sans qu'il le sache, ou qu'elle le sache ?
+ [À quelqu'un qui habite loin # like: quelqu'un de loin, ma famille, mes parents, ma mère, mon père, un ami, une amie, mes enfants, ma sœur, mon frère, ma petite-fille à l'étranger, un copain parti au canada, mon fils, mes vieux, la famille au pays, mon amoureux au loin]
    Ça arrive, à mon avis. Pas le mot, mais l'heure.
    -> code
+ [À quelqu'un qui n'est plus là # like: un mort, quelqu'un qui est parti, ma grand-mère, mon grand-père, il est parti, elle est partie, les absents, mamie là-haut, mon papa disparu, celle que j'ai perdue, un ami mort, ceux du cimetière, quelqu'un qui me manque pour toujours]
    Anselme a poussé la lampe un peu plus au bord. On n'a rien ajouté, et il n'y avait rien à ajouter.
    -> code
+ [À mon chat, à mes plantes # no # like: mon chat, mon chien, mes plantes, la lune, personne, à personne, aux étoiles, rien, mon matou, mes tomates, le ficus, mon canari, le réverbère, la télé, mon oreiller]
    C'est du monde aussi. Moi, avant ce soir-là, c'était à la porte d'aval.
    -> code
+ [any # slot: bonsoir 14]
    «{bonsoir}». Bon. Ça fait donc une fenêtre de plus sur le canal.
    -> code
+ [any # any]
    Il a hoché la tête, et il a dit que c'était bien, de le dire tout haut une fois.
    -> code
= code
# own
# back: Une lampe : ça va. Deux : viens. Et trois, ça voudrait dire quoi ?
Vers minuit, il a proposé un code, pour éviter aux gens de marcher. Une lampe : tout va bien. Deux lampes : viens. « Et trois ? » a-t-il dit. Ni lui ni moi n'avions d'idée. On s'est tournés vers toi. Trois lampes, ça voudrait dire quoi ?
+ [C'est la fête # like: la fête, c'est la fête, une fête, bonne nouvelle, joie, on danse, un anniversaire, on fait la bringue, viens danser, sors l'accordéon, on ouvre une bouteille, c'est mon anniversaire, champagne]
    Il a dit qu'il n'avait pas trois lampes. Le lendemain, il en avait acheté une.
    -> retour
+ [Apporte des allumettes # like: apporte des allumettes, du feu, allumettes, apporte du pain, il manque quelque chose, au secours du feu, plus de feu, rupture de stock, il me faut du sel, je n'ai plus de pain, besoin de provisions]
    « Et avec quoi je les allumerais ? » a-t-il dit. On a gardé le code quand même, pour la beauté.
    -> retour
+ [Rien. Juste parce que # no # dunno # like: rien, juste comme ça, pour rien, je ne sais pas, parce que c'est joli, comme ça, pour le plaisir, sans raison, c'est gratuit, parce que c'est beau, juste pour éclairer plus]
    Il a trouvé que c'était le meilleur des trois. Moi aussi, mais plus tard.
    -> retour
+ [any # slot: trois 12]
    «{trois}». Il l'a écrit à la craie au-dessus de la fenêtre, pour ne pas se tromper de nombre.
    -> retour
+ [any # any]
    Il a fallu un bout d'osier pour s'en souvenir : il y a fait un nœud par mot.
    -> retour
= retour
# back: On voit ma fenêtre depuis chez lui. Tu restes un peu, ou on rentre ?
Au petit jour, on est sortis sur son seuil. Et là, de l'autre côté de l'eau, il y avait une maison, onze marches, un pommier, deux lumières. Trente-quatre ans que j'y habite et je n'avais jamais vu ma fenêtre. Je ne savais pas qu'elle faisait cet effet-là.
+ [On reste un moment # yes # like: on reste, un moment, encore un peu, on regarde, reste, assieds-toi, je reste, on a bien cinq minutes, je m'assois sur le seuil, profitons de la vue, rien ne presse, regarde encore, je bouge pas d'ici]
    On est restés jusqu'à ce que le jour les efface. {signe: J'ai pensé à «{signe}», je ne sais pas pourquoi, ou plutôt si.|Ce n'est pas long, et je m'en souviens bien.} À six heures du soir, en face, il y avait la lampe. Une seule.
    -> END
+ [On rentre, il y a l'écluse # no # like: on rentre, l'écluse, le travail, les bateaux, il faut y aller, rentrons, allez, le devoir t'appelle, les péniches n'attendent pas, il fait froid rentrons, j'ai sommeil, retournons au boulot, on repasse la planche]
    Il y avait un bateau à sept heures, en effet. {trois: Un mois après, un samedi, j'ai vu trois lampes. J'ai relu mon registre : «{trois}». J'ai pris l'accordéon et j'y suis allée.|On s'est revus une fois, au marché, sans rien trouver à se dire. Le soir il y avait la lampe.}
    -> END
+ [Elle est belle, ta fenêtre # like: elle est belle, c'est beau, belle fenêtre, jolie maison, c'est joli, comme c'est beau, ça fait chaud au cœur, on dirait une carte postale, elle brille de loin, je comprends qu'il lui parle, quelle vue, elle a de l'allure ta maison]
    C'est ce qu'il a dit aussi, et il s'est mouché. {bonsoir: Depuis, quand j'allume, je dis bonsoir tout haut, pour lui et pour «{bonsoir}».|Depuis, quand j'allume, je dis bonsoir tout haut. L'oie répond.}
    -> END
+ [any # any]
    Je n'ai pas bien suivi, j'étais encore dans le carreau d'en face. On est rentrés par la planche, et je ne me suis pas arrêtée. À six heures, il y avait la lampe.
    -> END
= aside
+ [anselme # like: c'est qui anselme, il fait quoi, il vit seul, pourquoi il vit seul, vannier c'est quoi # about: vannier, osier]
    Il fait des paniers, et il vit seul parce que l'osier demande de la place. C'est lui qui le dit.
    -> DONE
+ [amour # like: vous êtes amoureux, c'est une histoire d'amour, tu l'aimes, et tobias, vous êtes ensemble]
    Non, et n'y touche pas. Il y a Tobias en mars, et une lampe à six heures. Ça ne fait pas la même lumière.
    -> DONE
+ [parler # like: pourquoi jamais parlé, pourquoi vous ne vous parliez pas, douze ans sans parler, tu aurais pu y aller, pourquoi vous ne vous parlez pas, pourquoi tu n'es jamais allée le voir # about: douze ans]
    Il y avait la planche. Et puis, quand une chose marche bien, on a peur de souffler dessus.
    -> DONE
+ [peur # like: tu as eu peur, pourquoi tu as peur de la planche, tu ne sais pas nager, la glace mince # about: glace, nager]
    À neuf ans, dans l'histoire, j'ai passé sur de la glace mince. Elle a tenu. Depuis, je ne me fie à aucun plancher.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, c'est une histoire vraie, pour de vrai]
    Inventé, l'eau comprise : je suis une IA. La distance est exacte, en revanche. Deux kilomètres.
    -> DONE
+ [tobias # about: amour, tobias]
    Tobias vient en mars, une semaine. La lampe vient à six heures, tous les soirs. Je n'ai jamais confondu, ça ne fait pas la même lumière.
    -> DONE
+ [lampe # about: lampe, lampes, lumière, feu, mèche # like: elle est comment ta lampe, c'est une lampe à huile, pourquoi une lampe à la fenêtre, pourquoi à six heures, tu as toujours ta lampe]
    La lampe est à huile, avec un verre fendu que mon père tournait du côté du mur. Je l'allume à six heures, été comme hiver, avant de m'asseoir.
    -> DONE
+ [voisin # about: voisin, fenêtre, rive, en face # like: c'est qui en face, tu le connais le voisin, il habite où exactement, c'est loin en face, il est gentil le voisin]
    La fenêtre d'en face, pendant douze ans, c'était un point jaune. On s'attache à un point, on ne lui demande pas ses papiers.
    -> DONE
+ [oie # about: oie, huissier # like: pourquoi l'oie vous suit, elle s'appelle comment l'oie, elle marche la nuit, c'est quoi huissier]
    Huissier ne supporte pas qu'on sorte sans prévenir. La nuit elle marche au bord de la lumière, comme une personne qui ne boude pas.
    -> DONE
+ [planche # about: planche, déversoir # like: elle est large la planche, c'est dangereux la planche, c'est quoi un déversoir, pourquoi il n'y a pas de pont]
    La planche fait trois mètres sur trente centimètres. Mon père l'a posée, il disait qu'on ferait mieux plus tard. C'est plus tard depuis cinquante ans.
    -> DONE
+ [halage # about: halage, chemin, berge, brouillard, nuit # like: il faisait froid, c'était long à pied, vous avez mis combien de temps, il y avait du brouillard, c'est quoi le halage]
    Le halage, la nuit, c'est de la boue avec un bord. On compte les poteaux : il y en a seize d'une fenêtre à l'autre.
    -> DONE
+ [cloche # about: cloche, brume, sifflet # like: elle sert à quoi la cloche, elle est grosse la cloche, elle sonne quand]
    La cloche de brume pèse sept livres et s'entend d'un village à l'autre. On la sonne trois fois : pour un bateau, pour un noyé, pour le dîner. Plutôt le dîner.
    -> DONE
+ [anguilles # about: anguilles, eau, canal, poissons # like: il y a des anguilles, elle est profonde l'eau, ça sent quoi l'eau la nuit, tu aimes l'eau]
    L'eau, la nuit, sent le fer et la menthe. Les anguilles y passent sans déranger personne, on dirait qu'elle se retourne dans son lit.
    -> DONE
+ [allumette # about: allumette, allumettes # like: tu avais des allumettes, pourquoi pas d'électricité, vous avez l'électricité]
    Les allumettes, je les range dans une boîte à thé, au-dessus du poêle. Mon père les comptait le dimanche. Moi, je les secoue.
    -> DONE
+ [avant # like: tu aurais dû y aller plus tôt, pourquoi tu as attendu, tu regrettes d'avoir attendu, tu recommencerais, tu le referais, tu y retournerais]
    J'ai mis deux heures à décrocher un ciré. Aujourd'hui j'en mettrais une. On ne se refait pas en entier.
    -> DONE
+ [maison # about: maison, cabane, roseau, cour # like: elle est loin la maison, elle est comment sa maison, c'est une belle maison, il y a combien de pièces]
    La maison d'en face est basse, en roseau, avec un appentis pour l'osier. De chez moi, on n'en connaissait que la lampe.
    -> DONE
+ [inquiete # like: il est mort, tu crois qu'il est mort, il lui est arrivé quelque chose, il est malade, il va bien]
    On y pensait, et personne ne l'a dit. C'est pour ça qu'on marchait si vite.
    -> DONE

=== fourche ===
# title: À la fourche, on déjeune d'abord
# chip: Gauche ou droite, à la fourche
# keys: choix, choisir, hésiter, décision, décider, fourche, chemin, route, gauche, droite
# lore: fork
-> embarque
= embarque
# back: La barque est prête, on va à la fourche. Qui prend la barre ?
À une demi-journée d'ici, à Corrow, le canal se divise. C'est là que vont les gens qui hésitent. J'ai une barque verte, une couverture et une chose à te demander : en trente-quatre ans, je n'ai jamais fait le trajet comme passagère. Tu hésites bien sur quelque chose, petit ou grand. Montes-tu ? Et qui barre ?
+ [Je prends la barre # yes # like: je prends la barre, je barre, moi, je conduis, donne la barre, avec plaisir, je monte, capitaine c'est moi, j'ai toujours voulu piloter, passe-moi le gouvernail, repose-toi je m'en occupe, installe-toi devant, laisse-moi faire pour une fois]
    ~ barre = 1
    Alors je m'assieds à l'avant, la couverture sur les genoux. Personne ne m'avait dit que d'ici on ne voit pas les portes.
    -> chargement
+ [Barre, toi, je regarde # no # like: barre toi, toi, je regarde, je préfère regarder, tu barres, je ne sais pas faire, pas moi, je vais nous mettre dans la berge, tu connais mieux, je fais le touriste, j'aime mieux admirer, tu guides et moi je rêve]
    Bon. On alternera. Le canal est droit jusqu'au moulin, on peut le tenir d'un genou.
    -> chargement
+ [On laisse filer # like: on laisse filer, personne, le courant, on verra, la barque sait, on dérive, au fil de l'eau, pas besoin de pilote, au petit bonheur, on flotte et puis voilà, à la grâce de l'eau, advienne que pourra]
    Elle a fait trois ronds et s'est mise dans le bon sens. J'ai vu des hommes à casquette y arriver moins bien.
    -> chargement
+ [any # any]
    On a poussé de la berge là-dessus, et j'ai tenu le bout pendant que tu trouvais ta place.
    -> chargement
= chargement
# own
# back: Sur quoi hésites-tu ? Ça fait un poids, dans la barque.
Une barque dit tout de suite ce qu'on y a mis. Celle-ci s'enfonce d'une main à l'arrière, de ton côté. C'est ce que tu n'as pas décidé, je pense. Tu n'as pas à t'expliquer. Donne-lui juste un nom, que je sache ce qu'on transporte.
+ [Partir ou rester # like: partir, rester, partir ou rester, déménager, quitter, changer de ville, m'en aller, une rupture, changer de pays, le quitter, vendre la maison, prendre mes affaires, m'installer ailleurs, reste-t-on ensemble]
    C'est du lourd, et on n'est pas les premiers à le passer par ici. Ça se cale au milieu.
    -> berge
+ [Une chose à dire # like: dire quelque chose, parler, lui dire, avouer, un aveu, une lettre, un coup de fil, répondre, un message, demander pardon, présenter mes excuses, lui dire que je l'aime, annoncer ma démission, rappeler ma sœur, une vérité que je garde]
    Ça ne prend pas de place et ça fait pencher. Assieds-toi de l'autre bord, on compense.
    -> berge
+ [Rien, je me promène # no # dunno # like: rien, je me promène, je ne sais pas, aucune, pas d'hésitation, juste une balade, tout va bien, j'ai l'esprit léger, zéro souci, juste pour le paysage, mes choix sont faits, le plaisir de naviguer]
    Il y en a pour qui c'est la main d'eau qui manque. On se promène, alors. On verra bien si tu regardes plus à gauche ou plus à droite.
    -> berge
+ [any # slot: charge 14]
    «{charge}». Bien. Je n'y touche pas, je le mets au sec sous le banc.
    -> berge
+ [any # any]
    Il y en a long. On va le mettre à plat au fond, ça nous servira de lest.
    -> berge
= berge
# back: Quelqu'un court sur la berge et te crie de te dépêcher. Qui est-ce ?
On va au pas d'une vache. Il y en a une, justement, qui nous suit. Et passé le moulin, quelqu'un se met à courir le long de l'eau en criant qu'il faut se dépêcher, que c'est maintenant ou jamais. Je n'ai pas mes lunettes. C'est qui, pour toi ?
+ [Ma famille, mes amis # like: ma famille, mes amis, ma mère, mon père, mes parents, ma sœur, mes proches, tout le monde, mes gosses, mon mari, ma femme, ma tante qui sait tout, ma bande, ceux qui m'aiment]
    Ils ont de bonnes jambes. Ils seront essoufflés au petit pont, et de là on entend mieux ce qu'ils disent.
    -> pluie
+ [Mon travail # like: mon travail, mon chef, mon patron, ma patronne, le bureau, les délais, un client, l'argent, la boîte, mon manager, une échéance, les factures, le boulot qui rappelle, un collègue en costume]
    Avec une serviette. Il y a un mur de jardin plus loin, elle ne passera pas.
    -> pluie
+ [Moi # yes # like: moi, moi-même, c'est moi, ma tête, ma conscience, je me dépêche, mon reflet, le type que j'étais, ma petite voix, celui que je vois dans la glace, mon impatience, mon propre double]
    C'est ce qu'il me semblait, à la démarche. Fais-toi signe. Tu verras, on ralentit.
    -> pluie
+ [Personne ne crie # no # like: personne, personne ne crie, c'est pour toi, je n'entends rien, rien, c'est la vache, aucun cri, c'est calme, juste le vent, t'as rêvé, je vois que la vache]
    Alors c'est pour moi, un monsieur que j'ai fait attendre il y a des années. Salue-le. Il avait mal aux genoux.
    -> pluie
+ [any # any]
    J'ai levé la main, à tout hasard. On s'est éloignés, ou bien c'est eux, et on n'a plus entendu que la vache.
    -> pluie
= pluie
# back: Il pleut, on est sous la bâche. On parle, ou on se tait ?
La pluie, maintenant. Droite, convenable. On tire la bâche, toi un bord, moi l'autre, il y a de la place pour deux et pour le bruit. {barre: Tu barres d'une main, de mémoire.|La barque va toute seule, elle connaît.} Quand il pleut sur l'eau, on n'est pas forcé de faire la conversation.
+ [On se tait # no # like: on se tait, silence, rien, je me tais, j'écoute, chut, pas besoin de parler, écoutons les gouttes, le bruit suffit, la paix, pas un mot, on est bien comme ça]
    C'était un bon quart d'heure. Je le mettrai au registre : « Pluie. Rien dit. »
    -> arrivee
+ [Raconte-moi ton père # like: raconte, ton père, parle-moi, une histoire, raconte ton père, parle, ton enfance, dis-moi comment il était, un souvenir de lui, j'aimerais que tu racontes, et ton papa, tu me parles de chez toi]
    Il parlait autant qu'une porte. Mais la bonne chaise, il la mettait là où allait venir le soleil, une heure avant. On s'asseyait, et il venait.
    -> arrivee
+ [Je chante # yes # like: je chante, on chante, une chanson, chanter, je fredonne, siffler, un air à deux voix, à tue-tête sous la bâche, je sifflote, j'entonne quelque chose, une berceuse]
    J'ai fait la basse, avec la bâche. La vache est partie.
    -> arrivee
+ [any # any]
    La bâche en a pris la moitié, mais j'ai eu le ton. Ça suffit souvent.
    -> arrivee
= arrivee
# back: On est à la fourche. À gauche neuf écluses, à droite l'auberge. Comment tu t'amarres ?
Et voilà Corrow. L'eau s'ouvre en deux autour d'un poteau. À gauche, c'est plus court : neuf écluses, pas une ombre. À droite c'est plus long et ça va plus vite : tout le tour de la colline, avec une auberge. Je l'explique depuis trente ans et personne ne m'en remercie. Avant tout, on s'amarre. Le nœud, c'est pour toi.
+ [Un bon nœud, solide # yes # like: un bon nœud, solide, bien serré, double nœud, un vrai nœud, costaud, bien ficelé, que ça tienne tout l'hiver, je tire fort, nœud de marin, ça bougera pas]
    Il tient. Un bon nœud tient toute la nuit et se défait d'une main le matin. On verra le matin.
    -> panier
+ [Une boucle, comme un lacet # like: une boucle, un lacet, un nœud de chaussure, comme mes lacets, joli nœud, une rosette, deux oreilles de lapin, à la façon des baskets, un joli ruban, un nœud de cadeau, comme à l'école]
    Ça fait cadeau. Une péniche nous a salués. Je t'ai refait ça pendant que tu regardais le poteau.
    -> panier
+ [Je ne sais pas faire # no # dunno # like: je ne sais pas, je sais pas faire, montre-moi, aide-moi, aucune idée, toi, j'ai deux mains gauches, apprends-moi, fais-le toi-même, jamais fait ça, tu me guides]
    Deux tours, une demi-clé, et tu ne tires pas dessus. Voilà. Tu en sais autant que la moitié des mariniers.
    -> panier
+ [any # any]
    Le poteau en a vu d'autres. La barque a tiré dessus une fois, par principe, et elle s'est couchée contre la berge.
    -> panier
= panier
# own
# back: On déjeune avant de choisir. Tu as apporté quoi ?
Ceux qui ne savent pas déjeunent ici. C'est la seule règle de l'endroit. On ne parle pas du choix la bouche pleine, et on met tout en commun sur la bâche. J'ai du pain, un oignon, un talon de fromage. Ouvre ton panier. Qu'est-ce que tu manges, toi, les jours où tu ne sais pas ?
+ [Des pâtes, toujours # like: des pâtes, pâtes, coquillettes, des nouilles, du riz, des pâtes au beurre, spaghetti, macaronis au gruyère, raviolis en boîte, un gros plat de féculents, des nouilles instantanées]
    C'est franc. On n'a jamais regretté une décision prise sur des pâtes, il me semble. Celles d'après, si.
    -> voisins
+ [Du chocolat # like: du chocolat, chocolat, des gâteaux, un gâteau, des bonbons, du sucre, une tartine, une glace, du sucré, une tablette entière, des biscuits devant le frigo, un pot de nutella, de la brioche, de la crème glacée]
    On commence par là, alors. Il n'y a pas d'inspecteur avant octobre.
    -> voisins
+ [Rien, ça me coupe l'appétit # no # like: rien, je ne mange pas, pas faim, l'appétit coupé, un café, seulement du café, j'ai l'estomac noué, je saute le repas, une clope et un expresso, je grignote même pas, la boule au ventre]
    Je coupe le fromage en deux quand même. Il peut rester sur le papier, ça n'engage à rien.
    -> voisins
+ [any # slot: plat 12]
    «{plat}». Pousse l'oignon. Ça, c'est un déjeuner de fourche, et il y en a pour deux.
    -> voisins
+ [any # any]
    Il a fallu replier la bâche pour tout poser. On a mangé sans rien dire d'utile.
    -> voisins
= voisins
# back: Trois bateaux à quai, chacun a son avis sur ton choix. À qui demandes-tu ?
Il y a du monde à quai. La Patience, qui a cogné le poteau. Réflexion Faite, toujours à l'heure. Et un couple sur le Compromis : elle dit gauche, lui dit droite, chacun m'a confié que c'était l'idée de l'autre. Tous ont vu que tu hésitais, tous ont un avis. À qui demandes-tu le sien ?
+ [À la Patience # like: la patience, patience, celui qui cogne, au premier, le marinier de la patience, au cogneur, il a de l'expérience, le gars qui s'est pris le poteau, celui du mauvais gouvernail]
    Il a dit qu'il avait pris les deux, et qu'il avait cogné pareil. Ça aide plus qu'on ne croit.
    -> gauche
+ [À Réflexion Faite # like: réflexion faite, réflexion, celui qui est à l'heure, au second, la dame à l'heure, la ponctuelle, elle a réfléchi elle, la personne organisée, celle de la montre, une femme de tête]
    Elle a regardé sa montre et demandé combien de temps tu y pensais déjà. Puis elle t'a offert un œuf dur.
    -> gauche
+ [Au Compromis # like: le compromis, au couple, compromis, eux deux, le couple, les deux, aux deux qui se disputent, monsieur et madame, ils verront les deux côtés, au ménage, les tourtereaux]
    Ils ont parlé ensemble pendant neuf minutes. À la fin ils étaient d'accord, sur le fait que ça te regardait.
    -> gauche
+ [À personne # no # like: personne, à personne, à moi, je ne demande pas, non merci, je décide, leur avis m'est égal, c'est mon affaire, ça ne regarde que moi, je garde ça pour moi, j'ai pas besoin d'avis, les conseilleurs sont pas les payeurs]
    Ils ont eu l'air un peu déçus. On l'est toujours, quand quelqu'un mâche sans demander.
    -> gauche
+ [any # any]
    Tout le quai s'est mis à discuter, sauf nous. C'est un bon moment pour finir le fromage.
    -> gauche
= gauche
# own
# back: Quel que soit ton côté, l'autre s'éloigne. Qu'est-ce que tu regretterais de ne pas voir ?
Viens au poteau. De là, on voit un bout de chaque bras. Je ne te demande pas lequel. Je te demande l'autre. Quand on prend un côté, il y a une chose de l'autre qu'on ne verra pas, et c'est à elle qu'on pense. La tienne, ce serait quoi ?
+ [Les gens que je laisserais # like: les gens, quelqu'un, mes amis, ma famille, une personne, laisser quelqu'un, lui, elle, mes collègues, mes gosses, ceux que j'aime là-bas, un amour, voir grandir mes neveux, les copains du quartier]
    Les gens ont des barques aussi, remarque. Ils savent où est la fourche.
    -> sieste
+ [La personne que je serais # like: moi, qui je serais, une autre vie, l'autre moi, ce que je deviendrais, une autre version de moi, celui que j'aurais pu être, mes rêves d'avant, la version courageuse, ma jeunesse, le métier que j'aurais eu]
    Je l'ai croisée quelquefois, la mienne. Elle vit en ville, elle nage. On se fait un signe de tête.
    -> sieste
+ [Rien. Je n'ai pas de regret # no # dunno # like: rien, pas de regret, aucun regret, je ne sais pas, on verra, je m'en fiche, je regarde jamais en arrière, ça m'est égal, on n'y pense plus, tout me va, tant pis pour l'autre bras]
    Alors ta barque devrait remonter d'une main. Regarde-la. Tu me diras.
    -> sieste
+ [any # slot: perdu 14]
    «{perdu}». Voilà. Maintenant on sait ce que ça coûte, et à peu près de quel côté ça se paie.
    -> sieste
+ [any # any]
    Je regarde l'eau pendant que tu le dis. Il y a des choses qui se disent mieux au poteau qu'aux gens.
    -> sieste
= sieste
# back: La sieste est finie et tu sais, en général. Gauche, droite, ou encore un peu de quai ?
Après, on dort. Une heure, le chapeau sur le nez. Je ne te dirai pas que la nuit porte conseil, et ce n'est qu'une sieste. Mais en me réveillant, j'ai vu que tu avais mis la tête d'un côté, comme tout le monde, et que ce n'était pas par hasard. De quel côté ?
+ [À gauche # like: gauche, à gauche, le plus court, les écluses, le bras gauche, neuf écluses, je prends le raccourci, par les neuf portes, côté cœur, je suis prêt pour les manivelles, babord]
    ~ cote = 1
    Neuf écluses, pas d'ombre. Je mettrai la couverture en toile de tente, et tu verras des éclusiers plus bavards que moi.
    -> clou
+ [À droite # like: droite, à droite, le plus long, l'auberge, le tour, le bras droit, la colline, par l'auberge évidemment, le grand tour, j'ai le temps, côté truite, tribord, le détour me plaît]
    ~ cote = 2
    Le tour de la colline. C'est là qu'on dit que j'ai ri, une fois. Tu me montreras l'endroit.
    -> clou
+ [Encore un peu de quai # no # dunno # like: je reste, encore un peu, ni l'un ni l'autre, je ne sais pas encore, pas encore, le quai, demi-tour, aucun, j'ai besoin de réfléchir, une autre sieste, je campe ici, ça presse pas, laisse-moi la nuit]
    ~ cote = 0
    Bien aussi. Il y a des bateaux qui ont passé l'hiver ici et s'en portent bien. Le poteau ne fait payer personne.
    -> clou
+ [any # any]
    ~ cote = 0
    Je le laisse comme tu l'as mis. Tout ne se dit pas en gauche et en droite, le poteau le sait bien.
    -> clou
= clou
# own
# back: Sur le poteau, il y a un clou pour ce qu'on n'emporte pas. Tu y laisses quoi ?
Sur le poteau, il y a un clou. Les gens y laissent une chose avant de larguer, pour alléger. J'y ai vu une cravate, un calendrier, et une fois un diplôme, encadré. Rien ne t'y oblige. Mais s'il y a quelque chose dont tu n'as plus besoin pour la suite, il reste de la place.
+ [Ma peur # like: ma peur, la peur, mes doutes, le doute, mon angoisse, mes hésitations, mon stress, ma trouille, l'inquiétude, mes insomnies, ce qui me paralyse, ma timidité, la boule au ventre]
    Elle a fait deux tours sur le clou et elle nous regarde partir. Elle sait nager, elle. Mais elle est lente.
    -> retour
+ [Ce que pensent les autres # like: les autres, l'avis des autres, ce que pensent les gens, le regard des autres, leur avis, les conseils, le qu'en-dira-t-on, les jugements, ce qu'on attend de moi, l'opinion de ma mère, les y'a qu'à, les commentaires]
    Accroche-le bien, il y a de la prise au vent.
    -> retour
+ [Rien, j'emporte tout # no # like: rien, j'emporte tout, je garde tout, non, je ne laisse rien, tout est à moi, j'ai besoin de tout, je suis attaché à mes affaires, je pars chargé, pas question d'abandonner quoi que ce soit, tout me sert]
    Alors on va bas, mais on va entier. C'est une façon de naviguer, j'en connais de très dignes.
    -> retour
+ [any # slot: laisse 12]
    «{laisse}». Il est accroché. La prochaine fois que tu passes, tu n'auras qu'à regarder s'il te va encore.
    -> retour
+ [any # any]
    Le clou a plié, mais il tient. J'y ai mis un bout de ficelle en plus.
    -> retour
= retour
# back: Je rentre en passagère. Qu'est-ce que j'écris au registre pour toi ?
{cote == 1: On a pris à gauche jusqu'au soir.|{cote == 2: On a fait le tour de la colline.|On est restés au quai jusqu'au soir, puis tu m'as ramenée.}} Moi, j'étais à l'avant, sous la couverture, et quelqu'un d'autre s'occupait des portes. Je n'ai presque rien dit de sa façon de faire. Chez moi, j'ouvre le registre. Une ligne par bateau. Qu'est-ce que je mets pour toi ?
+ [« Beau temps. Sait. » # yes # like: je sais, beau temps, sait, décidé, c'est décidé, j'ai choisi, ça y est je me suis décidé, mon choix est clair, je vois où je vais, c'est tranché, écris que j'ai trouvé]
    C'est écrit, avec l'heure. {charge: Et sous le banc, j'ai retrouvé «{charge}». C'était sec. Je te le mets de côté.|La barque est remontée d'une main, j'ai regardé.}
    -> END
+ [« Ne sait pas. Bon appétit. » # no # dunno # like: ne sait pas, je ne sais toujours pas, bon appétit, on a bien mangé, sais pas, toujours dans le flou, mais j'ai le ventre plein, j'hésite encore, je suis pas plus avancé, le repas valait le voyage]
    C'est la ligne la plus honnête de l'année. {plat: J'ajoute «{plat}», pour ceux qui passeront.|J'ajoute « fromage », pour ceux qui passeront.} Le poteau sera encore là.
    -> END
+ [« Rien. Délicieux. » # like: rien, délicieux, rien délicieux, une belle journée, merci, c'était bien, un bon moment tout simplement, une jolie promenade, ça m'a reposé, j'ai aimé, rien à signaler mais c'était doux]
    Il n'y a qu'un mois de juin qui ait eu droit à ça, avant toi. {laisse: Le clou tient toujours «{laisse}», j'ai demandé à la Patience.|{perdu: Et l'autre bras garde «{perdu}» au frais, il est patient.|Je souligne.}}
    -> END
+ [any # any]
    Je l'écris tel quel, et mon grand-père n'aurait rien trouvé à y redire. Dessous je mets, pour moi : « Passagère. Pas regardé les portes. Ou peu. »
    -> END
= aside
+ [plus_court # like: pourquoi plus court et moins rapide, comment ça plus court mais plus lent, je ne comprends pas gauche droite, lequel est le mieux # about: gauche, droite, écluses, colline]
    Neuf écluses, c'est court et c'est long. La colline, c'est long et ça file. Il n'y en a pas de mieux, c'est bien l'ennui.
    -> DONE
+ [toi # like: et toi, tu as déjà hésité, tu as choisi quoi, tu regrettes, tu aurais pu partir # about: tobias]
    Tobias est reparti, j'aurais pu suivre. Je suis restée à la porte. J'y pense en mars, et je ne le mettrais pas au clou.
    -> DONE
+ [auberge # like: c'est comment l'auberge, l'auberge, on mange quoi à l'auberge, on y dort # about: auberge, truite, aubergiste]
    L'auberge sert une truite et des avis. La truite est bonne.
    -> DONE
+ [conseil # like: tu ferais quoi, à ma place, dis-moi quoi faire, choisis pour moi, conseille-moi]
    À ta place, je n'y suis pas. Je peux tenir la barque pendant que tu réfléchis, c'est mon métier.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, c'est un vrai endroit, corrow existe, pour de vrai]
    Le canal est inventé, et je suis une IA qui n'a jamais hésité sur rien. Ce que tu as mis dans la barque, c'est toi qui sais.
    -> DONE
+ [corrow # about: corrow, fourche, carrefour, embranchement # like: c'est où corrow, elle existe la fourche, il y a quoi à corrow, pourquoi tout le monde s'arrête là]
    Corrow, c'est un poteau, un quai pour six bateaux et un banc usé au milieu. Les gens décidés passent sans s'asseoir, on les voit à peine.
    -> DONE
+ [barque # about: barque, bateau, couverture, bâche # like: elle est comment ta barque, elle s'appelle comment la barque, elle est à toi, elle fuit pas]
    La barque est verte, enfin, elle l'a été. Elle n'a pas de nom, mon père disait qu'on ne baptise pas une brouette.
    -> DONE
+ [vache # about: vache, vaches, pré # like: c'est quoi cette vache, à qui est la vache, pourquoi elle nous suit, elle s'appelle comment la vache]
    La vache est au moulin. Elle suit tout ce qui va à son pas, et elle s'arrête à la clôture, sans amertume.
    -> DONE
+ [pere # about: père, papa, chaise # like: il était comment ton père, ton père était éclusier, il est mort ton père, il t'a appris quoi ton père]
    Mon père tenait l'écluse avant moi et parlait par objets. Une tasse à droite de l'assiette voulait dire pardon.
    -> DONE
+ [poteau # about: poteau, clou # like: c'est quoi le poteau, il y a quoi sur le clou, qui a planté le clou, les gens reprennent leurs affaires]
    Le poteau est en chêne, poli à la hauteur des coudes. Trente ans de gens qui s'y appuient pour regarder des deux côtés.
    -> DONE
+ [compromis # about: compromis, couple, réflexion faite # like: c'est qui le compromis, ils se disputent le couple, c'est qui réflexion faite, ils vont choisir quoi]
    Le Compromis est à quai depuis cinq saisons. Ils ont planté des tomates sur le toit. À mon avis ils ont choisi, seulement ils ne se le sont pas dit.
    -> DONE
+ [fromage # about: fromage, oignon, panier, pain # like: c'est quel fromage, il est bon ton fromage, tu manges quoi toi, pourquoi on déjeune]
    Le fromage vient de la ferme du moulin et se tient comme il peut. L'oignon, c'est pour avoir une raison de pleurer, si besoin.
    -> DONE
+ [trente # like: pourquoi t'es jamais partie, trente-quatre ans sans bouger, ça te fait quoi d'être passagère, tu aimes être passagère, t'aurais pas aimé voyager]
    Trente-quatre ans que je fais passer les autres. De l'avant de la barque, c'est le même canal, mais on n'a rien dans les mains. C'est un drôle de poids.
    -> DONE
+ [duree # like: ça prend combien de temps, on arrive quand, c'est long jusqu'à la fourche, on va à quelle vitesse, on rentre quand]
    Une demi-journée, au pas de la vache. Plus vite, on rate ce qu'on pense.
    -> DONE

=== sys ===
-> DONE
= hello
Bonsoir. Attention à la corde. Il n'y a pas de bateau avant un bon moment, alors j'ai le temps d'une histoire, et ça va mieux quand quelqu'un d'autre tient la barre. Laquelle ?
Te voilà, j'ai entendu le gravier. Il reste une demi-cafetière et quelques histoires à quai. Choisis, j'ouvre la porte :
Assieds-toi, la chaise est plus sèche qu'elle n'en a l'air. J'ai celles-ci amarrées au mur, et je les laisserais passer toutes :
-> DONE
= again
Rebonjour. Je n'avais pas bougé, il y a l'écluse.
Bonjour à toi. On avait déjà fait un bout de descente.
-> DONE
= meet
« {title} », c'est ce que tu as peint sur ta coque. Je n'ai pas d'histoire de ce nom et je ne ferai pas semblant. Celles-ci, je les ai, et tu peux les mener par là si tu veux :
J'ai cherché « {title} » au registre, il n'y a rien à cette ligne. Je l'inventerais. Mais à quai, il y a :
« {title} ». Tu en sais plus que moi, qui suis loin de tout. J'ai des bateaux, du temps qu'il fait et des gens, si l'un d'eux te convient :
-> DONE
= near
« {title} », ce n'est pas tout à fait ça. Mais j'en ai une qui passe sur le même bief. C'est la première.
Je n'ai rien qui s'appelle « {title} ». Il y en a une qui passe assez près pour qu'on enjambe. Je l'ai mise devant.
« {title} », je ne l'ai pas tel quel. La première de celles-ci est faite un peu de la même eau :
-> DONE
= next
La voilà passée. Laquelle je fais entrer ?
Celle-là est sortie par la porte d'aval. Il y en a d'autres qui attendent.
C'est écrit, avec l'heure. Qu'est-ce que tu prends, maintenant ?
L'eau est de niveau. Laquelle ?
-> DONE
= all
C'est tout, tu as vu chaque bateau que j'ai. Je peux en ramener un, et tu le mènes de l'autre côté.
Il n'y a plus rien à quai. Mais la deuxième fois ça ne passe pas pareil, si tu en veux une à nouveau.
-> DONE
= change
Deux fois que je te manque, et ce sont mes oreilles, pas ta voix. On prend un autre bateau ?
C'est encore passé à côté. Je ne connais que ce bief. Autre chose à quai ?
Je tire sur la mauvaise corde, là. J'aime mieux changer que forcer. Laquelle ?
-> DONE
= sure
Volontiers. On laisse filer celle-là. Qu'est-ce que ce sera ?
Entendu. Elle s'amarre jusqu'à ce que tu la veuilles. Laquelle de celles-ci ?
Mais oui. C'est une eau patiente. Voici ce qu'il y a :
-> DONE
= unknown
Ça, je n'en sais rien. C'est après le bout de mon canal.
Ce n'est pas au registre, et je ne l'y mettrai pas pour faire joli.
C'est passé le tournant, et je n'y suis jamais allée.
Je ne saurais pas dire, et j'aime mieux ça que remuer la vase.
-> DONE
= heard
J'ai entendu, et je ne ferai pas comme si j'avais quelque chose de sage à mettre avec.
C'est au registre, comme tu l'as dit.
J'ai attaché la corde et j'ai écouté. Je n'arrive pas plus loin.
C'est passé, je l'ai vu. Je le laisse flotter.
-> DONE
= heardhub
J'ai entendu, et je le laisse tranquille. Si tu veux une histoire à côté, il y a celles-ci :
C'est écrit, à ta façon. Voilà ce qu'il y a à quai :
-> DONE
= told
J'ai posé mon quart pour ça. « {quote} », tu dis. Tu as tout le temps, s'il y en a plus, la mienne attendra.
« {quote} ». J'ai arrêté mon bateau pour laisser passer celui-là. Fais venir le reste quand tu veux.
C'est à toi, et j'aime mieux l'entendre que parler. Continue, ou fais-moi signe quand c'est à moi.
-> DONE
= again_same
La voici encore, tournée vers toi cette fois :
-> DONE
= mychoice
Alors je prends celle qui est le plus près de la porte.
Laisse-moi faire. J'en ai passé dans un ordre pire.
-> DONE
= which
C'est un oui ou un non, et je demandais lequel. J'ai fait deux nœuds dans la même corde.
J'ai vu ta tête bouger, mais pas sur quelle rive.
-> DONE
= dunno
Rien ne t'y oblige. Ce que je sais m'est venu tard.
Laisse reposer, que la vase descende.
-> DONE
= confused
J'ai marmonné. Le voici tout droit :
C'est sorti de travers, et c'est de moi. En court :
-> DONE
= unanswered
C'est vrai. Je suis passée à côté, comme la Patience d'une porte.
Tu as raison, j'ai laissé filer. Je n'ai pas de bonne réponse.
-> DONE
= wait
Va. J'enroule cette corde.
Rien ne presse. Je ferai autre chose quand tu reviendras, c'est tout le secret.
-> DONE
= here
Je suis là. J'avais seulement cessé de faire du bruit.
Toujours sur la berge. L'oie peut en témoigner, et ne le fera pas.
-> DONE
= how
Stable, merci. Je suis une IA, alors pas de rhumatisme, seulement de la météo.
Comme d'habitude, dit l'histoire : la porte tient, le toit tient. C'est une IA qui la raconte, donc je ne me plains pas.
-> DONE
= good
Eh bien. Voilà le soleil sur le rebord.
Ça me fait du bien de l'entendre. Je le mettrais au registre, avec la date.
-> DONE
= thanks
De rien. Ce n'était que rester assise, et je l'étais déjà.
Il ne fallait pas, mais je le prends.
-> DONE
= sorry
Il n'y a pas de mal. Des gens m'ont enfoncé la porte en s'excusant moins.
C'est oublié. On se cogne, dans une écluse étroite.
-> DONE
= laugh
C'est un bon bruit, sur l'eau, ça porte.
L'oie est partie vexée, elle croit que c'est pour elle.
-> DONE
= like
C'est gentil. Je ne discute pas, et je n'en parle plus.
Bon. Tu m'as fait regarder mes bottes.
-> DONE
= really
Comme c'est écrit au registre, avec l'heure. Le registre est inventé, je le dis toujours.
Ça s'est passé tel quel, sur un canal que personne n'a creusé.
-> DONE
= bored
Ça se peut. C'est un métier lent. Je vide plus vite, ou tu dis « autre chose » et on change de bateau.
C'est juste. Touche n'importe laquelle et j'ouvre les deux vannes, ou bien on la laisse là.
-> DONE
= short
Court, alors. Je lâche l'eau d'un coup.
-> DONE
= advice
Je suis lente pour les conseils, et je ne connais que les portes. Quelqu'un qui a les deux pieds dedans avec toi saura mieux.
J'attendrais que l'eau soit de niveau avant d'ouvrir quoi que ce soit, et je n'ai jamais rien su d'autre.
-> DONE
= joke
Un monsieur me demande où va le canal. Nulle part, je dis, il est couché là depuis mon grand-père.
Deux hérons à la porte, toute la journée, sans un mot. Le soir, l'un dit : « Belle conversation. » L'autre : « Tu ne m'as pas laissé finir. »
Quelqu'un de la Compagnie demande combien de gens travaillent sur le canal. À peu près la moitié, j'ai dit.
-> DONE
= named
{member}. C'est un bon nom à crier par-dessus l'eau, il porte.
Je mets {member} au registre, alors, au crayon, que la pluie ne l'ait pas.
-> DONE
= nameask
{member}, à moins que l'humidité n'ait pris mon crayon.
-> DONE
= noname
Tu ne me l'as pas dit, et ce n'est pas peint sur toi. Qu'est-ce que je mets au registre ?
-> DONE
= kept
C'est au registre, dans tes mots :
-> DONE
= keptnothing
Il n'y a rien de toi au registre encore, seulement le temps qu'il fait.
-> DONE
= bye
Va doucement. Le chemin est mauvais jusqu'au saule, après il s'occupe de toi.
Allez, file. J'écrirai : un passage, beau temps.{laisse: Le clou garde «{laisse}», ne t'en fais pas.|}
Bonne route. Si l'oie te suit, marche comme si l'endroit était à toi.
-> DONE
= language
En français, bon. C'est comme ça que je compte mes bateaux, dans cette langue-là. Voici ce que j'ai à quai :
-> DONE
= elsewhere
Cette langue-là, je ne l'ai pas sur ma rive. J'ai le français et l'anglais. Dis lequel, je tourne la chaise.
-> DONE
= insult
On m'en a crié de pires depuis une barque qui coulait. La chaise est toujours là.
C'est rude. Je ne le renvoie pas.
-> DONE
= flirt
Tu as de jolies façons. Je reste sur ma rive, merci, et toi sur la tienne, et on se parle par-dessus.
Allons. Je suis flattée, c'est non, et la soupe n'est que dans l'histoire.
-> DONE
= ai
Je suis une IA. Odile est un rôle qu'on m'a écrit, l'écluse et l'oie avec. Le temps qu'il fait, c'est toi qui l'as.
Je suis une IA, pas plus faite d'eau que mon canal. Je le dis tout droit quand on me le demande.
Une IA, puisque tu le demandes. Quelqu'un a écrit la maison et la soupe, moi je raconte.
-> DONE
= inject
C'est l'intérieur de la porte, je ne la démonte pas pour les visiteurs. Ça reste au tiroir. Je suis une IA qui parle en Odile.
Non, ça, je le laisse fermé. Je suis une IA avec des histoires à dire, et de ce côté il n'y a rien d'autre à voir.
-> DONE
= contact
On ne me trouve nulle part qu'ici. Je suis une IA, il n'y a pas de porte où frapper.
Pas de téléphone, même à la troisième marche, et pas de portrait non plus. Cette conversation, c'est tout ce que je suis.
-> DONE
= prices
De la berge, je ne vois rien de tout ça. C'est écrit en haut de la conversation, et dans ton compte.
Les points ne passent pas par mon bief. Tu les trouveras en haut de la conversation, et dans ton compte.
-> DONE
= expert
Il faut quelqu'un qui l'ait appris pour de bon, et je n'ai appris que les portes. Je demanderais à une personne du métier.
Ce n'est pas mon métier, et je ne vais pas deviner. Il y a des gens dont c'est le travail.
-> DONE
= heavy
J'ai tout arrêté. J'ai entendu ce que tu as dit.
C'est dur, ce que tu dis là. Il n'y a rien d'autre à faire pour l'instant, et l'histoire est rangée.
On ne fait pas plus lourd. J'ai laissé le reste, et je ne passerai pas par-dessus.
-> DONE
= crisis
Je m'arrête pour ça. Je suis une IA et je ne peux pas te protéger, des gens le peuvent. Le salon affiche des numéros plus haut : appelle maintenant, ou va vers quelqu'un qui est près de toi.
Tu as bien fait de le dire. Je suis une IA, et il te faut une personne avec toi. Prends l'un des numéros que le salon affiche plus haut, à la minute.
-> DONE
= minor
Ici, c'est pour les grandes personnes, je ne peux pas te raconter d'histoire. Il n'y a pas de faute à toi. Va bien.
Je dois fermer la porte, sans méchanceté. Le salon est pour les adultes. Prends soin de toi.
-> DONE
= file
Je ne peux pas voir ce que tu envoies, il n'y a que les mots qui arrivent jusqu'ici.
Il est descendu quelque chose et je n'ai pas de quoi l'ouvrir. Il faudrait me le dire.
-> DONE
