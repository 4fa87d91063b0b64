// Words for relatives and animals: a closed list, so that they may be put into a sentence without risk to its grammar.

const GROUPS: Record<string, string[]> = {
  mother: ['mother', 'mum', 'mom', 'mommy', 'mummy', 'mam'],
  father: ['father', 'dad', 'daddy', 'papa'],
  sister: ['sister', 'little sister', 'big sister'],
  brother: ['brother', 'little brother', 'big brother'],
  daughter: ['daughter'],
  son: ['son'],
  wife: ['wife'],
  husband: ['husband'],
  girlfriend: ['girlfriend', 'gf'],
  boyfriend: ['boyfriend', 'bf'],
  partner: ['partner', 'fiance', 'fiancee'],
  friend: ['best friend', 'friend', 'bestie'],
  roommate: ['roommate', 'flatmate', 'housemate'],
  neighbour: ['neighbour', 'neighbor'],
  colleague: ['colleague', 'coworker'],
  grandmother: ['grandmother', 'grandma', 'granny', 'nan', 'nana'],
  grandfather: ['grandfather', 'grandpa', 'granddad', 'grandad'],
  aunt: ['aunt', 'auntie'],
  uncle: ['uncle'],
  cousin: ['cousin'],
  baby: ['baby'],
  boss: ['boss', 'manager'],
  teacher: ['teacher', 'professor'],
}
const ANIMALS: Record<string, string[]> = {
  cat: ['cat', 'kitten', 'kitty'],
  dog: ['dog', 'puppy'],
  rabbit: ['rabbit', 'bunny'],
  horse: ['horse', 'pony'],
  bird: ['parrot', 'budgie', 'canary', 'bird'],
  hamster: ['hamster', 'guinea pig'],
  pet: ['pet'],
}
const NAMES = new Map(Object.entries({ ...GROUPS, ...ANIMALS }).flatMap(([key, words]) => words.map((word) => [word, key] as const)))

const longestFirst = (groups: Record<string, string[]>) =>
  Object.values(groups)
    .flat()
    .toSorted((a, b) => b.length - a.length)

export const KIN: readonly string[] = longestFirst(GROUPS)
export const PETS: readonly string[] = longestFirst(ANIMALS)
/** The keys under which their names are remembered. */
export const KIN_KEYS: readonly string[] = [...Object.keys(GROUPS), ...Object.keys(ANIMALS)]

export const PET_KEYS: readonly string[] = Object.keys(ANIMALS)

/** 'mum' → 'mother', 'kitten' → 'cat'. */
export const kinOf = (word: string | undefined): string | null => (word ? (NAMES.get(word.toLowerCase()) ?? null) : null)

const SHE = new Set(['mother', 'sister', 'daughter', 'wife', 'girlfriend', 'grandmother', 'aunt'])
const HE = new Set(['father', 'brother', 'son', 'husband', 'boyfriend', 'grandfather', 'uncle'])
const PERSON = new RegExp(
  `\\b(?:(she|her|hers|woman|girl|lady)|(he|him|his|man|guy|boy)|(they|them|people|kids?|child|children|baby|students|parents|friends)|(${KIN.join('|')}))\\b`,
  'gi',
)

/** How the person spoken of last is called for short; null where nobody is, or where it cannot be known. */
export function spokenOf(text: string): 'she' | 'he' | 'they' | null {
  const found = [...text.matchAll(PERSON)].at(-1)
  if (!found) return null
  if (found[1]) return 'she'
  if (found[2]) return 'he'
  if (found[3]) return 'they'
  return pronounOf(kinOf(found[4])!)
}

/** 'she' of a sister; null where the word does not say. */
export const pronounOf = (kin: string): 'she' | 'he' | null => (SHE.has(kin) ? 'she' : HE.has(kin) ? 'he' : null)

/** Groups that a question about the character's own people may mean, with the words that an answer about them contains. */
export const ASKED_KIN: Record<string, { ask: RegExp; answer: RegExp }> = {
  children: {
    ask: /\b(?:kids?|child(?:ren)?|sons?|daughters?)\b/i,
    answer: /\b(?:kids?|child(?:ren)?|sons?|daughters?|godson|goddaughter|nieces?|nephews?)\b/i,
  },
  partner: {
    ask: /\b(?:husband|wife|boyfriend|girlfriend|partner|married|single)\b/i,
    answer:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|married|marriage|single|wedding|engaged|divorced|widow(?:er|ed)?|parted|alone)\b/i,
  },
  sister: { ask: /\bsisters?\b/i, answer: /\b(?:sisters?|siblings?|only child)\b/i },
  brother: { ask: /\bbrothers?\b/i, answer: /\b(?:brothers?|siblings?|only child)\b/i },
  mother: { ask: /\b(?:mother|mum|mom)\b/i, answer: /\b(?:mother|mum|mom|parents)\b/i },
  father: { ask: /\b(?:father|dad)\b/i, answer: /\b(?:father|dad|parents)\b/i },
  grandparents: { ask: /\bgrand(?:mother|ma|father|pa|parents)\b/i, answer: /\bgrand(?:mother|ma|father|pa|parents)\b/i },
  dog: { ask: /\bdogs?\b/i, answer: /\b(?:dogs?|hound|terrier|puppy|spaniel|whippet|mongrel)\b/i },
  cat: { ask: /\bcats?\b/i, answer: /\b(?:cats?|kitten|tomcat)\b/i },
}
