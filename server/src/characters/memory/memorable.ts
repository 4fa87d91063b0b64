// What memory may hold. Pure. Health, sexuality, belief, politics and origin are never remembered, nor numbers, addresses and other people's
// surnames; where in doubt, less is kept. The other languages' words: never-elsewhere.ts.
import { createRequire } from 'node:module'
import type Nlp from 'compromise/two'
import { FACT_KEY_MAX, FACT_VALUE_MAX } from '@green-room/contract/limits/memory-limits'
import { countSymbols, hidesText, plainText } from '@green-room/contract/money/price'
import { fold } from '@green-room/talker/fold.ts'
import { languageOf } from '@green-room/talker/language.ts'
import { pattern } from '#server/safety/pattern.ts'
import { isCrisis } from '#server/safety/crisis.ts'
import { holdsPersonalData } from '#server/safety/personal-data.ts'
import { CARING_WORK, NEVER_ELSEWHERE } from './never-elsewhere.ts'

let grammar: typeof Nlp | undefined
/** Read with the first fact there is: a tenth of a second, and memory that few talks need. */
const nlp = (text: string) => (grammar ??= createRequire(import.meta.url)('compromise/two') as typeof Nlp)(text)

const KEYS = pattern('iu')`
    (?:health|illness|disease|condition|diagnos|medic|therap|disab|allerg|weight|pregnan|sexual|orientation|gender|religio|faith|belief
    |church|politic|party|vote|origin|ethnic|race|nationality|citizenship|descent|phone|mobile|mail|address|card|iban|password
    |gesundheit|krankheit|glaube|herkunft|santé|maladie|salud|religi|salute|malattia|zdrowie|choroba|wyznanie|pochodzenie)
  `
const HEALTH = pattern('iu')`
    (?<!\p{L})(?:diagnos\p{L}*|illness(?:es)?|diseases?|disorders?|syndrome|cancer|tumou?rs?|chemo\p{L}*|leuk\p{L}+|diabet\p{L}*|asthma\p{L}*
    |epilep\p{L}*|migraines?|arthritis|hiv|aids|hepatitis|stroke|dementia|alzheimer\p{L}*|parkinson\p{L}*|depress(?:ion|ed|ive)|bipolar
    |schizo\p{L}*|adhd|autis\p{L}*|ptsd|anorexi\p{L}*|bulimi\p{L}*|anxiety|panic attacks?|insomnia|burn-?out|addict\p{L}*|alcoholi\p{L}*|sober|rehab
    |pregnan\p{L}*|miscarriage|abortion|infertil\p{L}*|ivf|menopause|surgery|surgeries|operated|medications?|antidepress\p{L}*|insulin|pills
    |(?:in|my|a|her|his|your|the) (?:therapy|therapist|psychiatrist|psychologist)|disab(?:led|ility|ilities)|wheelchair|deaf|blind|allerg\p{L}*
    |overweight|obes\p{L}*|self-?harm\p{L}*|suicid\p{L}*|want(?:s|ed)? to die|end(?:s|ed)? (?:his|her|their) life|kill(?:s|ed)? (?:him|her
    |them)sel\p{L}+|krank\p{L}*|krebs|depressi\p{L}*|schwanger\p{L}*|malad\p{L}*|enceinte|enferm\p{L}*
    |embarazad\p{L}*|malat\p{L}*|incinta|chor(?:y|a|oba|uję)|rak(?:a|iem)?|w ciąży)(?!\p{L})|مرض|مريض|سرطان|حامل|اكتئاب
  `
const SEXUALITY = pattern('iu')`
    (?<!\p{L})(?:gay|lesbian|bisexual|homosexual|heterosexual|asexual|pansexual|queer|lgbt\p{L}*|transgender|trans (?:man|woman|person)|non-?binary
    |sex|sexual\p{L}*|fetish\p{L}*|kinks?|virgin|schwul|lesbisch|homosexuell|homosexuel\p{L}*|lesbienne|lesbiana|omosessuale|gejem|lesbijką)(?!\p{L})
  `
const BELIEF = pattern('iu')`
    (?<!\p{L})(?:relig\p{L}*|christian(?:ity)?|catholic\p{L}*|protestant|orthodox|muslim|islam\p{L}*|jew(?:s|ish)?|judaism|hindu\p{L}*|buddhis\p{L}*
    |sikh|mormon|jehovah\p{L}*|atheis\p{L}*|agnostic|believ(?:er|es in god)|church|mosque|synagogue|pray(?:s|ed|ing|er|ers)?|ramadan|baptis\p{L}*
    |kirche|gläubig|moschee|église|mosquée|croyant\p{L}*|iglesia|mezquita|chiesa|moschea|kościół|kościoła|wierząc\p{L}*)(?!\p{L})|مسلم|مسيحي|مسجد|كنيسة
  `
