// Greetings, farewells, one-word lines, pictures, other languages, files: short things with short answers.
import type { Card, Language } from '@green-room/contract/characters'
import { packOf } from '../languages/language-pack.ts'
import { FRAMES } from '../packs.ts'
import { partingOf } from '../partings.ts'
import { actLine, anyActLine, anyFrame, frame, inCare, type Move, ownQuestion, type Scene } from '../scene.ts'
import { smallWord } from '../small-words.ts'
import { spokenFile } from '../spoken-file.ts'
import { endsOpen, type Line } from '../voice.ts'
import { pattern } from '../../pattern.ts'

const FAREWELL_MIN = 0.7
/** 'My wife says go back to sleep' is no farewell. */
const REPORTED = /\b(?:says?|said|tells?|told)\b/i
/** 'Asleep' is no goodnight where the character has just asked. */
const ANSWER_WORDS = 2
const GREETING_MIN = 0.6
const GREETING_WORDS = 4
/** 'It's coming! Thanks for the company': what is said last is what is answered. */
const CLOSING_WORDS = 10
/** 'Good morning from Chicago', 'hello everyone in here'. */
const HAIL =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|greetings)(?: \w+)? from (?:a |an |the |my |very |rainy |sunny |cold |hot )*[\p{L} ,'-]{2,40}[.!]*$/iu
/** Said by one who is about to go; 'my husband is off to bed' is not. */
const LEAVING = pattern('i')`
    ^(?:(?:ok|okay|well|alright|right|so|anyway|lol|haha|thanks|sorry)[, ]+)*(?:i'?m (?:off|going|heading
    |leaving)(?: now)?(?: (?:to bed(?: with \S+(?: \S+){0,4}| early)?|to sleep|home|out|then|for today|for tonight))?(?=\s*(?:$|[.,!?]|now|then|thank|bye))
    |i'?(?:ll| will)? ?(?:try to|go(?: and)?|get some) sleep(?: now)?(?=\s*(?:$|[.,!?]))|(?:until |till )?tomorrow,? then(?=\s*(?:$|[.,!?]))|talk (?:to (?:you|u) )?(?:later|soon|tomorrow|again|then)(?: maybe| then)?(?=\s*(?:$|[.,!?]))
    |i (?:have|need|got|should|must|gotta|better)(?: to)? (?:go|run|leave|sleep|head (?:out|off|to bed))(?: (?:now|soon|to (?:bed
    |sleep|work)))?(?=\s*(?:$|[.,!?]))|gotta (?:go|run|sleep)|time (?:for bed|to sleep|to go)|(?:gotta|(?:i )?(?:have|need|got|should|must|better)(?: to)?|i'd better) \w+(?: \w+){0,3} now(?=\s*(?:$|[.,!?]))|(?:i'?ll )?(?:talk|speak|see|catch
    |write)(?: to)? (?:you|u|ya) (?:later|soon|tomorrow|around|again|then)|(?:good ?)?night(?:,| all| dear| love| mate| (?:my )?friend| everyone| then| from\b| too\b|[.!]*$)|(?:good)?bye\b|(?:and |thanks,? )?have a (?:good|nice|great|lovely|wonderful) (?:day|night|evening|one|weekend|time|sunday|morning)\b)
  `

export function speakOfFile(scene: Scene): Move | null {
  const file = spokenFile(scene.turn)
  if (!file) return null
  const kind = file.kind === 'document' && file.excerpt === null ? 'unquoted' : file.kind
  const line = anyFrame(scene, `file-${kind}`, FRAMES.attachment[kind])
  return { parts: [{ ...line, text: file.fill(line.text) }] }
}

/** This card has no lines in the reader's language: it says so in that language, and how to go on. */
export function answerInTheirLanguage(scene: Scene): Move | null {
  const { language } = scene.turn
  if (isOfOtherScript(scene.reading.text)) return { parts: [anyFrame(scene, 'unknown-speech', FRAMES.unknownSpeech)] }
  if (language === 'en' || smallWord(scene.reading.text)) return null
  const line = anyFrame(scene, `speech-${language}`, packOf(language).speech.onlySpeaks)
  return { parts: [{ ...line, text: line.text.replace('{languages}', languagesOf(scene.turn.card, language)) }] }
}

/** 'Englisch und Deutsch': what a card speaks, as its reader's language names it. */
function languagesOf({ data }: Card, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(data.extensions.green_room.languages.map((code) => names.of(code) ?? code))
}

/** Written in a script that none of our languages uses. */
function isOfOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /[\p{Script=Latin}\p{Script=Arabic}]/u.test(letter)).length < letters.length / 2
}

