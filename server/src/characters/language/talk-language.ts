// Which language a talk is in (docs/product/characters.md): that of the topic, until the reader has clearly changed it. Read off the messages alone,
// so that any process and any engine comes to the same answer.
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { foldedWords } from '@green-room/talker/fold.ts'
import { languageOf } from '@green-room/talker/language.ts'
import { remembered } from '#server/platform/remembered.ts'
import { type Detector, loadDetector } from './language-detector.ts'

const WORDS_ALONE = 4
const FIRST_WORDS_ALONE = 2
/** A longer line is judged by its letters alone. */
const SHORT_WORDS = 8
/** Small words of each language: letters alone take 'I baked a cake' for Italian in one of a hundred lines, and 'ciao' in English for a change. */
const SMALL_WORDS: Record<Exclude<Language, 'ar'>, Set<string>> = {
  en: setOf(
    'the a an and i im you is are was it its to of in my me for on with that this what how do dont not have has had but so just ' +
      'like be been at we he she they your from about would could can will if or when there some very really no yes think know feel ' +
      'want go lets excuse',
  ),
  de: setOf(
    'ich du ist und der die das nicht ein eine mir mich dir wie was auf mit bin bist sind habe hast hat wir aber auch noch heute ' +
      'sehr gut kein keine wo warum fur uber schon mein dein mal gern geht ja nein wer den im am es hallo danke',
  ),
  fr: setOf(
    'je tu est et le la les un une des pas que qui mon ma mes ton ta avec pour dans suis es ai as il elle nous vous mais aussi ' +
      'tres bien pourquoi comment ca cest jai moi toi oui quoi sur quel quelle salut merci me te ne du de au en ce cette sa son ses ' +
      'fais fait tout peu comme chez bon alors donc lui cetait ete tas rien jaime yo',
  ),
  es: setOf(
    'yo tu es y el la los las un una de no que mi con para en soy eres estoy estas muy bien pero tambien como donde por porque me ' +
      'te se hoy tengo tienes hay si cuando esta quien hola gracias he ha has a ya fue eso esto este hace pues bueno mas mis tus nos',
  ),
  it: setOf(
    'io tu sei e il lo la gli un una di non che mi ti con per in sono sto stai molto bene ma anche come dove perche ho hai oggi ' +
      'questo cosa chi una della mia mio ciao grazie si se scusa da al del ci le ne',
  ),
  pl: setOf(
    'ja ty jest i nie to ze sie na w z do jestem jestes mam masz co jak gdzie dlaczego czy ale tez bardzo dobrze dzisiaj moj moja ' +
      'ten ta tu kto lubie chce czesc dzieki o za no tak juz bo mnie tylko jeszcze moze teraz tam po od byl byla bylo bedzie sobie',
  ),
}

let detector: Promise<(line: string, spoken: Language, chosen: Language) => Heard | null> | null = null

/**
 * The language after these lines of the reader, oldest first, in a talk that began in `start`. The language that the reader chose for the
 * lounge is heard sooner than others; English needs no such help.
 */
export async function languageOfTalk(lines: string[], start: Language, chosen: Language = start): Promise<Language> {
  detector ??= loadDetector().then(({ detect }) => remembered((line, of: Language, own: Language) => languageOfLine(line, detect, of, own)))
  const hear = await detector
  let spoken = start
  let before: Language | null = null
  for (const [i, line] of lines.entries()) {
    const heard = i === 0 && isGreetingIn(chosen, line) ? { language: chosen, isCertain: true } : hear(line, spoken, chosen)
    if (heard === null) continue
    const words = line.trim().split(/\s+/).length
    const isOwn = heard.language === chosen && chosen !== 'en'
    const isAlone =
      heard.isCertain || isOwn || words >= (i === 0 ? FIRST_WORDS_ALONE : WORDS_ALONE) || (i === 0 && heard.language === start)
    if (isAlone || before === heard.language) spoken = heard.language
    before = heard.language
  }
  return spoken
}

/** What is said in any language: 'ciao', 'ok', 'thanks'. */
export const SMALL_ACTS = ['hello', 'bye', 'thanks', 'yes', 'no', 'ok', 'laugh']
const isSmallTalk = (line: string): boolean =>
  LANGUAGES.some((code) => {
    const language = languageOf(code)
    const plain = language.plain(line)
    return SMALL_ACTS.some((act) => language.says(act, plain))
  })

function isGreetingIn(chosen: Language, line: string): boolean {
  const language = languageOf(chosen)
  return chosen !== 'en' && language.says('hello', language.plain(line))
}

type Heard = { language: Language; isCertain: boolean }
function languageOfLine(line: string, detect: Detector['detect'], spoken: Language, chosen: Language): Heard | null {
  const letters = line.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return null
  if (letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length > letters.length / 2) return { language: 'ar', isCertain: true }
  if (isSmallTalk(line)) return null // 'ciao' is said in any of them
  const found = detect(line)
  const language = LANGUAGES.find((each) => each === found.language)
  if (!language || !found.isReliable()) return null
  return isVouchedFor(language, foldedWords(line), spoken, chosen) ? { language, isCertain: false } : null
}

function isVouchedFor(language: Language, line: string[], spoken: Language, chosen: Language): boolean {
  if (language === spoken || language === 'ar' || line.length >= SHORT_WORDS) return true
  const count = (of: Language) => (of === 'ar' ? 0 : line.filter((word) => SMALL_WORDS[of].has(word)).length)
  if (language === chosen && language !== 'en') return count(language) >= count(spoken)
  return count(language) > Math.max(count(spoken), language === 'en' ? 0 : count('en'))
}

function setOf(list: string): Set<string> {
  return new Set(list.split(' '))
}
