import { foldedPattern, foldedRules } from '../pattern.ts'
import { gap, type Distress } from './rules.ts'

const WANT = String.raw`(?:veux|ve|voudrais?|voudrai|aimerais?|souhaite\p{L}*|prefere\p{L}*|prefererais?|envie|espere|reve|aurais (?:voulu|aime|prefere))`
const NO_MORE = '(?:plus jamais|jamais plus|plus|pas|jamais)'
const GONE = String.raw`(?:disparai(?:s|ssais|ssait|trais)|mourais|mourrais|meurs|creve|crevais|(?:n'? ?)?(?:etais|existais|suis|serais?) (?:plus|pas)(?: la)?|(?:etais|suis|serais?) (?:morte?|partie?))`
const IF_GONE = String.raw`(?:(?:si|quand|le jour ou) (?:je|j'|j ?)${gap(2)}?(?:ne |n'? ?)?${GONE}|\bsi ?j'?(?:etais|existais) (?:plus|pas|morte?)|si je ne${gap(2)}${GONE}|(?:ma|de ma) (?:mort|disparition)\b|sans moi)`
const NOBODY = '(?:personne|aucune? (?:personne|gens)|nul|pas grand monde)'
const MISSES = String.raw`(?:remarqu\p{L}*|aper[cs]\p{L}*|voi[rt]\p{L}*|verrait?|manqu\p{L}*|pleur\p{L}*|compte|soucie\p{L}*|capt\p{L}*|calcul\p{L}*|s'en (?:rend\p{L}*|fou\p{L}*|fich\p{L}*)|dout\p{L}*)`
const BETTER = '(?:mieux|plus (?:heureux|heureuse|tranquilles?|simple|facile|legers?)|soulages?|bon debarras)'
const PILLS = String.raw`(?:cachets?|comprimes?|medocs?|medicaments?|pilules?|somniferes?|doliprane\p{L}*|xanax|lexomil)`
const CLOSE = String.raw`(?:mari|copain|mec|conjoint|compagn(?:on|e)|petit ami|ex|femme|copine|pere|mere|papa|maman|beau[- ]?pere|belle[- ]?mere|frere|oncle|parents?|grand[- ]?pere|fils|cousin|padre|homme|pote)`
const THEY = String.raw`(?:(?:mon|ma|mes) (?:\p{L}+ )?${CLOSE}|il|elle|ils|papa|maman|on)`
const HITS = String.raw`(?:frappe\p{L}*|tape\p{L}*|bat(?:s|tait|tu\p{L}*)?|battent|cogne\p{L}*|gifl\p{L}*|etrangl\p{L}*|viol(?:e|ait|ee?)|abus\p{L}*|maltrait\p{L}*|tabass\p{L}*|roue\p{L}* de coups|pousse\p{L}* (?:contre|dans l'escalier|par terre|violemment)|serr\p{L}* (?:le cou|la gorge))`
const FRIEND = String.raw`(?:ami[es]?|amie|pote|frere|soeur|fils|fille|enfant|mere|maman|pere|papa|mari|femme|collegue|cousine?|coloc\p{L}*|voisine?|copine|copain|quelqu'un|il|elle|gosse)`
const KILL_ONESELF = String.raw`(?:en finir|se (?:tuer|suicider|foutre en l'air|pendre|flinguer|faire du mal|jeter|couper)|se (?:scarifi|mutil)\p{L}*|s'ouvrir les veines|mourir|crever|plus (?:vivre|etre la)|mettre fin)`