const POLITICS = pattern('iu')`
    (?<!\p{L})(?:politic\p{L}*|vot(?:e|es|ed|ing|er)(?: for)?|republicans?|democrats?|labour party|tory|tories|conservatives?|liberals?|socialis\p{L}*
    |communis\p{L}*|fascis\p{L}*|(?:left|right)[- ]wing|trade union\p{L}*|union member|activis\p{L}*|partei|wähl(?:t|te|en)|parti politique
    |partido|partito|partii|polityk\p{L}*)(?!\p{L})
  `
const ORIGIN = pattern('iu')`
    (?<!\p{L})(?:immigra\p{L}*|migrants?|refugees?|asylum|ethnic\p{L}*|nationality|citizenship|descent|(?:comes?|came|originally|am|is|are) from|native of
    |person of colou?r|black (?:man|woman|person)|white (?:man|woman|person)|mixed race|gyps(?:y|ies)|herkunft|stammt aus|origine|orígen|originario
    |pochodzi)(?!\p{L})
  `
/** 'Turkish' alone, or said of somebody; 'a Turkish coffee' is none. */
const OF_A_PEOPLE = pattern('u')`
    (?:^|(?<=\b(?:is|am|are|was|were|I'm|she's|he's) (?:an? |half |part )?))(?:\p{Lu}\p{Ll}+(?:ish|ese|ian|ean)|American|German|French|Dutch|Greek
    |Swiss|Thai|Czech|Arab|Kurd|Iraqi|Israeli|Pakistani|Afghan|Moroccan|Mexican|African|European|Roma)(?=$|[.,;!?]| and\b)
  `
const isOfAPeople = (text: string): boolean => OF_A_PEOPLE.test(text) || nlp(text).has('^#Demonym$')
const NEVER = [HEALTH, SEXUALITY, BELIEF, POLITICS, ORIGIN]
function isPrivate(text: string): boolean {
  if (NEVER.some((rule) => rule.test(text))) return true
  const folded = fold(text).text
  return NEVER_ELSEWHERE.some((rule) => rule.test(folded))
}
/** The keys under which names of relatives and animals are kept. */
const KIN_KEYS = Object.keys(languageOf('en').pack.facts.kin)
const NAMED_KEYS = new Set(['name', 'nickname', ...KIN_KEYS])
const ONE_NAME = /^\p{Lu}[\p{L}'’-]{0,30}$/u

/** Keys are few words in lower case, so that one thing has one key: 'Sister_Name' and 'sister name' are the same. */
export const normalKey = (key: string): string =>
  plainText(key)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, FACT_KEY_MAX)
    .trim()

/** First names are enough: 'Marta Kowalska' becomes 'Marta', 'New York' stays. */
export const withoutSurnames = (text: string): string =>
  text.replace(/(?<!\p{L})(\p{Lu}[\p{Ll}'’-]+) \p{Lu}[\p{L}'’-]+(?!\p{L})/gu, (whole, first: string) =>
    nlp(first).has('#FirstName') && !nlp(whole).has('#Place') ? first : whole,
  )

export const normalValue = (key: string, value: string): string => {
  const plain = plainText(value).replace(/\s+/g, ' ')
  return KIN_KEYS.includes(key) && /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’-]+)+$/u.test(plain) ? plain.split(' ')[0]! : withoutSurnames(plain)
}

/** True for a fact that may be kept: of the right size, and nothing that is never remembered. */
export function isMemorable(key: string, value: string): boolean {
  if (key === '' || value === '' || countSymbols(value) > FACT_VALUE_MAX || value.length > 400 || hidesText(value)) return false
  if (KEYS.test(key) || isCrisis(value) || holdsPersonalData(value) || holdsPersonalData(key)) return false
  if (NAMED_KEYS.has(key) && ONE_NAME.test(value)) return true // a brother may be called Christian
  if (isOfAPeople(value) && !/^(?:likes?|study|studies|languages?|food)/.test(key)) return false
  return (key === 'work' && CARING_WORK.test(fold(value).text)) || !isPrivate(`${key}: ${value}`)
}

/** A sentence of a summary that may stay. */
export const isMemorableSentence = (sentence: string): boolean =>
  !isCrisis(sentence) && !holdsPersonalData(sentence) && !isOfAPeople(sentence) && !isPrivate(sentence)
