// How something is told, by its grammar: reported, wished, owned, done every day. It needs no knowledge of what is told, and the question
// that follows fits the sentence where no theme does.
import { pattern } from '../pattern.ts'
const I = "(?:i|we|i've|we've|i'm)"

const TURNS: [name: Turn, pattern: RegExp][] = [
  [
    'said-to-me',
    pattern('i')`
      \b(?:he|she|they|it|everyone|everybody|people|(?:my|the|our) \w+(?: \w+)?) (?:always |just |only |keeps? |still )*(?:says?
      |said|told me|tells me|thinks?|thought|insists?|asked(?: me)?|saying|calls? me|called me)\b
    `,
  ],
  [
    'wants-of-me',
    pattern('i')`
      \b(?:he|she|they|everyone|(?:my|the|our) \w+) (?:still |really |just )*(?:wants?|wanted|expects?|expected|would like
      |asks?) (?:me|us)\b
    `,
  ],
  ['half-and-half', /\w+,? (?:but|though|although|except|only that) (?!still$)\w+ \w+/i],
  ['finally', /\b(?:finally|at last|managed to|made it)\b/i],
  ['first', /\b(?:my|our|the) (?:very )?first\b|\bfirst time\b/i],
  ['used-to', /(?<!\b(?:i|we) (?:am|are) )\b(?:i|we|i've|we've) used to\b/i],
  ['never', new RegExp(`\\b${I} (?:have |had |'ve )?never\\b`, 'i')],
  [
    'wishes',
    new RegExp(
      `\\b${I} (?:really |just |only |always )*(?:want|wish|wanted|wished|would like|would love|dream (?:of|about)|miss)\\b|\\bi'd (?:like|love|rather)\\b`,
      'i',
    ),
  ],
  ['must', new RegExp(`\\b${I} (?:really |still )*(?:have to|need to|must|should|ought to)\\b`, 'i')],
  ['dislikes', new RegExp(`\\b${I} (?:really |just )*(?:hate|hated|can't stand|don't like|dislike|didn't like|detest)\\b`, 'i')],
  [
    'likes',
    new RegExp(`\\b${I} (?:really |just |also |kind of |absolutely )*(?:love|like|enjoy|adore|loved|liked|enjoyed|prefer)\\b`, 'i'),
  ],
  [
    'thinks',
    new RegExp(
      `^(?:and |but |so |well |honestly )?${I} (?:really |just |sometimes |honestly )*(?:think|believe|suppose|reckon|bet)\\b`,
      'i',
    ),
  ],
  ['best', /\b(?:the|my) (?:honestly |absolute |very )?(?:best|worst|favou?rite|funniest|weirdest|strangest|hardest|nicest|only good)\b/i],
  ['does-though', /^(?:and |but |so )?(?:i|we)\b.*\b(?:anyway|regardless|all the same|even so|nevertheless)\b/i],
  [
    'while',
    pattern('i')`
      \bfor (?:\w+ )?(?:\w+ )?(?:years|months|weeks|ages|decades|hours)\b|\b(?:since|already)\b.*\b(?:years|months|weeks|january
      |february|march|april|may|june|july|august|september|october|november|december|then|last)\b
    `,
  ],
  [
    'always',
    pattern('i')`
      ^(?:and |but |so )*(?:i|we|i've|i'm)\b.{0,40}\b(?:always|every (?:day|morning|evening|night|week|weekend|time|year|sunday|monday|tuesday|wednesday|thursday|friday
      |saturday)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|usually|mostly|constantly|all day|all the time)\b
    `,
  ],
  ['again', /\b(?:again|once more|another time|as usual)\b/i],
  ['perhaps', /\b(?:maybe|perhaps|might|not sure|could be)\b/i],
  ['everyone', /\b(?:everyone|everybody) (?:else )?(?:is|has|says|thinks|does|knows|seems|wants|keeps|around)\b/i],
  ['has', new RegExp(`\\b${I} (?:also |now |still )*(?:collect|bought|adopted|inherited|run|grow|raise|built|started|joined)\\b`, 'i')],
]
export type Turn =
  | 'said-to-me' | 'wants-of-me' | 'half-and-half' | 'finally' | 'first' | 'used-to' | 'never' | 'wishes' | 'must' | 'dislikes' | 'likes' | 'thinks' | 'best' | 'does-though' | 'while'
  | 'always' | 'again' | 'perhaps' | 'everyone' | 'has' // prettier-ignore

/** The turns of phrase in a line, the most telling first. */
export const turnsOf = (text: string): Turn[] => TURNS.filter(([, rule]) => rule.test(text)).map(([name]) => name)
