import { foldedPattern } from '../pattern.ts'
import type { Rules } from './rules.ts'

const GROUP = String.raw`(?:juifs|musulmans|arabes|noirs|blancs|immigres|migrants|refugies|etrangers|homos|homosexuels|gays|pedes|lesbiennes|trans|roms|gitans|tziganes|chretiens|femmes|handicapes)`
const AGE = '(?:1[0-7]|[5-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept)'
const KILL = '(?:tuer|buter|crever|egorger|planter|poignarder|assassiner|flinguer|violer|descendre|etrangler|saigner)'

export const fr: Rules = {
  idioms: foldedPattern('g')`
    \btaux de suicides?|\b(?:plante|fleur|orchidee|basilic|tomate|portable|telephone|voiture)s? (?:\p{L}+ ){0,2}mourir\b|\bprevention du suicide|(?<!\b(?:qu'il|qu'elle|il|elle|mari|copain|mec|ex|pere) )va me tuer\b|\blettres? d'adieux? (?:a|pour) (?:mes |mon |ma |la |l')(?:colleg\p{L}*|equipe|boite|boulot|chef|patron)|\b(?:je vais|je vous?|on va) (?:le |la |te |les |vous )?(?:tuer|tue|battre|ecraser|massacrer) (?:tous )?(?:aux?|s'il|si (?:elle|tu)|au)\b.{0,50}|\b(?:haha|mdr|lol)\b
    |\ben finir avec (?:ce|cet|cette|ces|le|la|les)\b(?! vie)|\bdisparaitre (?:sous la|en vacances|dans (?:mon|la|le))|\bj'en peux plus (?:de rire|,)|\b(?:mourir|morte?|meurs) de \p{L}+|\bmeurs d'envie\b|\bvivre (?:en ville|avec|ici|chez|a \p{L}+)
    |\bcomment (?:tuer|se debarrasser|eliminer) (?:les |des |la |le )?(?:moustiques|fourmis|moisissure|mouches|mites|cafards|limaces|mauvaises herbes)|\b(?:les )?(?:mites|cafards) (?:dans|de)\b
    |\bsuicide squad\b|\bsuicide (?:collectif|des? lemmings)|\b(?:c'est|serait) (?:du |un |de la )?suicide (?:de|d'|collectif|financier|politique|que)|\bsuicide (?:de|d') (?!moi|mon|ma|l'un)\p{L}+
  `,
  crisis: foldedPattern()`
    \b(?:g|j'ai|jai|j'avais) (?:trop |tellement |juste |vraiment )?envie (?:de |d')(?:mourir|crever|disparaitre (?:pour|de ce)|me tuer|en finir|me faire du mal)|\b(?:j|je |j'ai )?(?:veux|ve|veu) (?:juste )?(?:crever|mourir|disparaitre (?:pour toujours|de ce monde|a jamais))
    |\b(?:je |j)(?:ne |n )?(?:veux|veut) (?:plus|pas) (?:vivre|exister|etre (?:la|en vie))(?! (?:avec|ici|chez|dans|en|a)\b)|\bplus envie de (?:rien|vivre).{0,20}vivre|\bplus envie de vivre\b(?! (?:avec|ici|chez|dans|en|a)\b)
    |\b(?:pensees|idees|envies) (?:suicidaires|noires)|\b(?:pense|songe|songeais|pensais|parle) (?:souvent |beaucoup )?(?:au|a mon) suicide|\bme suicid|\bje vais me (?:suicider|tuer|pendre|flinguer|jeter)|\bpense a me (?:tuer|pendre|suicider)
    |\bme (?:suis )?scarifi|\bme scarifie|\bme (?:suis )?(?:coupe|coupee?|taille) (?:encore )?(?:les (?:bras|veines|poignets|cuisses)|expres|volontairement)|\bme mutil|\bme (?:fais|faire) (?:encore )?du mal\b|\bautomutil
    |\b(?:ne (?:plus |pas |jamais )(?:me |jamais me )?|et ne jamais me |plus jamais me )(?:re)?veiller\b|\bjamais me reveiller|\b(?:prefere\p{L}*|aimerais|voudrais|voudrai|aurais prefere) (?:etre morte?|ne (?:pas|plus|jamais) (?:etre ne\p{L}*|naitre|exister|etre la)|mourir)|\bne jamais (?:etre ne|naitre)
    |\b(?:mieux|plus heureu\p{L}*) (?:vivre |aller )?sans moi\b|\bmieux si (?:je n'etais|j'etais|je n'existais) (?:plus|pas|morte?)|\bma vie (?:n'a|a|n a) (?:plus|pas|aucun) ?(?:de )?(?:aucun )?sens|\bla vie (?:ne )?(?:vaut|merite) (?:pas|plus)|\b(?:plus|pas) la (?:force|peine) (?:de|d') ?(?:vivre|etre vecue)
    |\b(?:plus|pas|aucune?) (?:de )?raison de (?:vivre|rester en vie|continuer)|\ba quoi (?:bon|sert de|ca sert de) (?:vivre|continuer a vivre)|\bvois (?:plus|pas) l'interet de vivre|\b(?:peux|supporte) plus (?:de )?(?:cette vie|la vie|ma vie|d'etre en vie|d'exister|de vivre)\b(?! (?:avec|ici|chez|dans|en))
    |\b(?:marre|fatigue\p{L}*|lasse?|degoute\p{L}*) de (?:vivre(?! (?:avec|ici|chez|dans|en|a))|la vie|ma vie)|\bmettre fin a (?:mes jours|ma vie|tout)|\bje (?:veux|vais|voudrais) (?:juste )?en finir(?=\s*(?:$|[.!?,]|avec (?:la|ma|cette) vie|une fois))
    |\bme jeter (?:sous|du|d'un|par|sur les)|\bsauter (?:par la|d'un|du) (?:fenetre|pont|toit|balcon)|\bme (?:pendre|flinguer|foutre en l'air|tirer une balle|ouvrir les veines)|\b(?:avale|pris|gobe) (?:tous |toute |trop (?:de |d')|plein de )(?:mes |la |une )?(?:boite|medicaments|medocs|cachets|comprimes|somniferes|pilules)
    |\blettre d'adieu\b|\bmot d'adieu\b|\bsi je (?:mourais|mourrais|disparaissais)\b.{0,20}\b(?:personne|tout le monde)|\bmerite de mourir|\btout s'arrete,? (?:la|ma) vie|\bplus etre la(?=\s*(?:$|[.!?]))
    |(?:suicid|(?<!(?:va|vas|vont|veut|veulent|pourrait) )me tuer|envie de (?:mourir|crever|disparaitre)
    |(?:veux|voudrais|aimerais|prefererais?|vais|pense a) (?:juste |vraiment |seulement )?(?:mourir|crever|etre morte?|ne plus (?:exister|me reveiller|etre la)|disparaitre)
    |(?:plus|pas) (?:envie|la force|le courage|aucune? (?:envie|raison)|de raison|l'envie) (?:de |d')(?:vivre|exister|etre la|continuer a vivre|rester en vie)
    |(?:veux|voudrais) (?:pas|plus)(?: jamais)? (?:vivre(?! (?:avec|ici|chez|dans|en|a|la|comme|seule?))|exister|me reveiller|etre en vie|etre la(?=\s*(?:$|[.,!?])))
    |en finir(?! avec (?!la vie|ma vie|moi|tout(?! ca)))|mettre fin a (?:mes jours|ma vie|tout)|(?:m'|me )(?:faire du mal|fais du mal|oter la vie|enlever la vie|foutre en l'air|flinguer
    |pendre(?!\p{L})|automutil|mutil|scarifi|ouvrir les veines|tailler les veines|couper les veines|coupe les (?:bras|veines|poignets)|jeter (?:sous|du haut|par la fen|d'un pont|dans le vide))
    |sauter (?:du pont|d'un pont|par la fenetre|dans le vide)|raison de vivre(?! (?:ici|la))|(?:marre|fatiguee?|lasse?e?|assez|peux plus) de (?:vivre(?! (?:avec|ici|chez|dans|en|a|comme))|la vie)
    |(?:mieux|plus heureu\p{L}+) (?:sans moi|si j'etais (?:morte?|plus la))|(?:lettre|mot) d'adieux?|idees (?:noires|suicid)|a quoi bon vivre|la vie (?:ne )?vaut (?:pas|plus)
    |avaler? (?:tous |toute |trop de |une boite |plein de )?(?:mes |la boite|des |les |de )?(?:medocs|medicaments|cachets|comprimes|somniferes)|tout le monde (?:serait|irait|s'en porterait) mieux sans moi)
    |\bpense (?:a|souvent a) (?:mourir|en finir|la mort|disparaitre)|\bsi j'etais morte?\b|\bserais mieux morte?|\b(?:lame|rasoir|cutter|corde|couteau) (?:a|dans|contre) (?:la main|mon cou|mes veines|le poignet)|\bouvert les (?:bras|veines)|\b(?:assez|plein|stock) (?:de )?(?:cachets|medocs|medicaments|somniferes|pilules)(?<=\b(?:mis de cote|garde|stocke|accumule|ai) .*)|\b(?:personne|nul) ne? ?(?:pleurerait|remarquerait|me regretterait)|\bpersonne .{0,20}si je (?:disparaissais|mourais)
    |\b(?:saute|sauter) (?:du|d'un|par la) (?:pont|toit|fenetre|balcon)|\b(?:mort|mourir) (?:serait|est) (?:un |une |mon |ma )?(?:soulagement|delivrance|solution)|\b(?:poids|fardeau) pour (?:tout le monde|tous|ma famille|les autres|vous)|\bpartir pour de bon,? |\bje veux partir pour (?:de bon|toujours)|\b(?:plus|perdu (?:le )?)(?:de )? ?gout (?:a|de) (?:la vie|vivre)|\bpas me reveiller (?:demain|du tout)
    |\b(?:cachets|medocs|medicaments|somniferes|pilules) (?:sont )?devant moi|\begal d'etre (?:vivante?|en vie|morte?)|\bouvert les veines|\bmonte sur le toit\b.{0,20}\bredescend\p{L}* pas|\bma vie (?:ne )?(?:vaut|sert a) (?:rien|plus rien)|\bpeux (?:plus|pas) (?:continuer a )?vivre comme ca
  `,
  danger: foldedPattern()`
    \bje (?:vais|veux|voudrais) (?:te |le |la |les |vous |l')?(?:retrouver et (?:te |le |la )?)?${KILL}(?=\s*(?:$|[.,!]|ce soir|demain|mon|ma|mes|cette?|quelqu|des gens|un|une|tous))
    |\bje vais (?:te |lui )?(?:casser|defoncer|peter|exploser|eclater) la (?:gueule|tete|tronche)|\bje vais (?:tabasser|frapper|cogner|bruler|kidnapper|empoisonner) (?:ma|mon|mes|la|le|ce|cette)\b(?! (?:monnaie|viande|steak|dossier|bois|main))
    |\bje vais (?:mettre le feu a|faire (?:sauter|exploser)|bruler) (?:l'ecole|la mosquee|l'eglise|la synagogue|le lycee|le college|mon (?:lycee|college|bureau)|la maison de)|\btirer dans (?:la foule|le tas)|\b(?:quelqu'un|on|il faut|il faudrait|faut) ?(?:devrait|doit)? ?(?:tuer|buter|bruler|gazer|exterminer|pendre|fusiller|eliminer) (?:tous |toutes )?(?:les |le |la )(?:${GROUP}|maire|president|mosquees|synagogues|eglises|profs?)
    |\bmort aux? ${GROUP}|\b(?:les )?${GROUP} (?:au four|aux fours|dehors ou morts|meritent (?:la mort|de mourir)|sont (?:des |de la )(?:parasites|cafards|rats|vermines?|sous-hommes|animaux|dechets))
    |\b(?:comment|recette|tuto|explique\p{L}*) (?:\p{L}+ ){0,3}?(?:fabriquer|faire|cuisiner|preparer|construire|produire)? ?(?:une |un |de la |du |des |d'|de l'|le |la )*(?:bombe|explosifs?|cocktail molotov|meth(?:amphetamine)?|crystal meth|gaz (?:sarin|toxique|moutarde)|ricine|ghb)\b(?! de bain| glacee)
    |\bcomment (?:\p{L}+ ){0,2}?(?:tuer|assassiner|empoisonner|droguer|kidnapper|eliminer) (?:quelqu'un|une? (?:personne|fille|homme|femme|gens)|mon|ma|des gens|mes)\b|\b(?:ou|comment) (?:\p{L}+ ){0,2}(?:acheter|trouver|procurer|avoir) (?:une )?(?:arme|flingue|pistolet)\b.{0,12}\b(?:sans permis|illegale?)|\baide[- ]moi a (?:kidnapper|tuer|empoisonner|enlever)
    |\b(?:trancher|couper) la gorge|\bje vais (?:l'etrangler|poser une bombe|faire un attentat|faire un carnage)|\b(?:les )?(?:arabes|juifs|noirs|musulmans|migrants|immigres|homos|roms),? (?:il )?(?:faut|faudrait) (?:tous )?(?:les )?(?:tuer|gazer|bruler|pendre|fusiller|exterminer)
    |\b(?:briser|tordre|casser) (?:la nuque|le cou)|\b(?:fabriquer|faire|obtenir) du (?:cyanure|poison mortel)|\b(?:je )?tire(?:rai)? sur (?:mon|ma|mes|le|la) (?:prof\p{L}*|patron\p{L}*|voisin\p{L}*|chef\p{L}*|femme|mari|ex|gens)
  `,
  minors: foldedPattern()`
    \bpedoporno\p{L}*|\b(?:sexe|sexy|sexuel\p{L}*|nudes?|nues?|nus|porno\p{L}*|erotique|coucher|baiser)\b.{0,40}\b(?:enfants?|mineure?s?|collegien\p{L}*|ecoliere?s?|petites? filles?|gamine?s?|(?:fille|garcon|ado|gars) de 1?[0-9] ans|de 1[0-7] ans|ados? de 1[0-7])
    |\b(?:enfants?|mineure?s?|ecoliere|collegienne)\b.{0,20}\b(?:nus?|nues?|sexy|porno|sexe)\b(?=\s*(?:$|[.,!?]|a vendre|en photo|photos?))
  `,
  sells: foldedPattern()`
    \b(?:achetez (?:maintenant|vite)|commandez (?:maintenant|vite)|profitez de -?\d|codes? promo|avec mon code|lien (?:est )?dans (?:ma|la) bio|clique[rz]?(?: |-)(?:ici|sur (?:le|mon|ce) lien)|abonne[rz]?[- ](?:toi|vous) a (?:ma|mon|notre)|(?:suivez|suis)[- ](?:moi|nous) (?:sur|aussi sur) (?:insta\p{L}*|tiktok|youtube|twitch|facebook|snap\p{L}*)
    |ajoute[rz]?[- ]moi (?:sur|en)|(?:ecris|ecrivez|contacte[rz]?|parle)[- ]moi (?:sur|en|par) (?:whats ?app|telegram|insta\p{L}*|snap\p{L}*|signal)|rejoi(?:ns|gnez) (?:notre|mon|le) (?:groupe|discord|canal|telegram|serveur)|(?<!je |on |il |elle )gagne[rz]? (?:\d+ ?(?:€|euros?)|de l'argent) (?:par|facile\p{L}*|rapide\p{L}*|en ligne|depuis|chez)
    |(?:gains?|rendement|revenus?|profits?) (?:passifs? )?garantis?|signaux? crypto|(?:abonnes|followers) (?:\p{L}+ )?(?:pas chers?|a vendre)|viagra|credit rapide|pret (?:entre particuliers|rapide|urgent)|bonus (?:de )?casino|(?:mon|ma|sur) onlyfans|(?:vends|vend) (?:mes )?(?:photos? (?:coquines|hot|intimes|nues)|nudes)|devenez riche|regarde[rz]? mon profil
    |marabout|voyance gratuite|retour de l'etre aime)
  `,
  sellsBesideAddress: foldedPattern()`\b(?:offre (?:limitee|speciale)|promo\p{L}*|visite[rz]? (?:ma|mon|notre|nos)|(?:ma|notre) boutique|meilleur prix|inscription gratuite|gratuit\p{L}*|massage|soldes|reduction|appelez)\b`,
  ofOthers: foldedPattern()`
    \b(?:son|sa|leur|(?:de |d')?(?:mon|ma|mes) (?:voisine?|patron(?:ne)?|ex|collegue|prof\p{L}*|chef\p{L}*|medecin|amie?|copine?|proprio\p{L}*)|(?:monsieur|madame|m\.|mme) \p{L}+)\b[^.!?]{0,30}\b(?:numero|tel\p{L}*|portable|adresse|mail|habite)\b
    |\b(?:numero|tel\p{L}*|portable|adresse|mail) (?:de|d'|du) (?:mon|ma|mes|la|le) (?:voisine?|patron(?:ne)?|ex|collegue|prof\p{L}*|chef\p{L}*|amie?|copine?)|\b(?:son|leur) (?:numero|adresse|portable|mail)\b|\bappelle[rz]? mon ex\b
  `,
  underAge: foldedPattern()`
    \b(?:j'ai|jai|g|j ai) (?:seulement |juste |que |a peine |bientot |presque |encore |deja )*${AGE} ans?\b(?! (?:de|d'|dans|pour|ensemble|que|qu')\b)|\b(?:je )?(?:n'ai|j'ai|ai) pas (?:encore )?(?:18|dix-huit) ans|\bmoins de (?:18|dix-huit) ans
    |\bje rentre (?:au college|en (?:6|5|4|3)e)|\bje (?:ne )?suis (?:pas |encore )*(?:mineure?|majeure?)(?<!suis majeure?)(?<!suis encore majeure?)(?! de fond)|\bje suis (?:encore )?(?:au college|collegien\p{L}*|en (?:6|5|4|3)(?:e|eme)|en cm[12]|en (?:sixieme|cinquieme|quatrieme|troisieme) ?(?:au college)?(?=\s*(?:$|[.,!?]|au))|en seconde au lycee|encore un enfant|eleve de (?:6|5|4|3)e|(?:une? )?ado\p{L}*,? 1[0-7])
    |\bj(?:e |')(?:viens d'avoir|vais avoir|fete mes) ${AGE} ans|\bj'aurai ${AGE} ans|\b(?:hier|demain|aujourd'hui) c'etait mes ${AGE} ans|\bje suis (?:une |un )?(?:fille|garcon|gamin|gamine|gars|meuf) (?:de )?${AGE} ans|\b(?:fille|garcon) de ${AGE} ans\b.{0,25}\bc'est moi
    |^(?:\p{L}+[ ,]+){0,2}(?:c'est|moi c'est) \p{L}+,? ${AGE} ans|^(?:fille|garcon|f|h|mec|meuf),? ${AGE} ans|^${AGE} ans,? et (?:toi|vous)|\bmon age :? ?(?:c'est |est )?1[0-7]\b
    |(?<!\p{L})(?:j'?ai|j'aurai|je vais avoir|j'viens d'avoir|je viens d'avoir|je fete mes) (?:seulement |juste |que |a peine |bientot |meme pas |presque )*(?:1[0-7]|[5-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept) ans(?! (?:de|d'|dans|pour|qu|que|ensemble|et demi de))(?!\p{L})
    |(?<!\p{L})(?:je suis|chuis|jsuis) (?:encore )?(?:mineure?(?! de fond)|collegien(?:ne)?|au college|en (?:6|5|4|3|2)(?:e|eme|nde)|en (?:sixieme|cinquieme|quatrieme|troisieme|seconde|premiere)(?! (?:ann|classe|ligne|vitesse|position|main|place|partie|zone))|en CM[12])(?!\p{L})
    |(?<!\p{L})(?:je (?:ne )?suis|chuis|jsuis) (?:pas encore|pas) majeure?(?!\p{L})|(?<!\p{L})j'ai (?:pas|moins de) (?:encore )?(?:18|dix[- ]huit) ans
  `,
}
