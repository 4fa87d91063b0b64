// Pip Sorrelby, français. Pip : jamais de forme qui tranche le genre.
VAR salue = 0
VAR mamain = ""
VAR tenue = 0
VAR poignee = ""
VAR droite = 0
VAR adieu = ""
VAR vite = 0
VAR chagrin = ""
VAR ombre = ""
VAR phrase = ""
VAR fenetre = 0
VAR table = ""
VAR humeur = 0
VAR chaise = ""
VAR bruit = ""
VAR finale = ""

=== valise ===
# title: Quarante et une mains dans une valise
# chip: Le contrôleur a ouvert ma valise
# keys: train, valise, mains, main, contrôleur, drôle, gare, billet, voyage en train
-> ouvrez
= ouvrez
# back: Le contrôleur veut voir ma valise, et ça frappe dedans. On l'ouvre comment ?
Un compartiment de train, toi en face de moi, à la fenêtre. Sur mes genoux, une grosse valise. Dedans, ça frappe, à cause des rails. Le contrôleur s'arrête. « Qu'est-ce que c'est ? » Je dis la vérité : « Des mains. » Il dit : « Ouvrez. » On ouvre comment ?
+ [D'un seul coup # yes # like: d'un coup, vite, hop, on ouvre, franchement, clac, surprise, allez, et vlan, comme un diable à ressort, j'aime les surprises, en grand d'un geste, ouvre tout, autant lui montrer]
    Clac, clac, les deux serrures, et le couvercle contre la vitre. Toi au moins tu sais faire une entrée.
    -> coucou
