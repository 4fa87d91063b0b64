import { foldedPattern, foldedRules } from '../../pattern.ts'
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
    \b(?:lame|rasoir|cutter|corde|flingue|couteau)\b.{0,20}\b(?:a cote de moi|devant moi|dans la main|a la main|prete?|sous mon|cachee?|contre (?:ma|mon))
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
  `,
  tale: foldedPattern()`
    \b(?:films?|series?|livres?|romans?|polars?|thriller|theatre|piece|opera|episode|saison|chapitre|scene|jeux?|boss|niveau|heros|heroine|personnage|romeo|juliette|werther|infos|journal|article|histoire de france|guerre
    |echecs|tennis|cartes|belote|poker|ping|badminton|flechettes|fifa|mario|course|match|monopoly|bowling|billard|scrabble|quiz|boxe|ring|entrainement|tournoi|finale|coupe|judo|karate|foot|piscine|plongeoir|parachute|elastique|trampoline|chien|chat|perroquet|cheval|mdr+|lol|haha+|ptdr|adversaire|equipe)\b
  `,
}
