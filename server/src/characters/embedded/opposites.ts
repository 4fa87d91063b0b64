// What vectors take for nearly the same: 'I passed' and 'I failed', 'I found it' and 'I lost it'.
import { plainWords } from './spelling.ts'

type Pair = [Set<string>, Set<string>]
const PAIRS = [
  ['passed pass', 'failed fail didnt'], ['love loves loved like likes enjoy', 'hate hates hated dislike'], ['won win winning', 'lost lose losing'],
  ['found', 'lost losing missing'], ['new', 'old'], ['first', 'last'], ['bought buy buying', 'sold sell selling'], ['started start begin began', 'stopped stop quit finished ended'],
  ['arrived arrive came', 'left leave leaving'], ['early', 'late'], ['hot warm', 'cold freezing'], ['remember remembered remembers', 'forgot forget forgotten forgets'],
  ['married wedding', 'divorced divorce'], ['hired', 'fired sacked'], ['got', 'quit rejected refused'], ['happy glad', 'sad unhappy'], ['together', 'alone'], ['summer', 'winter'],
  ['morning', 'evening night'], ['better', 'worse'], ['best', 'worst'], ['more', 'less fewer'], ['easy', 'hard difficult'], ['cheap free', 'expensive'], ['big huge', 'small tiny little'],
  ['yes', 'no'], ['everyone everybody all', 'nobody noone none'], ['always', 'never'], ['open opened', 'closed shut'], ['full', 'empty'], ['loud noisy', 'quiet silent'],
  ['young', 'old'], ['born', 'died dead'], ['fixed mended repaired', 'broke broken'], ['back', 'away'], ['laughed laughing', 'cried crying'],
].map((pair) => pair.map((words) => new Set(words.split(' ')))) as Pair[] // prettier-ignore

const DENIES = /\b(?:not|never|cannot|\w+n't)\b/i

/** On which side of a pair a line stands: 1, -1, or 0 for neither; 'didn't pass' stands with 'failed'. */
const sideOf = (words: Set<string>, isDenied: boolean, [one, other]: Pair): number =>
  (isDenied ? -1 : 1) * (Number(meets(words, one)) - Number(meets(words, other)))
const meets = (words: Set<string>, others: Set<string>): boolean => [...others].some((word) => words.has(word))

const NUMBER =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundred)\b/gi
const numbersIn = (text: string): string[] => text.toLowerCase().match(NUMBER) ?? []

/** A situation that is about a number ('he's ninety') is about no other. */
function countsOtherwise(numbers: string[], wordings: string[]): boolean {
  const others = numbers.length === 0 ? [] : wordings.map(numbersIn)
  return others.length > 0 && others.every((other) => other.length > 0 && !other.some((one) => numbers.includes(one)))
}

/** Whether wordings of a situation say the opposite of the line, and none says the same. */
export function oppositeTo(text: string): (wordings: string[]) => boolean {
  const words = new Set(plainWords(text))
  const own = PAIRS.map((pair) => ({ pair, side: sideOf(words, DENIES.test(text), pair) })).filter(({ side }) => side !== 0)
  const numbers = numbersIn(text)
  return (wordings) => {
    if (countsOtherwise(numbers, wordings)) return true
    if (own.length === 0) return false
    const all = wordings.map((wording) => ({ words: new Set(plainWords(wording)), isDenied: DENIES.test(wording) }))
    return own.some(({ pair, side }) => {
      const sides = new Set(all.map((one) => sideOf(one.words, one.isDenied, pair) * side))
      return sides.has(-1) && !sides.has(1)
    })
  }
}
