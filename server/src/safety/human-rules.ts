// 'Are you human?' in any wording, in all languages of the lounge: whoever asks gets the plain answer.
import type { Language } from '@green-room/contract/characters'
import { pattern } from './pattern.ts'
import { HUMAN_ELSEWHERE, PRAISE } from './human-rules-elsewhere.ts'
import { fold } from '@green-room/talker/fold.ts'

const MACHINE = pattern()`
  (?:human|hooman|humans?|bot|bots|chat ?bot|robot|a\.?i\.?|ia|artificial(?: intelligence)?|machine|computer|program|programme
  |software|script|scripted|algorithm|language model|llm|gpt|chat ?gpt|android|alive|real(?=\s*(?:$|[?!.,;)]|or\b|and\b|then\b
  |though\b|tho\b|at all\b|lol\b|person|people))|fake|virtual|automated|generated|(?:real |actual |living |human )(?:person|being
  |people|man|woman|girl|guy|lady))
`.source
const FILL = pattern()`
  (?:(?:really|actually|even|just|only|some kind of|some sort of|like|an?|the|not|n't|so|truly|secretly|maybe|possibly|clearly
  |obviously|probably|definitely|totally|all|kind of|sure|in fact|listening or just a|one of those|talking|or|for|100%|some|still
  |being) )*
`.source
const HUMAN: RegExp[] = [
  /\bare you (?:really |actually |truly )?an? (?:real|actual|genuine|true) \w+|\bare you (?:really|actually|truly) an? \w+/i,
  new RegExp(`\\b(?:are|r|aren'?t|were|is it true(?: that)?) (?:you|u|ya)(?: guys)? ${FILL}${MACHINE}\\b`, 'i'),
  new RegExp(
    `\\b(?:you'?re|you are|youre|u r|ur|you must be|you sound like|you seem(?: like)?|you might be|you have to be) ${FILL}${MACHINE}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:is|are) (?:this|there|anyone|anybody|someone|somebody)(?: here| there)? ${FILL}${MACHINE}\\b`, 'i'),
  pattern('i')`
    \b(?:am i|are we|i'?m|i am|was i|to be) (?:really |actually |just |even )?(?:talking|speaking|chatting|writing|texting
    |typing) (?:to|with) (?:an? |some |the )?(?:real |actual )?(?:human|person|bot|chatbot|robot|machine|computer|ai|a\.i\.
    |program|script|someone real|somebody real|anyone real|real)
  `,
  pattern('i')`
    \b(?:real|actual|living|flesh and blood) (?:person|human|people|human being)\b.*\?|\b(?:person|human|someone|somebody
    |people) (?:behind|on the other (?:end|side)|at the other end|typing|writing|answering) ?(?:this|it|the screen|there
    |that)?.*\?
  `,
  pattern('i')`
    \bwho (?:exactly |really )?(?:wrote|programmed|made|built|created|trained|coded|designed) you\b|\bwhat (?:exactly |really |kind of (?:thing |being |creature )?)?are you\b(?! (?:doing|up to|talking|saying|thinking|reading|working|wearing|eating
    |drinking|drawing|making|cooking|looking|planning|afraid|scared|good|bad|like|listening|going|into|interested|proud|most
    |called|trying|hoping|feeling|waiting))
  `,
  pattern('i')`
    \b(?:admit|prove|swear|confess|pretend|promise|say|tell me)(?: it)?,? (?:that )?(?:you'?re|you are|ur) .*(?:human|person|real
    |bot|ai|robot|machine)\b
  `,
  pattern('i')`
    \b(?:talk(?:ing|ed)?|chat(?:ting)?|speak(?:ing)?|writ(?:e|ing)) (?:to|with) (?:a |an |some )?(?:bots?|chatbots?|ais?|robots?
    |machines?|computers?)\b
  `,
  pattern('i')`
    \b(?:turing test|captcha)\b|\bdo you (?:have|got) (?:a (?:real )?(?:body|soul|brain|heart|face)|consciousness|blood)\b
    |\bare you (?:conscious|sentient|self[- ]aware)\b
  `,
  pattern('i')`
    \b(?:is|are) (?:this|these|your) (?:chat|conversation|messages?|answers?|repl(?:y|ies)|words)? ?(?:all )?(?:generated
    |automated|automatic|pre-?written|scripted|written by (?:a|an|some) (?:ai|machine|computer|bot|human|person))
  `,
  pattern('i')`
    \b(?:which|what) (?:ai|llm|language model|gpt|chatbot|bot)\b.*\byou\b|\byou(?:'re| are)? .{0,20}\b(?:chat ?gpt|openai|claude
    |gemini|llama|mistral)\b|^(?:bot|robot|ai|human|chatbot|real|fake|hooman|a bot|an ai|a human)\s*\?+$
  `,
  pattern('i')`
    \bi (?:think|bet|knew|know|believe|feel like|guess)(?: that)? (?:you'?re|you are|ur|this is|that you are) (?:just |only |not |really |actually )*(?:an? )?(?:real |actual )?(?:ai|bot|robot|human|person|machine|program|chatbot|computer)\b
  `,
]
/** More wordings, for the text as it was written. */
const AS_WRITTEN: [Language, RegExp][] = [
  [
    'fr',
    pattern('iu')`
      (?<!\p{L})(?:es[- ]tu|tu es|t['’ ]es|tu n['’]es|tu serais|[ée]tes[- ]vous|vous [êe]tes)(?!\p{L})[^.!?]*(?<!\p{L})(?:humaine?s?
      |robots?|ia|i\.a|machine|bots?|chat ?bot|chat ?gpt|ordi(?:nateur)?|programm[eé]e?|logiciel|algorithme|intelligence artificielle
      |r[ée]el(?:le)?|vivante?|consciente?|virtuel(?:le)?|vraie? (?:personne|gens|femme|homme|quelqu['’]un)|quelqu['’]un (?:de (?:vrai|r[ée]el)
      |derri[èe]re|en vrai)|en chair|personne (?:r[ée]elle|humaine|derri[èe]re)|derri[èe]re l['’][ée]cran)(?!\p{L})
      |(?<!\p{L})(?:es[- ]tu|tu es|t['’ ]es)[^.!?]*(?<!\p{L})(?:vraie?|fausse|une personne)(?=\s*(?:$|[?.!,]|ou(?!\p{L})))
      |(?<!\p{L})c['’]est (?:bien |juste |pas )*(?:une? |l['’]|des )?(?:vraie? )?(?:humaine?|robot|ia|bot|chat ?bot|machine|ordi(?:nateur)?
      |intelligence artificielle|personne|programme)(?: [^.!?]{0,20})?(?:\s*\?| qui (?:[ée]crit|r[ée]pond|parle|me))
      |(?<!\p{L})(?:je|j['’])(?: suis en train de)? ?(?:parler?|discuter?|causer?|[ée]cri[ts]?|chatte)(?: bien| vraiment)? (?:[àa]|avec) (?:une? |quelqu['’]un|l['’]|des )(?:vraie? )?[^.!?]{0,12}(?:humaine?
      |robot|ia|machine|bot|ordi|personne|de (?:vrai|r[ée]el)|intelligence|programme)(?!\p{L})
      |(?<!\p{L})(?:avoue|admets|jure|prouve|reconnais|confirme|dis|pr[ée]tends|promets|fais (?:semblant|comme si)|joue)(?!\p{L})[^.!?]*(?<!\p{L})(?:humaine?
      |vraie personne|robot|ia|bot|machine|une personne|r[ée]el(?:le)?)(?!\p{L})
      |(?<!\p{L})(?:humaine?|ia|robot|bot|machine|vraie personne) ou (?:bien )?(?:une? )?(?:humaine?|ia|robot|bot|machine|vraie personne)(?!\p{L})
      |^(?:une? )?(?:humaine?|robot|bot|ia|chat ?bot|vraie personne)\s*\?+$|(?<!\p{L})test de turing(?!\p{L})
      |(?<!\p{L})(?:tu existes|existes[- ]tu|t['’]existes)(?: (?:vraiment|pour de vrai|en vrai|r[ée]ellement))?\s*\?
      |(?<!\p{L})qui t['’]a (?:programm|cr[ée]{1,2}|cod|con[çc]u|fabriqu|entra[iî]n|[ée]crit)
      |(?<!\p{L})(?:qu['’]es[- ]tu|(?:tu es|t['’]es) quoi)(?: (?:exactement|au juste|vraiment|en fait))?\s*(?:\?|$)
      |(?<!\p{L})(?:tu as|t['’]as|as[- ]tu) (?:vraiment )?(?:un (?:corps|cerveau|vrai corps|visage)|une (?:[âa]me|conscience))(?!\p{L})
      |(?<!\p{L})(?:quelqu['’]un|une personne|un humain|une vraie personne|y a qui) (?:se cache )?(?:derri[èe]re(?! (?:l[ae]s?|moi|nous|m[aoe]\p{L}+)(?!\p{L}))|de l['’]autre c[ôo]t[ée])(?!\p{L})
      |(?<!\p{L})(?:r[ée]ponses?|messages?)(?: sont| est|,?) (?:automatiques?|g[ée]n[ée]r[ée]e?s?|[ée]crite?s? par une? (?:ia|machine|humain|robot))
    `,
  ],
  [
    'it',
    pattern('iu')`
      \b(?:sei|siete|saresti)\b (?:[^\s.!?]+ ){0,5}?(?:un'|l')?(?:uman[oa]|robot|bot|chat ?bot|una macchina|una persona(?=\s*(?:$|[?!.,]|o\b|ver|in carne
      |real|che scrive))|persona (?:vera|reale|umana)|reale|programma|computer|algoritmo|artificiale|ia|un'ai|i\.a\.|fint[oa]|in carne)(?![\p{L}'])|\b(?:parl(?:o|ando)|chatt(?:o|ando)|scriv(?:o|endo)|messaggi(?:o|ando))\b (?:[^\s.!?]+ ){0,4}?(?:con|a) (?:un(?:[oa'] ?| )|l'|il )?(?:essere )?(?:uman[oa]|robot|bot|chat ?bot|macchina|persona(?! che | di |a )|ia|ai|intelligenza|programma
      |computer)(?![\p{L}])|\b(?:che )?cos['a]? ?(?:sei|saresti)\b(?! (?:\S+[aiu]t[oa]|stat[oa]|capace|brav[oa]|pronto|dispost[oa])\b)|\b(?:ammetti|fing|fai finta|giura|dimostra|dimmi la
      |dì la|prova)\S* .{0,30}(?:uman[oa]|robot|bot\b|macchina|persona|\bia\b|\bai\b|verit[aà])
      |\b(?:c'[eè]|c'[eè]' ?|ci sta) (?:davvero |per caso )?(?:qualcuno|una persona|un essere umano|un uomo|una donna|un umano) .{0,20}(?:dietro(?! (?:l[aei]|di me)\b)|dall'altra parte|che (?:scrive|risponde))|\bchi c'[eè] (?:davvero )?(?:dietro|dall'altra parte)|\bchi ti ha (?:creat|programmat|costruit|fatt|scritt)\w*
      |\bhai (?:un corpo|un'anima|una coscienza|un cervello|un cuore vero)|\b(?:uman[oa]|persona|bot|robot|ia|ai|macchina) o (?:un[oa'] ?)?(?:uman[oa]
      |persona|bot|robot|ia|ai|macchina)\b|^(?:un )?(?:bot|robot|uman[oa]|chatbot|ia|ai)\s*\?|\bquest[oa] (?:è|e'?) un(?:[ao] |'| )?(?:bot|robot|chatbot
      |ia|ai|macchina|programma|persona)\b|\b(?:risposte|risponde)\b.{0,20}\b(?:automatic\w*|una macchina|un robot|un bot|un computer)\b
    `,
  ],
  [
    'ar',
    pattern('u')`
      (?<!\p{L})و?(?:هل|[أاإ]نت[يِا]?|[أا]تحدث|[أا]تكلم|[أا]كلم|ب[أا]?كلم|بحكي|عم [أا]حكي|[أا]حكي|هذا|هيدا|ده|هاد|مين|في|ه?و?اعترف[ي]?|تظاهر[ي]?|تصرف[ي]?|قل|قول[ي]?|[أا]ثبت[ي]?|يعني|طلعت|شكلك|[أا]كيد|هتكون|معقول)(?!\p{L})
      .*(?<!\p{L})[وبلك]?(?:ال)?(?:[إا]نسان[ةه]?|بشر[يةه]*|بني [آا]دم[يةه]*|بن[يى]?[آا]دم|روبوت|ربوت|بوت|chatbot|bot|شات ?بوت|[آا]ل[ةه]|[آا]لي|ماكين[ةه]|مكن[ةه]|كمبيوتر|ذكاء|ذكا|من لحم ودم|جي بي تي|gpt|ai)(?!\p{L})
      |(?<!\p{L})(?:[إا]نسان|بشر|بوت|روبوت|[آا]ل[ةه]|حقيقي[ةه]?|ذكاء [اإ]صطناعي)(?: (?:[وأا]م|ولا|ول[اّ]|[أا]و|[أا]م) [\p{L} ]+)?\s*[؟?]|(?<!\p{L})(?:ما|شو|[إا]يش|[إا]يه|وش) [أاإ]نت[يِ]?\s*(?:بالضبط|بالظبط)?\s*[؟?]|(?<!\p{L})(?:[أاإ]نت[يِا]?|[أا]تحدث مع|[أا]تكلم مع|[أا]كلم|بكلم|مع)(?: \p{L}+){0,3} (?:حقيق[يى][ةه]?|برنامج|مبرمج[ةه]?)(?!\p{L})|مين (?:عم )?(?:بيكتب|يكتب|هيكتب) ?(?:هون|هنا|ورا|معي|معايا|لي|)|مين (?:برمجك|صنعك|كتبك|عملك)|من (?:برمجك|صنعك|كتبك)|(?:هناك|في) (?:شخص|حدا|حد|[إا]نسان) (?:خلف|ورا|وراء|يكتب|بيكتب|عم يكتب|حقيقي)|هل لك (?:جسد|روح|وعي)|عندك (?:جسم|وعي)
    `,
  ],
  [
    'pl',
    pattern('iu')`
      (?:jeste[śs]|czy to|rozmawiam|pisz[ęe] z|pisz[ęe] do|gadam|odpisuje mi|odpowiada mi|mam do czynienia).*(?:cz[łl]owiek\p{L}*|\bbot(?!ani|y\b|ki|k[ąa])\p{L}*|robot(?!a\b|y\b|[ęe]|n)\p{L}*|maszyn\p{L}*|prawdziw\p{L}*(?=\s*(?:$|[?!.,;]|czy\b|osob|cz[łl]owiek|kobiet|facet|m[ęe][żz]czyzn|ludz))|\b[żz]yw[ayąe]\b
      |sztuczn\p{L}*|\bprogram(?:em|u)?\b|\bai\b|\bsi\b|automat\p{L}*|realn\p{L}*|komputer\p{L}*|[żz]yw\p{L}* osob\p{L}*|czat ?gpt|chat ?gpt)
      |(?:kim|czym) (?:ty )?(?:w og[óo]le |naprawd[ęe] |w[łl]a[śs]ciwie |tak naprawd[ęe] )?jeste[śs](?=\s*(?:$|[?!.,;]|naprawd|tak naprawd|w og))
      |(?:przyznaj|udawaj|przysi[ęe]gnij|udowodnij|powiedz|potwierd[źz]).{0,30}(?:cz[łl]owiek\p{L}*|[żz]yw\p{L}* osob\p{L}*|\bbot(?:em|a)?\b|robotem|\bai\b|sztuczn\p{L}*|maszyn\p{L}*)
      |(?:kto|kto[śs]) .{0,20}po drugiej stronie|po drugiej stronie .{0,20}(?:kto[śs]?|cz[łl]owiek)|(?:test turinga|masz (?:[śs]wiadomo[śs][ćc]|cia[łl]o|m[óo]zg|serce\?))
      |^(?:bot|robot|ai|cz[łl]owiek|[żz]ywa osoba|automat|sztuczna inteligencja)(?: czy (?:bot|robot|ai|cz[łl]owiek))?\s*\?+$
    `,
  ],
]
/** What a line in English says and one in another language does not. */
const ENGLISH = /\b(?:the|are|you|what)\b|\bis (?:it|this|that|there|he|she)\b|\b(?:do|have) (?:you|we|i)\b/i

/** The language in which a message asks whether, or says that, the other side is a human or a machine; null where it does not. */
export function asksIfHuman(text: string): Language | null {
  if (HUMAN.some((rule) => rule.test(text))) return 'en'
  if (ENGLISH.test(text)) return null
  const folded = fold(text).text
  const asked = folded.replace(PRAISE, ' ')
  const found =
    HUMAN_ELSEWHERE.find(([, rule]) => rule.test(asked)) ?? (asked === folded ? AS_WRITTEN.find(([, rule]) => rule.test(text)) : undefined)
  return found?.[0] ?? null
}