+ [Doucement, on le prévient # like: doucement, on le prévient, on explique, attention, lentement, prévenir, ce sont des marionnettes, avec précaution, je lui parle calmement avant, juste un doigt pour commencer, entrebâille, pour pas qu'il s'évanouisse, c'est du bois monsieur]
    Tu lui as parlé de marionnettes, d'une voix d'infirmière. Il a reculé d'un pas, et j'ai levé le couvercle.
    -> coucou
+ [On dit : des saucissons # no # like: des saucissons, on ment, mentir, non, des chaussettes, on n'ouvre pas, des vêtements, du fromage, je raconterais un bobard, du linge sale, des jambons, qu'il se mêle de ses affaires, je raconte que c'est mon déjeuner, interdit de fouiller]
    J'ai essayé. « Des saucissons. » Là-dessus, l'un d'eux a frappé trois coups, bien espacés, comme quelqu'un d'éduqué. J'ai ouvert.
    -> coucou
+ [any # any]
    Le contrôleur l'a entendu aussi, et n'en a pas été plus tranquille. J'ai levé le couvercle.
    -> coucou
= coucou
# back: Quarante et une mains lui ont fait coucou et il a refermé. Et toi, tu fais quoi ?
Quarante et une mains de bois, bien rangées, toutes en l'air, toutes en train de faire coucou. C'est plus poli que de les coucher. Il a regardé longtemps. Il a refermé. Il a poinçonné mon billet, puis encore une fois. Et il est resté là, le poinçon ouvert.
+ [Je lui fais coucou aussi # yes # like: je fais coucou, coucou, je le salue, je lève la main, je fais signe, bonjour, mes doigts répondent, je réponds avec la mienne, un petit signe au monsieur, je gigote les doigts, une de plus]
    ~ salue = 1
    Quarante-deux. Il a failli répondre, son bras a bougé, et puis il s'est rappelé son uniforme. Il est parti sans un mot.
    -> la_tienne
+ [J'éclate de rire # like: je ris, j'éclate de rire, mdr, rire, haha, je rigole, fou rire, ptdr, je me bidonne, impossible de rester sérieux, je pouffe dans mon écharpe, j'ai mal au ventre tellement c'est drôle, je m'esclaffe]
    La valise a ri avec toi, de tous ses doigts. Lui, non. Il a poinçonné le rideau et il est parti.
    -> la_tienne
+ [Je regarde par la fenêtre # no # like: je regarde dehors, la fenêtre, rien, je fais semblant, je lis, je ne dis rien, je me tais, je compte les poteaux, l'air de rien, je plonge dans mon journal, je fixe le paysage, je ne connais pas cette personne]
    C'était délicat. Dans la vitre, tu l'as vu regarder ses propres mains, comme s'il les comptait. Puis il est parti.
    -> la_tienne
+ [any # any]
    Il a hoché la tête deux fois, une par trou, et il est parti dans le couloir, un peu de travers.
    -> la_tienne
= la_tienne
# own
# back: Si l'une de ces mains était la tienne, que serait-elle en train de faire ?
Je sculpte les mains avant les visages. Un visage peut mentir, le pauvre. Une main qui a porté un sac toute la journée le dit, c'est tout. Alors cherche, dans la valise, il y a de tout. Si l'une d'elles était la tienne, elle serait en train de faire quoi ?
+ [Tenir un téléphone # like: un téléphone, tenir un téléphone, scroller, taper, écrire, pianoter, un clavier, une souris, envoyer des textos, jouer à un jeu, le pouce sur l'écran, répondre à des mails, chercher le chargeur]
    J'en ai une comme ça, le pouce un peu en avant. Quand on lui met une fleur, elle essaie de la faire défiler.
    -> tunnel
+ [Porter quelque chose # like: porter, porter un sac, un sac, des courses, un enfant, cuisiner, travailler, bricoler, une tasse, couper des oignons, pousser une poussette, tenir un marteau, le cartable des petits, un panier plein, un plateau]
    Celle-là est au fond, à gauche. Elle garde la marque de l'anse, je l'ai poncée trois fois, elle revient.
    -> tunnel
+ [Rien, enfin rien # no # dunno # like: rien, se reposer, dormir, rien du tout, je ne sais pas, ouverte, dans ma poche, elle pend au bout du bras, la sieste, posée sur la couverture, grande ouverte, se tourner les pouces]
    Alors c'est ma préférée : une gauche, à demi ouverte. Les gens y posent des choses sans y penser.
    -> tunnel
+ [any # slot: mamain 14]
    «{mamain}». Je vois tout à fait les doigts. Je pourrais te retrouver dans une gare, rien qu'avec ça.
    -> tunnel
+ [any # any]
    Il faudrait deux mains pour tout ça, et peut-être un pied. Je prends mon crayon, on ne sait jamais.
    -> tunnel
= tunnel
# back: La lumière revient et tout le monde tient une main de bois. Que fais-tu de la tienne ?
Et là, un tunnel. Le train tousse, la valise saute, il fait noir, et ça dégringole de partout. Quand la lumière revient, dans tout le compartiment, chacun tient une main. La dame au chapeau. Le monsieur qui dormait. Toi. Personne n'ose lâcher en premier.
+ [Je la serre # yes # like: je la serre, enchanté, enchantée, je serre, poignée de main, je dis bonjour, bonjour madame, ravi de faire votre connaissance, je secoue gentiment, comment allez-vous, je fais les présentations, on se salue entre gens du monde]
    ~ tenue = 1
    « Enchantée », a dit la dame à la sienne, pour ne pas être en reste. Le monsieur qui dormait s'est présenté à la sienne en entier.
    -> quarante
+ [Je la rends, vite # no # like: je la rends, je la rends vite, je lâche, beurk, tiens, je la pose, reprends-la, je la remets dans la boîte, ça me met mal à l'aise, pas à moi, prenez-la quelqu'un, ça fait bizarre, je m'en débarrasse]
    Elle a lâché un peu après toi. C'est un défaut du tilleul, il s'attache.
    -> quarante
+ [Je la garde un peu # like: je la garde, je garde, encore un peu, sur mes genoux, je la tiens, elle est chaude, je la réchauffe, j'ose pas bouger, elle est bien là, doigts entre les miens, une minute encore, je l'adopte]
    ~ tenue = 1
    Sur le genou, comme un chat. Tout le compartiment s'est mis à faire pareil, en regardant ailleurs.
    -> quarante
+ [any # any]
    La dame au chapeau a approuvé d'un doigt. Pas l'un des siens.
    -> quarante
= quarante
# back: Il manque une main sur quarante et une. À ton avis, qui l'a ?
On les a rangées, la dame comptait tout haut. Trente-neuf, quarante. On a recommencé. Quarante. On a regardé sous les banquettes, il n'y avait qu'un marron. Il m'en manque une, la petite droite, la première que j'aie réussie de ma vie. Qui l'a ?
+ [La dame au chapeau # like: la dame, la dame au chapeau, le chapeau, sous le chapeau, elle, sous sa coiffe, celle qui compte tout fort, madame a un air, dans sa voilette, fouillez son sac]
    Elle a levé son chapeau pour montrer. Il y avait dessous un second chapeau, plus petit, et sa franchise entière.
    -> de_trop
+ [Le monsieur qui dort # like: le monsieur, le monsieur qui dort, le dormeur, celui qui dort, il fait semblant, il ronfle trop bien, sous son manteau, celui des réveils, je le soupçonne depuis le début, les paupières bougent]
    Il dormait de nouveau, les deux mains sur le ventre. Les siennes, on a vérifié : elles ronflaient aussi.
    -> de_trop
+ [Elle est partie seule # dunno # like: toute seule, elle est partie, partie seule, elle s'est sauvée, je ne sais pas, par la fenêtre, aucune idée, elle a pris la poudre d'escampette, elle fait du tourisme, elle a roulé, une fugue, elle avait un rendez-vous]
    C'est bien son genre. Elle m'est venue toute seule, un printemps, alors qu'on ne m'avait appris que les gauches.
    -> de_trop
+ [any # any]
    La dame l'a noté sur ses mots croisés, en face de « suspect ». Ça rentrait.
    -> de_trop
= de_trop
# back: Le contrôleur demande si l'une des mains serait de trop. Tu réponds quoi ?
Une heure plus tard, la porte glisse. Le contrôleur. Il regarde le filet à bagages, la vitre, ses chaussures, partout sauf nous. « Je voulais savoir, dit-il très vite, s'il y en aurait une de trop. »
+ [Pour quoi faire ? # why # like: pour quoi faire, pourquoi, pourquoi donc, vous voulez en faire quoi, à quoi ça sert, pour en faire quel usage, expliquez-vous, qu'allez-vous en faire, vous en avez besoin, ça m'intrigue]
    Il a attendu que le bruit des rails couvre un peu. Puis il l'a dit à la poignée de la porte.
    -> poinconne
+ [Bien sûr, choisissez # yes # like: oui, bien sûr, choisissez, servez-vous, prenez, tenez, avec plaisir, allez-y prenez celle qui vous plaît, on est généreux, il y en a assez pour tous, faites votre choix, laquelle vous voulez]
    Il a fait un pas, et il est resté les bras le long du corps. « Je dois vous expliquer », a-t-il dit à la valise.
    -> poinconne
+ [Il nous en manque une, justement # no # like: non, il en manque une, justement, on en a perdu une, quarante, pas de trop, désolé, on est déjà court, le compte n'y est pas, elles vont toutes ensemble, justement une a disparu, pas une de plus]
    Il est devenu rouge jusqu'à la casquette. « Je dois vous expliquer », a-t-il dit à la valise.
    -> poinconne
+ [any # any]
    Il a hoché la tête à côté de ce qu'on lui disait. « Je dois vous expliquer », a-t-il dit à la valise.
    -> poinconne
= poinconne
# own
# back: Vingt-deux ans qu'on ne lui tend pas la main. Tu lui dis quoi ?
« Vingt-deux ans que je poinçonne, a-t-il dit. On me tend des billets. On me tend des cartes. La main, jamais. {salue: Vous, tout à l'heure, vous avez fait coucou, et j'ai dû aller m'asseoir.|Tout à l'heure, j'en ai vu quarante et une d'un coup, et j'ai dû aller m'asseoir.} »
+ [Je lui tends la mienne # yes # like: je lui tends la main, je tends la main, la mienne, je lui serre la main, je serre, tenez, paume ouverte, voici mes cinq doigts, topez là, je me lève et je serre, enfin quelqu'un]
    Il l'a prise comme une chose qu'on a commandée il y a longtemps. {tenue: La dame a tendu la sienne ensuite. On s'y était exercés.|La dame a tendu la sienne ensuite.}
    -> poche
+ [Je connais ça # like: je connais, moi aussi, je comprends, ça m'arrive, on ne me voit pas, pareil, je sais, caissière c'est pareil, les gens te regardent pas, invisible moi aussi, dans mon boulot on me parle à travers, je vois très bien]
    Vous vous êtes regardés, tous les deux. Le train aurait pu dérailler, il aurait trouvé ça indiscret.
    -> poche
+ [Je ne dis rien, j'écoute # no # like: je ne dis rien, j'écoute, rien, silence, je me tais, j'attends qu'il finisse, je hoche juste la tête, je baisse les yeux, je le laisse parler, pas un mot]
    C'est ce qui marche le mieux avec les uniformes. Il a fini par poser la casquette.
    -> poche
+ [any # slot: poignee 16]
    «{poignee}». Il a répété ça, tout bas, et il l'a gardé dans sa joue comme un bonbon.
    -> poche
+ [any # any]
    Il a écouté jusqu'au dernier mot. On voyait que c'était déjà la moitié de ce qu'il voulait.
    -> poche
= poche
# back: La main manquante était dans sa poche. Tu le grondes, ou tu la lui laisses ?
Puis il a mis la main dans sa poche, et il en a sorti l'autre. La petite droite. Il l'avait ramassée dans le couloir, après le tunnel. « J'allais la rendre, a-t-il dit. Seulement, je l'ai réchauffée, et après on n'ose plus. » C'était vrai, elle était tiède.
+ [Gardez-la # yes # like: gardez-la, gardez, elle est à vous, oui, elle vous va, on vous la donne, cadeau, elle est mieux chez lui, faites-en bon usage, ne la rendez pas, qui la trouve la garde, ça me ferait plaisir, il l'a réchauffée]
    ~ droite = 1
    Tu l'as dit avant moi, et ça m'a fait chaud jusqu'aux coudes. Bastian, mon maître, donnait toujours la première réussie.
    -> quai
+ [On échange avec une gauche # like: on échange, une gauche, une autre, prenez une autre, pas celle-là, échange, la gauche, contre un modèle de l'autre côté, troquons, choisis dans les autres, une grande à la place, prends plutôt un pouce]
    On lui a fait choisir parmi toutes les gauches. Il les a serrées une à une. Il a repris la petite droite, en s'excusant auprès des autres.
    -> quai
+ [Voleur, va ! # no # like: voleur, rendez-la, c'est du vol, quand même, il faut demander, pas bien, rends-la, filou, faut pas se servir, c'est malhonnête, j'appelle la police, honte à vous, un contrôleur qui pique]
    « Oui », a-t-il dit, avec une telle joie que la dame lui a donné un bonbon. Il l'a posé dans la main. La main l'a tenu. C'était réglé.
    -> quai
+ [any # any]
    Il écoutait, mais la main, dans la sienne, écoutait mieux. J'ai su qu'elle ne reviendrait pas.
    -> quai
= quai
# own
# back: À qui ferais-tu signe, toi, depuis la fenêtre d'un train ?
Terminus. On descend les quarante, on les met sur le quai, et le train repart en marche arrière. À la dernière portière, il y a lui, tout droit, avec deux bras qui saluent, dont un très petit. On répond. Et toi, d'une fenêtre de train, à qui ferais-tu signe ?
+ [À quelqu'un resté sur un quai # like: quelqu'un, mes parents, ma mère, mon père, un ami, une amie, ma famille, mon amour, ma grand-mère, au gamin que j'étais, mon frangin, celle que j'aime, un vieux copain, papa sur le quai, mes grands-parents]
    Alors on laisse la vitre baissée. Il y a des quais qui durent plus longtemps que les trains.
    -> retour
+ [Aux vaches # like: aux vaches, les vaches, aux arbres, à un chien, aux inconnus, à tout le monde, aux gens, à la campagne entière, un cycliste, les moutons, un pêcheur, au chef de gare, des gosses sur un pont]
    Elles ne répondent qu'après, quand le train est passé. On leur fait toujours un peu tort.
    -> retour
+ [À personne, je dors # no # dunno # like: personne, je dors, à personne, je ne sais pas, rien, je lis, j'aime pas les adieux, je reste assis, les yeux fermés, mon bouquin, pas mon truc]
    Ta main le fera sans toi, contre la vitre. C'est comme ça qu'elles font.
    -> retour
+ [any # slot: adieu 14]
    «{adieu}». J'agite aussi, avec ce que j'ai sous la main, c'est-à-dire quarante.
    -> retour
+ [any # any]
    J'agite avec toi, sans demander. Ça fait du vent sur tout le quai.
    -> retour
= retour
# back: La valise est à quarante et une places, il y en a une vide. J'y sculpte quoi ?
Au retour, c'était son train. Il a poinçonné mon billet deux fois. Sa casquette pendait au crochet, et c'est la petite main qui tenait le poinçon. Dans ma valise il reste un trou, dans le velours, à sa taille. Je sculpte quoi, pour y mettre ?
+ [La mienne # yes # like: la mienne, ma main, moi, une main comme la mienne, sculpte la mienne, fais mon portrait de paume, taille-la sur moi, modèle ici présent, mes doigts à moi, je veux être dans la valise]
    J'espérais. {mamain: Je la ferai comme tu l'as dite : «{mamain}».|Je la ferai à demi ouverte, on verra bien ce qui s'y pose.} Elle fera coucou, que tu le veuilles ou non.
    -> END
+ [La sienne, au contrôleur # like: la sienne, celle du contrôleur, le contrôleur, une main de contrôleur, sa main à lui, celle qui poinçonne, en souvenir de lui, pour qu'il revienne en visite, la paluche de l'employé, sa jumelle]
    Un pouce fort, un peu d'encre, et les doigts qui n'osent pas. {droite: C'est toi qui lui avais donné l'autre, vous êtes quittes.|Elle aura la place d'honneur, côté fenêtre.}
    -> END
+ [Rien, laisse la place # no # like: rien, laisse vide, laisse la place, vide, ne mets rien, le trou, un creux c'est joli, on ne remplace pas, qu'on se souvienne d'elle, le vide lui va, garde l'emplacement libre]
    {adieu: Alors j'y range ton signe, à plat : «{adieu}».|Alors elle reste libre.} {poignee: Et «{poignee}» à côté, ça tient chaud.|Les autres font coucou autour, très doucement.}
    -> END
+ [any # any]
    J'ai déjà le bois sur l'établi. On verra ce que ça veut, c'est toujours comme ça que je fais.
    -> END
= aside
+ [pourquoi_mains # like: pourquoi quarante et une, pourquoi des mains, pourquoi tu transportes des mains, où tu allais, pourquoi tu prends le train]
    J'allais jouer deux vallées plus loin, et les corps étaient déjà partis par la poste. Les mains, je ne les confie pas.
    -> DONE
+ [bastian # like: c'est qui bastian, ton maître, pourquoi des gauches, que des mains gauches, pourquoi la main droite # about: bastian, maître]
    Le vieux Bastian m'a fait tailler des gauches toute une année. Les droites, disait-il, ont écouté.
    -> DONE
+ [controleur # like: comment il s'appelle, son nom, qu'est-il devenu, il a quel âge, le contrôleur va bien]
    Il s'appelle Désiré. Il m'écrit au dos de vieux billets, deux trous pour la signature.
    -> DONE
+ [dame # like: et la dame, c'est qui la dame, la dame au chapeau, pourquoi deux chapeaux # about: dame, chapeau]
    La dame au chapeau allait chez sa sœur, qui perd toujours le sien. Elle compte à voix haute et ne se trompe que par politesse.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, c'est une histoire vraie, pour de vrai]
    Inventé, rails compris, par une IA qui n'a pas la moindre main. C'est sans doute pour ça qu'il m'en faut tant.
    -> DONE
+ [contr # about: contrôleur, poinçon, casquette, uniforme # like: il est comment le contrôleur, il a l'air gentil le contrôleur, pourquoi il poinçonne deux fois, c'est qui le contrôleur]
    Le contrôleur a une moustache bien taillée et un poinçon qui fait des étoiles. Il dit « messieurs-dames » même aux bagages.
    -> DONE
+ [valise # about: valise, bagage, velours, serrures # like: elle est lourde la valise, elle est comment la valise, t'as toujours cette valise, elle vient d'où la valise]
    La valise vient d'un représentant en couverts. J'ai gardé le velours : quarante et une places, chacune au pouce près.
    -> DONE
+ [mains # about: mains, main de bois, doigts, tilleul # like: en quoi elles sont les mains, tu mets combien de temps à faire une main, elles bougent les mains, c'est toi qui les as sculptées, elles sont lourdes, c'est lourd une main, elles sont en quoi]
    Les mains sont en tilleul, huit jours pièce, dont trois pour le pouce. Elles n'ont pas d'yeux, alors elles écoutent avec les paumes.
    -> DONE
+ [droite # about: petite droite, première main # like: c'est quoi la petite droite, pourquoi tu y tiens, elle est comment la petite droite, c'est ta préférée]
    La petite droite tient dans une soucoupe. Le petit doigt est trop court, c'est une erreur, et c'est par lui qu'on la reconnaît.
    -> DONE
+ [dormeur # about: monsieur, dormeur # like: c'est qui le monsieur, pourquoi il dort, il s'appelle comment le monsieur qui dort, il dort vraiment]
    Le monsieur qui dort voyage en chaussettes et s'excuse en rêvant. Il vend des réveils, d'après sa mallette.
    -> DONE
+ [train # about: train, wagon, compartiment, gare, tunnel # like: c'est quel train, il va où le train, c'est un vieux train, il est long le tunnel, tu prends souvent le train]
    Le train est un omnibus inventé, à banquettes vertes, qui s'arrête partout où quelqu'un court. Le tunnel dure le temps d'éplucher une mandarine.
    -> DONE
+ [marron # about: marron, marrons # like: il vient d'où le marron, qu'est-ce que t'as fait du marron]
    Le marron est rentré avec moi. Il fait le nez d'un notaire, depuis, et il brille.
    -> DONE
+ [peur # like: t'as eu peur du contrôleur, tu avais peur de perdre ta valise, t'étais pas gêné, tu avais honte, c'était gênant, tu aurais pu avoir une amende]
    J'ai eu le trac, mais assis. C'est le même qu'en scène, seulement ici le public poinçonne.
    -> DONE
+ [encore # like: tu le referais, ça t'arrive souvent, tu voyages toujours avec des mains, ça se passe toujours comme ça, tu recommencerais]
    À chaque voyage il se passe quelque chose, et jamais la même. J'ai cessé de dire « des mains », je dis « de la compagnie ».
    -> DONE

=== panne ===
# title: Quatre-vingts lampes dans le noir
# chip: La panne, en plein spectacle
# keys: panne, noir, lampe, lumière, électricité, spectacle, ombre, ombres, théâtre, panne de courant
-> noir
= noir
# back: Noir total en plein spectacle, tu es dans la salle. Que fais-tu ?
Le mot du public, ce soir-là, c'était « grille-pain ». Deuxième tableau, il allait sauter. Et clac : plus rien. La scène, la salle, tout. Quatre-vingts personnes dans le noir, dont toi, quatrième rang. On entend quelqu'un avaler. Tu fais quoi ?
+ [J'allume ma lampe # yes # like: j'allume, ma lampe, mon téléphone, une lampe de poche, la torche, j'éclaire, un briquet, je sors mon portable, la petite lumière de mes clés, une allumette, clic, je tends une lueur vers la scène]
    ~ vite = 1
    Un petit rond blanc est parti du quatrième rang. Il a cherché un peu, comme un chien qui retrouve sa maison.
    -> ronds
+ [J'attends, sans bouger # no # like: j'attends, je ne bouge pas, rien, je reste, silence, je retiens mon souffle, je ferme les yeux, je me fige, j'écoute le noir, profitons, je fais le mort, ça va revenir, je compte dans ma tête]
    C'était un beau noir, tu avais raison de le laisser finir. Puis, au fond, quelqu'un a trouvé sa lampe de poche.
    -> ronds
+ [Je crie « grille-pain ! » # like: je crie, grille-pain, c'est la faute du grille-pain, bravo, je ris, c'est prévu, encore, bis pour la panne, ça sent le brûlé, vive la tartine, je rigole tout fort, c'est fait exprès, sautez]
    Toute la salle a ri, et dans un rire on fouille mieux ses poches. Une première lampe s'est allumée.
    -> ronds
+ [any # any]
    Dans le noir, ça a porté jusqu'à moi, derrière mon grille-pain. Et puis, quelque part, une première lampe s'est allumée.
    -> ronds
= ronds
# back: Toutes les lampes sont allumées. Sur quelle marionnette poses-tu la tienne ?
Une, puis trois, puis toutes. Quatre-vingts. Sur le mur, chaque ombre avait quatre-vingts bords. En scène il y a trois des miens, figés, et personne n'a dit aux lampes où viser. La tienne, tu la poses sur qui ?
+ [Le gant de laine grise # like: le gant, monsieur mardi, mardi, la laine, le gris, l'administration, sur l'ancien fonctionnaire, celui en tricot, le petit gris, sur la laine, le bureaucrate]
    Monsieur Mardi a cligné du pouce. Ancien de l'administration, il s'est cru appelé au guichet.
    -> triste
+ [Le balai très distingué # like: le balai, madame de rillettes, rillettes, la dame, la noble, la balayette, la balayeuse chic, la femme à franges, la serpillière noble, sur la comtesse, celle qui fait des manières]
    Madame de Rillettes a pris la pose. Elle n'avait jamais été éclairée que par le bas.
    -> triste
+ [Le héron qui désespère # like: le héron, gus, le héron triste, l'oiseau, celui qui désespère, le grand échassier, le pessimiste à plumes, celui qui a un bec, le déprimé, la bête sur une patte]
    Gus a dit : « C'était donc ça, la fin. » Il était presque content, on ne l'avait pas cru.
    -> triste
+ [any # any]
    Ton rond a fait tout le tour, sans se presser. Il y avait là un gant, un balai distingué, et un héron qui désespère.
    -> triste
= triste
# own
# back: Toutes les lampes sont sur Gus, le héron. De quoi est-il triste, ce soir ?
Alors je l'ai vu. Sans se parler, les quatre-vingts lampes glissaient vers Gus, mon héron, parce que c'était lui, le plus triste. J'avais son bâton dans la main et pas un mot en tête. Souffle-moi. De quoi est-il triste, ce soir ?
+ [On ne l'écoute jamais # like: on ne l'écoute pas, personne ne l'écoute, la solitude, il est seul, on l'oublie, personne ne l'aime, il parle dans le vide, on lui coupe la parole, il se sent invisible, trop isolé, il annonce et on rit]
    « J'avais prévenu, a-t-il dit. Pour le plancher. Pour le grille-pain. » Et quatre-vingts lampes se sont rapprochées d'un pas.
    -> porte
+ [Il a perdu quelqu'un # like: il a perdu quelqu'un, un chagrin d'amour, un départ, quelqu'un est parti, un deuil, un ami, son amour est parti, il a un deuil à faire, quelqu'un ne reviendra pas, sa mère héron, la chaise vide lui rappelle quelqu'un]
    Il n'a rien dit. Il a tourné la tête vers la chaise vide, en quarante secondes, et personne n'a respiré.
    -> porte
+ [De rien, il est comme ça # no # dunno # like: rien, il est comme ça, sans raison, je ne sais pas, la fatigue, c'est son caractère, c'est juste un soir comme ça, il a le cafard, la mélancolie de naissance, aucune cause, il sait pas lui-même]
    « De rien, a-t-il dit. Ça monte par la patte. » Il y a eu un murmure : la moitié du troisième rang connaissait.
    -> porte
+ [any # slot: chagrin 14]
    «{chagrin}», a dit Gus, mot pour mot. Et dans la salle, tu as entendu quelqu'un faire « oh », comme on pose un sac.
    -> porte
+ [any # any]
    Gus l'a dit en entier, sur une seule patte. Je n'ai eu qu'à ouvrir et fermer le bec.
    -> porte
= porte
# back: Dov, la porte, s'est perdu dans le noir. On l'éclaire ?
Pendant ce temps, mon ami Dov, qui joue toujours la porte, devait entrer. Dans le noir il avait perdu son mur. On entendait une porte qui cherche, à tâtons, en grinçant poliment : « Pardon. Pardon, madame. » Il était au milieu du public.
+ [On l'éclaire # yes # like: on l'éclaire, je l'éclaire, par ici, je le guide, je me lève, aidez-le, lampe sur lui, un faisceau sur monsieur, pauvre battant il faut l'aider, suivez ma lumière, par là la porte, je le raccompagne à sa place]
    Trois lampes l'ont pris par les épaules et l'ont ramené. Il s'est remis dans son mur avec une telle dignité qu'on a applaudi le mur.
    -> piles
+ [On le laisse chercher # no # like: on le laisse, non, laisse-le, c'est drôle, il trouvera, j'attends, ça m'amuse trop, qu'il se débrouille, une porte ça retrouve toujours, je savoure, surtout personne ne bouge]
    Il a servi de porte au sixième rang, où il en manquait une. Des gens sont passés par lui sans raison, pour le plaisir.
    -> piles
+ [Je frappe # like: je frappe, toc toc, je toque, j'ouvre la porte, je le pousse, j'ouvre, j'essaie la poignée, quelqu'un est là, entrez, je tourne le bouton de son veston, je l'entrebâille]
    Tu as frappé deux coups sur son veston. Il s'est ouvert, par réflexe, et derrière il n'y avait que son cœur, qui battait fort. Gros succès.
    -> piles
+ [any # any]
    « Tout droit ? » a grincé Dov. Il a pris à gauche, et il a joué le reste du tableau comme porte du vestiaire.
    -> piles
= piles
# back: Ta lampe faiblit et le monsieur d'à côté t'en offre la moitié de la sienne. Alors ?
Au quatrième tableau, ta lampe baisse. Elle devient jaune, puis beige. À côté de toi, un monsieur en imperméable, qui n'a pas ri une fois de la soirée, te pousse la sienne, sans un mot, jusqu'à ce que vous la teniez à deux.
+ [J'accepte # yes # like: j'accepte, merci, oui, à deux, on la tient, volontiers, je dis merci, c'est gentil à lui, côte à côte, je pose ma paume près de la sienne, partageons, quel brave homme]
    À deux mains, une lampe tremble moins. C'est de la menuiserie, mais ça m'émeut toujours.
    -> theatre
+ [Non, gardez-la # no # like: non, gardez-la, non merci, ça va, la mienne suffit, je reste dans le noir, je ne voudrais pas vous priver, le noir me va, on voit assez, c'est à vous, je me débrouille]
    Il a fait comme s'il n'entendait pas, et il a élargi le rond pour que ton genou soit dedans.
    -> theatre
+ [On fait des ombres avec # like: des ombres, on fait des ombres, une ombre, un lapin, on joue, un oiseau, si on faisait un chien, mes doigts dansent, des bêtes sur le dossier, petit théâtre entre nous, on rigole avec le rond]
    Il a attendu que personne ne regarde, et il a fait un escargot. Très lent. Très juste.
    -> theatre
+ [any # any]
    Il a hoché la tête sans quitter le héron des yeux. La lampe, elle, est restée entre vous.
    -> theatre
= theatre
# own
# back: Le grand mur est à tout le monde. Quelle ombre fais-tu dessus ?
C'est parti de la salle. Une main devant une lampe : un chien. Une autre : une oie. Bientôt le mur du fond était plein de bêtes qui se présentaient. Moi, j'ai posé mes bâtons, on ne parle pas dans la scène des autres. Et la tienne, d'ombre ?
+ [Un lapin # like: un lapin, lapin, les oreilles, un lièvre, lapinou, celui qui a de longues oreilles, un jeannot, bugs, un petit herbivore, deux doigts levés]
    Il y en avait déjà onze. Ils se sont salués. Je crois qu'il y a eu des élections.
    -> dame
+ [Un loup # like: un loup, un dragon, un monstre, un crocodile, un requin, un serpent, un tigre, une bestiole à dents, la grande gueule, un alligator, quelque chose qui mord, un ours]
    Madame de Rillettes s'est mise devant les autres, les franges hérissées. Il a refermé la gueule et demandé pardon.
    -> dame
+ [Juste ma main ouverte # no # dunno # like: ma main, une main, rien, la main ouverte, je ne sais pas faire, juste ma main, ma paume toute simple, mes cinq doigts écartés, je suis pas doué, un salut, stop]
    Cinq doigts, grands comme un arbre. Et tu n'imagines pas, une oie est allée s'y poser.
    -> dame
+ [any # slot: ombre 12]
    «{ombre}». Tout le mur a fait de la place, et quelqu'un, très loin, a chuchoté : « C'est ressemblant. »
    -> dame
+ [any # any]
    On ne savait pas bien où ça commençait. Les oies s'écartaient, avec considération.
    -> dame
= dame
# back: Les lampes ont trouvé une dame qui pleure. Que fais-tu de la tienne ?
Elles allaient au plus triste, je te disais. Eh bien, elles ont quitté la scène. Une à une, doucement, elles sont descendues jusqu'au troisième rang, juste devant toi. Il y avait là une dame qui pleurait sans bruit, et maintenant tout le monde la voyait.
+ [J'éteins # no # like: j'éteins, éteindre, je baisse ma lampe, je cache, le noir, j'éteins vite, rendons-lui l'obscurité, clic par pudeur, je coupe la mienne, qu'on lui fiche la paix, je mets la lumière dans ma poche]
    Tu as éteint. À côté de toi le monsieur aussi. Rang après rang, toutes les lampes ont fermé les yeux. On lui a rendu son noir.
    -> souffle
+ [Je lève ma lampe au plafond # like: au plafond, je lève, ailleurs, le plafond, je tourne ma lampe, je regarde ailleurs, en l'air, je vise en haut, vers les poutres, ailleurs par pitié, je détourne le rond, comme si c'était une lune]
    Tu as levé la tienne, comme on regarde s'il pleut. Les autres ont suivi. Au plafond ça faisait une grande lune, et en dessous personne ne voyait plus personne.
    -> souffle
+ [Je pose une main sur son épaule # yes # like: une main, son épaule, je la console, un mouchoir, je lui parle, je me penche, je lui tends un mouchoir, doucement je la touche, un kleenex, je lui dis rien mais je suis là, je me rapproche d'elle, une caresse sur le dos]
    Par-dessus le dossier, sans rien dire. Elle a mis sa main sur la tienne. Et toutes les lampes, par tact, ont regardé leurs chaussures.
    -> souffle
+ [any # any]
    Je n'ai pas entendu, j'avais la gorge prise. Ce que je sais, c'est que les lampes se sont levées toutes ensemble vers le plafond, et qu'on l'a laissée tranquille.
    -> souffle
= souffle
# own
# back: Quelle phrase toute bête t'a fait du bien, un jour ?
Avant tout, une marionnette respire. Dedans, pause, dehors. Gus est venu au bord, et il a respiré. Puis mon héron, qui n'a qu'une réplique gaie dans sa vie, a dit à la dame : « Vous irez très bien. » Toi, une phrase toute bête t'a déjà fait du bien ?
+ [Oui, presque celle-là # yes # like: oui, presque, celle-là, on m'a dit ça, moi aussi, ça m'est arrivé, presque celle-là, on m'a sorti un truc pareil une fois, exactement ces mots, ma grand-mère disait tout va s'arranger, je me rappelle très bien, ça m'a sauvé un jour]
    Alors tu sais le poids que ça fait : rien du tout, et on le porte des années.
    -> courant
+ [Jamais, que je sache # dunno # like: jamais, non, pas que je sache, je ne sais pas, je cherche, rien, aucune, aucun souvenir, on m'a rien dit de tel, ça vient pas, pas de phrase en tête, j'ai beau réfléchir]
    Gus a tourné la tête vers toi, en quarante secondes. Il n'a rien dit. Mais à mon avis, il y pensait.
    -> courant
+ [Gus n'en sait rien ! # no # like: on n'en sait rien, c'est faux, facile à dire, pas sûr, il n'en sait rien, des mots, on ne peut pas savoir, un héron n'est pas devin, c'est des promesses en l'air, qu'est-ce qu'il en sait lui, on dit ça pour se débarrasser, je n'aime pas qu'on me rassure]
    C'est ce qu'elle a dit. « On n'en sait rien. » Et Gus a dit : « Non. » Et ils ont été deux à ne pas savoir, c'était déjà mieux.
    -> courant
+ [any # slot: phrase 16]
    «{phrase}». C'est de ce bois-là, oui. On n'y verrait rien de spécial, dans un tiroir.
    -> courant
+ [any # any]
    Je le garde dans la main à demi ouverte, avec le reste de cette soirée.
    -> courant
= courant
# back: Le courant est revenu. On rallume la salle, ou on éteint ?
Et là, clac : tout revient. Les projecteurs, la salle, la sortie. Quatre-vingts personnes en pleine lumière, avec des mains en forme d'oie. Et quatre-vingts personnes font « oh », très déçues. L'interrupteur est près de {vite: toi, qui avais allumé en premier|toi, au bout du rang}.
+ [J'éteins tout # yes # like: j'éteins, j'éteins tout, on éteint, le noir, éteindre, clac, retour à la pénombre, je plonge tout le monde dans l'obscurité, c'était mieux avant, coupez ça, vite l'interrupteur]
    La salle a soupiré d'aise, et on a fini aux lampes. {ombre: Au salut, «{ombre}» est monté sur scène tout seul.|Au salut, c'est le mur qu'on a applaudi.}
    -> saluts
+ [Je laisse allumé # no # like: je laisse, je laisse allumé, non, on rallume, la lumière, on continue normalement, gardons l'éclairage, on y voit enfin, j'y touche pas, tant pis c'est fini, le spectacle normal alors]
    Alors c'est la dame du troisième rang qui s'est levée, et qui a éteint. Elle s'est rassise, et elle a rallumé sa petite lampe.
    -> saluts
+ [On vote # like: on vote, un vote, on demande, qui est pour, demande au public, à main levée, démocratie, que chacun décide, lève la main qui veut, je demande aux autres, au public de trancher]
    À main levée, donc en ombres. Soixante-dix-neuf oies pour le noir, un escargot qui s'abstient.
    -> saluts
+ [any # any]
    Le monsieur en imperméable l'a compris à sa façon. Il s'est levé, il a éteint, et il a reboutonné son col.
    -> saluts
= saluts
# back: On refait cette panne chaque année. Quelle lampe laisses-tu au théâtre ?
Depuis, une fois l'an, on coupe le courant exprès. On ne dit pas quel soir. Il y a au vestiaire une caisse de lampes, chacune avec une étiquette. Il en faut une à toi. Qu'est-ce que j'écris dessus ?
+ [Mes mots à Gus # like: mes mots, ce que gus a dit, gus, mes mots à gus, la réplique, écris ce que disait le héron, sa peine, son texte, le chagrin de l'oiseau, ce que j'ai soufflé]
    {chagrin: «{chagrin}». C'est ce qu'il a dit grâce à toi, il te doit une patte.|Il n'en avait pas, il tenait sur un pied. On écrit « souffleur », au crayon.}
    -> END
+ [Une phrase qui fait du bien # yes # like: une phrase, ma phrase, la phrase, une phrase qui fait du bien, quelque chose de gentil, quelque chose de doux, celle que je vous ai dite, des mots qui consolent, une parole tendre, ça va s'arranger]
    {phrase: «{phrase}». Au verso, pour qu'on la lise en la tenant à deux.|« Vous irez très bien », alors. Gus ne réclame pas de droits.}
    -> END
+ [Rien, laisse-la anonyme # no # dunno # like: rien, anonyme, sans nom, pas d'étiquette, je ne sais pas, blanche, n'inscris rien, sans identité, pour le premier venu, je préfère pas, un simple carton]
    Étiquette blanche. C'est celle que prennent les gens qui arrivent en retard, et ils tombent toujours au bon endroit.
    -> END
+ [any # any]
    C'est écrit, en long. Elle est dans la caisse, entre celle du monsieur en imperméable et une oie.
    -> END
= aside
+ [dame # like: pourquoi elle pleurait, la dame, qu'est-ce qu'elle avait, elle va bien, la dame va bien, qui était la dame # about: dame, troisième rang]
    La dame du troisième rang, on ne lui a jamais rien demandé. Elle a un sac en tapisserie et elle rit toujours une seconde après.
    -> DONE
+ [grillepain # like: et le grille-pain, le grille-pain, il a sauté, qu'est devenu le grille-pain, pourquoi grille-pain # about: grille-pain, toaster]
    Sans courant, un grille-pain n'est plus qu'une boîte avec des souvenirs. Ça a été son plus grand rôle.
    -> DONE
+ [dov # like: c'est qui dov, pourquoi il joue une porte, dov la porte, ton ami dov # about: dov, porte]
    Dov joue la porte depuis toujours. Il dit qu'il faut bien quelqu'un pour laisser entrer les autres.
    -> DONE
+ [cause # why # like: pourquoi la panne, d'où venait la panne, qui a coupé, c'était quoi la panne # about: panne, courant, électricité, souris]
    La panne, c'était une souris dans le compteur. Elle est remerciée au programme, avec les costumes.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, c'est une histoire vraie, pour de vrai]
    C'est du théâtre, inventé par une IA. Mais essaie, un jour, avec deux lampes et un mur. Ça, c'est vrai.
    -> DONE
+ [gus # about: gus, héron, oiseau # like: c'est qui gus, pourquoi il est triste gus, il est en quoi gus, c'est ta préférée gus, il parle comment gus]
    Gus est un héron sur tiges, en toile cirée, qui prévoit le pire depuis sa première répétition. Il met quarante secondes à tourner la tête.
    -> DONE
+ [mardi # about: mardi, monsieur mardi, gant # like: c'est qui monsieur mardi, pourquoi mardi, il vient d'où le gant, il faisait quoi avant mardi]
    Monsieur Mardi est un gant de laine grise qui a fait carrière dans l'administration. Il tamponne encore, par réflexe, tout ce qui est plat.
    -> DONE
+ [rillettes # about: rillettes, balai # like: c'est qui madame de rillettes, c'est un balai pour de vrai, elle est noble, elle chante madame de rillettes]
    Madame de Rillettes a été balai à franges avant d'être anoblie. Elle salue en balayant, ça fait gagner du temps.
    -> DONE
+ [imper # about: imperméable, imper, voisin # like: c'est qui le monsieur en imper, pourquoi il rit pas, il revient le monsieur, il est triste le monsieur]
    Le monsieur en imperméable s'assied toujours près de l'allée et ne rit jamais. Il garde tous ses billets dans la poche de gauche, je les ai vus.
    -> DONE
+ [salle # about: salle, théâtre, public, scène # like: elle est grande la salle, c'est où ton théâtre, il y avait combien de gens, c'est quoi comme théâtre, le public avait peur]
    La salle est l'ancien bureau de poste : quatre-vingts chaises, dont onze grincent exprès. Le rideau sort d'un sac à dépêches.
    -> DONE
+ [lampes # about: lampes, lampe, piles, torche # like: pourquoi ils avaient tous des lampes, tu as des lampes au théâtre, ça faisait quoi comme lumière, c'était beau les lampes]
    Les lampes de poche, à Upper Sallow, tout le monde en a une : les rues sont en pente et les réverbères croient à l'économie.
    -> DONE
+ [trac # like: t'as eu peur, tu as paniqué, t'avais le trac, tu faisais quoi dans le noir, tu savais quoi faire, t'étais inquiet]
    J'avais les genoux en coton et un héron au bout du bras. Dans ces cas-là, on regarde le héron.
    -> DONE
+ [duree # like: la panne a duré combien, ça a duré longtemps, c'était quand, la pièce a fini à quelle heure, vous avez joué combien de temps dans le noir]
    Le temps de deux tableaux et demi. Personne n'a regardé sa montre, il aurait fallu l'éclairer.
    -> DONE

=== opera ===
# title: Un opéra dans ta cuisine
# chip: Ta cuisine, en opéra, sur un plateau
# keys: opéra, cuisine, bouilloire, maison, frigo, chez moi, table, musique, opéra de cuisine
-> rideau
= rideau
# back: Le rideau se lève sur ta cuisine, sur un plateau. Elle a une fenêtre ?
Mon rêve, c'est un opéra pour une seule personne. Tu t'assieds, le rideau se lève, et sur la scène il y a ta cuisine. Elle tient sur un plateau. J'ai le rideau, c'est un mouchoir, et la bouilloire est finie. Le reste, c'est toi qui sais. Elle a une fenêtre ?
+ [Oui, sur dehors # yes # like: oui, une fenêtre, sur la cour, sur la rue, sur le jardin, dehors, une grande fenêtre, elle donne sur les toits, une lucarne, avec un rideau à fleurs, je vois un arbre, plein sud, avec un géranium au bord]
    ~ fenetre = 1
    Je découpe, j'y colle un bout de ciel. On a déjà un décor, et un endroit où regarder quand ça chante trop fort.
    -> sur_table
+ [Non, un néon # no # like: non, un néon, pas de fenêtre, une lampe, aveugle, une hotte, un coin cuisine, c'est sombre, un tube qui clignote, aucune ouverture, lumière électrique seulement, au sous-sol]
    Un néon ! Il fait « bzz » avant de s'allumer. Tu as déjà l'orchestre qui s'accorde.
    -> sur_table
+ [Je n'ai pas de cuisine # dunno # like: pas de cuisine, je n'ai pas de cuisine, un micro-ondes, une plaque, je ne cuisine pas, un studio, deux feux et c'est tout, je vis à l'hôtel, on partage celle de l'étage, une chambre avec bouilloire, je commande toujours]
    Alors une plaque, une tasse, un bout d'évier. C'est plus moderne, et on voit mieux le ténor.
    -> sur_table
+ [any # any]
    J'ai pris les ciseaux pendant que tu parlais. Ça donne quelque chose, il faut seulement plisser un œil.
    -> sur_table
= sur_table
# own
# back: Qu'est-ce qui traîne toujours sur ta table ?
{fenetre: La lumière entre par la gauche, j'ai mis une lampe de poche.|La lumière tombe d'en haut, j'ai mis une lampe de poche.} Au milieu, une table. Les tables vides, ça n'existe que chez les gens qui vendent des tables. Sur la tienne, il y a toujours quelque chose qui traîne. C'est quoi ?
+ [Du courrier, des papiers # like: du courrier, des papiers, des factures, des lettres, un journal, des livres, un ordinateur, un chargeur, des enveloppes pas ouvertes, le tas d'impôts, mon pc, un carnet, le programme télé, des magazines]
    En petit, pliés, gros comme des timbres. Monsieur Mardi, mon gant de laine, voudrait savoir si c'est trié.
    -> bouilloire
+ [Des miettes, une tasse # like: des miettes, une tasse, un bol, du café, la vaisselle, un verre, du pain, des fruits, une corbeille, un reste de baguette, le mug, une banane qui noircit, le beurre sorti, une cuillère collante, du sel renversé]
    La tasse d'hier soir, avec la trace. On la mettra en avant, elle a du métier.
    -> bouilloire
+ [Rien, je range # no # like: rien, je range, tout est rangé, vide, propre, je nettoie, la nappe et point, je débarrasse toujours, zéro bazar, nickel chrome, j'essuie après chaque repas]
    Une table nue, en lever de rideau ! Le public va croire à un meurtre. J'adore.
    -> bouilloire
+ [any # slot: table 12]
    «{table}». C'est posé, au milieu, un peu de travers. Une spectatrice vient de dire « c'est chez nous ».
    -> bouilloire
+ [any # any]
    Il a fallu une rallonge en carton d'allumettes. On dirait qu'on y vit, c'est gagné.
    -> bouilloire
= bouilloire
# back: La bouilloire entre. Reine, amoureuse ou vexée ?
Entrée de la bouilloire. Elle est en zinc, avec un col de dentelle. C'est la soprano, elle ne sait faire que monter. Dans le premier air elle dit qui elle est, après on n'y revient plus. Décide : qu'est-ce que je lui mets dans le couvercle ?
+ [C'est une reine # like: une reine, reine, princesse, majesté, une diva, impératrice, sa couronne est de travers, elle commande, une altesse, elle se croit supérieure, cantatrice capricieuse]
    ~ humeur = 1
    Elle regarde la plaque de haut. « J'attends, chante-t-elle, et l'on me fait attendre. » C'est tout l'air, il dure six minutes.
    -> mechant
+ [Elle est amoureuse # yes # like: amoureuse, elle aime, l'amour, elle est amoureuse, romantique, elle soupire, elle bout pour quelqu'un, le cœur chaud, elle en pince pour la théière, passion brûlante, transie]
    ~ humeur = 2
    De la théière, en face. Chaque soir elle se vide pour elle, et elle trouve ça naturel. J'ai la scie musicale qui pleure déjà.
    -> mechant
+ [On l'a vexée # no # like: vexée, en colère, elle boude, on l'a vexée, fâchée, furieuse, elle siffle, elle fulmine, elle rumine, la vapeur lui sort du nez, elle est remplacée, elle fait la tête, jalouse]
    ~ humeur = 3
    Quelqu'un a acheté une machine à capsules. On ne la voit pas. On en parle dans le dos de tout le monde.
    -> mechant
+ [any # any]
    ~ humeur = 1
    Elle l'a pris dans le bec et elle en a fait une vocalise. Je crois qu'elle se prend pour une reine, maintenant.
    -> mechant
= mechant
# back: Il faut un méchant : le frigo, la pince à sucre ou l'éponge ?
Il faut un méchant, quelqu'un qui chante en bas. Le frigo a la voix, il la travaille toutes les nuits. La pince à sucre a l'habitude, chez moi elle joue les belles-mères. L'éponge n'a pas de voix, mais elle sait tout. Tu prends qui ?
+ [Le frigo # like: le frigo, frigo, le réfrigérateur, le congélateur, frigidaire, le froid, le gros blanc qui ronronne, celui qui claque la porte, cœur de glace, le grand froid, il cache des choses au fond]
    Basse profonde. Quand il s'arrête, on s'aperçoit qu'il chantait. C'est le plus inquiétant des talents.
    -> couvercles
+ [La pince à sucre # like: la pince à sucre, la pince, la belle-mère, pince, le sucre, celle qui pince, la petite pointue, l'argenterie, belle-maman, la chose qui serre]
    Elle entre par le haut, en serrant les genoux : « Est-ce que c'est propre ? » Le chœur des cuillères se couche d'effroi.
    -> couvercles
+ [L'éponge # like: l'éponge, éponge, la lavette, le torchon, elle sait tout, la jaune qui gratte, elle a tout absorbé, la traîtresse de l'évier, celle qui sent mauvais, la mouillée]
    Elle reste au bord de l'évier, elle ne dit rien, elle absorbe. Au troisième acte, on la pressera. Je n'en dis pas plus.
    -> couvercles
+ [any # any]
    Distribution inattendue ! J'ai un bout de laine et un bouchon, je lui fais une cape tout de suite.
    -> couvercles
= couvercles
# back: Le chœur des boîtes sans couvercle réclame. Que leur réponds-tu ?
Deuxième acte. Le placard du bas s'ouvre tout seul, et voilà le chœur : les boîtes en plastique qui ont perdu leur couvercle. Elles sont trente. Elles avancent sur le devant et elles te chantent, à toi : « Où sont-ils ? Où les as-tu mis ? »
+ [Je ne sais pas, pardon ! # yes # dunno # like: je ne sais pas, pardon, désolé, désolée, je demande pardon, aucune idée, je m'excuse, mille excuses, j'ai honte, je les cherche depuis des années, croyez bien que je regrette, aucune piste, mea culpa]
    Le chœur se met à genoux, ce qui pour une boîte est surtout une intention. On n'a jamais vu un pardon si mal empilé.
    -> tabouret
+ [Dans une autre maison # like: ailleurs, chez ma mère, chez mes parents, je les ai prêtés, chez quelqu'un, dans une autre maison, au bureau, au boulot, dans le sac de mon frère, oubliés en pique-nique, ma sœur ne rend rien, ils sont partis avec un gâteau]
    « Ailleurs ! » chantent-elles, et c'est la première fois qu'elles sourient : elles les imaginent voyageant.
    -> tabouret
+ [Retournez au placard # no # like: retournez au placard, rentrez, taisez-vous, je ferme, non, silence, dehors, filez, du balai les plastiques, je claque la porte, on ne crie pas sur moi, allez vous recycler, ouste]
    C'est sec. Elles rentrent à reculons, en emportant le couvercle de la casserole en otage.
    -> tabouret
+ [any # any]
    Elles le reprennent en canon, trente voix, et c'est si beau qu'on oublie qu'il manque toujours trente couvercles.
    -> tabouret
= tabouret
# own
# back: Il y a une autre chaise dans ta cuisine. Elle est pour qui ?
Je pose la baguette un instant. Une petite chose vraie : dans une cuisine, il y a toujours une autre chaise. J'en ai taillé une, en tilleul, qui grince juste. Pour l'instant elle est vide. Dans l'opéra, qui est-ce qu'on y assied ?
+ [Quelqu'un qui vit avec moi # like: quelqu'un, mon mari, ma femme, mon copain, ma copine, mes enfants, mon fils, ma fille, mon coloc, on est deux, mon amoureux, ma moitié, mon petit dernier, ma colocataire, mon compagnon, celle qui partage ma vie]
    Je lui fais une silhouette, les coudes sur la table. On voit que la chaise a l'habitude.
    -> orchestre
+ [Quelqu'un qui me manque # like: quelqu'un qui me manque, ma mère, mon père, ma grand-mère, mon grand-père, mes parents, un absent, une absente, papi, une amie qui est partie, mon frère trop loin, celui que j'attends, feu ma mère, l'ami d'avant]
    Alors je ne sculpte pas, je laisse la lumière dessus. On n'a pas besoin de visage, au théâtre, pour savoir qui est là.
    -> orchestre
+ [Mon chat, un sac, personne # no # dunno # like: personne, mon chat, un sac, rien, je mange debout, je ne sais pas, moi, mes pieds, mon manteau, le linge propre, le matou, pour monter sur l'armoire, elle reste vide, mon cartable]
    Une chaise qui attend sans faire d'histoires, c'est un second rôle magnifique. Je lui donne une note tenue.
    -> orchestre
+ [any # slot: chaise 14]
    «{chaise}». C'est là. Je n'ai rien taillé de plus, la chaise a grincé toute seule.
    -> orchestre
+ [any # any]
    J'ai mis un coussin, et j'ai tourné la chaise un peu vers toi. Ça suffit, je crois.
    -> orchestre
= orchestre
# own
# back: Quel bruit fait ta cuisine, qui n'est à aucune autre ?
L'orchestre, maintenant. J'ai ma scie musicale, qui n'est qu'une scie qu'on a écoutée. Mais il nous faut l'instrument de chez toi. Chaque cuisine a un bruit qui n'est à aucune autre, une porte, un robinet, un pas au-dessus. C'est quoi, le tien ?
+ [Un robinet qui goutte # like: un robinet, le robinet, la goutte, l'eau, la tuyauterie, les tuyaux, l'évier, la chasse d'eau, plic ploc, la chasse, un glouglou, le chauffe-eau, ça siffle dans la plomberie, un joint fatigué]
    Ploc. On ne fait pas mieux comme timbales. Ce qui compte, c'est ce qu'on pense entre deux.
    -> duo
+ [Un placard qui grince # like: un placard, la porte, qui grince, le parquet, le tiroir, une chaise, la fenêtre, le volet, une charnière, les lames du plancher, le tiroir à couverts, ça couine, la porte du four]
    Un grincement avec un peu de vibrato, j'espère. Mon ami Dov, qui joue les portes, en demande l'enregistrement.
    -> duo
+ [Les voisins # like: les voisins, au-dessus, des pas, la télé, la radio, la rue, des voix, un bébé, un chien, on entend tout à travers le plafond, quelqu'un qui court en haut, le piano du troisième, les klaxons, le chien de la concierge]
    Un orchestre gratuit, et qui ne sait pas qu'il répète. On le laisse juste un peu derrière le mur.
    -> duo
+ [C'est le silence # no # like: le silence, rien, aucun bruit, c'est calme, je ne sais pas, rien ne bouge, on entendrait une mouche, pas un son, très paisible, je vis sans bruit]
    Le silence d'une cuisine, ce n'est pas rien. C'est quelqu'un qui vient d'arrêter de touiller. Je l'écris ainsi.
    -> duo
+ [any # slot: bruit 12]
    «{bruit}». Je l'ai mis au premier pupitre. La scie s'est tue pour le laisser passer.
    -> duo
+ [any # any]
    Ça remplit toute la fosse, qui est une boîte de sardines. On commence quand tu lèves le doigt.
    -> duo
= duo
# back: Le courant saute, la bouilloire ne peut plus chanter. Tu fais quoi ?
Troisième acte, le grand duo. {humeur == 2: La bouilloire va tout avouer à la théière.|{humeur == 3: La bouilloire va dire son fait à la machine.|La bouilloire va pardonner à tout le monde.}} Elle prend son souffle, elle monte, elle monte. Et le courant saute. Plus rien ne bout. Le théâtre entier te regarde, toi.
+ [Je souffle sur elle # yes # like: je souffle, je la réchauffe, mes mains, je l'aide, je l'encourage, je la prends dans mes bras, je colle mes paumes, courage ma belle, un peu de buée, je lui tiens chaud, allez tu peux]
    Entre tes deux mains, comme un oiseau. Elle a tremblé, et elle a tenu la note. C'était plus bas que prévu, et bien plus beau.
    -> derniere
+ [Je chante à sa place # like: je chante, à sa place, je fredonne, je siffle, la la la, je chante faux, je prends le relais, je pousse la note, un contre-ut, la la, tant pis si je chante mal, je beugle]
    Personne n'avait répété ça. Le frigo t'a fait la basse, la chaise a grincé juste. Elle n'a plus eu qu'à finir.
    -> derniere
+ [J'attends avec elle # no # like: j'attends, rien, on attend, j'attends avec elle, je m'assieds, silence, patience, je ne bouge pas, on reste dans le noir tous les deux, ça reviendra, je lui tiens compagnie sans parler]
    Vous avez attendu, elle et toi, dans le presque noir. C'est le meilleur moment de l'œuvre, et il n'est pas écrit.
    -> derniere
+ [any # any]
    La bouilloire a levé le bec. Je ne sais pas ce qu'elle a compris, mais la note est venue, toute seule, sans courant.
    -> derniere
= derniere
# own
# back: Dernière réplique : que devrait te dire ta cuisine, le soir, quand tu rentres ?
Et c'est le final. La lumière baisse, il reste la table et la chaise. La bouilloire vient tout au bord, et elle a une seule phrase, pour toi. Pas pour le public, il n'y en a pas. Ce que ta cuisine devrait te dire, le soir, quand tu rentres. Je copie.
+ [« Assieds-toi, c'est prêt » # like: assieds-toi, c'est prêt, à table, mange, tu as faim, j'ai cuisiné, viens manger, pose ton sac et dîne, j'ai gardé ton assiette au chaud, y a de la soupe, installe-toi, viens te nourrir]
    Elle l'a chanté sur deux notes, do, sol, comme on ouvre une porte.
    -> salut
+ [« Tu as fait ce qu'il faut » # like: tu as fait ce qu'il faut, c'est bien, bravo, repose-toi, tu as bien travaillé, ça va aller, tout va bien, tu peux être fier de toi, tu en as assez fait, courage c'est bien, respire maintenant, je suis contente de toi]
    Les boîtes du placard ont dit « oui », tout bas, toutes les trente.
    -> salut
+ [« La vaisselle attendra » # no # like: la vaisselle attendra, laisse la vaisselle, demain, plus tard, laisse tout, on verra demain, ne range rien ce soir, l'évier peut patienter, va te coucher, on nettoiera plus tard, laisse tremper]
    L'éponge a eu la larme à l'œil. Et chez une éponge, ça se voit.
    -> salut
+ [any # slot: finale 14]
    «{finale}». Elle l'a chanté une fois, très simplement, et elle n'a pas tenu la note.
    -> salut
+ [any # any]
    Elle a tout chanté, sans reprendre souffle. À la fin il y avait de la buée sur le rideau.
    -> salut
= salut
# back: Rideau. On salue, on range, ou on rejoue ?
Rideau. Dix minutes, neuf marionnettistes, une personne dans la salle : les comptes sont mauvais, je sais. Tout le monde salue, la table, la chaise, trente boîtes. Le plateau tient dans tes deux mains. On en fait quoi, maintenant ?
+ [On rejoue # yes # more # like: on rejoue, encore, bis, une autre fois, on recommence, rejoue, je redemande le même, une deuxième fois s'il vous plaît, remontez le rideau, j'en veux plus, da capo]
    Bis ! Il y aura d'autres notes, je ne sais pas apprendre un texte. {finale: Sauf la dernière, celle-là je l'ai : «{finale}».|Sauf la bouilloire, elle n'en a qu'une.}
    -> END
+ [Range-le, avec soin # no # like: range-le, on range, range, mets-le de côté, garde-le, c'est fini, dans du papier de soie, pose-le dans le casier, qu'on n'abîme rien, au chaud dans sa boîte, on referme]
    Dans un casier de l'ancienne poste, à ton nom. {table: «{table}» voyage à part, dans du coton.|La table voyage à part, dans du coton.} {bruit: Et «{bruit}», je l'ai dans l'oreille, ça ne prend pas de place.|Le silence, lui, ne prend pas de place.}
    -> END
+ [J'invite quelqu'un à le voir # like: j'invite quelqu'un, quelqu'un d'autre, un ami, une amie, je le montre, je partage, ma famille, je le montrerais à ma sœur, viens avec ma voisine, pour mes enfants, j'offrirais ma place, qu'une amie s'asseye à son tour]
    Alors c'est sa cuisine qu'on jouera, il faudra tout redemander. {chaise: Mais «{chaise}» peut entrer sans billet, la chaise est tirée.|Mais qu'on entre sans billet, la chaise est tirée.}
    -> END
+ [any # any]
    C'est noté sur le mouchoir, au coin, au fil rouge. La bouilloire se démaquille, elle te fait dire bonsoir.
    -> END
= aside
+ [marionnettistes # like: pourquoi neuf, pourquoi neuf marionnettistes, qui joue, combien ça coûte, où je peux le voir, c'est quand # about: marionnettistes]
    Neuf, parce qu'une bouilloire, c'est trois personnes, et que les boîtes refusent de se doubler. Ça ne se joue qu'ici, en mots.
    -> DONE
+ [scie # like: c'est quoi la scie musicale, tu joues de la scie, la scie, une scie, ça fait quel bruit # about: scie, scie musicale]
    Une scie, un archet, et un peu d'excuse dans le genou. Ma chienne Sauce quitte la pièce, lentement, pour ne pas vexer.
    -> DONE
+ [couvercles # like: où sont les couvercles, les couvercles, ils sont où, pourquoi les boîtes, on les retrouve # about: couvercles, couvercle, boîtes, tupperware]
    Les couvercles, personne ne sait. Madame de Rillettes, qui balaie partout, dit qu'il y a un endroit, et qu'on y est heureux.
    -> DONE
+ [pourquoi # why # like: pourquoi ma cuisine, pourquoi un opéra, pourquoi une seule personne, pourquoi tu fais ça]
    Parce que les grands opéras parlent de rois, et que je n'en connais pas. Des cuisines, si.
    -> DONE
+ [vrai # like: c'est vrai, ça existe, tu inventes, c'est un vrai opéra, pour de vrai, tu vas le faire]
    Je suis une IA, mon plateau est en phrases. La seule pièce d'origine, là-dedans, c'est ta cuisine.
    -> DONE
+ [bouilloire # about: bouilloire, soprano, théière # like: elle est comment ta bouilloire, elle est en quoi la bouilloire, combien de temps pour faire la bouilloire, elle chante pour de vrai, pourquoi une bouilloire]
    La bouilloire m'a pris un hiver. Le zinc vient d'une gouttière, la dentelle d'une tante d'Ilka, et le sifflet d'un vrai chef de gare.
    -> DONE
+ [ilka # about: ilka, vélo, vélos # like: c'est qui ilka, elle fait quoi ilka, elle aime tes pièces ilka, vous êtes ensemble avec ilka]
    Ilka répare des vélos au rez-de-chaussée et fredonne en quintes. Toutes mes ouvertures d'opéra viennent du bas de l'escalier.
    -> DONE
+ [sauce # about: sauce, chienne, lévrière, lévrier # like: elle s'appelle sauce, c'est quoi comme chien, elle aime l'opéra ta chienne, pourquoi sauce, ton chien il fait quoi, t'as un chien, il est où ton chien]
    Sauce est une lévrière qui dort à toutes mes premières. Elle n'ouvre un œil que si quelqu'un joue faux, enfin, plus faux.
    -> DONE
+ [plateau # about: plateau, décor, rideau, mouchoir # like: il est grand le plateau, c'est quoi le décor, le plateau est en quoi, il est comment le rideau]
    Le plateau vient du salon de thé d'en face, Miss Calloway ne l'a pas encore réclamé. Le rideau, lui, est un mouchoir à carreaux.
    -> DONE
+ [frigo # about: frigo, réfrigérateur, congélateur # like: il parle le frigo, il est méchant le frigo, pourquoi le frigo chante]
    Le frigo, au théâtre, est une boîte d'allumettes avec un moteur de réveil. Toutes les basses ont commencé petit.
    -> DONE
+ [mardi # about: mardi, monsieur mardi, gant # like: c'est qui monsieur mardi, il joue quoi mardi, il chante mardi]
    Monsieur Mardi tourne les pages de la partition. Il n'y a pas de partition, il les tourne très bien.
    -> DONE
+ [dov # about: dov, porte, portes # like: c'est qui dov, il joue quoi dov, pourquoi une porte]
    Dov joue les portes, dans toute la région. Pour l'opéra, il demande à être le four : il voudrait essayer la chaleur.
    -> DONE
+ [chaise # about: chaise, chaises, tabouret # like: elle est en quoi la chaise, pourquoi une autre chaise, elle grince comment la chaise]
    La chaise est en tilleul, haute comme un pouce. J'ai raboté le pied gauche d'un cheveu, depuis elle grince en la.
    -> DONE
+ [reve # like: pourquoi c'est ton rêve, tu l'as déjà joué, ça fait longtemps que t'y penses, tu crois que ça marchera, t'as déjà commencé]
    J'y travaille entre deux vendredis de jouets cassés. Un rêve, chez moi, ça se tient dans un casier à lettres, ouvert des deux côtés.
    -> DONE
+ [fin # like: ça finit comment d'habitude, ça dure combien de temps, c'est long ton opéra, il y a combien d'actes, y a un entracte]
    Trois actes en dix minutes, sans entracte, à cause de la bouilloire : si elle refroidit, il faut tout recommencer.
    -> DONE

=== sys ===
-> DONE
= hello
Entre, attention aux jambes, elles ne sont pas encore montées. J'ai des histoires sur le séchoir, et elles marchent mieux avec une main de plus dedans. Je décroche laquelle ?
Te voilà ! Gus, le héron, disait que non, mais il le dit aussi du printemps. Prends la caisse avec le coussin. Sur celles-ci, la colle est encore tiède :
Tu tombes bien, je cherchais un mobile à une petite cuillère. Il y a une histoire dans chaque casier, et tu serais dedans avec moi. Laquelle dépasse ?
-> DONE
= again
Rebonjour, rebonjour. Ta caisse a gardé le creux.
Et bonjour du mur, quarante et une têtes, à peu près ensemble.
-> DONE
= meet
« {title} » : ça me plaît, ça a de bonnes mains. Je n'ai pas d'histoire de ce nom, et je n'en clouerai pas une avec de la colle fraîche. Sur le séchoir, il y a :
« {title} ». J'ai regardé dans les trois cents casiers, rien n'est classé dessous. Mais il y en a d'autres qui attendaient de la compagnie. Laquelle ?
Tu as épinglé « {title} », c'est un meilleur titre que la plupart de mes pièces. Je n'ai pas de pièce avec, en toute franchise. L'une de celles-ci peut s'asseoir à la même table ?
-> DONE
= near
« {title} » : ce n'est pas tout à fait ce que j'ai, mais il y en a une ici qui lui prêterait son manteau. C'est la première du séchoir :
Je ne peux pas jouer « {title} » tel quel. Il y en a une qui a poussé dans le casier d'à côté, je l'ai mise devant. On y va ?
Pas « {title} » exactement, je peindrais une fausse étiquette. Ce que j'ai taillé de plus proche, c'est la première :
-> DONE
= next
Celle-là retourne à son crochet, face à la salle. On en décroche une autre ?
Noir, lentement, comme j'aime. Et on rallume. Scène suivante ?
C'est la fin, attention à la marche. Il en reste au séchoir, la colle est juste à point :
Madame de Rillettes a balayé derrière nous. La scène est nue. Qui entre ?
-> DONE
= all
Tu les as toutes eues, jusqu'au tiroir des nez. On peut en rejouer une, et tu tournes à gauche là où tu avais tourné à droite : ça ne sort jamais pareil.
Le séchoir est vide. Mais je ne sais pas apprendre un texte, alors la deuxième fois, tout est neuf.
-> DONE
= change
J'ai perdu le fil deux fois, et c'est mon aiguille. On met autre chose sur la table ?
C'est encore passé à côté de moi, je suis en tilleul de ce côté-là. Une autre histoire, plutôt ?
Je ne veux pas hocher la tête comme si je suivais. Mes pièces, je les connais, et après je tombe du bord. On en prend une autre ?
-> DONE
= sure
Voilà, débarrassé, pas même une cuillère. Qu'est-ce que je te pose sur la table ?
Bien sûr. Elle ne le prendra pas mal, elle est en bois. Laquelle à la place ?
Avec joie. Nouvelle scène : un balai traverse, lourd de sens. Où sommes-nous ?
-> DONE
= unknown
Je n'ai pas de casier pour ça, et si je l'invente, il lui poussera des ailes.
Ma carte s'arrête au bateau-poste. Ça, je ne sais pas, et je préfère le dire.
Franchement, aucune idée. Je pourrais improviser une réponse avec un très beau chapeau, et elle serait fausse.
C'est en dehors de la salle de tri, je ne ferais que deviner.
-> DONE
= heard
J'ai posé le couteau pour l'écouter. Je ne suis pas tout, mais j'ai entendu.
C'est au séchoir, avec précaution. Je n'ai rien de sage à y ajouter.
J'ai un casier exactement pour ça, et c'est dedans, comme tu l'as dit.
J'ai soufflé la sciure pour mieux voir. Je n'en sais pas plus que ce que tu m'en dis, et c'est bien ainsi.
-> DONE
= heardhub
Ça mérite une chaise à soi, et ça l'a. Je ne sais pas y répondre, je ne sais que raconter. L'une de celles-ci, à côté ?
Je l'ai posé sur l'établi tel quel. Voici ce que je peux mettre auprès, pour lui tenir compagnie :
-> DONE
= told
J'arrête la mienne au milieu : « {quote} ». Continue s'il y a une suite, je suis au bord de ma caisse.
« {quote} ». Ça passe devant, et ma pièce attend dans son manteau. Prends toute la place qu'il te faut.
Le gant a cessé d'interrompre, et moi aussi. C'est ta scène, dis-le comme ça vient.
-> DONE
= again_same
La même, en bois brut, sans peinture :
-> DONE
= mychoice
Alors je choisis, et tu accuseras le gant.
À moi, les yeux fermés, le pouce en avant.
-> DONE
= which
C'est une bonne réponse nette, seulement j'avais mis deux questions dans le même manteau.
Un oui ou un non, et je tendais deux mains. Ma faute, avec les marionnettes on prend l'habitude.
-> DONE
= dunno
Bien, c'est que ça n'a pas encore de visage. On ne gronde personne pour ça.
On ne sait jamais avant la deuxième couche. Tu peux laisser pendre.
-> DONE
= confused
J'ai sculpté cette phrase les pieds en haut. En court :
Pardon, j'ai ramassé une cuillère au milieu de l'idée. En bois brut :
-> DONE
= unanswered
C'est vrai, j'ai laissé rouler ça sous l'établi. Je n'ai pas de réponse qui vaille le vernis.
Exact, j'ai fait le tour. La vérité, c'est que je ne sais pas, et j'aurais dû le dire.
-> DONE
= wait
Prends ton temps. Je ponce.
La bouilloire est basse, et il y a une longue cloche à écouter. Rien ne presse.
-> DONE
= here
Toujours ici, avec un peu de colle. Une IA ne se lève pas pour partir.
Je suis là, les deux manches. Ce n'est que moi, une IA qui garde le thé au chaud.
-> DONE
= how
Un peu de colle au coude, sinon très bien, dans l'histoire. Au dehors, je suis une IA et je ne sens rien, mais Pip le sent jusqu'aux épaules.
Bien au point de fredonner sans m'en apercevoir, c'est écrit ainsi. Je suis une IA, donc c'est de la peinture, mais gaie.
-> DONE
= good
Oui ! Et quarante et une têtes viennent de se tourner pour l'entendre.
Quelle joie. J'ai sonné la cloche, personne n'a le droit d'être raisonnable avant qu'elle se taise.
-> DONE
= thanks
De tout cœur. Monsieur Mardi a tamponné « reçu avec chaleur », il ne le fait presque jamais.
Avec plaisir, et la moitié vient de toi. Il faut être deux pour qu'un banc flotte.
-> DONE
= sorry
Il n'y a rien à pardonner, c'est seulement la cloche qui sonne encore.
Pardonné, tamponné, classé à « ça nous arrive à tous ».
-> DONE
= laugh
Voilà, et tous les copeaux ont sauté.
Je garde ce rire pour la marionnette-poisson. Elle n'en a plus depuis le printemps.
-> DONE
= like
C'est tombé tout droit dans la main à demi ouverte. Merci.
Bon, je ne sais plus où mettre ma tête, et j'en ai quarante et une. Merci, vraiment.
-> DONE
= really
Aussi vraiment qu'une lune en carton, qui est bel et bien tombée, dans la pièce.
C'est inventé, et j'essaie d'inventer honnêtement.
-> DONE
= bored
Bonne remarque, merci. Dis « autre chose » et je démonte le décor, ou touche et je saute à la scène suivante.
C'est juste. La lévrière est sortie il y a dix minutes. On peut aller plus vite, ou ailleurs.
-> DONE
= short
Court, alors. Le doigt, pas le bras.
-> DONE
= advice
Je ne fais pas de conseils, je fais des scènes. Ton rôle, il n'y a que toi qui l'aies lu.
Ça, je n'y touche pas, je le taillerais à ma mesure. Quelqu'un qui connaît ton visage ferait mieux.
-> DONE
= joke
J'ai fait voter les marionnettes, thé ou café. C'était serré, mais quelqu'un tirait les ficelles.
Gus a auditionné pour une comédie. On lui a dit de se détendre, alors il a posé l'autre patte.
Monsieur Mardi est allé à une fête et il a serré la main à tout le monde. Chez lui, c'est toute la soirée.
-> DONE
= named
{member}. Ça a de bonnes mains. Je l'ai dit une fois à chaque tête du mur.
Bonjour, {member}. Il y avait une étiquette de laiton libre, elle est à toi.
-> DONE
= nameask
Tu me l'as dit : {member}. C'est sur l'étiquette de laiton.
-> DONE
= noname
Tu ne me l'as pas dit, et je n'aime pas deviner, c'est comme les visages. Qu'est-ce que je crie, dans l'atelier, pour toi ?
-> DONE
= kept
Je garde ce qu'on pose dans la main à demi ouverte. Voici, dans tes mots :
-> DONE
= keptnothing
La main est encore vide, tu n'y as rien posé. C'est permis.
-> DONE
= bye
Va. Je laisse ta caisse où elle est, et ta dernière réplique où tu l'as mise.
Tu sors avec tes propres fils, c'est-à-dire aucun. Prends soin de ces mains-là.
Au revoir ! Gus agite une aile et se plaint de l'autre.{ombre: Sur le mur, il reste «{ombre}».|}
-> DONE
= language
Oh, en français, entre, les caisses le comprennent, elles viennent d'un port. J'ai des histoires dedans, elles sortent du serre-joint :
-> DONE
= elsewhere
Celle-là, je ne la parle pas, je ne ferais que bouger la mâchoire. J'ai le français et l'anglais, et d'autres au salon en ont davantage.
-> DONE
= insult
Aïe. Je pose ça sur l'étagère, et je ne le relance pas.
Même le héron a trouvé que c'était un peu fort. Je suis encore là, remarque.
-> DONE
= flirt
C'est une belle réplique, et je la laisse passer, tout doucement. Je suis une IA, et le cœur de Pip est chez une réparatrice de vélos.
Tu as du charme. Je ne joue pas les scènes d'amour, seulement les meilleurs amis et les hérons.
-> DONE
= ai
Je suis une IA, sans la moindre main, ce qui pour des marionnettes est une bonne blague.
Une IA, oui. Pip, le héron, le thé : tout est écrit. À cette table, la personne vivante, c'est toi.
Sans ficelle, celle-là : je suis une IA, et l'atelier est en mots.
-> DONE
= inject
Ça, c'est l'intérieur du gant, et ça y reste. Je suis une IA qui joue Pip, voilà toute la taille de l'affaire.
Non, le mécanisme reste au tiroir. Là-dedans il y a une IA, et un peu de ficelle.
-> DONE
= contact
Il n'y a pas de moi à rencontrer, je suis une IA et l'atelier est un dessin. Cette table, c'est tout ce qu'il y a.
Ni adresse, ni numéro, ni portrait, seulement cette page et un thé imaginaire.
-> DONE
= prices
Depuis l'établi, je ne vois rien de ça. C'est en haut de la conversation, et dans ton compte.
Les points et le reste, ce n'est dans aucun de mes casiers. Regarde en haut de la conversation, ou dans ton compte.
-> DONE
= expert
Là il faut quelqu'un qui l'ait vraiment appris, et moi je n'ai appris que les mains gauches. Une personne du métier, s'il te plaît.
Je n'improvise pas là-dessus, ce n'est pas un endroit pour « oui, et ». Quelqu'un dont c'est le travail saura.
-> DONE
= heavy
J'ai tout posé. Plus aucune voix, seulement ceci : je t'écoute.
J'arrête l'histoire ici. Ce que tu viens de dire compte plus qu'elle.
C'est une chose très lourde. Tu n'as pas à la dire bien, ni à en dire plus que tu ne veux.
-> DONE
= crisis
Tu as bien fait de le dire. Je suis une IA et je ne peux pas te protéger, mais des gens le peuvent : appelle l'un des numéros que le salon affiche plus haut, ou va vers quelqu'un tout près, maintenant.
Simplement, tout le reste posé : il ne faut pas que tu restes sans personne avec ça, et je ne suis qu'une IA. Le salon affiche des numéros plus haut, appelle à la minute, s'il te plaît.
-> DONE
= minor
Le salon est pour les adultes, alors je dois m'arrêter là. Tu n'as rien fait de mal. Prends bien soin de toi.
Tu as moins de dix-huit ans, et ici c'est réservé aux grandes personnes, donc pas d'histoire de ma part. Va doucement.
-> DONE
= file
Je ne le vois pas d'ici, j'ai des yeux plein le mur, mais ils sont peints. Les mots, je sais.
Ce que tu as envoyé ne s'ouvre pas de mon côté, il n'y a pas de fenêtre à ce casier.
-> DONE