export function sayFarewell(scene: Scene): Move | null {
  const word = smallWord(scene.reading.text)?.act
  const isAnswer = endsOpen(scene.before) && scene.reading.whole.clause.words <= ANSWER_WORDS
  const strong = isAnswer
    ? undefined
    : scene.reading.clauses.findLast(
        ({ acts, clause }) => acts[0]?.intent.startsWith('farewell') && acts[0].score >= FAREWELL_MIN && !REPORTED.test(clause.text),
      )
  const asks = scene.reading.clauses.some(({ clause }) => clause.isQuestion)
  const act = word?.startsWith('farewell') ? word : strong && !asks ? strong.acts[0]!.intent : smallFarewell(scene)
  if (!act) return null
  const line =
    actLine(scene, act, (text) => !endsOpen(text)) ?? actLine(scene, 'farewell', (text) => !endsOpen(text)) ?? anyActLine(scene, act)
  const parting = inCare(scene) ? null : partingOf(scene.reading.text)
  const met = parting && frame(scene, `parting-${parting.name}`, parting.say)
  return { parts: met ? [met, withName(scene, line)] : [withName(scene, line)], isFinal: true, act }
}

const smallFarewell = ({ reading }: Scene): string | undefined =>
  reading.clauses.map(({ clause }) => smallWord(clause.text)?.act).find((act) => act?.startsWith('farewell')) ??
  leaving(reading.text.split(/(?<=[.,!?;])\s+|\n/).filter((part) => LEAVING.test(part) || (thanks(reading.text) && OFF_TO.test(part))))

/** 'Cheers, off to look at boots': without the thanks it may be told of any day. */
const OFF_TO = pattern('i')`
    ^(?:right|ok|okay|so|well)?,? ?(?:i'?m )?(?:off|back|heading|going back) (?:to|in|out|home)\b[^?]*$
    |^(?:time for )?(?:a )?(?:shower|bath|bed|sleep|dinner|lunch|supper|work)(?: (?:and|then|now|time|for me)(?: \w+)?)?[.!]*$
  `
const thanks = (text: string): boolean => /\b(?:thanks|thank you|thx|ta|cheers|bye)\b/i.test(text)

const leaving = (clauses: string[]): string | undefined =>
  clauses.length === 0 ? undefined : clauses.some((clause) => /\b(?:bed|sleep|night)\b/i.test(clause)) ? 'farewell-sleep' : 'farewell'

export function greet(scene: Scene): Move | null {
  const { whole, text } = scene.reading
  const [top] = whole.acts
  const isHail = HAIL.test(text)
  const isGreeting = top?.intent.startsWith('greeting') && top.score >= GREETING_MIN && whole.clause.words <= GREETING_WORDS
  const word = smallWord(text)?.act ?? (isGreeting ? top!.intent : isHail ? 'greeting' : undefined)
  return word?.startsWith('greeting')
    ? { parts: [withName(scene, actLine(scene, word, fitsHour(text)) ?? anyActLine(scene, 'greeting'))], act: 'greeting' }
    : null
}

/** A good afternoon is not answered with a good evening. */
function fitsHour(text: string): (line: string) => boolean {
  const hour = HOUR.exec(text)?.[1]?.toLowerCase()
  return (line) => hour === undefined || (HOUR.exec(line)?.[1]?.toLowerCase() ?? hour) === hour
}
const HOUR = /^good (morning|afternoon|evening)\b/i

/** 'Hello.' becomes 'Hello, Dana.', where a greeting or farewell stands alone at the start. */
function withName({ known, voice }: Scene, line: Line): Line {
  if (!known.name || !voice.chance(0.7)) return line
  const text = line.text.replace(
    /^(Hello|Hi|Hey|Good (?:morning|evening|night)|Morning|Evening|Goodbye|Sleep well|Go well|Take care|Night)(?=[.,!])/,
    `$1, ${known.name}`,
  )
  return { ...line, text }
}

/** Yes, no, ok, hm, nonsense, a picture: the character's line for it, or a question of its own where the talk has come to a stop. */
export function answerSmallWord(scene: Scene): Move | null {
  const { clauses, whole, text } = scene.reading
  const closing = whole.clause.words <= CLOSING_WORDS && smallWord(clauses.at(-1)!.clause.text)?.act === 'thanks' ? 'thanks' : undefined
  const word = smallWord(text)?.act ?? closing
  if (!word || word === 'reciprocal' || (word === 'thanks' && inCare(scene))) return null
  const isStill = /^(?:ok|silence|maybe|no|yes|wow|laugh)$/.test(word)
  if (isStill && scene.state.lastAct === word) {
    const question = ownQuestion(scene, { any: true })
    if (question) return { parts: [question.line], pending: question.id, act: word }
  }
  return { parts: [actLine(scene, word) ?? anyActLine(scene, word)], act: word }
}