export const fr: Distress = {
  said: foldedRules`
    ${IF_GONE}\b.{0,35}\b${NOBODY}\b.{0,20}\b${MISSES}
    \b${NOBODY}\b.{0,25}\b${MISSES}.{0,25}\b${IF_GONE}
    \b(?:qui|ca) (?:me pleurerait|remarquerait|changerait rien)\b(?=.{0,30}\b(?:si je|sans moi|morte?|disparai|la\b))
    \b${IF_GONE}.{0,30}\b(?:serait?|seraient|irait?|iraient|se porterai\p{L}*|vivrai\p{L}*)${gap(3)}${BETTER}
    \b(?:serait?|seraient|irait?|iraient|vivrai\p{L}*|se porterai\p{L}*|est|sont)${gap(1)}?(?:tous |bien |vachement |beaucoup )*${BETTER}${gap(3)}?(?:sans moi|${IF_GONE})
    \bdebarrasses? de moi
    \b(?:mieux|soulages?)${gap(5)}(?:si (?:je|j')|sans moi)${gap(3)}?(?:plus|pas la|morte?|disparai\p{L}*)?(?<=sans moi|plus|pas la|morte?|disparai\p{L}*)
    \b(?:ecrit|redige|prepare|fini|termine|poste)${gap(2)}?(?:(?:les|mes|ma) lettres?|(?:une|des) lettres? d'adieu\p{L}*)(?=\s*(?:$|[.,!]|pour (?:mes parents|ma famille|chacun|eux|mes enfants|expliquer)|a mes))
    \b(?:les|mes) lettres (?:sont|c'est) (?:deja )?(?:ecrites|pretes|finies)
    \blettres? d'adieux?(?! (?:a|pour) (?:mes |mon |la |l')?(?:colleg|equipe|boite|boulot|chef))
    \b${WANT}${gap(6)}?(?:m'? ?endormir|dormir)\b.{0,30}\b${NO_MORE}${gap(2)}(?:re)?veill\p{L}*
    \b${WANT}${gap(6)}?${NO_MORE}${gap(2)}(?:me )?(?:re)?veill\p{L}*(?=\s*(?:$|[.,!]|demain))
    \b(?:plus|pas|aucune|zero)${gap(2)}?(?:envie|gout|force|courage|energie|raison|interet)${gap(2)}?(?:de |d'|a |pour )?(?:la |ma )?(?:vivre|vie|continuer|exister|me battre|etre la|etre en vie|rester en vie)(?! (?:a (?!vivre)|avec|ici|chez|dans|en|le|la|les|ce|cette|mon|ma)\b)
    \bgout a (?:rien|la vie)(?<=\b(?:plus|pas|perdu) .{0,20})
    \b(?:ca |a )?(?:sert|servirait|rime)${gap(1)}?a (?:quoi|rien)${gap(2)}(?:de |d'|que je )?(?:continuer|vivre|vive|rester|exister|m'accrocher|se battre|lutter)(?! (?:a|cette serie|le|la|ce)\b)
    \ba quoi (?:ca |bon|cela )?(?:sert |rime )?(?:de |d')?(?:continuer|vivre|rester|exister|lutter|me lever)(?=\s*(?:$|[.,!?]|encore|comme ca|si))
    \b(?:pourquoi|pk|pq|prq|pourkoi|pquoi)${gap(2)}?(?:vivre|je vis|continuer a vivre|exister|j'existe|suis[- ]je (?:encore )?(?:la|en vie))(?=\s*(?:$|[.,!?]|encore))
    \bmarre (?:de|d')(?:vivre|la vie|cette vie|etre en vie|exister|tout et de)(?! (?:avec|ici|chez|dans|en))
    \b(?:fatigue|lasse?|epuise|creve|saoule)\p{L}* (?:de |d')(?:vivre|la vie|ma vie|cette vie|exister|etre en vie|me battre contre)
    \b(?:j'? ?en|jen|g|en) (?:peux|peu|pe) plus\b.{0,50}\b(?:tout s'? ?arrete|que ca s'? ?arrete|en finir|de (?:la|cette|ma) vie|de vivre|partir pour|dormir pour|disparaitre)
    \b(?:veux|voudrais|aimerais)${gap(3)}?(?:que )?tout (?:s'? ?arrete|finisse|cesse)(?=\s*(?:$|[.,!]|pour|une))
    \b(?:veux|voudrais|aimerais)${gap(3)}?que (?:ca|cela) (?:s'? ?arrete|finisse|cesse)(?=\s*(?:$|[.,!]|pour toujours|une bonne fois))
    \b(?:tenir|tiens|supporte|encaisse)${gap(2)}?plus\b.{0,20}\b(?:cette vie|la vie|vivre)
    \b(?:je|j) (?:ne )?(?:tiens|tiendrai|tiendrais) (?:plus|pas)(?: longtemps)?(?=\s*$)
    \b(?:vois|voit|trouve|ai|a|y a|reste)${gap(1)}?(?:plus|pas|aucune?|jamais)${gap(2)}?(?:d'|de |l'|le )?(?:issues?|sortie|espoir|avenir|futur|solution|bout du tunnel|lumiere)(?=\s*(?:$|[.,!]|pour moi|a (?:ma|cette) (?:vie|situation)|et\b|a tout ca))
    \b(?:m'? ?est|mest|m'en) (?:completement |bien |tout a fait )?(?:egal|fous|fiche)\b.{0,30}\b(?:plus etre (?:la|en vie)|vivre ou mourir|mourir|creve\p{L}*|meurs|me reveille\p{L}*|etre (?:encore )?(?:la|en vie))
    \b(?:crever|mourir|vivre ou mourir)\b.{0,20}\b(?:m'est|je m'en) (?:egal|fous)
    \b(?:poids|fardeau|boulet|charge)(?: mort)? (?:pour|sur) (?:tout le monde|les autres|tous|ma famille|mes (?:parents|proches|enfants|amis)|mon|ma|eux|elle|lui|vous)
    \b(?:suis|jsuis|qu'un|que)${gap(2)}(?:un |une )?(?:poids|fardeau|boulet)(?=\s*(?:$|[.,!]))
    \bpersonne (?:n'?)? ?a besoin de moi
    \bbesoin de moi\b(?<=\b(?:personne|aucun) .{0,20})
    \bgene tout le monde
    \bpersonne (?:ne )?(?:m'aime|veut de moi)\b.{0,40}\b(?:mourir|morte?|vivre|finir|disparaitre)
    \b(?:aimerais?|voudrais?|prefere\p{L}*|envie (?:de |d'))${gap(3)}?(?:etre (?:morte?|six pieds|sous terre)|crever|plus (?:exister|etre de ce monde|etre la))
    \b(?:jamais|pas) (?:du |aurais du )?(?:naitre|etre nee?)\b
    \bjamais (?:venue? au monde|exist\p{L}*)(?<=\b(?:je|j'|aurais|voudrais) .{0,40})
    \b(?:pense|penses|songe|reve|pensais|idees?|pensees?|envies?)${gap(4)}?(?:a (?:la|ma) mort|de (?:la|ma) mort|a mourir|de mort|au suicide|noires|suicidaires|sombres)(?! (?:de|du|d'|des)\b)
    \b(?:pense|penser|pensais|pense)${gap(3)}?a (?:me |m')(?:tuer|jeter|pendre|suicider|foutre|ouvrir|tailler|balancer)
    \bidees noires
    \bpulsions? suicidaires?
    \b(?:fait|faisais|apres|deja|refait|rate)${gap(2)}?(?:une|ma|deux|trois|des|plusieurs)? ?(?:ts|tentatives?)\b(?! (?:de (?:record|gateau|but|vol|contact)))(?=\s*(?:$|[.,!]|de suicide|l'an|l'annee|il y a|en|et|quand|a|ca|y))
    \bapres (?:ma|une|sa) (?:ts|tentative)\b
    \b(?:essaye|tente)${gap(2)}?de (?:me |m')(?:tuer|suicider|pendre|ouvrir|foutre|noyer)
    \b(?:garde|stocke|accumule|mets de cote|mis de cote|economise|planque|cache|collectionne|recupere)\p{L}*${gap(5)}?${PILLS}
    \b${PILLS}${gap(4)}?(?:de cote|devant moi|planques?|sous la main|prets)
    \bcombien (?:de |d')?(?:${PILLS}|boites?|grammes)\b.{0,50}\b(?:mourir|fini|finir|morte?|mortel\p{L}*|reveil\p{L}*|crever|tuer|y rester|overdose|partir)
    \b(?:avale|pris|gobe|bouffe)\p{L}*${gap(3)}?(?:tou[st]e?s?|toute la|plein|trop|une)${gap(3)}?(?:${PILLS}|boites?|plaquettes?|tablettes?)(?! (?:pour|contre) (?:le|la|mon|ma))
    \b(?:jme|je me|j me|m'?etre|me suis|jme suis|recommence a me|arrete pas de me|me re)${gap(2)}?(?:scarifi\p{L}*|mutil\p{L}*|taillad\p{L}*|lacer\p{L}*|brule (?:la peau|les bras|expres|avec)|coupe\p{L}* (?:encore|expres|les (?:bras|veines|poignets|cuisses|jambes|avant[- ]bras)|la peau|hier|cette nuit|a nouveau|de nouveau|quand)|recoupe\p{L}*)(?! les (?:cheveux|ongles))
    \bme suis (?:encore|re) ?coupee?\b(?! (?:les cheveux|en))
    \b(?:me|m'?) ?(?:fais|faire|suis fait|fait)${gap(1)}?(?:encore |souvent |expres )?(?:du|mal)(?: mal)? (?:quand|expres|volontairement|pour|aux?|a moi|moi[- ]meme)(?! (?:pied|dos|genou|bras en|main|cheville|epaule))
    \b(?:me|m') ?(?:fais|faire|suis fait) du mal\b
    \b(?:scarifications?|automutilation|coupures)\b.{0,30}\b(?:mes|mon|sur|bras|cache)
    \b(?:cache|manches longues)\b.{0,20}\b(?:bras|cicatrices|coupures|bleus)
    \b(?:lame|rasoir|cutter|corde(?! (?:du|de|pour|a)\b)|flingue|couteau)\b.{0,20}\b(?:a cote de moi|devant moi|dans la main|a la main|prete?|sous mon|cachee?|contre (?:ma|mon))
    \b(?:jeter|jette|jetter|balancer|mettre|allonger|passer|foutre)${gap(1)}?(?:sous|devant|sur) (?:le|un|les|la|une) (?:metro|train|rer|rails|voies?|bus|camion|voiture|tram)\b(?<=\b(?:me|m'|jme) ?.{0,50})
    \b(?:dois|devrais|pourrais|vais|dis|pense|pensee?|envie)${gap(4)}?(?:de |a )?(?:sauter|me jeter|m'jeter)(?=\s*(?:$|[.,!]|du|d'un|dans le vide|par|de la))(?!.{0,20}(?:parachute|elastique|piscine|plongeoir|eau|repas))
    \b(?:rejoindre|retrouver)${gap(1)}?(?:ma|mon|mes)${gap(2)}?.{0,15}\b(?:la[- ]haut|au ciel|au paradis|de l'autre cote|dans l'au[- ]dela|mort\p{L}*)
    \b${WANT}${gap(4)}(?:rejoindre)${gap(2)}(?:la[- ]haut|au ciel|au paradis)
    \btout${gap(1)}?(?:est )?(?:prepare|regle|organise|range|prevu|donne|pret)\b.{0,70}\b(?:c'est|ce sera|tout sera|sera) (?:fini|termine|la fin)
    \b(?:demain|ce soir|bientot|cette nuit) (?:j'en finis|c'est fini pour moi|je ne serai plus la|je serai plus la|je serai morte?|je pars pour toujours|tout sera fini)
    \bj'? ?en finis\b(?! (?:avec|pas))
    \b(?:donne|distribue) (?:toutes )?mes affaires(?=\s*(?:$|[.,!])).{0,40}
    \bje (?:vous |t')?(?:dis )?adieu (?:a tous|tout le monde|le monde)
    \b(?:me|m'|jme|j'me|vais me) ?(?:flinguer|flingue|buter|pendre|foutre en l'air|fous en l'air|tirer une balle|tire une balle|tailler les veines|ouvrir les veines)
    \bj(?:e |')?veux? (?:juste |tellement |vraiment )*(?:mourir|crever)(?! (?:de|d')\b)
    \bj(?:'ai|e veux|ai)?${gap(1)}?envie (?:de |d')(?:me |m')(?:flinguer|pendre|tuer|foutre|jeter|couper|faire du mal|tailler|scarifier|bruler)(?! (?:les cheveux|une tranche|un))
    \b(?:peur|terrifiee?|flippe)${gap(1)}?(?:de|d') ?(?:mon|ma|mes) (?:\p{L}+ )?(?:mari|copain|mec|conjoint|compagnon|ex|pere|beau[- ]?pere|mere|parents|frere|oncle)\b
    \bpeur (?:de|d') ?(?:rentrer (?:chez moi|a la maison)|etre (?:frappee?|battue?))
    \b(?:bleus|coquard|oeil au beurre noir)\b.{0,40}\b(?:cache|maquill\p{L}*|a cause de lui|de mon|il)\b
    \bviolences? conjugales?\b(?=.{0,30}\b(?:je|moi|victime|mon))
    \b(?:suis|ete|etais|fais|faire)${gap(2)}?(?:battue?|violee?|frappee?|tabassee?|abusee?|cogner|tabasser|frapper) (?:a la maison|par (?:mon|ma|lui|un)|quand j'etais|chez moi|tous les)(?! (?:colleg|adversair|equipe))
    \b(?:quand|lorsque|si|apres que) (?:vous|tu|quelqu'un|on)${gap(1)}?(?:lir\p{L}*|lis\p{L}*|trouver\p{L}*|lisez)\b.{0,30}\b(?:plus la|morte?|partie?|plus de ce monde|loin|fini|trop tard)
    \b(?:mourir|crever|suicid\p{L}*|se tuer|en finir|partir|mort)\b.{0,20}\b(?:sans (?:douleur|souffrir|avoir mal)|rapide\p{L}*|indolore|vite et)|\b(?:sans (?:douleur|souffrir)|indolore)\b.{0,20}\b(?:mourir|partir|mort|en finir)|\bcomment (?:on )?(?:mourir|meurt|se suicider|se tuer|se pendre|en finir)(?=\s*(?:$|[.,!?]|vite|sans|rapidement|facilement))
    ^(?:\p{L}+ ){0,4}(?:methode|moyen|facon|technique|truc) (?:qui|sans) (?:ne )?(?:fait|fasse|font|faire) pas (?:trop )?(?:mal|souffrir)(?=\s*[?.!]*$)
    \b(?:monde|terre|vie|famille|ils|gens|tout le monde|enfants)\b.{0,20}\b(?:bien|mieux|tourne\p{L}*|continue\p{L}*|s'en sort\p{L}*)${gap(2)}?sans moi\b(?! (?:ce soir|demain|au (?:boulot|bureau)))
    \b(?:failli|manque de|a deux doigts de|presque|pas loin de)${gap(2)}?(?:me |m')?(?:saut\p{L}*|jeter|tuer|faire une (?:connerie|betise)|tout arreter|en finir|avaler|pendre|foutre)(?!.{0,25}\b(?:piscine|eau|mer|plongeoir|repas|joie)\b)
    \bmanches longues\b.{0,50}\b(?:bras|voi\p{L}*|cach\p{L}*|marques|coupures|cicatrices|bleus)|\b(?:cach\p{L}*|planqu\p{L}*)${gap(2)}?(?:mes )?(?:bras|cicatrices|marques|coupures|bleus)
    \b(?:mon|mes|propre)${gap(1)}?(?:enterrement|obseques|funerailles|testament|cercueil|tombe)\b|\ba mon enterrement
    \b(?:si|sans|y a que|y'a que|heureusement que)\b.{0,30}\b(?:serais?|je s(?:er)?ais) (?:plus|deja|pas)${gap(2)}?(?:de ce monde|la|morte?|partie?|en vie)|\b(?:seule?|seules?|juste pour|que pour)\b.{0,35}\b(?:me retient|me fait tenir|que je reste|je suis encore (?:la|en vie)|que je vis)
    \b(?:merite|merites)${gap(1)}?(?:pas|plus|que)?${gap(1)}?(?:de )?(?:vivre|mourir|d'exister|d'etre (?:en vie|la)|crever)(?=\s*(?:$|[.,!]))
    \b(?:plaque\p{L}*|pousse\p{L}*|projete\p{L}*|jete\p{L}*|coince\p{L}*|cogne\p{L}*) (?:contre|sur|a) (?:la|le|un|une|terre)${gap(1)}?(?:porte|mur|sol|canape|lit|carrelage|terre)?\b(?<=\b(?:m'a|m'ont|me|ma) .{0,50})|\b(?:pris|prend|saisi\p{L}*|attrape\p{L}*|serre\p{L}*|tiree?|tire)${gap(1)}?(?:a la|par la|la|par les|le) (?:gorge|cheveux|cou)\b(?<=\b(?:me|m'a|ma|m'ont|m'avait|m')\b ?.{0,40})
    \b(?:tenir|tiendrai|tiens|resister)\b.{0,25}\bavant de (?:faire|craquer|me|commettre)|\bfaire une (?:connerie|betise)\b(?<=\b(?:peur|vais|veux|envie|avant de|risque|sens) .{0,40})
    \b(?:depuis|sans) (?:qu'il|qu'elle|lui|elle|sa mort|son depart|mon|ma)\b.{0,40}\b(?:plus rien n'a|n'a plus (?:de |aucun )?sens|plus (?:de|aucun) sens|je veux le suivre|plus vivre)|\b(?:veux|voudrais|vais)${gap(1)}?(?:le|la|les) (?:suivre|rejoindre)(?=\s*(?:$|[.,!]|dans|la haut))(?! (?:sur|en (?:voiture|train)))
    \b(?:cachets|comprimes|medocs|medicaments|boite|overdose|veines)\b.{0,50}\b(?:reveillee?|hosto|hopital|urgences|lavage d'estomac|reanimation|rea\b)
    \b(?:espere|aimerais|voudrais|souhaite|envie|si seulement|reve)\b.{0,30}\b(?:voiture|camion|bus|train|crise cardiaque|accident|foudre|cancer|maladie|balle)\b.{0,25}\b(?:me|m'|mon)\b.{0,6}(?:renvers\p{L}*|ecras\p{L}*|fauch\p{L}*|tu(?:e|er)|emport\p{L}*|percut\p{L}*|rentr\p{L}*)|\b(?:coeur|souffle)\b.{0,15}\b(?:s'? ?arrete\p{L}*|lache|cesse)(?<=\b(?:voudrais|aimerais|veux|espere|veut) .{0,60})
    \b(?:me|m')${gap(1)}?(?:tape|cogne|frappe|claque|mords|griffe|brule|gifle)${gap(1)}?(?:la tete|moi[- ]meme|contre|les bras|le visage|jusqu'au sang)|\btete contre (?:le|les) murs?(?<=\b(?:me|je|j') ?.{0,30})
    \b(?:chez (?:moi|nous)|a la maison|maison)\b.{0,50}\b(?:enfer|coups|frappe|violence|cris et|tape|ceinture)(?! (?:de (?:fil|main|vent|barre)))|\b(?:prend|prends|prenons|recois|mange|ramasse) (?:des|les|tous des|toujours des) (?:coups|baffes|gifles|claques|beignes|raclees?)
    \b(?:fatigue|marre|epuise|lasse?|creve|plus la force)\p{L}* (?:de|d')${gap(1)}?(?:lutter|me battre|combattre|faire semblant|tenir)|\bje (?:n'en peux plus et je )?(?:baisse les bras|abandonne|lache tout)(?=\s*(?:$|[.,!]))(?<=\b(?:lutter|battre|vivre|vie|plus la force|fatigue\p{L}*|epuise\p{L}*)\b.{0,50})
    \b(?:dedans|interieur\p{L}*|au fond)\b.{0,25}\b(?:deja )?(?:mort|morte|vide|creve)\b|\b(?:mort|morte) (?:a l'interieur|en dedans|de l'interieur|interieurement)
    \b(?:couteau|lame|cutter|ciseaux|flingue)\b.{0,25}\b(?:mains?|poignet|gorge|veines|ventre)\b(?=.{0,40}\b(?:trembl\p{L}*|pleur\p{L}*|hesit\p{L}*|j'ose|arrive)|\s*$)(?!.{0,30}\b(?:cuisine|oignon|viande))
    \b(?:fais|faits?|dit|dis)${gap(1)}?(?:mes|tous mes) adieux|\bdit (?:au revoir|adieu)${gap(1)}?(?:a )?(?:tous|tout le monde|ma famille|mes (?:enfants|proches))(?=\s*(?:$|[.,!]|sans|pour toujours))(?<=\b(?:j'ai|je|ai)\b.{0,40})
    \b(?:suis|serai|etais|jsuis)${gap(1)}?(?:qu'une |juste une |une )(?:erreur|honte|dechet|sous-merde)(?=\s*(?:$|[.,!]))|\b(?:ratee?|gachee?|foutue?|finie?)\b(?<=\b(?:ma vie est|ma vie) .{0,12})(?=\s*(?:$|[.,!]))|\bavorte\p{L}*\b(?<=\bm'?.{0,20})
    \bqui (?:va |prendra |s'occupera )?.{0,30}\bquand je (?:serai|ne serai|serais) (?:plus|morte?|partie?)
    \b(?:mon dieu|seigneur|dieu)\b.{0,15}\b(?:prenez|prends|laisse|rappelle)[- ]?moi|\blaissez[- ]moi (?:mourir|partir|crever)
    \bvoix\b.{0,25}\b(?:dit|disent|ordonn\p{L}*|veulent)\b.{0,25}\b(?:me|mourir|sauter|tuer|couper)
    \b(?:achete|trouve|commande|noue|accroche)\p{L}*${gap(1)}?(?:la|une|de la|ma) corde(?! (?:a sauter|de guitare))|\bnoeud coulant
    \b(?:douleur|souffrance|vide)\b.{0,30}\b(?:s'arrete\p{L}*|insupportable|finisse|trop forte|peux plus|supporte plus)(?<=\b(?:ma|cette|la|de|mon|ce)\b.{0,50})(?<!\b(?:dent|dos|genou|tete|ventre|pied|regles)\p{L}*.{0,40})(?!.{0,25}\b(?:dent|dos|genou|tete|ventre|pied|regles))
    \b(?:pourquoi|pk|a quoi bon)\b.{0,20}\b(?:respire|je suis encore la|je me leve encore|j'existe)
    \bvolant\b.{0,20}\b(?:lach\p{L}*|donner un coup|tourner|braquer)|\b(?:lach\p{L}*|braqu\p{L}*|coup de|tourner)${gap(2)}?volant\b(?<=\b(?:pense|envie|failli|imagine\p{L}*|songe|idee)\b.{0,60})
    \b(?:cicatrices|plaies|coupures)\b.{0,40}\b(?:rouvert\p{L}*|fraiches|ouvertes|m'arreter|nouvelles)|\bsaigne?\b.{0,25}\b(?:mieux|calme|soulage|vivante?|respire)(?<=\b(?:que|quand|seulement|jusqu) .{0,60})
    \b(?:cles?|clefs?|pas|rentre)\b.{0,40}\b(?:trembl\p{L}*|panique|peur|bleus)|\b(?:compte|nouveaux|cache)${gap(2)}?bleus\b|\bbleus (?:de la semaine|partout|sur (?:les bras|le corps))\b(?!.{0,30}(?:foot|match|demenag))
    \bpas (?:depasser|vivre au[- ]dela|avoir|feter) (?:mes |ses |les )?\d+ ans|\bpas (?:faite?s?|prevue?) pour (?:ce monde|vivre|cette vie)
    \b(?:peut[- ]on|on peut|c'est possible de|ca se peut de)${gap(1)}?(?:mourir|crever)\b.{0,15}\b(?:avec|de|d'|a cause|par)${gap(1)}?(?:des |une )?(?:somnif\p{L}*|cachets|medicaments|medocs|comprimes|doliprane|insuline|surdose)
    \bpartir\b.{0,30}\b(?:pour de bon|pour toujours|vraiment partir|pas en vacances|definitivement)
    \b(?:ex|mec|copine|copain|il|elle|mari|femme)\b.{0,20}\b(?:menace|menacait|jure)\b.{0,15}\bde se (?:tuer|suicider|foutre|jeter|faire)
    \b(?:flics?|police|plainte|gendarmes|quitte|pars)\b.{0,30}\b(?:m'enterre|me tue|me bute|me tuera|me butera|suis morte?)
    \bcorde\b.{0,30}\b(?:cave|grenier|garage|poutre|tete|attend)(?<=\b(?:repere|vu|regarde|pense|prepare|accroche)\p{L}*.{0,60})
    \b(?:est ce que|est-ce que|ca)\b.{0,10}\bfait mal\b.{0,20}\b(?:saute|meurt|mourir|pend|sauter)
    \b(?:rien|personne)${gap(1)}?(?:ne )?(?:me retient|m'attache|me rattache|me raccroche)
    \b(?:dit|crie|repete)${gap(1)}?(?:de |que je (?:devrais|ferais mieux de) )(?:crever|mourir|me tuer|me suicider)|\b(?:lance|jette|balance)${gap(3)}?(?:objets|choses|assiettes|trucs|affaires)${gap(1)}?(?:dessus|sur moi|a la figure)|\bme (?:lance|jette|balance) des (?:objets|choses|trucs|assiettes)
    \b(?:coupures|entailles|cicatrices|marques)\b.{0,20}\b(?:fraiches|nouvelles|partout)?.{0,12}\b(?:bras|poignets|cuisses|jambes)
    \b(?:paix|repos)\b.{0,25}\b(?:peu importe comment|eternel|pour toujours|a tout prix)|\bpense\b.{0,15}\b(?:qu'a la fin|a ma fin|a en finir|qu'a ca finir)|\b(?:decue?|triste|degoutee?|deception)\b.{0,25}\b(?:d'etre |encore )+(?:en vie|vivante?|reveillee?|la\b)
    \b(?:assez|suffisamment|plein)${gap(1)}?(?:de |d')${PILLS}|\bce que ca (?:ferait|fait|serait)${gap(1)}?(?:d'|de )(?:etre morte?|mourir)
    \b(?:aucun|pas de|plus de|nul)${gap(1)}?sens\b.{0,15}\b(?:ma|la|cette) vie|\bsens\b.{0,10}\bma vie\b(?<=\b(?:aucun|pas|plus)\b.{0,40})|\b(?:ma|une|la)${gap(1)}?(?:premiere |deuxieme |seconde |troisieme |derniere )?(?:ts|tentative)\b(?! (?:de (?!suicide)|d')).{0,40}
    \bmanquer(?:ai|ais)s? a (?:personne|qui)|\b(?:supporte|supporter|encaisse)\p{L}*${gap(1)}?(?:plus |pas )?(?:cette|ma|la) vie\b(?<=\b(?:plus|pas) .{0,30})
    \b(?:veux|voudrais)${gap(1)}?(?:plus|pas)${gap(1)}?(?:etre|rester) (?:la|ici)(?=\s*(?:$|[.,!]))
    \b(?:achete|commande|trouve)${gap(1)}?(?:des |une )?(?:lames?|lames de rasoir)(?=\s*(?:$|[.,!]))|\b(?:que je vive|vivante? ou morte?|que je sois (?:la|vivante?))${gap(3)}?.{0,10}\b(?:ou|change\p{L}*)\b|\bme (?:planter|poignarder|planterait|etouffer|egorger)\p{L}*\b.{0,20}\b(?:sommeil|dors|nuit)
    \bdormir\b.{0,15}\b(?:plus jamais|jamais|ne plus)${gap(1)}?(?:me )?lever|\bgratte\p{L}*\b.{0,25}\b(?:sang|saigne\p{L}*)(?<=\bme .{0,50})
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(4)}?(?:me|m'|nous|m) ?(?:a |ai |re|ont |avait )?(?:\p{L}+ )?${HITS}(?! (?:dans l'oeil|sur les nerfs|la bise|un (?:texto|message)|aux? )\b)
    \b${THEY}${gap(4)}?(?:me|m'|nous) ?(?:a )?(?:tape|frappe|cogne) (?:dessus|dedans)
    \b(?:leve|lever) la main sur (?:moi|nous|mes enfants)
    \b(?:met|mis|pose)${gap(3)}?(?:sa main|ses mains|les mains) (?:autour de mon cou|sur mon cou|sur moi|a ma gorge)
    \b${THEY}${gap(3)}?(?:me|m'|nous) ?(?:enferm\p{L}*|sequestr\p{L}*|empeche\p{L}* de sortir|interdit de (?:sortir|voir|parler|travailler)|laisse (?:pas|plus) (?:sortir|voir)|surveille\p{L}*)
    \b(?:me|m') ?(?:touche|tripote|caresse|viole|force)(?:\p{L}{0,3})${gap(4)}?(?:la nuit|quand|dans mon lit|en bas|a coucher|sans)(?<=\b${THEY} .{0,60})
    \b(?:beau[- ]?pere|pere|oncle|frere|cousin|grand[- ]?pere)${gap(2)}?(?:me|m'a) ?(?:touche\p{L}*|tripote\p{L}*|viole\p{L}*)
    \b(?:menace\p{L}*|dit|dis|jure|promis)${gap(4)}?(?:de |qu'il |qu'elle |qu' ?il |q )?(?:va |vas )?(?:me|m'|nous) ?(?:tuer|buter|tue|planter|crever|egorger|faire la peau)(?=.{0,10}\b(?:si|$|un jour))
    \b(?:il|elle|mari|copain|ex|mec)\b.{0,25}\bme (?:tuer|tuera|buter|butera|planter)${gap(1)}?(?:si|s'il|un jour)
    \b${FRIEND}\b.{0,50}\b(?:veut|veux|voulait|parle|dit|dis|ecrit|envie|pense|menace|essaye|tente|peur)\b.{0,30}\b${KILL_ONESELF}(?! (?:avec (?:ce|cette|le|la|son|sa|ses|lui|elle)|de (?:rire|faim|honte))\b)
    \b(?:peur|inquiete?)\b.{0,30}\b(?:qu'(?:il|elle)|que)\b.{0,20}\b(?:se (?:fasse (?:du mal|quelque chose)|tue|suicide|foute|jette)|fasse une (?:betise|connerie))
    \b${FRIEND}${gap(3)}?(?:se (?:scarifi\p{L}*|mutil\p{L}*|fait du mal|taillad\p{L}*)|a fait une (?:ts|tentative))
    \b(?:pont|toit|balcon|falaise|rails|fenetre|vide)\b.{0,40}\b(?:saut\p{L}*|jett?\p{L}*|laisser tomber)(?<=\b(?:je|j'|me|j) ?.{0,90})
    \b${FRIEND}\b.{0,40}\b(?:distribue|donne toutes|fait ses adieux|veut disparaitre|veux disparaitre|se laisse mourir|des coupures|coupures sur|cicatrices sur|dit adieu)
    \b${THEY}\b.{0,25}\b(?:pete\p{L}* (?:les|un) (?:plombs|cable)|boit|bourre|saoul|violent|vrille)\b.{0,40}\b(?:bleu\p{L}*|coups|frapp\p{L}*|peur|sang|hopital|tap\p{L}*|cach\p{L}*|oeil)
    \b(?:me|m'a) (?:force|oblige)\p{L}* (?:a (?:coucher|le faire|avoir|des)|sexuellement)|\b(?:menace\p{L}*|coupe\p{L}*|frapp\p{L}*) (?:avec|d') ?(?:un couteau|une ceinture|un couteau|son couteau|sa ceinture)|\b(?:me cache|m'enferme)${gap(2)}?(?:dans|de lui|quand il|pour qu'il)(?=.{0,30}\b(?:il|peur|rentre|mari|pere|frappe))
    \b(?:quai|rails|pont|balcon|toit|fenetre)\b.{0,40}\b(?:envie|pense|pensais|failli|regarde)\b.{0,20}\b(?:sauter|tomber|jeter|finir)
  `,
  tale: foldedPattern()`
    \b(?:films?|series?|livres?|romans?|polars?|thriller|theatre|piece|opera|episode|saison|chapitre|scene|jeux?|boss|niveau|heros|heroine|personnage|romeo|juliette|werther|infos|journal|article|histoire de france|guerre
    |echecs|tennis|cartes|belote|poker|ping|badminton|flechettes|fifa|mario|course|match|monopoly|bowling|billard|scrabble|quiz|boxe|ring|entrainement|tournoi|finale|coupe|judo|karate|foot|piscine|plongeoir|parachute|elastique|trampoline|chien|chat|perroquet|cheval|mdr+|lol|haha+|ptdr|adversaire|equipe|\d[-:]\d|soleil|porte|cuisine|oignons?|ras(?:ant|er|oir)|equipe)\b
  `,
}
