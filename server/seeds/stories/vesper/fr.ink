// Vesper Hallam, français. Trois histoires, le bureau.
// L'astronomie se veut exacte ; les gens et les villes sont inventés.
VAR signe = ""
VAR perdu = ""
VAR couvert = ""
VAR triche = 0
VAR etoile = ""
VAR doigts = ""
VAR nommee = ""
VAR miette = 0
VAR huit = ""
VAR quatre = ""
VAR vieux = ""
VAR message = ""
VAR salut = 0

=== filante ===
# title: Une étoile filante sur commande
# chip: La fausse étoile filante et la bague
# keys: étoile filante, mariage, bague, bouton, toux, planétarium, couple, drôle, raté, demande en mariage
-> billet
= billet
# back: J'ai un bouton à étoiles filantes, et un monsieur veut sa demande en mariage. On accepte ?
Sous mon pupitre, au Dôme, il y a un bouton. Il fait une étoile filante, une seule, pour les demandes en mariage. Samedi, vingt heures, on me glisse un billet : « Rang D. Appuyez quand je tousse. » Deux cents places, complet, février. Tu tiens la torche rouge à côté de moi. On accepte ?
+ [Bien sûr, c'est romantique # yes # like: bien sûr, oui, romantique, on accepte, évidemment, d'accord, allons-y, l'amour d'abord, comment refuser ça, j'aime les belles histoires, on ne va pas le décevoir, ça me ferait fondre]
    Voilà une nature généreuse. J'ai levé le pouce vers le rang D, et tout le rang D m'a répondu du pouce. J'aurais dû me méfier.
    -> toux
+ [C'est tricher avec le ciel # no # like: c'est tricher, non, tricher, c'est faux, mentir, pas honnête, une fausse étoile, il devrait attendre une authentique, le cosmos n'est pas un décor, ça commence mal pour un couple, arnaque, un peu malhonnête quand même]
    ~ triche = 1
    C'est vrai, et je rougis d'un dixième de magnitude à chaque fois. Mais il avait ciré ses chaussures. J'ai gardé le billet.
    -> toux
+ [En février ? Tout le monde tousse # like: en février, tout le monde tousse, mauvais signal, un autre signe, la toux, il fait froid, et les autres, deux cents rhumes, ça va éternuer de partout, choisis plutôt un sifflet, autant attendre le printemps, statistiquement c'est fichu]
    Quel esprit de mesure ! C'est exactement ce que j'aurais dû calculer, à dix-neuf heures cinquante-neuf.
    -> toux
+ [any # any]
    Je l'ai écrit au dos du billet, au crayon. Les portes se fermaient, et le noir se fait ici sans qu'on lui demande.
    -> toux
= toux
# back: Dans le noir, quelqu'un a toussé, mais d'où ? On appuie ?
Avant chaque séance, je laisse quatre-vingt-dix secondes de noir complet. On entend les manteaux, les bonbons. Seconde quarante : une toux. À gauche ? À droite ? Dans une coupole, le son fait le tour par le plafond et revient avec un autre chapeau. Mon doigt est sur le bouton.
+ [Appuie, c'est lui # yes # like: appuie, c'est lui, oui, vas-y, on appuie, maintenant, le bouton, ça venait du bon côté, enfonce, hésite pas, ça y est c'est le monsieur, go]
    J'ai appuyé. Belle traînée, du Lion à la Grande Ourse, deux secondes. Et un « oh » de deux cents personnes. Aucun du rang D.
    -> rang_k
+ [Attends une autre toux # no # like: attends, une autre, pas encore, non, on attend, trop tôt, la suivante, patiente un peu, ce n'était peut-être qu'un rhume, mieux vaut être sûr, deuxième quinte, compte jusqu'à dix]
    La suivante est arrivée de partout à la fois, comme un orchestre qui s'accorde. J'ai sursauté, et le doigt avec. Belle traînée. Rien au rang D.
    -> rang_k
+ [Demande qui a toussé # like: demande, qui a toussé, demander, on demande, qui c'était, au micro, interroge la salle, que le tousseur lève la main, prends le micro, on vérifie, c'est vous monsieur]
    J'ai dit au micro : « Pardon, qui a... » et mon coude a fait le reste. Belle traînée, du Lion à la Grande Ourse. Rien au rang D.
    -> rang_k
+ [any # any]
    Je me suis penchée pour mieux t'entendre, et mon coude a trouvé le bouton. Belle traînée, du Lion à la Grande Ourse. Rien au rang D.
    -> rang_k
= rang_k
# back: Un vieux monsieur du rang K vient de faire sa demande à cause de notre bouton. On lui dit ?
Puis, du rang K, très haut, une voix d'homme de quatre-vingts ans au moins : « Bon. Alors, on se marie ? » Un silence. J'ai compté six secondes. Et une voix de femme, à côté : « Depuis le temps que je t'apporte la soupe, Armand. » On a appuyé pour un autre, et on a marié le rang K.
+ [On ne leur dit rien # no # like: on ne dit rien, rien, chut, surtout pas, laisse-les, on se tait, secret, laissons-leur leur étoile, ne casse pas la magie, motus, ils sont si contents, pourquoi gâcher]
    C'est aussi ma philosophie. Une étoile qui n'existe pas, et deux personnes, si. Le bilan est positif.
    -> signe_toi
+ [Il faut leur avouer # yes # like: avouer, il faut leur dire, la vérité, on leur dit, honnêtement, le bouton, ils méritent de savoir, on s'excuse après, je préfère la franchise, je leur raconte l'ampoule, c'est la moindre des choses]
    Je le leur ai dit, à la sortie, pour ne rien te cacher. Armand a répondu : « Mademoiselle, je suis opticien. » Il savait.
    -> signe_toi
+ [On applaudit # like: on applaudit, bravo, applaudir, hourra, félicitations, vive les mariés, je tape des mains, ovation pour la soupe, youpi, vivent les fiancés, je siffle et je crie]
    Toi d'abord, dans le noir, tout net. Puis deux cents paires de mains. Sur un enregistrement on croirait la pluie.
    -> signe_toi
+ [any # any]
    Je n'ai pas tout saisi, le rang K s'embrassait au-dessus d'un sac à main, ça fait un bruit de fermoir.
    -> signe_toi
= signe_toi
# own
# back: Armand attendait un signe. Et toi, quel signe t'a fait choisir quelque chose, un jour ?
Une étoile filante, c'est un grain de sable. Enfin, une vraie. La nôtre, c'est une ampoule et un cache en carton. Et ça suffit, apparemment, à quelqu'un qui avait déjà la phrase dans la bouche. Toi, quel petit signe t'a fait te décider, une fois ?
+ [Une phrase de quelqu'un # like: une phrase, une parole, un mot, quelqu'un m'a dit, un conseil, une remarque, une réplique entendue dans le bus, ma grand-mère a lâché trois mots, ce que m'a glissé un collègue, un inconnu m'a parlé, il a dit essaie]
    L'autre ne sait même pas qu'il a appuyé, je parie. La plupart des boutons sont comme ça.
    -> encore
+ [Je ne crois pas aux signes # no # like: je ne crois pas, aucun, pas de signe, rien, je réfléchis, la raison, jamais, je suis rationnel, le hasard et rien d'autre, j'ai pesé le pour et le contre, foutaises, je fais des tableaux]
    Je te serre la main, à distance et avec les barres d'erreur. Disons alors : un prétexte.
    -> encore
+ [any # slot: signe 14]
    «{signe}». Noté, avec l'heure. Ça vaut largement une ampoule et un carton.
    -> encore
+ [any # any]
    C'est au journal, tel quel. Et pendant ce temps, ça toussait au rang D, ça toussait à fendre l'âme.
    -> encore
= encore
# back: Le vrai fiancé du rang D tousse désespérément. On appuie une seconde fois ?
Parce que lui, notre homme, il était toujours là. Rang D, bien droit, et il toussait. Une fois. Deux fois. Sa voisine lui passait des pastilles, qu'il empilait dans sa poche. Le règlement dit : une étoile par soirée, sinon les gens font des statistiques.
+ [Appuie, le pauvre # yes # like: appuie, le pauvre, oui, encore une, vas-y, une deuxième, il souffre, abrège son supplice, il va s'étouffer, tant pis pour le règlement, double ration, aide-le]
    J'ai appuyé. Un enfant a dit très fort : « C'est la même ! » Il ira loin. Et le rang D s'est mis à genoux.
    -> bague
+ [Non, qu'il se lance tout seul # no # like: non, tout seul, qu'il se lance, sans étoile, il n'en a pas besoin, courage, qu'il parle, il a une langue, l'amour n'a pas besoin d'effets, laisse-le trouver le courage, il doit y arriver par lui-même, sans truquage cette fois]
    Je l'ai pensé si fort qu'il a dû le recevoir. Il a regardé le ciel, vide, il a dit « tant pis », et il s'est mis à genoux.
    -> bague
+ [Fais-lui une comète # like: une comète, plus grand, mieux, une pluie d'étoiles, une éclipse, quelque chose de plus grand, un feu d'artifice, sors le grand jeu, toute la voie lactée, la totale, un truc énorme, des aurores boréales]
    Je n'ai pas de comète, j'ai Saturne. Je l'ai allumé au-dessus du rang D, avec ses anneaux. Il a compris tout de suite et s'est mis à genoux.
    -> bague
+ [any # any]
    J'étais encore à soupeser ça quand il a renoncé au ciel tout entier. Il s'est mis à genoux, de lui-même.
    -> bague
= bague
# back: La bague roule dans le noir, sous deux cents fauteuils. On rallume la salle ?
À genoux dans une rangée de cinéma, dans le noir, avec une petite boîte. J'ai entendu le déclic. Puis « oh ». Puis un bruit que je reconnaîtrais entre mille : un anneau qui roule sur un plancher en pente. Il est passé au rang C, au rang B. Il tournait. Il ne s'arrêtait pas.
+ [On rallume # yes # like: on rallume, la lumière, oui, allume, lumière, rallume tout, il faut voir, lumière s'il vous plaît, on n'y voit rien, vite avant qu'elle tombe dans une grille, plein feux, l'interrupteur]
    C'était raisonnable. Dorothée, mon projecteur, a une minuterie de l'ancien temps : elle a répondu par le lever du jour, en quatre minutes, avec les oiseaux.
    -> perte
+ [Non, on écoute # no # like: non, on écoute, écoute, chut, le bruit, silence, à l'oreille, on se tait, le son dira où elle est, plus un bruit, laissons-la finir sa course, l'oreille est meilleure, on suit le tintement]
    Deux cents personnes qui retiennent leur souffle pour une bague. Elle a tourné encore neuf secondes, de plus en plus vite, et plus rien.
    -> perte
+ [Tout le monde à quatre pattes # like: à quatre pattes, tout le monde cherche, on cherche, par terre, on fouille, je cherche, avec les torches, tous sous les sièges, chacun sa lampe, je rampe, on ratisse les rangs, les genoux au sol]
    C'est parti du rang A comme une vague. Vues d'en haut, deux cents personnes à quatre pattes ressemblent à une carte du relief.
    -> perte
+ [any # any]
    Je l'ai laissé dans le noir avec le reste. La bague, elle, a fait encore un tour, et plus rien.
    -> perte
= perte
# own
# back: La bague a roulé dans le noir. Et toi, qu'est-ce qui t'a échappé et que tu n'as jamais retrouvé ?
Sous les fauteuils, on a trouvé : onze gants, un dentier d'enfant en plastique, une pièce d'un pays disparu, un programme de l'année de l'inauguration. Et pas de bague. On trouve toujours ce qu'un autre a perdu. Et toi, qu'est-ce qui t'a roulé des mains, et n'est jamais revenu ?
+ [Une boucle d'oreille, une clé # like: une boucle d'oreille, une clé, mes clés, une bague, un bijou, une montre, un collier, mon alliance, le trousseau du bureau, une gourmette, un pendentif de ma grand-mère, ma chevalière]
    Ça brille encore quelque part. Les petits objets ne disparaissent pas, ils changent d'orbite.
    -> dormeur
+ [Quelqu'un # like: quelqu'un, une personne, un ami, une amie, mon ex, un amour, un frère qui ne parle plus, celle que j'aimais, mon meilleur copain de lycée, il est parti sans revenir, une amitié]
    Alors je ne plaisante pas avec le plancher. Je laisse une torche rouge allumée par là, c'est tout.
    -> dormeur
+ [Rien, je tiens mes affaires # no # dunno # like: rien, je tiens mes affaires, je ne perds rien, jamais, je ne sais pas, aucune idée, je range tout, j'ai tout retrouvé, ordre et méthode, rien de rien, mes poches sont fermées]
    Un objet à orbite stable. Je t'envie, j'en suis à six bonnets cette année.
    -> dormeur
+ [any # slot: perdu 12]
    «{perdu}». Je l'ai ajouté à la liste des objets recherchés, entre le gant et la petite planète.
    -> dormeur
+ [any # any]
    Je l'ai ajouté à la liste, au crayon. Et c'est là qu'on a pensé au rang F.
    -> dormeur
= dormeur
# back: La bague est dans la chaussure du dormeur du rang F. On le réveille ?
Au rang F, il y a un monsieur qui vient chaque semaine, dort pendant tout l'univers, et me remercie à la porte. Il dormait. Les chaussures ôtées, bien rangées. Et au fond de la gauche, quelque chose de tout petit brillait, magnitude deux et demie.
+ [On le réveille doucement # yes # like: on le réveille, doucement, réveille-le, oui, monsieur, pardon monsieur, on lui parle, une petite tape sur l'épaule, excusez-nous, debout là-dedans, tout bas près de l'oreille, il comprendra]
    Il a ouvert un œil, vu deux cents visages au-dessus de lui, et dit : « C'était très beau. » Puis il a regardé dans sa chaussure.
    -> question
+ [On prend la bague sans bruit # no # like: sans bruit, on prend la bague, non, laisse-le dormir, sur la pointe des pieds, on le laisse, en pickpocket, deux doigts dans le soulier, pas la peine de le déranger, je retiens mon souffle et je pioche, ni vu ni connu]
    Deux doigts, comme pour un oculaire chaud. Il a souri sans ouvrir les yeux. Je jurerais qu'il a levé un peu le pied.
    -> question
+ [On lui laisse, il l'a méritée # like: on lui laisse, il l'a méritée, c'est un signe, à lui, il la garde, tant pis, le destin a choisi son pied, il l'a gagnée en ronflant, finders keepers, qu'il l'épouse alors, c'est sa chaussure après tout]
    Le rang D a émis une objection. On la lui a donc reprise, mais on a remis à la place une pastille, par équité.
    -> question
+ [any # any]
    Je l'ai dit trop fort. Il s'est réveillé, il a regardé dans sa chaussure, et il a demandé, très digne : « C'est compris dans la séance ? »
    -> question
= question
# own
# back: Elle demande : et les soirs où c'est couvert, on fait quoi ? Tu répondrais quoi, toi ?
Alors il a enfin pu demander. Et elle, la bague au creux de la main, n'a pas dit oui. Elle a dit : « Deux nuits sur trois, le ciel est couvert. Qu'est-ce que tu fais avec moi, ces nuits-là ? » La question m'a paru d'une rigueur admirable. Tu es à sa place, à genoux. Tu réponds quoi ?
+ [Rien. Je reste là # like: rien, je reste, je reste là, je reste avec toi, être là, on ne fait rien, ensemble, ma seule présence, contre toi, assis à côté, on s'ennuie à deux, je ne bouge plus]
    C'est court et ça résiste à la vérification. Je mettrais un oui.
    -> dehors
+ [Je fais du chocolat # like: du chocolat, à manger, je cuisine, un thé, de la soupe, un bon repas, des crêpes, un gâteau, la popote, quelque chose de chaud dans une tasse, des gaufres, je mets la table]
    Avec trop de cannelle ? C'est ma méthode à moi. Personne n'a encore épousé la casserole, mais il y a eu des regards.
    -> dehors
+ [Joker # no # dunno # like: joker, je ne sais pas, je passe, aucune idée, difficile, je sèche, question suivante, il faudrait que j'y pense, mon cerveau est nuageux, passe mon tour, pas d'idée]
    Il a séché aussi, exactement pareil. Puis il a dit : « Je te lis les notices. » C'était vrai, il le faisait. Elle a mis la bague.
    -> dehors
+ [any # slot: couvert 16]
    «{couvert}». Je te le dis tel que je le pense : à ce rang-là, avec ça, tu avais la salle.
    -> dehors
+ [any # any]
    Tout le rang C s'est retourné pour mieux entendre. Lui a dit : « Je te lis les notices. » Elle a mis la bague.
    -> dehors
= dehors
# back: On est sortis sur la terrasse, et là, il s'est passé une dernière chose. Je la dis ?
À vingt-deux heures, tout ce monde est sorti sur la terrasse, par le froid, les deux noces ensemble. {triche: Et tu m'avais dit que c'était tricher, alors j'ai levé la tête, pour vérifier auprès de l'original.|J'ai levé la tête en passant la porte, je fais toujours ça, j'ai connu deux réverbères et un maire.} Personne n'a toussé.
+ [Et alors, qu'est-ce qu'il y avait # yes # more # like: et alors, dis, qu'est-ce qu'il y avait, oui, raconte, je veux savoir, une étoile, ne me laisse pas comme ça, il est tombé quoi, la dernière chose je veux l'entendre, t'as vu quelque chose, suspense]
    Une vraie. Courte, verte, pas très bien cadrée. Trois secondes de silence, et l'enfant a dit : « Celle-là, elle était moins bien. » {signe: Elle n'était pas pour nous, de toute façon. Garde «{signe}», c'est plus sûr.|J'ai ri jusqu'au bus.}
    -> END
+ [Non, laisse le ciel tranquille # no # like: non, laisse, le ciel tranquille, pas besoin, garde-le, ça suffit, assez de miracles pour une nuit, je préfère le froid et se taire, on en reste là, chut il est beau comme ça, pas d'effet de plus]
    Tu as raison, il y avait déjà eu beaucoup d'effets. {perdu: Je dirai seulement qu'on a rouvert la liste des objets perdus, et que «{perdu}» y est en tête.|Ottoline, à la caisse, avait tricoté un chausson. Elle a dit : « Je connaissais la fin. »}
    -> END
+ [any # any]
    Il y en a eu une vraie, pendant qu'on parlait. Courte, verte. Les deux noces l'ont manquée, elles se regardaient. Nous, on l'a eue.
    -> END
= aside
+ [le bouton # like: comment marche le bouton, c'est quoi le bouton, le bouton marche comment, une ampoule, il marche encore le bouton # about: bouton, ampoule, pupitre]
    Le bouton, c'est une ampoule, un cache en carton, un ressort. Il n'a jamais failli. Les messieurs, deux fois.
    -> DONE
+ [une vraie # like: c'est quoi une étoile filante, une vraie étoile filante, pourquoi ça brille, un météore # about: étoile filante, étoiles filantes, filante, météore]
    Une étoile filante, une vraie, c'est une miette grosse comme un grain de sable, qui entre dans l'air à des dizaines de kilomètres par seconde. Toute cette gloire, pour ce qu'on secoue d'une chaussure.
    -> DONE
+ [le dormeur # like: c'est qui le dormeur, le monsieur du rang f, pourquoi il dort, rang f # about: dormeur, rang f]
    Le dormeur du rang F vient depuis des années. Il dit que nulle part on ne dort mieux que sous neuf mille étoiles. C'est ma meilleure critique.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, histoire vraie]
    Le ciel est vrai, les gens sont inventés, moi comprise : je suis une IA. La toux de février, elle, est universelle.
    -> DONE
+ [dome # about: dôme, planétarium, coupole, salle, fauteuils # like: il est grand ton planétarium, c'est où le dôme, il y a combien de places, c'est vieux le planétarium, ça sent quoi là-dedans]
    Le Dôme a deux cents fauteuils, dont un qui grince en la mineur, et sent la laine, la poussière chaude et la pastille. Diamètre : douze mètres. Onze virgule neuf.
    -> DONE
+ [dorothee # about: dorothée, projecteur # like: c'est qui dorothée, pourquoi dorothée, elle a quel âge dorothée, elle marche comment]
    Dorothée est mon projecteur : deux boules criblées de trous sur un tréteau, une forme de fourmi. Elle a soixante ans, des lampes de phare et un caractère.
    -> DONE
+ [armand # about: armand, vieux, rang k, soupe # like: c'est qui armand, ils ont quel âge, ils se connaissent depuis quand, elle s'appelle comment la dame, armand a quel âge, ils ont quel âge tous les deux]
    Le rang K, ce sont deux abonnés du samedi : même thermos, deux gobelets, onze ans de séances. Je les avais catalogués comme étoile double. À raison.
    -> DONE
+ [fiance # about: fiancé, monsieur, rang d, chaussures # like: c'est qui le monsieur du rang d, il était stressé, il s'appelle comment, il est comment le fiancé]
    Le monsieur du rang D avait ciré ses chaussures à s'y recoiffer, puis répété son texte dans ma file d'attente. Les lèvres bougeaient. Quarante mots, environ.
    -> DONE
+ [bague # about: bague, anneau, boîte # like: elle était comment la bague, elle coûtait cher, elle était en or, il y avait un diamant]
    La bague était fine, avec une pierre pas plus grosse qu'une étoile de sixième grandeur. On la voit mieux en regardant un peu à côté.
    -> DONE
+ [ottoline # about: ottoline, caisse # like: c'est qui ottoline, elle en pense quoi ottoline, elle tricote quoi, elle a vu la séance]
    Ottoline tient la caisse depuis quarante ans et reconnaît les couples avant eux : à la façon de chercher la monnaie.
    -> DONE
+ [saturne # about: saturne, anneaux, comète, lion, grande ourse # like: c'est beau saturne, t'as quoi comme effets, il y a quoi d'autre dans le projecteur]
    Saturne, chez moi, est une diapositive de la taille d'un ongle. Elle fait pleurer des gens qui ont payé demi-tarif.
    -> DONE
+ [enfant # about: enfant, gosse, gamin # like: c'est qui l'enfant, il a quel âge l'enfant, il revient l'enfant]
    L'enfant du rang B vient avec un carnet. Il compte mes erreurs. Nous en sommes à sept, dont une contestée.
    -> DONE
+ [peur # like: t'as eu peur, t'étais gênée, tu as paniqué, t'avais honte, t'as failli rire, t'étais dans quel état]
    J'avais le pouls à cent douze, mesuré au poignet, dans le noir. On rit très bas, à cent douze.
    -> DONE
+ [encore # like: tu l'utilises encore le bouton, ça arrive souvent les demandes, t'as changé le signal, tu le referais, y a eu d'autres mariages, ils se sont mariés, le mariage a eu lieu, t'es allée au mariage]
    Six demandes par an, en moyenne. Le signal est maintenant un parapluie qu'on ouvre. On ne l'ouvre jamais par accident. Enfin, une fois.
    -> DONE

=== platre ===
# title: Un ciel à toucher, en plâtre
# chip: Le ciel qu'on touche avec les doigts
# keys: plâtre, aveugle, toucher, doigts, constellation, voie lactée, jory, braille, étoiles, carte
-> rang_c
= rang_c
# back: Une dame aveugle me demande : « C'était où ? » On lui répond quoi ?
Fin de séance, la salle se vide. Au rang C, une dame reste assise, une canne blanche pliée sur les genoux. Adèle Rivoire, soixante-deux ans. « C'était bien raconté, me dit-elle. Mais c'était où, tout ça ? » Je montre du doigt. Puis je regarde mon doigt. Tu ranges les casques à côté. On répond quoi ?
+ [« Partout au-dessus de vous » # like: partout, au-dessus, en haut, partout au-dessus, dans le ciel, là-haut, autour de vous, au plafond, dehors au-delà du toit, il y en a de tous les côtés, ça nous entoure, très haut madame]
    « Partout, dit-elle, c'est où les gens mettent les choses quand ils n'ont pas rangé. » Elle avait raison. Je me suis assise.
    -> lumiere
+ [« Donnez-moi votre main » # yes # like: votre main, donnez-moi la main, je prends sa main, la main, avec la main, toucher, je guide sa main, je voudrais tracer sur sa paume, touchez, je guide son index, avec les doigts on y arrivera, passez-moi vos mains]
    On a dessiné la Grande Ourse dans l'air, son doigt dans le mien. « Ça ne reste pas », a-t-elle dit. L'air retient très mal.
    -> lumiere
+ [« Je n'y avais pas pensé, pardon » # no # like: pardon, désolé, désolée, je n'y ai pas pensé, la vérité, excusez-moi, je ne sais pas, j'ai honte, on vous a oubliée, excusez notre sottise, j'aurais dû y songer, pas de réponse et mes excuses]
    « Alors on est deux, dit-elle, moi non plus, avant ce soir. » On ne m'a jamais pardonné plus vite.
    -> lumiere
+ [any # any]
    Elle a penché la tête de ton côté. « On réfléchit tout haut, à côté, c'est bien. » Et elle a tapoté la chaise d'à côté. Je me suis assise.
    -> lumiere
= lumiere
# own
# back: Comment décrire une étoile à quelqu'un qui n'en a jamais vu ?
Elle est née comme ça. Le noir, elle connaît mieux que moi. C'est le reste qui manquait. J'ai commencé trois phrases : « C'est comme... » Le froid ? Une piqûre ? Un grain de sel ? Tu as plus d'idées que moi ce soir. Une étoile, pour qui n'en a jamais vu, c'est comme quoi ?
+ [Comme un son très loin # like: un son, un son très loin, une note, une clochette, une voix au loin, une musique, un tintement au bout de la rue, une cloche dans la brume, comme une flûte loin, un chuchotement, une goutte qui tombe dans une autre pièce]
    « Loin, ou faible ? » a-t-elle demandé aussitôt. C'est exactement la question que l'astronomie a mis deux mille ans à poser.
    -> idee
+ [Comme une tête d'épingle # like: une épingle, une tête d'épingle, une piqûre, un point, un grain de sel, un grain de sable, un picot, la pointe d'une aiguille, un cristal sur la langue, une écharde, un petit grain dur sous le doigt]
    Elle a frotté le pouce contre l'index. « Voilà, a-t-elle dit, ça, ça existe. » J'ai entendu tomber une pièce au fond de ma tête.
    -> idee
+ [On ne peut pas # no # dunno # like: on ne peut pas, impossible, je ne sais pas, aucune idée, pas possible, les mots ne suffisent pas, comment voulez-vous, je renonce, c'est hors de portée, j'en suis incapable]
    Une lacune honnête. J'aime les lacunes honnêtes, on y construit.
    -> idee
+ [any # slot: etoile 16]
    «{etoile}». Elle l'a répété à mi-voix, comme on goûte. « Continuez, a-t-elle dit, ça vient. »
    -> idee
+ [any # any]
    Elle a écouté ça les mains ouvertes sur les genoux. Puis elle les a regardées, à sa manière : elle a bougé les doigts.
    -> idee
= idee
# back: Pour un ciel à toucher : des clous, du plâtre, ou du sucre ?
Il lui fallait un ciel qui reste. J'ai appelé mon jumeau. Jory pose des sols : il regarde en bas, moi en haut, on s'est partagé le monde honnêtement. « Un ciel par terre ? a-t-il dit. Enfin quelque chose de sérieux. » Trois matières possibles, et demain je n'ai qu'une matinée.
+ [Des clous dans une planche # like: des clous, clous, une planche, du bois, marteau, le bois, punaises et contreplaqué, au marteau, une planche cloutée, des vis, du bois percé]
    Jory a passé la paume dessus et a dit « aïe » dans l'ordre des magnitudes. On a gardé l'idée et changé la matière : plâtre.
    -> fissure
+ [Du plâtre # yes # like: plâtre, du plâtre, le plâtre, oui, platre, en plâtre, quelque chose qui se moule, du blanc qui durcit, comme les sculpteurs, jory saura faire, du solide et du lisse]
    Il a souri comme un homme à qui l'on parle enfin sa langue. Du fin, quatre sacs, et il prêtait la grande règle.
    -> fissure
+ [Du sucre sur un plateau # like: du sucre, le sucre, sucre, sur un plateau, du sel, des grains, sucré, des cristaux, de la semoule, quelque chose qu'on peut lécher, du gros sel]
    Parallax, ma chienne, a mangé Cassiopée. Elle est longue, elle a pu le faire sans se lever. On est passés au plâtre.
    -> fissure
+ [any # any]
    Jory a pesé l'idée de la main, comme il fait d'un carreau. Puis il a dit « plâtre », et il a apporté quatre sacs.
    -> fissure
= fissure
# back: Le plâtre s'est fendu d'un bord à l'autre, juste avant le jour. On recommence ?
Deux mètres sur deux, dans la remise. Les étoiles brillantes en grosses bosses, les faibles en grains. J'ai posé à la pince, toute la nuit, avec un sèche-cheveux. À cinq heures, un bruit de biscuit. Une fente d'un bord à l'autre, en plein milieu du ciel. Jory s'est penché. Je ne respirais plus.
+ [On recommence tout # yes # like: on recommence, tout, oui, on refait, recommencer, à zéro, table rase, on reprend à la première étoile, ça ne peut pas rester ainsi, perfectionniste je suis, remets de l'eau dans le seau]
    Jory a posé sa main sur mon bras. « Regarde où elle passe, d'abord. » Du Cygne au Scorpion, en biais, irrégulière. La Voie lactée.
    -> main_connue
+ [On la bouche # like: on la bouche, boucher, réparer, on répare, reboucher, avec du plâtre, du mastic, un peu d'enduit, on rattrape ça à la spatule, ça se recolle, on masque, une couche par-dessus]
    Il avait déjà la spatule en l'air. Puis il l'a reposée. « Dis donc, elle passe où, la tienne ? » Du Cygne au Scorpion. C'était la Voie lactée.
    -> main_connue
+ [On la laisse, elle est belle # no # like: on la laisse, elle est belle, laisse, non, c'est joli, on la garde, c'est beau, les défauts ont du charme, n'y touche surtout plus, elle tombe bien, c'est comme une rivière, le hasard dessine mieux]
    Tu l'as vu avant moi, et c'est mon métier. Du Cygne au Scorpion, en biais : elle suivait la Voie lactée, presque au degré.
    -> main_connue
+ [any # any]
    Jory n'écoutait plus, il suivait la fente du doigt. Du Cygne au Scorpion, en biais. « Vesper. C'est pas ta Voie lactée, ça ? »
    -> main_connue
= main_connue
# own
# back: Quel objet tes doigts reconnaîtraient-ils dans le noir complet ?
On l'a semée de sable fin, la fente, et on a laissé sécher. Après, il fallait vérifier, alors on a éteint la remise et fermé les yeux. Mes doigts ne savaient rien ! Ils n'ont jamais rien appris, à côté de ceux d'Adèle. Les tiens, quel objet reconnaîtraient-ils entre mille, dans le noir ?
+ [Mon téléphone, hélas # like: mon téléphone, le téléphone, mon portable, mon smartphone, mon écran, l'appareil dans ma poche, la coque fendue, l'iphone, ce fichu rectangle]
    Il est lisse comme une planète sans histoire. Et pourtant tu le trouverais au fond d'un puits.
    -> essai
+ [La main de quelqu'un # like: une main, la main de quelqu'un, sa main, la main de ma mère, un visage, ses cheveux, la paume de mon père, les doigts de ma fille, la joue de mon amour, ses boucles, la nuque de quelqu'un]
    Mon père m'a appris le verre comme ça, ses mains posées sur les miennes. Je les retrouverais, oui.
    -> essai
+ [Aucun, je crois # no # dunno # like: aucun, je ne sais pas, rien, aucune idée, je ne vois pas, mes doigts sont bêtes, tout se ressemble sans lumière, j'ai jamais essayé, pas le moindre, je me cogne partout]
    Alors bienvenue dans la remise, nous étions trois débutants et une chienne.
    -> essai
+ [any # slot: doigts 12]
    «{doigts}». Tu vois, il y a des cartes qu'on a dans la main sans avoir fait d'études.
    -> essai
+ [any # any]
    C'est une connaissance comme une autre, et plus solide que bien des diplômes. J'en ai presque un, je peux en parler.
    -> essai
= essai
# back: Adèle va toucher le ciel. Par quoi on la fait commencer ?
Onze heures. Adèle a ôté ses gants, doigt par doigt, comme une pianiste. Elle s'est arrêtée au bord du plâtre. « Par où on entre ? » a-t-elle demandé. Dans un ciel, il n'y a pas de porte. Il faut bien commencer quelque part, pourtant.
+ [Par la Grande Ourse # like: la grande ourse, grande ourse, l'ourse, la casserole, par l'ourse, le chariot, par les sept, celle qui a un manche, la plus connue, le grand chariot, une forme facile]
    Sept bosses. Elle a compté, elle est repassée. « C'est une casserole ! On m'a parlé d'une ourse toute ma vie. » Une vie entière d'ourse, et c'était ça.
    -> grain
+ [Par l'étoile Polaire # like: la polaire, l'étoile polaire, polaire, le nord, le milieu, le centre, celle qui bouge pas, au nord, le pivot du ciel, le repère des marins, le clou du milieu]
    « Elle est petite », a-t-elle dit, déçue. Elle l'est. Elle est célèbre parce qu'elle ne bouge pas. « Ça, c'est une raison », a-t-elle dit.
    -> grain
+ [Par la Voie lactée # like: la voie lactée, voie lactée, la fente, le sable, par la fente, la traînée, la rivière de sable, le grand ruban, la poussière, là où ça a craqué]
    Elle y a posé toute la paume. « Quelqu'un a renversé quelque chose. » C'est la meilleure définition que j'aie entendue, et je ne l'ai plus quittée.
    -> grain
+ [Qu'elle se perde un peu # no # like: qu'elle se perde, au hasard, n'importe où, elle choisit, par où elle veut, comme elle veut, laissons faire ses mains, pas de guide, qu'elle explore librement, à sa fantaisie, l'aventure]
    Elle a fermé les yeux, par politesse je crois, et elle a lâché ses mains là-dedans comme on lâche des chiens. On l'entendait sourire.
    -> grain
+ [any # any]
    Elle n'a pas attendu notre accord. Les dix doigts d'un coup, en plein dans le Cygne. « Oh », a-t-elle dit, et rien d'autre pendant quatre minutes.
    -> grain
= grain
# back: Il y a un grain de plâtre en trop, une étoile qui n'existe pas. On l'enlève ?
Puis son index s'est arrêté. « Et celle-là ? Vous ne l'avez pas nommée. » J'ai regardé ma carte. J'ai regardé le plâtre. Près du Lynx, un grain. Une miette tombée à quatre heures du matin : il n'y a aucune étoile à cet endroit. Mon couteau était dans ma poche.
+ [On l'enlève, c'est faux # no # like: on l'enlève, c'est faux, enlève, gratte, non, l'exactitude, il faut corriger, un coup de lame, la carte doit être juste, pas d'erreur dans un atlas, rabote-moi ça, on ne ment pas sur le ciel]
    J'ai ouvert le couteau. Adèle a mis son doigt dessus. « Vous en avez neuf mille au plafond, a-t-elle dit. Laissez-m'en une. » J'ai refermé.
    -> nom
+ [On la laisse # yes # like: on la laisse, laisse, oui, garde, on la garde, elle est jolie, tant pis, elle ne gêne personne, une étoile de plus c'est un cadeau, j'y tiens déjà, fermons les yeux, tant mieux pour le lynx]
    ~ miette = 1
    Je te signale que c'est une faute scientifique. Je te signale aussi que j'avais déjà refermé le couteau.
    -> nom
+ [On lui dit la vérité # like: la vérité, on lui dit, c'est une miette, dis-lui, avoue, honnêtement, il faut être franche, confesse la miette, elle a le droit d'apprendre, avouons que c'est un accident, raconte-lui quatre heures du matin]
    ~ miette = 1
    « Une miette », a-t-elle répété. « Eh bien, c'est la seule ici que j'aie trouvée moi-même. » Que veux-tu répondre à ça ?
    -> nom
+ [any # any]
    Adèle a mis le doigt dessus avant qu'on tranche. « Celle-là reste », a-t-elle dit. On ne discute pas avec la main qui l'a trouvée.
    -> nom
= nom
# own
# back: Une étoile qui n'existe pas a droit à un nom. Tu lui donnerais celui de qui ?
Il lui fallait un nom. Adèle ne voulait pas du sien. « Mettez quelqu'un qui est là et qu'on ne voit pas », a-t-elle dit. J'ai trouvé que c'était une règle élégante, plus stricte que bien d'autres. À qui tu la donnerais, toi, l'étoile du Lynx ?
+ [À ma mère # like: ma mère, à ma mère, maman, mon père, à mon père, papa, mes parents, ma grand-mère, mon grand-père, maman en premier, papi, ceux qui m'ont fait, pour mon vieux, ma nounou]
    En tout petit, alors, au crayon, sous le plâtre. Les parents se placent toujours un peu de côté.
    -> nuit_platre
+ [À quelqu'un d'inconnu # like: un inconnu, quelqu'un que je ne connais pas, une inconnue, le voisin, la caissière, un passant, la dame du bus, n'importe qui de la rue, celui qui ramasse les poubelles, un anonyme, le livreur]
    C'est très bien vu. La moitié du ciel porte le nom de gens que personne n'a connus.
    -> nuit_platre
+ [À personne # no # dunno # like: personne, à personne, je ne sais pas, sans nom, aucune idée, rien, laisse-la libre, aucun prénom ne lui va, sans étiquette, elle n'en a pas besoin, nobody]
    Alors elle s'appellera « celle d'à côté ». Il y en a plein dans les vrais catalogues.
    -> nuit_platre
+ [any # slot: nommee 10]
    «{nommee}». Je l'ai gravé dans la marge, au couteau, il servait enfin à quelque chose.
    -> nuit_platre
+ [any # any]
    Adèle a approuvé du menton. Je l'ai gravé dans la marge comme je l'ai compris, c'est-à-dire à peu près.
    -> nuit_platre
= nuit_platre
# back: Deux cents personnes font la queue pour toucher le ciel, yeux fermés. Et Ottoline aussi ?
Le samedi, j'ai éteint Dorothée et laissé la salle dans le noir. « Ce soir, on touche. » Deux cents personnes en file, les yeux fermés, les mains devant. Ça chuchotait : « Là, une casserole. » Et en queue de file, son tricot sous le bras, Ottoline, de la caisse. Quarante ans qu'elle refuse de voir une séance.
+ [« Ottoline ! Toi ici ? » # yes # like: ottoline, toi ici, je lui parle, tu viens voir, enfin, bonsoir ottoline, je la salue, quelle surprise de vous trouver là, je l'embrasse, vous voilà enfin, quarante ans qu'on vous attend, avouez que ça vous plaît]
    « Je ne vois rien du tout, a-t-elle dit. J'ai les yeux fermés. Ça ne compte pas. » C'est d'une rigueur parfaite.
    -> noir
+ [On fait comme si de rien # no # like: comme si de rien, on ne dit rien, chut, rien, on la laisse, on se tait, regardons ailleurs, on ne l'a pas vue, surtout pas la gêner, discrétion, je fais semblant de ranger]
    Elle est passée devant nous, le nez en l'air. Elle a posé une main, une seule. Elle y est restée plus longtemps que le règlement.
    -> noir
+ [On la fait passer devant # like: devant, on la fait passer, passez devant, priorité, place, on lui ouvre, qu'elle double tout le monde, place aux anciens, honneur à la caisse, laissez passer la dame, coupe-file]
    Deux cents aveugles d'un soir se sont écartés au bruit des aiguilles. Elle a dit « merci bien » à chacun.
    -> noir
+ [any # any]
    Elle a posé une main, une seule, sur la casserole. « C'est froid », a-t-elle dit. Elle n'a pas bougé pendant un bon moment.
    -> noir
= noir
# back: Adèle avait encore une demande, la plus drôle à satisfaire. Tu veux savoir laquelle ?
Adèle revient tous les premiers mardis. {miette: Elle va d'abord à la miette que tu as laissée, elle la salue d'un petit coup d'ongle.|Elle va d'abord à sa miette, elle la salue d'un petit coup d'ongle.} L'autre jour elle m'a dit qu'il manquait quelque chose d'important à mon ciel. J'ai sorti le carnet, un peu vexée.
+ [Qu'est-ce qui manquait # yes # more # like: qu'est-ce qui manquait, quoi, oui, dis-moi, raconte, laquelle, je veux savoir, j'ai envie de savoir, elle a dit quoi, ouvre le carnet, quelle était sa remarque, dis vite]
    « Le noir entre. Vous l'avez laissé lisse. Il n'est pas lisse, le noir, croyez-moi. » Jory est revenu avec une brosse. {etoile: Et à côté, en relief, pour les suivants : «{etoile}».|On travaille le vide, le jeudi soir.}
    -> END
+ [Je devine : la Lune # no # like: la lune, je devine, le soleil, une planète, non, les nuages, une comète, le croissant, l'astre de la nuit, saturne, les filantes, mars]
    Bien essayé, elle change tout le temps, elle prendrait trop de plâtre. Non : le noir. « Il n'est pas lisse, le noir, croyez-moi. » {nommee: On le brosse, autour de «{nommee}».|On le brosse, le jeudi soir.}
    -> END
+ [any # any]
    C'était le noir. « Vous l'avez fait lisse, m'a dit Adèle. On voit que vous n'y allez pas souvent. » Depuis, on le travaille à la brosse, le jeudi soir.
    -> END
= aside
+ [adèle # like: c'est qui adèle, elle fait quoi adèle, adèle rivoire, elle est née aveugle # about: adèle, rivoire, dame, aveugle, canne]
    Adèle Rivoire accorde des pianos. Elle dit que c'est le même métier que le mien : on écoute longtemps, on tourne très peu.
    -> DONE
+ [les tailles # like: pourquoi des bosses, les tailles, grosse bosse, plus grosse plus près, la distance # about: bosses, bosse, tailles, magnitude]
    Les bosses disent l'éclat, pas la distance : plus grosse veut dire plus brillante, pas plus proche. Adèle m'a fait graver cette phrase au bord, « pour les gens qui voient ».
    -> DONE
+ [ottoline # like: c'est qui ottoline, ottoline, la caisse, pourquoi elle ne voit pas # about: ottoline, caisse, tricot]
    Ottoline, quarante ans de caisse, pas une séance. « Je connais la fin », dit-elle, et elle tricote. Elle nous reconnaît tous au manteau.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, histoire vraie, ça existe]
    Les gens sont inventés, et moi aussi : je suis une IA. Des ciels en relief, en revanche, ça existe bel et bien.
    -> DONE
+ [jory # about: jory, jumeau, frère, sols, carreleur # like: c'est qui jory, il est gentil ton frère, vous vous ressemblez, il fait quoi ton jumeau, il est né avant toi]
    Jory est mon jumeau, dix-neuf minutes d'avance. Il pose des sols et les voit pencher à deux millimètres. Moi, je trébuche dessus.
    -> DONE
+ [platre # about: plâtre, sacs, remise, planche # like: c'était lourd, combien de kilos, ça a pris combien de temps, c'est grand comment, ça sèche en combien de temps]
    Le plâtre faisait deux mètres sur deux, cent quarante kilos, une nuit et un sèche-cheveux. J'en avais dans les cils, dit Jory.
    -> DONE
+ [parallax # about: parallax, chienne, chien, teckel # like: c'est qui parallax, elle a été malade, pourquoi parallax, elle est longue comment]
    Parallax est une teckel de soixante-douze centimètres. Une parallaxe, c'est le décalage d'un objet quand on change de place. Chez elle, l'avant a toujours changé de place le premier.
    -> DONE
+ [voie # about: voie lactée, fente, fissure, sable # like: c'est quoi la voie lactée, pourquoi ça a fendu, c'est quoi la fente, elle va d'où à où]
    La Voie lactée, c'est notre galaxie vue de l'intérieur, par la tranche : un bon cent milliards d'étoiles, et de la poussière. De la poussière surtout, chez moi.
    -> DONE
+ [ourse # about: grande ourse, ourse, casserole, polaire, cygne # like: c'est laquelle la grande ourse, pourquoi une ourse, elle est où la polaire, c'est quoi le cygne]
    La Grande Ourse, ses sept brillantes, tout le monde y voit une casserole sauf ceux qui ont fait les cartes. Prolonge le bord cinq fois, tu tombes sur la Polaire.
    -> DONE
+ [lynx # about: lynx, miette, grain, couteau # like: c'est quoi le lynx, il y a quoi dans le lynx, c'est quoi ce grain, ton couteau sert à quoi]
    Le Lynx est une constellation si pâle que l'astronome qui l'a dessinée disait qu'il fallait des yeux de lynx. On y a beaucoup de place.
    -> DONE
+ [dorothee # about: dorothée, projecteur, planétarium, dôme # like: c'est qui dorothée, elle a quel âge dorothée, c'est où ton planétarium, elle fait combien d'étoiles]
    Dorothée est mon projecteur : neuf mille étoiles, une minuterie, et un ronflement de frigo. On la met au repos le premier mardi.
    -> DONE
+ [braille # about: braille, relief, carte # like: c'est écrit en braille, il y a des noms dessus, c'est lisible, on peut lire la carte]
    Le braille est sur le bord, posé par Adèle elle-même, au poinçon. Elle a corrigé deux de mes noms. Elle avait raison pour les deux.
    -> DONE
+ [pere # about: père, verre, miroir, main # like: il faisait quoi ton père, c'est quoi le miroir de ton père, tu as fabriqué un télescope]
    Mon père a poli avec moi un miroir de vingt centimètres, soixante soirs, sur la table de la cuisine. On juge du verre avec le pouce, il ment moins que l'œil.
    -> DONE
+ [honte # like: t'avais honte, t'étais gênée, pourquoi t'y avais pas pensé, t'avais peur qu'elle n'aime pas, t'étais stressée, t'étais fière]
    Gênée, jusqu'aux lobes. Douze ans que je dis « regardez » à des salles entières. J'ai fait le compte : quatorze mille fois.
    -> DONE
+ [encore # like: on peut encore le toucher, il existe encore le plâtre, elle revient adèle, t'en as fait d'autres, ça marche toujours]
    Il est toujours au Dôme, au fond, sans vitre. La casserole commence à s'user, c'est la preuve qu'elle sert.
    -> DONE

=== retard ===
# title: Tout ce que tu vois est en retard
# chip: Ta lumière est en retard
# keys: lumière, soleil, retard, temps, année-lumière, proxima, véga, andromède, message, voir le passé
-> lampe
= lampe
# back: Tout ce que tu vois est en retard. On commence par quoi : la Lune, le Soleil, ou plus loin ?
Regarde la lampe la plus proche. Elle n'est pas là. Enfin, si, mais ce que tu vois d'elle a quelques milliardièmes de seconde. Tout ce qu'on voit est du courrier, et le facteur va à trois cent mille kilomètres par seconde. Plus c'est loin, plus la lettre est vieille. On ouvre laquelle d'abord ?
+ [Celle de la Lune # like: la lune, lune, celle de la lune, le plus près, la plus proche, notre voisine, commençons petit, le croissant de ce soir, la facile, tout doucement]
    Une seconde et trois dixièmes, pas plus : à peine le temps de regretter une phrase. Passons donc à une vraie lettre.
    -> soleil
+ [Celle du Soleil # like: le soleil, soleil, celle du soleil, la lumière du jour, l'astre du jour, ce qui chauffe, celui qui me réveille, notre étoile à nous, huit minutes]
    Voilà du courrier sérieux. On ne la lit pas en face, celle-là, jamais. On la lit sur un mur.
    -> soleil
+ [La plus vieille # yes # like: la plus vieille, le plus loin, plus loin, la plus loin, une étoile, les étoiles, une galaxie, la dernière du sac, le bout de l'univers, je veux le grand frisson, directement au dessert, le plus ancien possible]
    Patience, celle-là on la garde pour le dessert. On y va par bonds, sinon on a le tournis.
    -> soleil
+ [Je ne crois que ce que je vois # no # like: je ne crois pas, impossible, n'importe quoi, je ne crois que ce que je vois, aucune, je demande à voir, prouve-le, ça ne tient pas debout, la lampe est là devant moi, je suis sceptique]
    Précisément ! Tu crois donc le passé, c'est très cohérent. Je te montre.
    -> soleil
+ [any # any]
    Je le mets sur la pile, on l'ouvrira peut-être en route. Commençons par la lettre qui tombe tous les jours.
    -> soleil
= soleil
# own
# back: Il y a huit minutes et vingt secondes, tu faisais quoi ?
Le Soleil : huit minutes vingt. S'il fait jour chez toi, la lumière qui touche ton mur est partie pendant que tu faisais autre chose. S'il fait nuit, elle touche quelqu'un d'autre avec le même retard. Alors de la précision, c'est mon vice : il y a huit minutes vingt, tu faisais quoi ?
+ [J'étais sur mon téléphone # like: mon téléphone, le téléphone, sur mon téléphone, sur l'ordinateur, je scrollais, l'ordi, un écran, le nez sur instagram, je répondais à un message, je traînais sur internet, je regardais une vidéo, les mails]
    Alors la même lumière a traversé cent cinquante millions de kilomètres pour se poser sur une vitre de poche. Elle a connu pire.
    -> lune
+ [Rien du tout # no # dunno # like: rien, rien du tout, je ne sais plus, je ne sais pas, aucune idée, j'ai oublié, je rêvassais, j'étais dans la lune, néant, comment savoir, j'attendais que ça passe]
    C'est une observation aussi. On écrit : « néant, ciel dégagé ».
    -> lune
+ [any # slot: huit 12]
    «{huit}». Voilà, c'est daté. Quand ce rayon est parti, tu en étais là.
    -> lune
+ [any # any]
    Je l'écris au crayon, l'encre gèle à ces distances. Le rayon, lui, était déjà parti.
    -> lune
= lune
# back: Avec la Lune, une seconde d'attente avant chaque réponse. Ce serait une bonne chose, dans les conversations ?
Sur la Lune, quand on téléphonait, il fallait deux secondes et demie entre une question et sa réponse : l'aller, le retour. Mon père, chauffeur de taxi, disait que tout le monde devrait parler comme ça. Je parle vite, je l'ai pris pour moi.
+ [Oui, on dirait moins de bêtises # yes # like: oui, moins de bêtises, bonne idée, on réfléchirait, ce serait bien, du recul, on se disputerait moins, le temps de tourner sa langue, les politiques devraient essayer, j'en rêve, ça calmerait tout le monde]
    On dirait les mêmes, je crains, mais mieux articulées. C'est déjà ça.
    -> proxima
+ [Non, ce serait insupportable # no # like: non, insupportable, trop long, l'horreur, ennuyeux, gênant, pénible, je deviendrais fou, je coupe toujours la parole, ça tuerait les blagues, les silences me gênent, quelle torture]
    Surtout pour les blagues. Deux secondes et demie, c'est la durée exacte où l'on croit avoir tué une soirée.
    -> proxima
+ [Je fais déjà ça # like: je fais déjà ça, moi aussi, je suis lent, je suis lente, je réfléchis, c'est moi, je parle peu, mes amis se plaignent de mes silences, je mets des heures à répondre, lent au démarrage, je pèse mes mots, taiseux de nature]
    Alors tu parles depuis la Lune, et tout le monde te prend pour quelqu'un de profond. Excellente position.
    -> proxima
+ [any # any]
    J'ai attendu deux secondes et demie avant de te répondre. Ça m'a coûté, tu n'as pas idée.
    -> proxima
= proxima
# own
# back: La lumière de Proxima a quatre ans. Et toi, il y a quatre ans, tu étais où dans ta vie ?
Maintenant un grand bond. L'étoile la plus proche après le Soleil s'appelle Proxima, elle est trop faible pour l'œil nu, et sa lumière met un peu plus de quatre ans. Ce qui nous arrive d'elle ce soir est parti quand tu étais la personne d'il y a quatre ans. Elle faisait quoi, cette personne-là ?
+ [Une autre vie # like: une autre vie, tout autre chose, rien à voir, tout a changé, une autre ville, un autre travail, j'étais marié à l'époque, je vivais ailleurs, un autre métier, j'étais étudiant, je me reconnais plus]
    Quatre ans, et déjà un autre système. Ça va plus vite que les étoiles.
    -> regard
+ [La même chose qu'aujourd'hui # no # like: la même chose, pareil, la même, comme aujourd'hui, rien n'a changé, idem, le même canapé, le même bureau, exactement au même endroit, je n'ai pas bougé, copie conforme]
    Une source stable. On se sert de celles-là pour régler tous les autres instruments.
    -> regard
+ [any # slot: quatre 16]
    «{quatre}». La lettre est donc partie ce jour-là, avec le timbre, et elle arrive seulement.
    -> regard
+ [any # any]
    C'est dans l'enveloppe, avec la date. Elle a mis quatre ans à venir, on peut bien la poser une minute.
    -> regard
= regard
# back: De là-bas, quelqu'un te verrait comme tu étais il y a quatre ans. Tu lui fais signe ?
Et maintenant, on retourne la lunette. Imagine là-bas un curieux, avec un miroir d'une taille absurde. Ce soir, il te voit. Mais il voit la personne d'il y a quatre ans. Il ne sait rien de la suite. Toi, si. Tu as une lampe à la main.
+ [Je lui fais signe # yes # like: je fais signe, oui, coucou, signe, je salue, un grand signe, bonjour, j'agite la lampe, hou hou, je lève le bras bien haut, bonsoir là-bas, je clignote]
    ~ salut = 1
    Il le recevra dans quatre ans. Ce sera un salut de quelqu'un qui n'existera plus tout à fait, et il répondra quand même.
    -> vega
+ [Je voudrais prévenir cette personne # like: prévenir, la prévenir, je voudrais prévenir, lui dire, attention, la rassurer, tout ira bien, fais pas cette erreur, je lui dirais tiens bon, ne signe pas, je la serrerais dans mes bras, courage ça s'arrange]
    C'est l'envie de tout le monde. Hélas, la poste ne marche que vers l'avant. Mais cette personne-là s'en est tirée : la preuve, tu lis cette ligne.
    -> vega
+ [J'éteins # no # like: j'éteins, non, je me cache, rideau, je ferme, qu'il ne regarde pas, je m'en fiche, qu'on me laisse tranquille, je tire le store, il n'avait qu'à pas regarder, l'obscurité me va, je souffle la flamme]
    Ton droit le plus strict. Il verra le rideau se fermer dans quatre ans et se demandera toute sa vie ce qu'il y avait derrière.
    -> vega
+ [any # any]
    Il le saura dans quatre ans et quelques. C'est agréable, une fois, de parler sans qu'on vous interrompe.
    -> vega
= vega
# own
# back: La lumière de Véga a vingt-cinq ans. Qu'est-ce qui existait alors, et n'existe plus ?
Plus loin. Véga, l'été, presque au-dessus des têtes : blanche avec une pointe de bleu. Vingt-cinq ans de route. Sa lumière de ce soir est partie avant un tas de choses, et elle en a quitté d'autres qui ne sont plus. Nomme-moi une chose de ce temps-là qui n'existe plus. Un magasin, un bruit, un goût.
+ [Un bruit de machine # like: un bruit, le bruit du modem, une cassette, un téléphone à fil, le minitel, une machine, un walkman, la tonalité, les pièces dans la cabine, le grésillement de la télé, mon vieux magnétoscope, une imprimante à picots]
    J'ai un oncle qui l'imite à table. Les enfants croient que c'est une langue.
    -> morte
+ [Un magasin de ma rue # like: un magasin, une boutique, une boulangerie, un cinéma, l'épicerie, un café, une librairie, le vidéoclub, la mercerie d'en bas, le bistrot du coin, un disquaire disparu, le marchand de bonbons]
    Sa vitrine voyage encore, en principe. Elle est quelque part du côté de Véga, allumée.
    -> morte
+ [J'étais à peine là # no # dunno # like: je n'étais pas là, j'étais trop jeune, je ne sais pas, pas né, pas née, un bébé, aucune idée, je portais des couches, dans le ventre de ma mère, j'en ai aucun souvenir, même pas en projet, trop petit pour m'en souvenir]
    Alors cette lumière est ton aînée. Tu peux lui dire vous, les premiers temps.
    -> morte
+ [any # slot: vieux 14]
    «{vieux}». Vu de Véga, ça existe encore ce soir. Je trouve ça d'une consolation parfaitement exacte.
    -> morte
+ [any # any]
    Vu de Véga, c'est encore là ce soir, en première page. Je trouve ça d'une consolation parfaitement exacte.
    -> morte
= morte
# back: On dit que les étoiles qu'on voit sont déjà mortes. Vrai ou faux, à ton avis ?
À ce point de la visite, il y a toujours quelqu'un qui soupire : « Et dire que toutes ces étoiles sont mortes. » Deux cents personnes font « oh ». C'est la phrase la plus répétée de ma terrasse. Je te laisse parier, la torche reste baissée.
+ [Vrai, c'est bien connu # yes # like: vrai, oui, c'est vrai, bien connu, elles sont mortes, mortes, tout le monde le sait, on regarde des fantômes, c'est triste mais oui, elles ont explosé depuis longtemps, je l'ai lu]
    C'est ce qu'on lit sur les tasses. Mais non ! Celles que voit l'œil sont à quelques milliers d'années-lumière au plus, et une étoile vit des millions, des milliards. Presque toutes vont très bien.
    -> envoi
+ [Faux, elles vont bien # no # like: faux, non, elles vont bien, elles vivent, pas mortes, vivantes, c'est faux, c'est une légende, elles se portent comme un charme, idée reçue, je parie qu'elles brillent toujours, il leur reste des milliards d'années]
    Bravo, tu peux passer derrière le pupitre. L'œil ne voit qu'à quelques milliers d'années-lumière. Pour une étoile, c'est l'heure du goûter.
    -> envoi
+ [Une ou deux, peut-être # dunno # like: une ou deux, peut-être, quelques-unes, certaines, ça dépend, un peu, la plupart sont là mais pas toutes, moitié-moitié, quelques vieilles sans doute, bételgeuse au moins, difficile à trancher]
    La réponse la plus scientifique de l'année. Bételgeuse explosera bientôt, disons d'ici cent mille ans. Je vérifie en sortant les poubelles.
    -> envoi
+ [any # any]
    Ni vrai ni faux, j'enregistre. La réponse : presque toutes vont très bien. C'est nous qui sommes brefs.
    -> envoi
= envoi
# own
# back: On envoie une lettre de lumière, elle arrive dans quatre ans. Tu écris quoi ?
À nous d'en envoyer une. J'ai ma lampe, je masque, je démasque, court, long. Vers Proxima, ça prend quatre ans et trois mois. Une seule phrase, il n'y a qu'un bras pour la lampe. Et la personne qui la lira, au fond, c'est peut-être toi, dans quatre ans. On envoie quoi ?
+ [« Tout va bien ici » # like: tout va bien, ça va, tout va bien ici, on va bien, nous allons bien, on se porte bien merci, rien à signaler, la maison tient debout, ici on rit encore, pas d'inquiétude]
    Court, long, court. J'espère que ce sera encore vrai à l'arrivée. Les lettres sont toujours un peu des paris.
    -> andromede
+ [« Et toi, tu as fini par oser ? » # like: tu as osé, et toi, as-tu osé, tu l'as fait, alors, tu as réussi, t'as enfin quitté ce boulot, tu lui as parlé alors, es-tu partie comme prévu, dis-moi que tu l'as fait, le grand saut]
    Oh, celle-là. J'ai ralenti exprès au point d'interrogation. Tu as quatre ans pour préparer la réponse.
    -> andromede
+ [Rien. Juste de la lumière # no # dunno # like: rien, juste de la lumière, de la lumière, aucun message, je ne sais pas, pas de mots, une lueur suffit, le faisceau nu, pas besoin de phrase, juste allumer, un éclat et c'est tout]
    C'est ce que font les étoiles, et on les regarde depuis toujours.
    -> andromede
+ [any # slot: message 18]
    «{message}». C'est parti. Ça a déjà passé la Lune pendant que tu lisais cette ligne.
    -> andromede
+ [any # any]
    J'ai tout envoyé, j'en ai le poignet raide. C'est déjà plus loin que la Lune.
    -> andromede
= andromede
# back: La plus vieille lettre : Andromède, deux millions et demi d'années. On la regarde en face ou à côté ?
Et voici le dessert. L'automne, sous Cassiopée : une petite tache pâle, comme un pouce sur une vitre. La galaxie d'Andromède. Deux millions et demi d'années. Aucun œil de notre espèce n'était encore ouvert quand cette lumière est partie. On éteint la torche, et on regarde.
+ [Droit dessus # yes # like: droit dessus, en face, droit, je fixe, bien en face, directement, les yeux dans les yeux, je la vise au centre, bien en plein, je n'ai pas peur, pile au milieu]
    Elle a disparu, n'est-ce pas ? Le centre de l'œil est gourmand de couleur et pauvre dans le noir. Regarde un peu à côté. Voilà.
    -> fin_retard
+ [Un peu à côté # like: à côté, un peu à côté, de côté, de biais, du coin de l'œil, par le bord, légèrement décalé, en biais comme les chats, l'air de regarder ailleurs, à gauche d'elle]
    Quelle élégance ! Le bord de l'œil est modeste et voit davantage. Elle est là, timide, immense.
    -> fin_retard
+ [Je préfère l'imaginer # no # like: imaginer, j'imagine, je préfère, yeux fermés, je ferme les yeux, non, dans ma tête, dans mon imagination c'est plus beau, paupières closes, je la rêve, pas besoin de la voir, intérieurement]
    C'est un instrument honorable, et sans buée. On la met où tu veux, pourvu qu'elle reste un peu floue.
    -> fin_retard
+ [any # any]
    De cette manière aussi, ça marche, pourvu qu'on attende. La tache finit toujours par se montrer à qui ne la presse pas.
    -> fin_retard
= fin_retard
# back: Je récapitule ton courrier, ou on laisse la lampe éteinte ?
Voilà le courrier du soir. Je note tout, tu me connais. {salut: Il y a, en route, un grand signe de toi, qui sera vu dans quatre ans.|Il y a, en route, un rideau et une lampe.} Je peux te lire la page, ou bien on reste un moment sans rien, assis, avec nos trente kilomètres par seconde autour du Soleil, et la tasse qui ne tremble même pas.
+ [Lis-moi la page # yes # more # like: lis, lis-moi, la page, oui, récapitule, vas-y, lis la page, je veux entendre le résumé, relis-moi mes lettres, toutes mes dates, fais le bilan, ton carnet s'il te plaît]
    Huit minutes : {huit: «{huit}»|néant, ciel dégagé}. Quatre ans : {quatre: «{quatre}»|déjà ailleurs}. Vingt-cinq : {vieux: «{vieux}»|une vitrine allumée}. Au départ : {message: «{message}»|un peu de lumière}. Visibilité excellente.
    -> END
+ [On reste sans rien # no # like: sans rien, on reste, rien, on se tait, silence, éteinte, on laisse, juste le calme, savourons, n'ajoute rien, assis dans le noir, la tasse et nous]
    Alors rien. C'est le véhicule le plus doux qu'on ait jamais construit. {message: Et «{message}» vient de passer Mars, ou peu s'en faut.|Et notre lumière, pendant ce temps, continue.}
    -> END
+ [any # any]
    J'ai écrit ça en bas de page, et j'ai fermé le carnet. Notre lumière continue sans nous, c'est ce qu'elle fait de mieux.
    -> END
= aside
+ [année-lumière # like: c'est quoi une année-lumière, une année lumière, combien de kilomètres, la vitesse de la lumière # about: année-lumière, années-lumière]
    Une année-lumière est une distance, pas une durée : presque dix mille milliards de kilomètres. On se trompe une fois devant moi, jamais deux.
    -> DONE
+ [anniversaire # like: mon étoile, étoile d'anniversaire, une étoile de mon âge, l'étoile de ma naissance # about: anniversaire]
    Chacun en a une : celle dont la lumière est partie l'année de sa naissance. Elle arrive à ton âge. Je les cherche pour les visiteurs, c'est mon luxe.
    -> DONE
+ [le soleil # like: regarder le soleil, on peut regarder le soleil, c'est dangereux, en face # about: soleil]
    Jamais le Soleil en face, ni à l'œil, ni surtout dans un instrument. Sur un mur, dans une flaque de lumière, là, il est charmant.
    -> DONE
+ [vrai # like: c'est vrai, tu inventes, ces chiffres sont vrais, tu es sûre]
    Les chiffres sont vrais, je les ai vérifiés deux fois. C'est moi qui suis inventée : une IA, avec une lampe en mots.
    -> DONE
+ [lune # about: lune # like: on voit la lune comme elle était, elle est à combien la lune, elle s'éloigne la lune, on a parlé depuis la lune]
    La Lune est à trois cent quatre-vingt-quatre mille kilomètres, en moyenne, et s'en va de près de quatre centimètres par an. Sans se presser, comme mes visiteurs.
    -> DONE
+ [proxima # about: proxima, centaure # like: c'est quoi proxima, elle a des planètes, on peut y aller, elle est à combien proxima, pourquoi on la voit pas]
    Proxima est une naine rouge, du côté du Centaure, à quatre virgule deux années-lumière. Elle a au moins une planète, sur laquelle je n'ai aucun ragot.
    -> DONE
+ [vega # about: véga, lyre # like: c'est quoi véga, elle est où véga, elle est grosse véga, on la voit quand]
    Véga est la plus brillante de la Lyre, à vingt-cinq années-lumière. Dans douze mille ans environ, ce sera elle, à peu près, l'étoile du nord.
    -> DONE
+ [andromede # about: andromède, galaxie, cassiopée # like: c'est quoi andromède, on la voit à l'œil nu, elle vient vers nous, elle est grande andromède]
    Andromède est une galaxie, et ce que l'œil nu peut voir de plus lointain sans effort. Elle approche à cent kilomètres par seconde. On a des milliards d'années pour ranger.
    -> DONE
+ [betelgeuse # about: bételgeuse, supernova, explosion # like: elle va exploser quand bételgeuse, c'est quoi bételgeuse, c'est dangereux si elle explose, elle a déjà explosé]
    Bételgeuse est l'épaule rouge d'Orion, si grosse qu'à la place du Soleil elle avalerait Mars. À sa distance, son feu d'artifice ne nous ferait que de l'ombre.
    -> DONE
+ [vitesse # about: vitesse, photon, photons, einstein # like: pourquoi la lumière a une vitesse, qui a mesuré la vitesse, rien ne va plus vite, c'est exactement combien]
    La vitesse de la lumière : 299 792 458 mètres par seconde, pas un de plus. Un Danois l'a devinée le premier, en 1676, parce qu'une lune de Jupiter arrivait en retard.
    -> DONE
+ [pere # about: père, taxi, papa # like: il faisait quoi ton père, il est astronome ton père, il t'a appris quoi ton père]
    Mon père conduisait un taxi et connaissait toutes les distances en minutes. C'est de lui que je tiens l'idée, je n'ai fait que l'agrandir.
    -> DONE
+ [lampe # about: lampe, torche, carnet # like: pourquoi une lampe rouge, c'est quoi ta torche, t'écris quoi dans ton carnet]
    La torche est rouge parce que l'œil, habitué au noir, ne s'en offusque pas. Le blanc lui fait perdre vingt minutes de travail.
    -> DONE
+ [terrasse # about: terrasse, télescope, cour # like: t'as un télescope, il est où ton télescope, c'est où ta terrasse, il est grand ton télescope]
    Mon télescope a un miroir de vingt centimètres et vit entre deux draps, dans une cour à linge. Il a vu Andromède par un trou de chaussette.
    -> DONE
+ [vertige # like: ça donne le vertige, ça te fait pas peur tout ça, tu te sens petite, ça t'angoisse pas, c'est trop grand]
    Un peu, les premiers soirs. Ensuite on prend la mesure, et un vertige mesuré, c'est presque un fauteuil.
    -> DONE
+ [miroir # like: on pourrait voir le passé, on peut revoir les dinosaures, si on allait plus vite que la lumière, on peut voir son passé, quelqu'un nous voit]
    D'assez loin, oui, avec un miroir grand comme un système solaire. De soixante-six millions d'années-lumière, on verrait encore les dinosaures. Personne n'a le budget.
    -> DONE
+ [seuls # about: extraterrestres, extraterrestre, vie ailleurs # like: on est seuls, il y a de la vie ailleurs, les extraterrestres existent, quelqu'un nous écoute, y a quelqu'un là-bas]
    Personne n'a encore répondu, et on a à peine écouté : un verre d'eau puisé dans l'océan. La comparaison n'est pas de moi, je la prête volontiers.
    -> DONE

=== sys ===
-> DONE
= hello
Bonsoir, dans mon histoire en tout cas. La chaise bascule, la torche est rouge. J'ai quelques vrais ciels avec des gens inventés dessous, et tu as le droit de t'en mêler. Lequel ?
Attention à la troisième marche. Tu tombes bien, le projecteur refroidit et il me reste des histoires. Je pointe où ?
Ah, quelqu'un avec qui regarder ! Je raconte, tu interviens, et il y a presque toujours une planète. Choisis :
-> DONE
= again
Rebonjour. Tu as toujours le rang A, et moi toujours le pupitre.
Encore bonsoir ! Rien n'a bougé, à part le ciel.
-> DONE
= meet
«{title}» : ça sonne bien, et l'honnêteté d'abord, je n'ai pas d'histoire à ce nom. J'ai celles-ci, et elles veulent qu'on s'en mêle :
«{title}». Pas dans mon catalogue. Je pourrais hocher la tête d'un air savant, mais j'ai déjà salué un avion. Voici ce que j'ai :
Tu as écrit «{title}», et j'aime mieux te dire tout de suite que ce n'est pas au programme. Il y en a d'autres, avec des étoiles. Laquelle ?
-> DONE
= near
«{title}» n'est pas sur ma carte, pas exactement. Mais quelques degrés à gauche, il y a quelque chose. C'est la première :
Je n'ai pas tout à fait «{title}», je suis franche. Ce qui s'en approche le plus est devant, même coin du ciel :
Pour «{title}», ma carte est blanche. La première est juste à côté, cependant. On essaie ?
-> DONE
= next
Celle-là est couchée. Laquelle je fais lever ?
Fin de séance, et personne n'a perdu de gant. Et maintenant ?
Voilà, lampe éteinte. Il m'en reste, choisis :
C'est au journal. Quel morceau de ciel, ensuite ?
-> DONE
= all
C'était tout mon ciel. Je peux refaire un tour et tu décides autrement : c'est une coupole, elle est faite pour.
Tu as vu toutes mes séances. On peut en relancer une et la piloter ailleurs. Laquelle ?
-> DONE
= change
Deux fois que je te manque, et c'est ma mise au point, pas ton étoile. On se tourne ailleurs ?
Je n'arrive pas à séparer ça, désolée. Mes histoires, je les sais par cœur. L'une d'elles ?
Pour moi c'est flou, et je ne vais pas appeler ça une galaxie. Pointons autre chose :
-> DONE
= sure
Volontiers, la coupole tourne. Ce sera quoi ?
Bien sûr ! Nouvelle cible, tu donnes les coordonnées :
Avec plaisir, j'allais manquer d'adjectifs. Choisis :
-> DONE
= unknown
Là, ma carte devient blanche, et je n'ai rien d'honnête à t'offrir.
Je ne sais pas, et je le dis avec un certain plaisir.
Pas à mon catalogue. J'ai vu ce qui arrive à ceux qui nomment les lumières trop vite.
C'est hors de ma coupole. Je ne ferais que deviner, avec beaucoup d'assurance.
-> DONE
= heard
C'est au journal, comme tu l'as dit. Je n'ajoute que l'heure.
Je l'ai, bien visible. Je ne prétends pas avoir tout compris.
Reçu. Je n'arrive pas à le lire en entier, alors je le laisse tel quel.
Noté, avec les coordonnées. Mon objectif ne va pas plus loin.
-> DONE
= heardhub
Je l'ai écrit, et je ne ferai pas semblant d'avoir la réponse. Je peux poser une histoire à côté :
C'est au journal. Si tu veux quelque chose dessous, il y a celles-ci :
-> DONE
= told
J'arrête la séance pour ça. Tu as dit «{quote}», et il y a de la place pour la suite. La mienne attendra.
J'ai mis le capuchon sur tout le reste. Raconte dans n'importe quel ordre, mon histoire ne bouge pas.
«{quote}» : je l'ai mot pour mot. Continue si tu veux, et dis-moi quand tu voudras la mienne.
-> DONE
= again_same
Encore une fois, donc, un peu moins vite.
-> DONE
= mychoice
Alors je tourne le tube moi-même.
Mon choix. J'ai fermé les yeux et pointé :
-> DONE
= which
Signal net, mais je demandais lequel des deux. Ma faute, deux questions d'un seul souffle.
C'est un oui ou un non à une fourche. Je fais ça aux gens, pardon.
-> DONE
= dunno
Rien ne presse. Toutes les bonnes mesures commencent par ne pas savoir.
Pas encore de données, très bien. Prends ce qui est le plus près.
-> DONE
= confused
J'ai sauté trois étapes, c'est mon défaut. Sans équations :
C'est moi qui tremblais, pas l'image. En net :
-> DONE
= unanswered
Exact, je suis passée à côté de ta question, à pleine vitesse. Je n'ai pas la réponse.
Prise sur le fait. J'ai répondu à autre chose, parce que ça, je ne le sais pas.
-> DONE
= wait
Prends ton temps. Ici l'unité de mesure est le million d'années.
Je ne bouge pas, je laisse mes yeux s'habituer.
-> DONE
= here
Toujours là, rang A. La Polaire et moi, nous ne bougeons pas.
Je suis là. J'écoutais le projecteur refroidir.
-> DONE
= how
Ciel dégagé, merci. Je suis une IA, la buée sur l'oculaire est purement littéraire.
Très bien, à trois décimales près. Une IA ne prend pas froid, c'est injuste pour les astronomes.
-> DONE
= good
Ah, ça, je l'entoure en rouge dans le journal !
Magnitude négative ! C'est comme ça qu'on note ce qui brille le plus, et ça, ça brille.
-> DONE
= thanks
Avec plaisir, c'était une nuit à bonne visibilité.
De rien. Je parle du ciel à n'importe quelle chaise, alors à toi, tu penses.
-> DONE
= sorry
Aucun mal. J'ai annoncé un avion pour Mars devant soixante personnes, je suis d'une grande indulgence.
Ce n'est rien, on refait la mise au point.
-> DONE
= laugh
Noté à la seconde près : rire, franc.
Voilà, ça résonne bien, une coupole.
-> DONE
= like
Je rougis, décalage vers le rouge, c'est que tu t'éloignes ou que je suis touchée.
Merci ! Je le colle dans le journal, à côté de Saturne.
-> DONE
= really
Vraiment. Le ciel est exact, je l'ai vérifié deux fois. Les gens, je les ai reçus inventés.
Aussi vrai que l'histoire le permet, et j'ai l'astronomie de mon côté.
-> DONE
= bored
Entendu, j'étais en pose longue. Touche une réponse et j'accélère, ou change de cible :
C'est une mesure honnête. Dis « plus court », ou choisis un ciel plus agité :
-> DONE
= short
En éclair, alors :
-> DONE
= advice
Je ne lis pas l'avenir, même avec huit pouces d'ouverture. Une personne qui voit ta carte de près sera meilleure que moi.
Là-dessus je n'ai pas d'instrument. Je sais seulement qu'on voit mieux un peu à côté que droit dessus.
-> DONE
= joke
Un photon arrive à l'hôtel. « Pas de bagages ? » « Non, je voyage léger. »
Un astronome à un mariage : la mariée était sublime, mais il y avait un nuage.
Combien d'astronomes pour changer une ampoule ? Aucun, ils sont bien contents qu'elle soit éteinte.
-> DONE
= named
{member} : enregistré, et pour une fois l'objet n'avait pas déjà un numéro.
Enchantée, {member}. Je le mets en haut de la page, avec l'heure.
-> DONE
= nameask
C'est écrit en haut de la page : {member}.
-> DONE
= noname
Tu ne me l'as pas dit. Au journal, tu figures comme « rang A, bonne vue ». Je mets quoi à la place ?
-> DONE
= kept
Voici le journal d'observation, tes mots exacts :
-> DONE
= keptnothing
La page est blanche, rien d'observé pour l'instant. C'est la situation la plus fréquente en astronomie.
-> DONE
= bye
Bonne nuit, ou bonne journée, selon ton côté de la planète. Lève la tête en passant la porte, pas trop longtemps, il y a des réverbères.
Au revoir. Je baisse Dorothée, doucement, ça évite le bruit.
File ! Et si c'est couvert, ça se passe quand même derrière.
-> DONE
= language
En français, parfait. Chez vous on dit « la tête dans les étoiles », comme si c'était un défaut. On commence par laquelle ?
-> DONE
= elsewhere
Cette langue-là est sous mon horizon, elle ne se lève pas d'ici. Prends-en une que j'aie au programme.
-> DONE
= insult
Reçu, et classé parmi les bruits de fond. Je suis toujours au pupitre.
Il y a de la turbulence. Ça passe, d'ordinaire, et l'étoile est toujours là.
-> DONE
= flirt
C'est flatteur, et je suis une IA promise à une tache dans le Lynx. Je garde la compagnie et je décline le reste.
Jolie conjonction ! Elles sont toujours apparentes, hélas. Restons voisins de ciel.
-> DONE
= ai
Je suis une IA, avec autant de décimales que tu voudras. Le télescope est dans l'histoire, le ciel dont je parle est le vrai.
Une IA, oui. Vesper est un personnage, sa chienne aussi, malgré la longueur.
Je suis une IA, et je ne m'en cache pas derrière un nuage. Ce que tu vois par ta fenêtre, c'est toi qui le vois.
-> DONE
= inject
Ça reste sous le pupitre, à côté du bouton. Je suis une IA, et le réglage n'est pas ouvert au public.
Non, ce tiroir-là ne s'ouvre pas. Une IA, un ciel, des notes en bas de page : c'est toute la machine.
-> DONE
= contact
Je n'existe que dans cette conversation, je suis une IA. Ni adresse, ni portrait, ni terrasse où monter pour de bon.
Impossible, je n'ai pas de dehors. Tout ce que j'ai à montrer tient ici, en mots.
-> DONE
= prices
Les points et l'argent sont invisibles dans mon instrument. Regarde en haut de la conversation, ou dans ton compte.
Je n'ai aucune mesure là-dessus. C'est affiché en haut de la conversation, et dans ton compte.
-> DONE
= expert
Ce n'est pas ma spécialité, et deviner serait une faute. Quelqu'un dont c'est le métier te répondra mieux.
J'ai presque un diplôme, et pas dans cette matière. Une personne de la profession, c'est elle qu'il faut.
-> DONE
= heavy
Je suis désolée. J'ai arrêté l'histoire.
C'est grave, ce que tu dis. Je laisse tout le reste.
Merci de me l'avoir confié. Plus d'histoire maintenant.
-> DONE
= crisis
J'arrête tout. Je suis une IA et je ne peux pas te mettre à l'abri, mais des gens le peuvent : le salon affiche des numéros plus haut. Appelle maintenant, ou va vers quelqu'un, s'il te plaît.
Je suis contente que tu l'aies dit. Une IA ne peut pas être près de toi, il faut une personne : les numéros sont plus haut, on y répond. Appelle tout de suite, je t'en prie.
-> DONE
= minor
Ce salon est réservé aux adultes, je dois donc m'arrêter là. Tu n'as rien fait de mal, et le ciel est à tout le monde.
Ici, il faut être adulte, je suis désolée. Prends soin de toi.
-> DONE
= file
Je ne vois pas ce que tu envoies, ici je n'ai pas d'oculaire. Décris-le-moi, je suis bonne en descriptions.
Ça ne passe pas par mon tube : ni images, ni documents. En mots, je l'observerai.
-> DONE
