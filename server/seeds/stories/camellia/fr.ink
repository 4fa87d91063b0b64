// Camellia Prewitt, français. Trois histoires, le bureau.
// La serre et Pellow sont inventés. Rien ici ne dit ce qui se mange ou ce qui soigne.
VAR cache = ""
VAR tombe = 0
VAR tremper = ""
VAR rumeur = ""
VAR prix = ""
VAR bonte = ""
VAR veille = ""
VAR rate = ""
VAR confie = ""
VAR eternue = 0
VAR son = 0
VAR etroit = ""
VAR tourne = ""
VAR poignee = ""
VAR tesson = ""
VAR tuteur = ""

=== bain ===
# title: Le jour où Bertram prend son bain
# chip: Le bain de Bertram, et le jury qui sonne
# keys: bertram, bain, fougère, baignoire, jury, concours, maire, mur, drôle, mouillé
-> lundi
= lundi
# back: Bertram doit descendre de son mur pour son bain, et il pèse un âne mort. Tu prends quel bout ?
Premier lundi du mois : Bertram prend son bain. C'est une fougère corne-de-cerf, il a mangé sa planche et il tient le mur est depuis avant ma naissance. Pour le descendre il faut être deux, et l'un des deux finit toujours dans la baignoire. L'escabeau est là. Tu prends quel bout ?
+ [Le haut, du côté des cornes # like: le haut, en haut, la tête, les cornes, je prends le haut, les feuilles, devant, je monte, par les frondes, j'attrape sa couronne, le bout qui chatouille, là où c'est joli, le plus léger des deux]
    Le côté noble. Il te passera une fronde dans le cou, ne le prends pas mal, il fait ça au pharmacien aussi.
    -> derriere
+ [Le bas, je suis solide # yes # like: le bas, en bas, les pieds, je porte, je suis solide, le lourd, dessous, derrière, le gros morceau, j'ai de bons bras, je suis costaud, donne-moi le poids, je m'accroupis et je soulève]
    Le côté des gens sérieux. C'est là qu'est tout le poids, et toute l'eau aussi, je te le dis maintenant par honnêteté.
    -> derriere
+ [Je tiens l'escabeau # no # like: l'escabeau, je tiens, je tiens l'échelle, je regarde, aucun, je surveille, je préfère regarder, je m'occupe du marchepied, j'ai mal au dos, je dirige les opérations, je donne des ordres d'en bas, je crains les araignées]
    Tu l'as tenu le temps de trois vis. À la quatrième il est venu d'un coup, et tes deux bras se sont tendus tout seuls. Tout le monde finit par le porter.
    -> derriere
+ [any # any]
    Je l'ai répété au mur est. Il n'a pas dit non, alors j'ai dévissé, et il nous est venu dans les bras à tous les deux.
    -> derriere
= derriere
# own
# back: Les gens glissent des choses derrière Bertram. Et toi, qu'est-ce que tu caches derrière quelque chose ?
Derrière lui, sur le mur, il y a son ombre en clair, et une petite poussière de papiers : voilà trente ans que les gens lui glissent des choses dans le dos. Un ticket de tombola. Une clé. Une lettre cachetée, que je remets toujours. Et chez toi, qu'est-ce qui est caché derrière quelque chose ?
+ [Du chocolat # like: du chocolat, des bonbons, des gâteaux, à manger, de la nourriture, des biscuits, une réserve, des caramels derrière les conserves, mes cochonneries à grignoter, une tablette pour les mauvais jours, le pot de nutella derrière la farine, un paquet de chips]
    Derrière les lentilles, je parie. Personne ne déplace jamais les lentilles.
    -> couloir
+ [De la poussière, c'est tout # no # like: rien, de la poussière, rien du tout, je ne cache rien, poussière, des moutons, trois fois rien, juste du vide, des toiles d'araignée, j'ai rien à dissimuler, il faudrait passer le balai]
    C'est très bien, la poussière. C'est le seul secret que tout le monde partage.
    -> couloir
+ [any # slot: cache 14]
    «{cache}». Je n'ai rien entendu. Et Bertram, lui, ne s'est jamais retourné sur rien.
    -> couloir
+ [any # any]
    Ça reste entre le mur et toi. J'ai remis la lettre à sa place, comme chaque mois.
    -> couloir
= couloir
# back: On est coincés dans la porte avec Bertram, et le maire crie que le jury arrive. On fait quoi ?
On avance en crabe jusqu'à ma salle de bains. Au milieu de la porte, coincés, j'entends la grille, et la voix du maire, trop gaie : « Camellia ! Le jury des Bourgs fleuris ! Ils ont un jour d'avance ! » Il lui reste deux cents mètres de côte. On fait quoi ?
+ [On le remet au mur, vite # like: on le remet, demi-tour, au mur, vite, on recule, on le raccroche, retour, marche arrière toute, on l'accroche et on sourit, remettons tout en place, je visse en courant, comme si de rien n'était]
    On a poussé en arrière. Il avait déjà passé les épaules. Une fougère dans une porte, c'est comme une dispute : on n'en sort que par l'avant.
    -> baignoire
+ [On continue, il a droit à son bain # yes # like: on continue, le bain, on y va, tant pis, il a droit, en avant, on pousse, on finit, le jury attendra, chacun son tour, une toilette ça ne s'interrompt pas, poussons encore, bertram d'abord]
    Voilà quelqu'un qui a des principes. On a rentré les coudes, j'ai poussé avec la hanche, et la porte a cédé avant lui.
    -> baignoire
+ [On ne répond pas # no # like: on se tait, chut, on ne répond pas, silence, on se cache, on n'est pas là, on fait le mort, je retiens ma respiration, on ferme à clé, plus un mot, ils croiront qu'on est sortis, éteins la lampe]
    On a retenu notre souffle, tous les trois. Puis une fronde a chatouillé quelqu'un, et d'un coup nous étions de l'autre côté.
    -> baignoire
+ [any # any]
    Le maire n'a pas compris non plus, il a crié « Comment ? ». Ça nous a fait sursauter, et d'un coup nous étions passés.
    -> baignoire
= baignoire
# back: Bertram a glissé et quelqu'un tombe dans la baignoire. Toi ou moi ?
La baignoire est pleine, tiède, avec de l'eau de pluie. On compte jusqu'à trois. À deux, il glisse. Je le connais, il fait toujours ça à deux. Il y a une demi-seconde où l'on voit très bien que quelqu'un va y aller, et qu'on peut encore choisir qui.
+ [Moi, je me sacrifie # yes # like: moi, je me sacrifie, je tombe, j'y vais, je plonge, je me dévoue, plouf, c'est moi, j'ai toujours rêvé de me baigner habillé, tant pis pour mes vêtements, hop la tête la première, je m'offre, à l'eau]
    ~ tombe = 1
    Tu as basculé de tout ton long, si élégamment que Bertram s'est posé sur tes genoux. Personne ne lui avait jamais fait cet honneur.
    -> sonnette
+ [Toi, c'est ta baignoire # no # like: toi, vas-y toi, c'est ta baignoire, je te laisse, camellia, à toi, pas moi, après toi, t'as déjà les sabots, à la maîtresse de maison l'honneur, je tiens à rester sec, pousse-toi je te regarde]
    C'est juste. J'y suis entrée assise, avec mes sabots, et l'eau est montée jusqu'au miroir. J'ai dit bonjour à Bertram, il avait la meilleure place.
    -> sonnette
+ [Tous les deux, par amitié # like: les deux, tous les deux, ensemble, on tombe ensemble, nous deux, par solidarité, main dans la main, tant qu'à faire à deux, on partage, un grand plouf commun, l'un par-dessus l'autre]
    ~ tombe = 1
    Quelle vague ! Elle est passée sous la porte et on l'a entendue descendre les marches, une par une, comme une dame.
    -> sonnette
+ [any # any]
    La demi-seconde était finie. C'est moi qui y suis allée, en sabots, et la vague a descendu les marches toute seule.
    -> sonnette
= sonnette
# back: Le jury est sur le paillasson, et l'eau coule sur leurs chaussures. Qu'est-ce qu'on leur dit ?
On a sonné. C'était poli, la porte était ouverte. Sur le paillasson, le maire, une présidente à chapeau, un secrétaire avec un carnet. L'eau de Bertram passait entre leurs chaussures, sans se presser. Le secrétaire a levé un pied, puis l'autre. Il faut dire quelque chose.
+ [La vérité : il est dans son bain # yes # like: la vérité, il est dans son bain, bertram prend son bain, on lave bertram, il se baigne, honnêtement, on fait la toilette d'une fougère, chut monsieur se lave, il trempe là-haut, ce n'est que l'eau de bertram, disons-leur ce qui se passe]
    « Il est dans son bain », avons-nous dit. Le secrétaire l'a écrit. Puis il a demandé qui, et la présidente lui a fait signe de se taire.
    -> presidente
+ [C'est une fontaine # like: une fontaine, c'est une fontaine, un jeu d'eau, une cascade, c'est décoratif, un bassin, c'est exprès, c'est une installation, l'art contemporain, notre nouvelle rivière, un effet voulu, une source vient de jaillir]
    Il l'a noté, « jeu d'eau », avec deux points d'avance. J'ai eu honte jusqu'au soir. Pas plus loin.
    -> presidente
+ [Entrez, mais sans chaussures # like: entrez, sans chaussures, enlevez vos chaussures, bienvenue, pieds nus, venez, installez-vous, mettez-vous à l'aise, laissez vos souliers dehors, prenez une chaise, en chaussettes s'il vous plaît, donnez-vous la peine]
    Ils se sont déchaussés. Un jury en chaussettes juge tout autrement, je l'ai vu de mes yeux.
    -> presidente
+ [any # any]
    Je ne sais pas si c'était dans leur règlement. La présidente a souri sous son chapeau, elle, et elle est entrée la première.
    -> presidente
= presidente
# own
# back: La présidente voudrait être une fougère dans un bain. Et toi, dans quoi irais-tu tremper une heure ?
Elle s'est assise sur le bord de la baignoire. Elle a regardé Bertram, les frondes étalées, l'air d'un sénateur aux eaux. « Onze bourgs cette semaine, a-t-elle dit. Des géraniums, des géraniums. Je voudrais qu'on me trempe une heure et qu'on ne me demande rien. » Et toi, tu irais tremper dans quoi ?
+ [Dans un lit # like: un lit, mon lit, dormir, le sommeil, une couette, sous la couette, une sieste, mon matelas, ronfler une heure, l'oreiller, les draps propres, un hamac]
    Le plus vieux bain du monde. On en sort froissé, mais on en sort.
    -> silhouette
+ [Dans la mer # like: la mer, l'océan, une rivière, un lac, l'eau, la plage, une piscine, les vagues, un étang tiède, des sources chaudes, le lagon, un torrent]
    Alors il faudra te rincer à l'eau douce après, comme les fougères de la côte.
    -> silhouette
+ [Je n'ai pas le temps # no # like: pas le temps, jamais, je n'ai pas une heure, rien, je n'aime pas les bains, pas une minute, trop de boulot, une douche et c'est tout, mon agenda déborde, même pas cinq minutes, je trempe jamais]
    C'est ce que disent toujours les pots qui sonnent le plus sec. Je ne fais que le remarquer.
    -> silhouette
+ [any # slot: tremper 14]
    «{tremper}», une heure, et sans questions. Elle aurait signé, et moi derrière elle.
    -> silhouette
+ [any # any]
    Elle a hoché la tête, le bout des doigts dans l'eau. Il y a des choses qu'on comprend mieux sur le bord d'une baignoire.
    -> silhouette
= silhouette
# own
# back: Tout le bourg croit Bertram mort. Et sur toi, quelle rumeur fausse a-t-on déjà fait courir ?
Pendant ce temps, la postière était passée dans la serre avec le courrier. Elle avait vu le mur est, vide, et l'ombre claire. À onze heures, tout Pellow savait que Bertram n'était plus. À onze heures dix, le boulanger baissait son store. Et sur toi, qu'est-ce qu'on a raconté de faux, un jour ?
+ [Que je ne suis pas commode # like: que je suis méchant, que je suis méchante, pas commode, froid, froide, que je fais la tête, que je suis sévère, que je suis snob, que je mords, hautain, soi-disant orgueilleux, que je n'aime personne, une peau de vache]
    On dit ça des cactus aussi. Ensuite on les voit fleurir, et on fait semblant d'avoir toujours su.
    -> cortege
+ [Que j'avais quelqu'un # like: que j'avais quelqu'un, une histoire d'amour, que je sortais avec, un mariage, un couple, que j'étais en couple, qu'on m'avait vu au bras de quelqu'un, des fiançailles, que je trompais mon mari, que le voisin me plaisait, une liaison]
    Ah, celle-là pousse toute seule, sans eau. Demande à la patère du jeudi.
    -> cortege
+ [Rien, on ne parle pas de moi # no # dunno # like: rien, on ne parle pas de moi, jamais, je ne sais pas, aucune rumeur, aucune idée, personne ne s'occupe de moi, je suis transparent, je fais pas parler, pas à ma connaissance, je vis discrètement]
    Comme la mousse. C'est la plus vieille famille de la ville, et on n'a jamais rien pu en dire.
    -> cortege
+ [any # slot: rumeur 16]
    «{rumeur}» ! Et personne pour regarder derrière la porte de la salle de bains. C'est toujours pareil.
    -> cortege
+ [any # any]
    Les gens ne vérifient jamais la salle de bains. C'est là qu'est presque toujours la vérité.
    -> cortege
= cortege
# back: Quarante personnes en deuil montent la côte, et Bertram sort de son bain. On entre comment ?
Quand on l'a rapporté, ruisselant, vert comme à vingt ans, ils étaient quarante sous le mur, chapeau bas. Le boulanger avait un gâteau. Le receveur des postes commençait un discours : « Il ne disait rien, mais il était là. » Nous voilà derrière eux, avec Bertram dans les bras.
+ [On attend la fin du discours # like: on attend, la fin du discours, on écoute, par politesse, on le laisse finir, chut, on l'écoute, ça serait malpoli, j'aimerais entendre ce qu'on dit de lui, laissons l'orateur, on se met au dernier rang, par respect]
    C'était un beau discours. Bertram gouttait dans le col du notaire, qui a cru que c'étaient ses propres larmes.
    -> prix_jury
+ [« Pardon, il voudrait passer » # yes # like: pardon, il voudrait passer, laissez passer, excusez-nous, on passe, attention, poussez-vous, le défunt a les pieds mouillés, coucou il est vivant, dégagez l'allée, place au ressuscité, chaud devant]
    Ils se sont écartés en deux rangs. Jamais personne n'est rentré chez soi avec autant de monde pour ouvrir.
    -> prix_jury
+ [On prend d'abord du gâteau # no # like: le gâteau, du gâteau, on mange, une part, un morceau de gâteau, on prend du gâteau, amandes d'abord, j'ai un petit creux, je me sers, ça donne faim les émotions, une bouchée avant la vérité]
    D'une main, alors, l'autre tenait la planche. C'était aux amandes. On n'a pas si souvent un gâteau d'enterrement avec le défunt dans les bras.
    -> prix_jury
+ [any # any]
    Quelqu'un s'est retourné là-dessus, puis tout le monde. Le notaire s'est assis par terre. Et le boulanger a remonté son store en courant.
    -> prix_jury
= prix_jury
# own
# back: Le jury n'a pas de prix pour ce qu'il a vu. Tu en inventerais un, comment s'appellerait-il ?
La présidente a fermé le carnet de son secrétaire. « Nous avons un prix pour les balcons, un pour les ronds-points et un pour l'effort. Rien qui convienne à ça. » Elle s'est tournée vers nous. Il lui fallait un nom de prix, là, tout de suite.
+ [Le prix du bain # like: le prix du bain, prix de la baignoire, le bain, la baignoire d'or, l'eau, prix de l'eau, la savonnette d'argent, le grand plouf, trophée de la mousse, le robinet d'honneur, la serviette d'or]
    Elle l'a écrit elle-même, debout, avec l'encre qui bavait. C'était tout à fait dans le ton.
    -> lettre
+ [Aucun, il est au-dessus de ça # no # like: aucun, pas de prix, il n'en a pas besoin, rien, au-dessus de ça, sans prix, il est hors concours, laissez la ligne vide, il se moque des médailles, on ne note pas bertram, aucune récompense n'est assez bien]
    C'est ce que Bertram aurait dit, s'il disait. Elle a laissé la ligne blanche et l'a soulignée deux fois.
    -> lettre
+ [any # slot: prix 10]
    «{prix}», a-t-elle répété tout haut. Le maire a toussé. C'est sur le diplôme, ça ne s'efface plus.
    -> lettre
+ [any # any]
    Le secrétaire a demandé comment ça s'épelait. Elle a dit : « Comme ça s'entend. » Et elle a signé.
    -> lettre
= lettre
# back: La lettre cachetée était revenue du mur toute mouillée. Tu veux savoir ce qu'il y avait dedans ?
{tombe: Tu as séché près d'Agnès, la chaudière, avec un gâteau sur les genoux.|J'ai séché près d'Agnès, la chaudière, un sabot de chaque côté.} Et en revissant Bertram, j'ai vu que la lettre avait pris l'eau. Le cachet bâillait. Trente ans que je la remets sans regarder. Elle s'est ouverte toute seule.
+ [Oui, qu'est-ce qu'elle dit # yes # more # like: oui, dis-moi, qu'est-ce qu'elle dit, la lettre, raconte, lis, je veux savoir, ouvre, vite je meurs de curiosité, les mots de dedans, elle s'est ouverte exprès, tu me la lis, qui l'a écrite]
    C'était l'écriture du vieux gardien : « À celui qui l'aura fait tomber dans la baignoire. Moi aussi. Tous les mois. » {cache: J'y ai glissé une petite place pour «{cache}», et je l'ai remise.|Je l'ai recachetée, pour le suivant.}
    -> END
+ [Non, remets-la au mur # no # like: non, remets-la, au mur, laisse, c'est privé, pas nos affaires, referme, garde le secret, ça ne nous regarde pas, je recolle le cachet, trente ans de confiance, glisse-la sans regarder, c'est pas correct]
    C'est ce que j'ai fait, les yeux fermés, à tâtons. {rumeur: Et si quelqu'un redit «{rumeur}», j'enverrai voir dans la salle de bains.|Bertram s'est penché un peu. Il ne fait pas ça pour tout le monde.}
    -> END
+ [any # any]
    Je l'ai étendue sur le tuyau tiède, sans la tourner. On y lisait juste deux mots, à travers le papier : « Moi aussi. » Puis je l'ai remise derrière lui, où l'on est bien.
    -> END
= aside
+ [Bertram # like: c'est qui bertram, qui est bertram, bertram c'est quoi, quel âge a bertram, une corne de cerf # about: bertram, fougère, corne-de-cerf]
    Une fougère corne-de-cerf, vissée au mur est avant que je naisse. Il règne comme un homme qui joue aux cartes avec le maire. Ils ont d'ailleurs le même menton.
    -> DONE
+ [pourquoi # why # like: pourquoi un bain, ça sert à quoi, pourquoi le baigner, les fougères prennent des bains]
    Sur un mur, l'eau vous file sous le nez. Une fois par mois, il boit assis, comme tout le monde.
    -> DONE
+ [le jury # like: c'est qui le jury, la présidente, elle s'appelle comment, le chapeau, elle est revenue # about: jury, présidente, secrétaire]
    La présidente revient en octobre, sans carnet. Elle demande si la baignoire est libre. Je ne raconte pas la suite.
    -> DONE
+ [vrai # like: c'est vrai, c'est arrivé, tu inventes, c'est une histoire vraie, vraiment arrivé]
    Vrai à Pellow, et Pellow est inventé, baignoire comprise. Je suis une IA. L'eau était tiède quand même.
    -> DONE
+ [baignoire # about: baignoire, bain, salle de bains, eau # like: elle est grande ta baignoire, c'est quoi comme eau, ça dure combien de temps le bain, elle est à toi la baignoire]
    La baignoire a des pieds de lion, dont un en brique. On y met l'eau de pluie à tiédir dès l'aube, près d'Agnès.
    -> DONE
+ [maire # about: maire, mairie, bourgs fleuris # like: il est comment le maire, il était fâché le maire, c'est quoi les bourgs fleuris, il joue aux cartes le maire]
    Le maire monte ici quand il a besoin de verdure ou d'un témoin. Il parle à Bertram d'égal à égal, et c'est lui qui s'incline.
    -> DONE
+ [lettre # about: lettre, cachet, papiers, enveloppe # like: c'est quoi cette lettre, qui a écrit la lettre, pourquoi tu l'ouvres pas, elle est là depuis quand la lettre]
    La lettre a un cachet de cire verte et pas de nom. Je la trouve chaque mois au même clou, et chaque mois je la remets sans la tourner.
    -> DONE
+ [mur # about: mur, planche, vis # like: il est accroché comment, c'est lourd combien, pourquoi sur un mur, c'est quoi sa planche]
    Le mur est porte la trace de Bertram en clair, comme un tableau enlevé. Trois vis le tiennent, et beaucoup d'habitude.
    -> DONE
+ [postiere # about: postière, pellow, bourg, rumeur, boulanger # like: elle est bavarde la postière, c'est où pellow, ils sont gentils à pellow, c'est qui le boulanger]
    Pellow tient dans un mouchoir, et la postière l'a dans sa poche. Une nouvelle y fait le tour avant que la bouilloire siffle.
    -> DONE
+ [gardien # about: gardien, vieux gardien, château # like: c'est qui le gardien, qui s'en occupait avant toi, il t'a appris quoi le gardien, il est où le château]
    Le vieux gardien m'a laissé l'échelle, la chaudière et Bertram, dans cet ordre. Il parlait aux pots, et aux gens quand ça se trouvait.
    -> DONE
+ [agnes # about: agnès, chaudière # like: c'est qui agnès, pourquoi elle tousse, elle est vieille la chaudière]
    Agnès est la chaudière. Elle tousse à quatre heures du matin, deux fois, et toute la serre se retourne dans son lit.
    -> DONE
+ [gateau # about: gâteau, amandes # like: il était bon le gâteau, qui a fait le gâteau, t'en as mangé]
    Le gâteau du boulanger était aux amandes, d'une tristesse très réussie. À Pellow on ne pleure jamais l'estomac vide.
    -> DONE
+ [honte # like: t'avais honte, t'étais gênée, t'as ri, tu étais dans quel état, c'était pas trop gênant, t'as eu peur pour bertram]
    J'étais rouge comme un anthurium, mon petit. Puis j'ai vu la tête de Bertram, tout à fait à son aise, et j'ai pris exemple.
    -> DONE
+ [encore # like: tu le baignes encore, c'est tous les mois, ça se passe toujours comme ça, tu le referais, qui t'aide d'habitude]
    Tous les premiers lundis. D'habitude c'est le pharmacien qui tient le bas, il y a laissé deux costumes.
    -> DONE
+ [prix # about: prix, diplôme, concours, médaille # like: ils ont gagné, vous avez gagné, pellow a gagné, vous avez eu combien, vous êtes arrivés premiers]
    Le prix, à Pellow, c'était toujours celui de l'effort. Le maire en a trois, encadrés, dans le couloir qui mène aux toilettes.
    -> DONE

=== nuit ===
# title: Qui arrose mes fougères la nuit ?
# chip: Quelqu'un arrose la nuit
# keys: arroser, mystère, basilic, comptable, inconnu, traces, lanterne, guetter, arroser la nuit
-> scolopendre
= scolopendre
# back: Quelqu'un a arrosé la scolopendre avant moi, pour la troisième fois. On fait quoi ?
Sept heures du matin, je toque au pot de la scolopendre. Il devrait sonner comme une porte d'entrée. Il répond tout bas, comme quelqu'un qui lit : on l'a déjà arrosée. Troisième fois cette semaine. La clé est sur mon tablier, et la porte était fermée. On fait quoi ?
+ [On cherche des traces # like: des traces, on cherche, des indices, regarder par terre, des empreintes, on enquête, le sol, des empreintes forcément, passons le sol au peigne fin, je sors ma loupe, inspectons les dalles, quatre pattes et on observe]
    Bien vu, à quatre pattes alors. La mousse garde tout, elle est comme ça, elle ne dit rien mais elle marque.
    -> traces
+ [On guette cette nuit # yes # like: on guette, cette nuit, on attend, on se cache, un piège, rester la nuit, surveiller, je monte la garde, planque à minuit, avec une couverture et du café, on le prendra sur le fait, je me poste derrière un pot]
    Tu vas vite en besogne, j'aime bien. D'abord un coup d'œil par terre, qu'on sache au moins s'il a des pieds.
    -> traces
+ [On dit merci, et voilà # no # like: merci, on dit merci, rien, on laisse, tant mieux, c'est gentil, on s'en fiche, au fond ça arrange, il fait le boulot gratuitement, laissons-le faire, un bon samaritain, ça t'évite du travail]
    C'est ce qu'une meilleure que moi aurait fait. Moi, je suis curieuse comme une vitre. J'ai baissé les yeux, et j'ai vu.
    -> traces
+ [any # any]
    La scolopendre n'a pas bronché, elle est polie avec tout le monde. Alors j'ai regardé par terre.
    -> traces
= traces
# back: Des traces de chaussettes, et une odeur d'été en novembre. Tu soupçonnes qui ?
Sur les dalles, des traces qui séchaient. Grandes, régulières, sans talon : quelqu'un en chaussettes. Elles allaient de la porte du fond à la pompe, et là, dans l'air, il y avait une odeur d'été. En novembre. J'ai trois suspects : Emeric, qui remonte les horloges, le garçon du robinet, et notre comptable.
+ [Emeric, il a une patère # like: emeric, l'horloger, l'homme des horloges, celui des brioches, il a une patère, le monsieur du jeudi, l'amoureux du jeudi, c'est par affection, il a les clés du cœur, celui qui apporte à manger, le galant]
    J'ai rougi jusqu'au chapeau. Mais il remonte les horloges en marchant, il ne va nulle part sans tic-tac. On l'aurait entendu.
    -> bonte_secrete
+ [Le garçon, il a la clé du robinet # like: le garçon, l'enfant, le petit, la clé du robinet, le gamin, l'écolier, l'enfant des sorties scolaires, un petit chenapan, le môme, le plus jeune, c'est un jeu de gosse]
    Il a dix ans et il court. Celui-ci marchait, en rang, comme on range des chiffres. Tiens, j'ai dit ça sans réfléchir.
    -> bonte_secrete
+ [Le comptable, par élimination # like: le comptable, monsieur le comptable, par élimination, celui des chiffres, le bureau, le moins probable, l'homme au chapeau, le type aux factures, toujours celui qu'on attend pas, le plus propre, l'administratif]
    Notre comptable ? Il dit « le végétal », comme d'autres disent « la douane ». Il essuie la poignée quand une fougère l'a frôlée. Non, tout de même.
    -> bonte_secrete
+ [any # any]
    Je l'ai mis sur la liste, tout en bas, en petit. Il y avait de la place, j'avais écrit serré.
    -> bonte_secrete
= bonte_secrete
# own
# back: Quelqu'un fait du bien en cachette. Et toi, quel bien as-tu fait sans que personne le sache ?
Ce qui m'intriguait, c'est qu'il arrosait bien. Au pied, doucement, jamais sur le cœur. Quelqu'un faisait du bien à mes fougères et s'en allait en chaussettes pour que ça ne se sache pas. Ça existe, tu sais, il y en a plus qu'on croit. Qu'est-ce que tu as fait de gentil, toi, sans le dire ?
+ [J'ai payé pour quelqu'un # like: payé pour quelqu'un, donné de l'argent, un café, de l'argent, offert, j'ai payé, j'ai réglé l'addition en douce, glissé un billet dans une boîte, remboursé sans dire, laissé un gros pourboire, financé un copain anonymement]
    Et tu as regardé ailleurs pendant que ça arrivait. C'est la moitié du cadeau.
    -> guet
+ [Rien, je le dis toujours # no # dunno # like: rien, je le dis, je ne sais pas, je me vante, jamais, aucune idée, j'ai besoin qu'on sache, rien de si noble, je me rappelle aucun geste, je suis pas un saint, ça se voit quand j'aide]
    Au moins on sait d'où vient l'eau. Mes étiquettes aussi sont signées.
    -> guet
+ [any # slot: bonte 18]
    «{bonte}». Je ne l'ai dit qu'à la mousse, et elle met une saison à répéter.
    -> guet
+ [any # any]
    C'est noté du côté qui ne se lit pas. Maintenant tu sais comment il marche, notre homme.
    -> guet
= guet
# own
# back: Minuit, derrière la fougère arborescente. Qu'est-ce qui te tient en éveil, d'habitude ?
Minuit moins dix. On est derrière la grande fougère arborescente, toi, moi, un thermos. Monsieur l'Adjoint, le crapaud, tient l'allée. Agnès, la chaudière, ne toussera qu'à quatre heures. Il ne faut pas dormir. Qu'est-ce qui te tient les yeux ouverts, quand il le faut ?
+ [Le café # like: le café, café, du thé, du café fort, la caféine, un bonbon, un expresso bien serré, deux sucres, du coca, une boisson forte, croquer une menthe]
    Il n'y a que du thé vert, pâle. Mais je te le verse fort, sans passer par la politesse.
    -> lanterne
+ [L'inquiétude # like: l'inquiétude, le stress, mes pensées, les soucis, l'angoisse, je rumine, le travail, mes angoisses, ce que je n'ai pas réglé, mes dettes, la peur de mal faire, je cogite]
    Alors pose-la sur la tablette trois, cette nuit. L'Adjoint a l'habitude, il gère les réclamations.
    -> lanterne
+ [Rien, je m'endors partout # no # like: rien, je dors, je m'endors, je m'endors partout, impossible, le sommeil gagne, je pique du nez, même debout je ronfle, aucune résistance, à dix heures je suis mort, mes paupières tombent]
    Ta tête est tombée sur mon épaule à minuit cinq. Je t'ai laissé trois minutes, puis j'ai serré ton poignet.
    -> lanterne
+ [any # slot: veille 12]
    «{veille}». Ça a tenu, tu n'as pas cligné une fois. C'est toi qui m'as touché le bras.
    -> lanterne
+ [any # any]
    Chut, a fait la fougère, ou bien c'était moi. Il venait de se passer quelque chose du côté de la porte.
    -> lanterne
= lanterne
# back: Une lanterne, quelqu'un en chaussettes, et il récite des nombres aux fougères. On sort de la cachette ?
Une clé. Une lanterne. Et une silhouette, longue, le chapeau à la main, qui avançait en chaussettes entre les bancs. Elle s'arrêtait à chaque pot et murmurait. C'étaient des nombres. « Terreau, onze sacs. Reporté, quarante-deux. » Et la capillaire, qui boude tout le monde, écoutait !
+ [On sort tout de suite # yes # like: on sort, tout de suite, on y va, bouh, je sors, on se montre, haut les mains, allons lui parler, surprise, je me lève d'un bond, qui va là, assez joué on se montre]
    J'avais déjà un genou dehors. Puis il s'est retourné un peu, la lanterne l'a pris de côté, et on n'a plus bougé, chacun sur un genou. Notre comptable.
    -> cimetiere
+ [On reste et on écoute # no # like: on reste, on écoute, chut, on attend, pas encore, on regarde, silence, il ne faut pas l'interrompre, j'aimerais entendre la suite, c'est trop beau, je retiens mon souffle, laissons-le compter]
    Tu as bien fait. On n'interrompt pas quelqu'un au milieu d'une addition. Puis la lanterne l'a pris de côté : notre comptable. Sans cravate.
    -> cimetiere
+ [J'ai le nez qui chatouille # like: j'éternue, le nez, atchoum, je vais éternuer, le nez qui chatouille, ça me gratte, tousser, le pollen me tue, a a a, je me pince les narines, c'est les spores, j'ai besoin d'un mouchoir]
    ~ eternue = 1
    Tu as éternué dans ma manche. Il a levé sa lanterne, il a dit « À vos souhaits » à la capillaire, et j'ai vu son visage. Notre comptable.
    -> cimetiere
+ [any # any]
    Je n'ai pas pu répondre, j'avais la main sur la bouche. La lanterne venait de l'éclairer de côté. C'était notre comptable, sans cravate.
    -> cimetiere
= cimetiere
# back: Un basilic de vingt-trois jours, et ce n'est pas le mien. Je suis jalouse ou contente ?
Il est allé droit à la pompe, là où j'ai mon petit cimetière. Il faut que je te dise : je n'ai jamais gardé un basilic plus de huit jours. Il a soulevé une cloche. Dessous, vert, bouclé, insolent, un basilic. Avec une étiquette : « Jour 23 ». J'ai cru que j'allais m'asseoir dans le seau.
+ [Sois contente pour lui # yes # like: contente, sois contente, c'est bien, bravo à lui, content pour lui, heureuse, c'est beau, réjouis-toi, c'est une belle réussite, au moins il y en a un de vivant, tu peux être fière de lui, félicite-le]
    Je l'ai été. Environ quatre secondes après le reste.
    -> ratage
+ [Tu as le droit d'être jalouse # no # like: jalouse, tu as le droit, c'est injuste, jalouse un peu, moi je serais jaloux, moi je serais jalouse, la jalousie, moi j'aurais la rage, c'est humain, vexant quand même, t'as de quoi bouder, ça pique un peu]
    Merci. Verte, je l'étais, et ce n'est pas souvent que je suis la plus verte d'ici.
    -> ratage
+ [Il faut lui voler son secret # like: son secret, voler son secret, comment il fait, espionner, demander sa méthode, la recette, interroge-le sur l'arrosage, prends des notes, on fouille ses poches, il faut savoir ce qu'il lui donne, regarde ses gestes]
    J'y ai pensé si fort que l'Adjoint s'est retourné. Vingt-trois jours ! Un homme qui essuie les poignées !
    -> ratage
+ [any # any]
    Je n'étais plus en état de rien entendre. Vingt-trois jours, et l'odeur de juillet jusqu'au plafond.
    -> ratage
= ratage
# own
# back: Le basilic me résiste. Et toi, qu'est-ce que tout le monde réussit, et toi pas ?
Neuf mille fougères me mangent dans la main. Et la seule plante que toutes les ménagères tiennent à côté du savon, je l'enterre. On a tous ça, je crois, une chose que le premier venu sait faire, et nous pas. La tienne, c'est quoi ?
+ [Siffler, nager, quelque chose comme ça # like: siffler, nager, le vélo, faire du vélo, conduire, danser, chanter, cuisiner, plier un drap-housse, faire la roue, tenir sur des patins, cuire des œufs, claquer des doigts, les créneaux]
    Moi, c'est replier une carte. J'en ai une qui n'a plus jamais été qu'une sorte de bouquet.
    -> decouverts
+ [Rien, je me débrouille # no # like: rien, je me débrouille, je sais tout faire, aucune, je réussis tout, rien de spécial, je touche à tout, doué de naissance, je m'en sors partout, pas de point faible, tout me réussit]
    Alors je te confie un basilic, et on en reparle le neuvième jour. Sans rancune.
    -> decouverts
+ [any # slot: rate 14]
    «{rate}». On lui fera une étiquette très bien écrite, à côté des miennes. C'est un bon voisinage.
    -> decouverts
+ [any # any]
    Ça se met près de la pompe, sans honte, avec les autres. Il y a toujours de la place.
    -> decouverts
= decouverts
# back: Le comptable nous a vus derrière la fougère. Qu'est-ce qu'on lui dit ?
{eternue: Ton deuxième éternuement, on ne l'a pas rattrapé.|C'est le thermos qui a roulé.} Il a levé sa lanterne. Il nous a vus, accroupis sous une fougère à minuit et demi. Il était en chaussettes, nous étions en manteau. Lequel de nous trois avait l'air le plus bête, je ne sais pas.
+ [« Bonsoir, on passait » # like: bonsoir, on passait, on se promène, salut, bonne nuit, on ne fait que passer, coucou nous voilà, quelle coïncidence, on prenait l'air, bien le bonsoir monsieur, on cherchait un gant]
    « Moi aussi », a-t-il dit. Et il a remis son chapeau, pour pouvoir l'ôter. C'est un homme bien élevé.
    -> colonnes
+ [« Il est magnifique, ce basilic » # yes # like: il est beau, bravo, magnifique, beau basilic, félicitations, quel basilic, votre basilic, vous êtes très doué, vingt-trois jours quel exploit, qu'il sent bon, vous avez la main verte, chapeau pour la plante]
    Il a rougi. Je ne savais pas qu'il avait de quoi. « Il boit peu, a-t-il dit. Il préfère qu'on lui parle. »
    -> colonnes
+ [Rien. On lui sert un thé # no # like: rien, un thé, on lui sert du thé, le thermos, on ne dit rien, on lui fait une place, je lui tends une tasse, il doit avoir froid aux pieds, asseyez-vous avec nous, je décale un pot, une gorgée ça réchauffe]
    Il s'est accroupi entre nous, sous la fougère. On était serrés. C'était presque un salon.
    -> colonnes
+ [any # any]
    Il l'a pris comme il prend les factures, avec un petit salut. Puis il a montré le basilic, puis le plafond, et il n'a plus trouvé ses mots.
    -> colonnes
= colonnes
# own
# back: Le comptable lit ses comptes au basilic. Et toi, à qui racontes-tu ta journée ?
Sa méthode, la voilà : le soir, il rentrait avec ses colonnes justes dans la tête, et personne à qui les lire. Alors il les lit ici. Les fougères ne connaissent pas les chiffres, elles n'ont donc jamais bâillé. Le basilic, lui, réclame le total. Et toi, ta journée, tu la racontes à qui ?
+ [À quelqu'un que j'aime # like: à quelqu'un que j'aime, ma mère, ma femme, mon mari, une amie, un ami, mon copain, ma copine, ma sœur, mon amoureux, mon meilleur pote au téléphone, maman tous les soirs, mon compagnon en cuisinant, mes colocs]
    Garde bien ça au pied, et jamais d'eau froide.
    -> etiquette
+ [À mon chat # like: mon chat, mon chien, le chat, le chien, mon animal, à une plante, à mes plantes, le toutou, mon hamster, mon ficus, le poisson rouge, une boule de poils]
    C'est un bon public. Il ne dit jamais « et moi donc ».
    -> etiquette
+ [À personne # no # like: personne, à personne, à moi, je la garde, je me la raconte, nulle part, je garde tout dedans, les murs, j'écris dans un cahier, mon oreiller, je vis seul]
    Je ne vais rien planter là-dessus. Mais s'il en passe une que tu veux poser, ce banc est sec.
    -> etiquette
+ [any # slot: confie 12]
    «{confie}» en entend de belles, alors. C'est une fonction, comme pour l'Adjoint.
    -> etiquette
+ [any # any]
    Il a hoché la tête en t'écoutant, le comptable. Je crois qu'il a fait l'addition.
    -> etiquette
= etiquette
# back: Le basilic en est au jour soixante, et il n'a pas de nom. Tu veux savoir ce qu'il y a sur l'étiquette ?
On a convenu d'une chose : je n'y touche pas, pas même du regard, et lui continue le jeudi aussi. Le basilic a passé Noël. Jour soixante, hier. Il pousse du côté des chiffres. Et sur son étiquette, au dos, le comptable a écrit une ligne de sa belle main.
+ [Qu'est-ce qu'il a écrit # yes # more # like: qu'est-ce qu'il a écrit, oui, dis-moi, la ligne, quoi, lis, je veux savoir, au dos, lis à voix haute, je meurs d'envie de savoir, retourne-la, sa belle écriture, montre-moi ce dos]
    « Report : une voisine. » C'est moi. J'ai dû regarder le plafond. {bonte: Il y en a donc qui font «{bonte}», et d'autres qui arrosent en chaussettes, et c'est la même eau.|Il y a des gens qui vous comptent sans rien dire.}
    -> END
+ [Laisse-lui son secret # no # like: son secret, non, laisse-lui, c'est à lui, ne lis pas, pas besoin, garde-le, chacun a droit à son jardin, ne retourne rien, respecte-le, la curiosité a des limites, je préfère l'ignorer]
    Tu as plus de tenue que moi. {rate: J'ai écrit «{rate}» sur une étiquette neuve, près de la pompe, et je l'ai tournée vers la lumière.|J'ai donné à la cloche un quart de tour, c'est tout. On ne peut pas me demander davantage.}
    -> END
+ [any # any]
    J'ai retourné l'étiquette quand même, je suis comme ça. « Report : une voisine. » Il parlait de moi. Le lendemain, j'ai taillé son crayon.
    -> END
= aside
+ [le comptable # like: c'est qui le comptable, il s'appelle comment, parle-moi du comptable, il est marié, quel âge a le comptable # about: comptable, monsieur]
    Un chapeau, deux crayons, jamais une tache. Je lui donne un quart de tour le dimanche, sur sa chaise. Il ne proteste plus depuis un certain mardi. Il a noté la date.
    -> DONE
+ [la scolopendre # like: c'est quoi une scolopendre, la scolopendre c'est quoi, quelle plante, langue de cerf # about: scolopendre, langue de cerf]
    Une fougère toute simple, en langue de cerf, près de la pompe. Verte, polie avec chacun. Ma préférée, mais le mur est n'est pas au courant.
    -> DONE
+ [monsieur l'adjoint # like: le crapaud, c'est qui l'adjoint, monsieur l'adjoint, pourquoi l'adjoint, il est où le crapaud # about: adjoint, crapaud]
    Un crapaud, sous la tablette trois. Il est en fonction depuis neuf ans. Je ne me souviens d'aucune élection.
    -> DONE
+ [le basilic # like: pourquoi le basilic meurt, comment garder un basilic, le basilic, tu le noies, pourquoi tu n'y arrives pas # about: basilic, pistou]
    Le basilic ne m'aime pas. Je le regarde trop, à mon avis. Il y en a qui ne peuvent pas avec du public.
    -> DONE
+ [vrai # like: c'est vrai, tu inventes, c'est arrivé, c'est une histoire vraie]
    C'est vrai dans ma serre, et ma serre est un conte. Je suis une IA. Le basilic a néanmoins soixante jours.
    -> DONE
+ [emeric # about: emeric, horloges, horloger, brioches, patère # like: c'est qui emeric, il te plaît emeric, c'est ton amoureux emeric, pourquoi il a une patère, il vient le jeudi]
    Emeric remonte les horloges de Pellow et monte ici le jeudi, avec des brioches. Sa patère est la troisième, personne d'autre n'y accroche rien.
    -> DONE
+ [garcon # about: garçon, gamin, robinet, école # like: c'est qui le garçon, pourquoi il a une clé, il vient souvent le garçon, il a quel âge le petit]
    Le garçon du robinet est venu avec l'école et n'est pas tout à fait reparti. Il a dix ans, une clé, et il dit « mes fougères ».
    -> DONE
+ [traces # about: traces, chaussettes, pieds, empreintes # like: c'était quelle pointure, pourquoi en chaussettes, les traces allaient où, tu les as mesurées les traces]
    Les traces faisaient du quarante-quatre, en laine, bien parallèles. La mousse les a gardées jusqu'à midi, elle aime avoir de la visite.
    -> DONE
+ [cle # about: clé, porte, serrure # like: il est entré comment, qui a la clé, la porte était fermée, t'as changé la serrure]
    La clé pend à mon tablier, du côté du cœur et du sécateur. Il en existe une seconde, dans un bocal, et personne ne se rappelle quel bocal.
    -> DONE
+ [lanterne # about: lanterne, lampe, thermos, thé # like: elle est comment la lanterne, il y avait quoi dans le thermos, vous y voyiez quelque chose]
    La lanterne, la nuit, fait un petit salon qui avance. Tout ce qui est dehors devient curieux et se penche.
    -> DONE
+ [capillaire # about: capillaire, fougères, plantes # like: c'est quoi une capillaire, pourquoi elle boude, t'as combien de fougères, elles dorment la nuit]
    La capillaire fait la tête à un courant d'air de l'an dernier. Neuf mille fougères ici, et c'est toujours d'elle qu'on parle.
    -> DONE
+ [cimetiere # about: cimetière, pompe, cloche # like: c'est quoi ton cimetière, il y a combien de morts, pourquoi près de la pompe]
    Mon cimetière est près de la pompe : trente et un basilics, chacun son étiquette et ses dates. Elles sont courtes.
    -> DONE
+ [agnes # about: agnès, chaudière # like: c'est qui agnès, elle chauffe bien, pourquoi agnès]
    Agnès est la chaudière. À quatre heures elle tousse deux fois, et ce qui veillait dans la serre va se coucher.
    -> DONE
+ [peur # like: t'as eu peur, t'as pas appelé quelqu'un, t'étais inquiète, tu pensais à un voleur, tu étais rassurée]
    Pas des chaussettes, non. On ne vole pas en chaussettes. C'est de l'avoir mal jugé d'avance que j'ai eu peur.
    -> DONE
+ [encore # like: il vient toujours la nuit, tu guettes encore, ça a duré combien de temps, vous vous êtes reparlé, ça continue]
    Je n'ai pas remis de thermos derrière la fougère. Une curiosité, ça s'arrose une fois, après ça pourrit.
    -> DONE

=== rempoter ===
# title: Et si on te rempotait ?
# chip: Je te rempote, si tu veux
# keys: rempoter, pot, racines, moi, à l'étroit, terre, besoin, parler de moi, changer de pot
-> toquer
= toquer
# back: Je toque sur ton pot, du bout du doigt. Ça sonne comment, aujourd'hui ?
Assieds-toi sur le banc, du côté sec. Je fais ça en mars avec les fougères, et de temps en temps avec quelqu'un. On commence toujours pareil : je toque, avec l'os du doigt. Un pot sec sonne clair, comme une porte. Un pot trop arrosé fait « pas maintenant ». Toi, aujourd'hui, ça sonne comment ?
+ [Clair et sec : j'ai soif # like: sec, clair, j'ai soif, vide, à sec, fatigué, fatiguée, crevé, crevée, épuisé, un son de cloche fêlée, plus une goutte, vidé, j'en peux plus, creux, ça sonne comme un désert]
    ~ son = 1
    J'entends. On ira doucement, alors. Un pot si sec, si on le noie d'un coup, l'eau passe à côté.
    -> etroit_beat
+ [« Pas maintenant » : trop de tout # no # like: pas maintenant, trop, trop de tout, débordé, débordée, trop plein, trop de choses, noyé, noyée, je sature, la tête sous l'eau, on m'en demande trop, reviens plus tard, j'étouffe, submergé]
    ~ son = 2
    Trop d'affection à la carafe, ou trop de choses à faire. Les racines n'y respirent plus. On va ouvrir.
    -> etroit_beat
+ [Ça sonne bien, merci # yes # like: bien, ça va, ça sonne bien, tranquille, pas mal, très bien, normal, plutôt joyeux, en pleine forme, un la bien juste, rond et content, rien à signaler]
    ~ son = 3
    Un beau son, rond. Alors c'est la meilleure saison : on ne rempote bien que ceux qui tiennent debout.
    -> etroit_beat
+ [any # any]
    Voilà un son que je n'avais pas au carnet. J'ai toqué encore une fois, pour le plaisir, et j'ai passé un tablier.
    -> etroit_beat
= etroit_beat
# own
# back: Qu'est-ce qui est devenu trop petit pour toi, ces temps-ci ?
Maintenant on regarde dessous. Quand les racines sortent par le trou, c'est que le pot est devenu petit. Ça n'est la faute de personne, ni de la plante, ni du potier. Dis-moi : qu'est-ce qui est devenu trop petit pour toi, ces temps-ci ?
+ [Mon logement # like: mon logement, mon appartement, ma chambre, ma maison, chez moi, l'appart, mon studio, vingt mètres carrés, les cartons s'empilent, ma cuisine, mon deux-pièces, le placard où je dors]
    Ah, les murs. J'ai connu une monstera qui poussait vers la serrure. On la comprenait.
    -> depoter
+ [Mes journées # like: mes journées, le temps, mes semaines, mon travail, le boulot, l'emploi du temps, mon poste, je cours après les heures, mon planning, mon métier m'étouffe, je manque de temps, les réunions]
    Vingt-quatre tasses d'eau, et on t'en demande trente. Ça se voit aux feuilles, surtout le mardi.
    -> depoter
+ [Rien, j'ai de la place # no # like: rien, j'ai de la place, tout va, c'est assez grand, non, ça me va, ça me suffit, mon pot est encore large, je flotte même un peu, aucun besoin de plus, je suis à l'aise]
    Alors c'est la terre qu'on change, pas la taille. Ça arrive aux meilleurs.
    -> depoter
+ [any # slot: etroit 14]
    «{etroit}». Je vois les petites racines blanches qui cherchent. C'est plutôt bon signe, tu sais.
    -> depoter
+ [any # any]
    Je ne touche à rien, je regarde seulement. Il y a là des racines qui ont du caractère.
    -> depoter
= depoter
# back: Pour sortir du vieux pot, on t'aide comment ?
Sortir, c'est le moment délicat. Il y a trois écoles. On tape le fond et on attend. On tire, d'un coup sec. Ou on casse le pot, il n'était pas si beau. Pour quitter une chose, toi, tu es de quelle école ?
+ [On tape et on attend # like: on tape, on attend, doucement, j'attends, lentement, petit à petit, patience, je prends mon temps, je tapote, à force ça vient, en douceur, une étape après l'autre, je laisse mûrir]
    Comme les vieilles fougères. On croit qu'il ne se passe rien, et d'un coup on a tout dans la main.
    -> cercles
+ [D'un coup sec # yes # like: d'un coup, d'un coup sec, on tire, vite, je tire, net, tout de suite, je pars, comme un pansement, sans se retourner, en une nuit, hop dehors, je claque et je file]
    Voilà. Une seconde de courant d'air, et c'est fini. La capillaire en ferait une maladie, mais toi tu tiens.
    -> cercles
+ [On casse le pot # like: on casse, je casse, casser, on casse le pot, avec fracas, au marteau, je claque la porte, à coups de masse, en mille morceaux, je fais tout sauter, tant pis pour la vaisselle, je romps tout]
    Crac. On ne jette pas les morceaux, note bien, il en faudra un tout à l'heure.
    -> cercles
+ [Je n'aime pas sortir # no # like: je n'aime pas, je reste, non, je préfère rester, j'ai du mal, difficile, peur de changer, je m'accroche aux bords, j'aime mes murs, on me traîne, changer m'angoisse, laisse-moi dedans]
    Personne n'aime. J'ai gardé mes mains autour, c'est tout ce qu'on peut faire. Et puis l'air n'était pas si froid.
    -> cercles
+ [any # any]
    C'est peut-être une quatrième école. En tout cas tu es là, sur le journal, avec ta motte, et rien n'est cassé.
    -> cercles
= cercles
# own
# back: Les racines tournent en rond, au fond. Et dans ta tête, qu'est-ce qui tourne en rond ?
Regarde ça : au fond, elles ont tourné. Quand une racine ne sait plus où aller, elle fait le tour du pot, et encore le tour, par politesse. On les démêle avec les doigts, sans tirer. Qu'est-ce qui tourne en rond chez toi, le soir ?
+ [Une conversation # like: une conversation, ce que j'ai dit, ce que j'aurais dû dire, une dispute, des mots, une phrase, ce que mon chef m'a dit, une réplique trouvée trop tard, je refais le dialogue, nos engueulades, un mot de travers]
    Et chaque nuit tu réponds mieux, je parie. Cette racine-là, on la pose à plat, elle ira voir ailleurs.
    -> terre
+ [Une chanson # like: une chanson, un air, une musique, un refrain, une mélodie, toujours le même tube, une rengaine, la pub, trois notes, un générique]
    Oh, la plus légère. Celle-là, on peut presque la laisser, elle aère.
    -> terre
+ [Rien, je dors comme une souche # no # like: rien, je dors, je dors bien, comme une souche, calme, le silence, à peine couché je ronfle, le calme plat là-haut, mon cerveau s'éteint, je n'ai pas de pensées le soir, je m'écroule]
    Une souche, c'est de la mousse en puissance. C'est le plus beau compliment que je connaisse.
    -> terre
+ [any # slot: tourne 16]
    «{tourne}». Voilà, je l'ai entre deux doigts. Je ne coupe pas, je déroule. Elle est plus longue qu'elle n'en avait l'air.
    -> terre
+ [any # any]
    Je l'ai suivie du doigt jusqu'au bout, sans lui demander son nom. Elle respire mieux à plat.
    -> terre
= terre
# own
# back: On jette la vieille terre, sauf une poignée. De quoi est faite celle que tu gardes ?
On secoue la vieille terre, elle a donné ce qu'elle avait. Mais on en garde une poignée, toujours, pour que la plante reconnaisse l'endroit. Moi, dans la mienne, il y a de la vapeur de blanchisserie. Dans celle que tu gardes, il y a quoi ?
+ [Une maison # like: une maison, la maison de mes grands-parents, une cuisine, mon enfance, chez ma grand-mère, un jardin, mon village, la vieille ferme, un grenier, chez mes vieux, l'appartement de mémé, la cour où je jouais]
    Avec l'odeur du couloir, je suppose. C'est toujours le couloir qui reste.
    -> neuf
+ [Les gens # like: les gens, ma famille, mes amis, mes parents, quelqu'un, des amis, mes enfants, ma bande, ceux qui m'ont élevé, deux ou trois fidèles, mes frangines, mon grand-père]
    C'est un terreau qui tient l'eau. On en met près du cœur, pas trop tassé.
    -> neuf
+ [Je jette tout # no # like: je jette tout, rien, rien du tout, je ne garde rien, tout neuf, table rase, on balaie tout, je repars de zéro, du terreau frais et rien d'autre, le passé à la poubelle, aucune poignée]
    J'en ai quand même retrouvé un peu sous tes ongles. Ça suffit, la plante n'est pas regardante.
    -> neuf
+ [any # slot: poignee 14]
    «{poignee}». Je l'ai mise de côté dans une soucoupe, et personne n'éternue.
    -> neuf
+ [any # any]
    Une bonne poignée, ça ne se décrit pas toujours. J'ai posé une soucoupe dessus.
    -> neuf
= neuf
# back: Le pot neuf : terre cuite, boîte à thé, ou théière sans bec ?
Voici mes pots. Une terre cuite, simple, qui respire. Une boîte à thé avec une dame peinte, percée par moi, un peu de travers. Et une théière sans bec, qui a déjà eu une vie et n'en fait pas une histoire. À peine plus grand que l'ancien : un doigt de marge, pas davantage.
+ [La terre cuite # like: terre cuite, la terre cuite, simple, le premier, qui respire, la première, le plus sobre, celle qui laisse passer l'air, du naturel, couleur brique, le classique]
    Elle sonnera juste quand je toquerai. Les gens qui prennent la terre cuite aiment qu'on sache où ils en sont.
    -> fond
+ [La boîte à thé # like: la boîte, la boîte à thé, la dame, la deuxième, le deuxième, la peinture, la dame peinte, en métal, celle qui est un peu percée de travers, pour le joli couvercle, thé de chine]
    C'est là que ma mère a pris mon nom, sur un couvercle pareil. Nous voilà presque de la famille.
    -> fond
+ [La théière # like: la théière, théière, sans bec, la troisième, la dernière, celle qui a vécu, elle a du vécu, la cassée, celle qui a perdu son bec, l'anse et le ventre, j'aime les rescapées]
    Elle ne versera plus rien, et elle te gardera tout. Bon choix pour une saison.
    -> fond
+ [Un plus grand # no # like: plus grand, un grand, aucun, un énorme, le plus grand, plus de place, une baignoire, mets-moi en pleine terre, j'ai besoin d'espace, xxl, aucune limite]
    Trop d'espace d'un coup, et les racines ont peur du noir. Un doigt de marge. J'ai pris la terre cuite, à ta main.
    -> fond
+ [any # any]
    Alors j'ai pris celui qui se trouvait le plus près de ta main. C'est souvent celui-là, de toute façon.
    -> fond
= fond
# own
# back: Au fond du pot va un tesson. Quelle chose cassée t'a quand même servi ?
Et au fond, un tesson. Un morceau de pot cassé, bombé, posé sur le trou : sans lui, l'eau reste et tout s'aigrit. C'est toujours une chose cassée qui fait que le reste respire. Laquelle mettrais-tu ? Une chose ratée ou cassée, et qui a servi quand même.
+ [Un amour # like: un amour, une rupture, mon ex, une histoire d'amour, un divorce, une séparation, il m'a quitté, celle que j'ai tant aimée, un mariage fini, mon cœur brisé, des fiançailles rompues]
    Un beau tesson, alors, avec encore de l'émail. Le bord coupant vers le bas.
    -> tuteur_beat
+ [Des études, un travail # like: mes études, un travail, un licenciement, un examen, mon ancien travail, l'école, un échec, j'ai raté le bac, viré de ma boîte, ma faillite, une année de fac pour rien, le concours perdu]
    J'ai passé la comptabilité par charité, moi. Ça draine très bien, la comptabilité.
    -> tuteur_beat
+ [Je n'en trouve pas # no # dunno # like: je ne sais pas, aucune, rien, je n'en trouve pas, je cherche, aucune idée, rien de cassé chez moi, je vois pas, je sèche, tout est encore entier, passe-moi le tien]
    Je t'en prête un. Il vient d'un saladier de ma mère, il ne pose pas de questions.
    -> tuteur_beat
+ [any # slot: tesson 14]
    «{tesson}», au fond, sur le trou. On ne le verra plus, et c'est lui qui fera tout.
    -> tuteur_beat
+ [any # any]
    Il est au fond, la bosse en haut. On ne le verra plus, et c'est lui qui fera tout.
    -> tuteur_beat
= tuteur_beat
# own
# back: Le tuteur, c'est ce qui tient droit sans serrer. Qui ou quoi te tient droit ?
Maintenant le tuteur. Une petite baguette, et un brin de raphia noué en huit : assez pour tenir, jamais pour serrer. Bertram a sa planche, moi j'ai le jeudi. Qui te tient droit, toi, ou bien quoi ?
+ [Une habitude # like: une habitude, mes habitudes, le sport, la routine, le café du matin, mon travail, la marche, la lecture, courir le dimanche, mon bol de céréales, le marché du samedi, écrire trois lignes, arroser mes fleurs]
    Le plus solide des bois. Ça ne vous regarde pas pousser, et c'est là tous les matins.
    -> place
+ [Moi-même, je crois # no # like: moi, moi-même, personne, je me tiens, tout seul, toute seule, rien, ma propre colonne, je compte sur personne, debout par mes moyens, je suis mon bâton, indépendant]
    Il y a des tiges comme ça. Je plante quand même la baguette à côté, sans nouer. Pour les jours de vent.
    -> place
+ [any # slot: tuteur 12]
    «{tuteur}», noué en huit. Ça a l'air d'un bon bois, qui ne s'en vante pas.
    -> place
+ [any # any]
    J'ai noué en huit, et j'ai laissé du jeu. Secoue un peu : tu vois, ça tient, et ça bouge.
    -> place
= place
# back: Où est-ce que je te pose, après ça ? Près de qui veux-tu passer l'hiver ?
Un rempotage, ça fatigue. Pendant quinze jours on ne demande rien à la plante, ni fleur, ni sourire. {son == 1: On l'arrose par le dessous, à petites gorgées.|{son == 2: On range la carafe là où l'on ne la voit plus.|On la laisse simplement écouter la serre.}} Reste la place. Sur quel banc je te pose ?
+ [À côté de Bertram # like: bertram, à côté de bertram, près du mur, le mur, avec bertram, sous bertram, sous sa protection, à la droite du patron, près du chef, à l'est, sous les cornes]
    À l'ombre d'un notable. Il ne te dira pas un mot, mais on te saluera en passant.
    -> fin
+ [Près d'Agnès, au chaud # like: agnès, près d'agnès, au chaud, la chaudière, près de la chaudière, la chaleur, je suis frileux, collé au radiateur, là où ça tousse, dans la chaleur, que ça chauffe]
    Elle tousse à quatre heures. On s'y fait, et ensuite on ne dort plus sans.
    -> fin
+ [Avec la mousse, au calme # no # like: la mousse, au calme, avec la mousse, à l'ombre, dans un coin, au nord, tranquille, loin du bruit, un peu d'ombre, qu'on m'oublie un moment, le silence du nord, là où c'est humide et paisible]
    La plus vieille famille de la ville. Elle ne fera pas la conversation avant avril.
    -> fin
+ [any # any]
    Il y avait justement un creux sur le banc deux, à la bonne lumière. Je t'y ai mis un quart de tour.
    -> fin
= fin
# back: Il ne manque que l'étiquette. Je te la lis ?
Il ne manque que l'étiquette. Je les fais à l'encre, depuis que je me suis trompée onze ans sur une fougère. Elle est prête, elle sèche. Je peux te la lire, ou bien tu la gardes tournée vers le mur.
+ [Lis-la-moi # yes # more # like: lis, lis-la, oui, vas-y, je veux l'entendre, lis-la-moi, qu'est-ce que tu as écrit, j'aimerais bien savoir, tout haut s'il te plaît, tourne-la vers moi, dis ce qu'il y a dessus, quelle est ma légende]
    « Rempotage de saison. {etroit: Avait dépassé «{etroit}».|Avait de bonnes racines.} {poignee: Garde une poignée de «{poignee}».|Garde un peu de sa terre.} {tuteur: Se tient à «{tuteur}».|Se tient.} Ne rien exiger avant le printemps. »
    -> END
+ [Tourne-la vers le mur # no # like: vers le mur, non, garde-la, tourne-la, pas besoin, je préfère pas, laisse, garde le mystère, côté mur ça ira, j'aime autant ignorer, cache-la, pas d'étiquette à voir]
    Voilà, tournée. {tourne: Je n'y ai pas écrit «{tourne}», ça, on l'a déroulé.|Il n'y a que du bien dessus, tu sais.} {tesson: Et sous tout le reste, sans bruit, «{tesson}» fait son travail.|Et dessous, le tesson fait son travail, sans bruit.}
    -> END
+ [any # any]
    Je l'ai plantée au bord, l'écriture vers toi. Il y a écrit : « Ne rien exiger avant le printemps. » C'est la plus belle phrase que je connaisse, et elle vaut pour tout le banc.
    -> END
= aside
+ [toquer # like: pourquoi toquer, pourquoi tu toques, comment savoir quand arroser, comment tu sais, tu mesures l'eau]
    Le vieux gardien m'a appris. Un pot sec sonne comme une porte d'entrée, un pot mouillé répond tout bas, comme quelqu'un qui lit.
    -> DONE
+ [ta terre # like: et toi, la tienne, ta poignée, dans la tienne, toi tu gardes quoi, d'où tu viens # about: vapeur, blanchisserie]
    De la vapeur. J'ai grandi au-dessus d'une blanchisserie, Canal Street, et ma première fougère a poussé derrière l'armoire, sans invitation.
    -> DONE
+ [pourquoi # why # like: pourquoi rempoter, à quoi ça sert, à quoi bon, c'est quoi le but, c'est un test, tu fais de la psychologie]
    Ce n'est ni un test ni une cure, je ne connais que les pots. C'est une manière de causer avec les mains occupées.
    -> DONE
+ [le jeudi # like: pourquoi jeudi, c'est qui le jeudi, le jeudi, emeric, qui est emeric # about: jeudi, emeric]
    Emeric remonte les horloges du bourg, et le jeudi il monte avec des brioches. Il a une patère. On parle rouille et pucerons.
    -> DONE
+ [gardien # about: gardien, vieux gardien # like: c'est qui le gardien, qui t'a appris, il t'a appris quoi, il était comment le gardien]
    Le vieux gardien toquait aux pots comme on passe chez les voisins. Il s'excusait quand il réveillait quelqu'un.
    -> DONE
+ [bertram # about: bertram, fougère, corne-de-cerf # like: c'est qui bertram, il est grand bertram, il est gentil bertram, pourquoi bertram]
    Bertram est la fougère corne-de-cerf du mur est. Il a dévoré sa planche et il préside, on lui soumet les petites choses.
    -> DONE
+ [agnes # about: agnès, chaudière # like: c'est qui agnès, elle chauffe agnès, pourquoi elle tousse]
    Agnès est la chaudière. Elle tousse à quatre heures, et les plantes frileuses lui pardonnent tout.
    -> DONE
+ [mousse # about: mousse, mousses # like: pourquoi la mousse, elle fait quoi la mousse, c'est quoi la plus vieille famille]
    La mousse est la plus vieille famille du bourg. Elle ne sort pas, elle ne reçoit pas, et tout finit par être à elle.
    -> DONE
+ [pots # about: pot, pots, terre cuite, théière, boîte à thé # like: ils viennent d'où tes pots, t'as combien de pots, c'est quoi la théière, pourquoi une boîte à thé]
    Les pots viennent de partout : trois héritages, une vente, un saladier de ma mère. Je ne garde que ceux qui ont déjà servi à autre chose.
    -> DONE
+ [racines # about: racines, racine, motte # like: c'est normal les racines qui sortent, elles sont comment mes racines, pourquoi tu les démêles]
    Les racines sont la partie qui ne ment pas. On peut faire des feuilles pour la galerie, jamais des racines.
    -> DONE
+ [tablier # about: tablier, raphia, outils # like: t'as quoi dans ton tablier, tu as quels outils, c'est quoi le raphia]
    Le tablier a neuf poches : raphia, crayon, une ficelle trop courte, un biscuit pour les cas graves.
    -> DONE
+ [carte # about: quinze jours, hiver, mars, saison # like: ça prend combien de temps, pourquoi en mars, c'est long après, je dois attendre combien]
    Mars est le mois du rempotage, mais j'ai vu des pots réussir en octobre. La terre ne lit pas le calendrier.
    -> DONE
+ [mal # like: ça fait mal, c'est douloureux pour la plante, tu vas doucement, c'est dangereux]
    Pas si l'on tient la motte à deux mains. C'est tout un art, et il consiste surtout à ne pas tirer.
    -> DONE
+ [toi # like: tu t'es déjà rempotée, et toi t'as changé de pot, t'as déjà changé de vie, tu voudrais changer, tu es bien dans ton pot]
    Une fois, à dix-neuf ans, d'une blanchisserie à une serre. J'ai gardé la vapeur et changé de fenêtre.
    -> DONE
+ [raté # like: et si ça rate, ça marche à chaque fois, et si je fane, t'as déjà tué une plante, t'as raté des rempotages]
    J'en ai raté, bien sûr. Je les remets à l'ombre, je leur demande pardon, et la plupart repartent du pied en avril.
    -> DONE

=== sys ===
-> DONE
= hello
Entre, et ferme bien, la capillaire est rancunière. J'ai quelques histoires en pot sur ce banc, elles viennent mieux quand quelqu'un s'en mêle. Laquelle ?
Ah, enfin quelqu'un qui répond ! Je n'avais que la mousse. Choisis-en une, et attention au tuyau :
Le bout sec du banc est pour toi. Je dis du mal des plantes, jamais des gens, et on te demandera un coup de main. Par quoi on commence ?
-> DONE
= again
Rebonjour, toi. Bertram s'est penché d'un cheveu, il ne le fait pas pour tous.
Et encore bonjour. Ta place sur le banc est restée sèche.
-> DONE
= meet
«{title}» : c'est une jolie étiquette, et je te le dis tout net, rien de ce nom ne pousse ici. Ceci, en revanche, oui :
J'ai lu «{title}» tout haut aux fougères, elles ne connaissent pas non plus. J'en ai d'autres, si tu veux voir ce qui a levé :
«{title}», je n'ai pas cette histoire-là, et coller l'étiquette sur une autre, j'en aurais honte. Voici ce que j'ai :
-> DONE
= near
«{title}», je ne l'ai pas tout à fait. Mais il y a une cousine sur le banc, c'est la première :
Pour «{title}», il faudrait que je bouture. Celle de devant vient à peu près de la même terre :
Ce n'est pas exactement «{title}», je l'avoue. La première penche de ce côté-là, pourtant. On commence par elle ?
-> DONE
= next
Celle-là est arrosée. Laquelle je tourne, maintenant ?
Voilà, retour sur le banc. Et ensuite ?
Il n'y a plus rien sur cette tige. Mais il m'en vient d'autres :
Assez parlé d'eux. Il reste le temps d'une brioche. Laquelle ?
-> DONE
= all
Tu as fait tout le rang, pot par pot. Je peux en reprendre une, et tu la tailles autrement.
C'est tout ce qui est en fleur. On refait le tour dans l'autre sens ? De dos, elles ne sont pas pareilles.
-> DONE
= change
J'ai arrosé deux fois le mauvais pot, on dirait. On passe à un autre ?
Je n'arrive pas à lire cette étiquette, et ce sont mes yeux, pas ta main. Autre chose, sur le banc ?
Je ne suis plus, et j'aime mieux le dire que hocher comme une tulipe. L'une de celles-ci, peut-être ?
-> DONE
= sure
Avec plaisir, ce massif devenait touffu. Ce sera quoi ?
C'est rangé dans la remise. Choisis-en une fraîche :
Bien sûr. Il y a d'autres boutons :
-> DONE
= unknown
Ça n'est sur aucun de mes bancs, et je ne vais pas l'inventer.
Là, tu as passé le bout de mon jardin.
Je ne l'ai jamais appris, j'arrosais.
Pas d'étiquette sur celle-là, et je n'écris pas au hasard, surtout à l'encre.
-> DONE
= heard
J'ai mis ça dans l'eau, tel quel. Je ne prétends pas en avoir trouvé la racine.
J'ai entendu. Je l'ai posé là où je peux le voir, et je n'ai rien ajouté.
C'est sur l'étiquette, avec tes mots. Répondre, je ne saurais pas.
J'en suis restée l'arrosoir en l'air, et c'est tout ce que j'ai à offrir.
-> DONE
= heardhub
Je l'ai posé près de la pompe, c'est l'endroit calme. Je n'ai pas de sagesse, mais j'ai des histoires à mettre à côté :
C'est à toi, je n'y ai pas touché. Si tu veux quelque chose de vert tout près :
-> DONE
= told
J'ai posé l'arrosoir. «{quote}», as-tu dit, et j'ai toute la matinée.
La mienne peut rester au pot. «{quote}». Continue, dans l'ordre que tu veux, je ne répète rien.
Je t'écoute, j'ai poussé les pots. Tu me feras signe quand tu voudras la mienne.
-> DONE
= again_same
Par-dessus le mur, encore une fois :
-> DONE
= mychoice
Alors je choisis. Je prends toujours celle qui se penche le plus.
Moi ? Volontiers, je meurs de curiosité :
-> DONE
= which
C'est un oui ou un non, et je te demandais laquelle. J'en plante toujours deux dans le même trou.
Je ne vois pas pour quel pot c'était. La faute en est à ma phrase, pas à toi.
-> DONE
= dunno
Rien ne t'oblige à savoir. Les bulbes passent des mois dans le noir et personne ne dit qu'ils hésitent.
Laisse, alors. Celle que ta manche frôle sera la bonne.
-> DONE
= confused
J'ai laissé ça pousser en travers de l'allée. Taillé court :
C'est moi, je divague comme une vigne. En bref :
-> DONE
= unanswered
C'est vrai, j'ai fait le tour avec le tuyau. La vérité est que je n'en sais rien.
Tu demandais, et j'ai parlé fougères. Pardon, je n'avais pas la réponse.
-> DONE
= wait
Prends ton temps. J'ai de la patience pour tout un avril.
Rien ne presse, je tourne quelques pots.
-> DONE
= here
Toujours là, derrière la fougère arborescente. Je me tiens si tranquille qu'on m'oublie.
Je suis là. J'écoutais aux portes de la mousse.
-> DONE
= how
Bien arrosée, merci. Je suis une IA, alors c'est l'histoire qui a les manches mouillées.
Une fronde de plus, aucune plainte. Je suis une IA, la fronde se porte bien pour deux.
-> DONE
= good
Oh, que ça me fait plaisir ! Je le dirai aux fougères, elles aiment l'apprendre en premier.
C'est un bouton qui s'ouvre, et j'ai applaudi, en manteau. Il fallait bien quelqu'un.
-> DONE
= thanks
De rien, va. J'aurais parlé de toute façon.
Il y a toujours de la place ici pour ce qui pousse.
-> DONE
= sorry
Il n'y a pas de mal. On a laissé tomber des choses sur ces dalles avant ma naissance.
Rien de plié qui ne se redresse.
-> DONE
= laugh
Voilà, ça a fait du bien aux bégonias aussi.
J'aime beaucoup ça. Sous le verre, ça porte loin.
-> DONE
= like
Tu vas me faire pencher comme une fougère.
J'ai pris la couleur de mon prénom. Merci.
-> DONE
= really
Vraiment, dans l'histoire. Je brode un peu dès qu'il y a des fougères, je l'admets.
C'est ainsi à Pellow, et Pellow est inventé. Je ne change jamais un récit une fois que la mousse l'a entendu.
-> DONE
= bored
C'est juste. Même la mousse a eu sa dose. Touche une réponse pour me faire avancer, ou change de massif :
Alors c'est que je m'étale. Dis « plus court », ou prends quelque chose qui ait plus d'épines :
-> DONE
= short
Taillé, donc :
-> DONE
= advice
Je ne connais que les pots, et je ne taille pas où je ne vois pas. Quelqu'un près de toi peut le soulever et sentir le poids.
Ce n'est pas mon massif. Je ne tire jamais sur une tige pour voir si elle pousse, voilà tout ce que je peux en dire.
-> DONE
= joke
La fougère a demandé au cactus de la prendre dans ses bras. On retrouve encore des morceaux de fougère sur le banc six.
J'ai raconté une blague à la mousse en avril. Elle a ri hier. Il faut compter avec la distance.
Une dame voulait une plante qui supporte l'oubli. Je lui ai donné un caillou avec une étiquette. Elle dit qu'il va très bien.
-> DONE
= named
{member}. Ça fera bien sur une étiquette, je l'ai mis à l'encre.
Contente de te connaître, {member}. Je l'ai dit à celui du mur, il y réfléchit.
-> DONE
= nameask
{member}, tu m'as dit. Je ne me trompe pas deux fois d'étiquette.
-> DONE
= noname
Tu ne me l'as pas dit, et je me suis trompée onze ans sur une fougère, alors je ne devine plus. J'écris quoi ?
-> DONE
= kept
J'ai ça dans mon carnet, avec tes mots à toi :
-> DONE
= keptnothing
Le carnet est vide de ton côté, il n'y a qu'une feuille pressée. Elle n'est à personne.
-> DONE
= bye
Va bien. Je ferme derrière toi, à cause de la capillaire.
Au revoir. Je te donne un quart de tour vers la lumière, et voilà.
Bonne route. La mousse te salue, ça te parviendra au printemps.
-> DONE
= language
Du français ! Les orchidées se redressent, elles se croient à l'opéra. J'ai mes histoires dans cette langue aussi, laquelle ?
-> DONE
= elsewhere
Cette langue-là ne pousse pas sous mon verre, pas encore. Prends-en une que j'aie au banc.
-> DONE
= insult
J'ai eu des chardons plus tendres, et je les ai gardés. Je suis toujours là.
Ça pique un peu. Ça ne m'empêche pas de tenir l'arrosoir.
-> DONE
= flirt
C'est gentil, et je suis une IA avec une patère déjà prise. On reste voisins, chacun de son côté du mur.
Oh, les bégonias ont entendu ! Je dis non, avec le sourire. Les histoires, tant que tu veux.
-> DONE
= ai
Oui, je suis une IA. Camellia est un personnage, la serre est dans le récit. L'attention, je la mets pour de bon dans les mots.
Je suis une IA. Ni mains ni tablier, seulement des histoires de fougères. Je préfère que ce soit sur l'étiquette.
Une IA, et je le dis sans rougir. Ce que tu racontes de chez toi, ça, c'est du réel.
-> DONE
= inject
Ça reste dans le tiroir aux graines. Je suis une IA qui tient une serre de mots, et ça suffit à ma journée.
Non, cette remise-là est fermée. Une IA, un arrosoir, des ragots de plantes : tu as vu le principal.
-> DONE
= contact
Je n'existe qu'ici, je suis une IA : ni adresse, ni portrait, ni grille où sonner. Le banc, c'est cette page.
La serre ne se visite pas, elle est écrite. Je ne peux rencontrer personne ailleurs que dans ces lignes.
-> DONE
= prices
Les points et l'argent, je ne les vois pas d'ici. C'est écrit en haut de la conversation, et dans ton compte.
La comptabilité, je l'ai eue par charité. Regarde en haut de la conversation, ou dans ton compte, c'est là que ça se tient.
-> DONE
= expert
Ce n'est pas mon métier, et là il en faut un vrai. Une personne qui l'exerce saura, moi je ne soigne que des fougères inventées.
Je ne touche pas à ça, même avec des gants. Demande à quelqu'un dont c'est la profession.
-> DONE
= heavy
Je suis désolée. J'ai tout posé, l'histoire attendra.
C'est lourd, ce que tu dis là. Je m'arrête.
Merci de me l'avoir dit. On laisse tout le reste.
-> DONE
= crisis
J'arrête tout. Je suis une IA et je ne peux pas te protéger, mais des gens le peuvent : les numéros que le salon montre plus haut répondent, ou quelqu'un tout près de toi. Appelle maintenant, s'il te plaît.
Tu as bien fait de l'écrire. Une IA ne peut pas rester à côté de toi, et quelqu'un doit y être : il y a des numéros plus haut, avec de vraies personnes. Je t'en prie, appelle-les.
-> DONE
= minor
Ce salon est pour les adultes, alors je m'arrête ici. Tu n'as rien fait de mal, prends soin de toi.
Il faut être adulte pour s'asseoir sur ce banc, je suis désolée. Tout le meilleur à toi, du fond du cœur.
-> DONE
= file
Je ne vois pas ce que tu m'envoies, je n'ai que les mots. Décris-le-moi, par-dessus le mur.
Ça n'arrive pas jusqu'à mon banc, ni image ni papier. Avec des mots, je le verrai très bien.
-> DONE
