// What is authored for every character in common: exemplars of acts and themes, neutral lines, frames. English in this pack; small words
// of all languages stand in a file of their own, the other languages in languages/.
import { COMMON_ACTS, GUARD_ACTS } from '@green-room/contract/acts'
import type { Language } from '@green-room/contract/characters'
import actsAsking from './packs/en/acts-asking.json' with { type: 'json' }
import actsFeelings from './packs/en/acts-feelings.json' with { type: 'json' }
import actsLife from './packs/en/acts-life.json' with { type: 'json' }
import actsReactions from './packs/en/acts-reactions.json' with { type: 'json' }
import actsSmallTalk from './packs/en/acts-small-talk.json' with { type: 'json' }
import actsTreatment from './packs/en/acts-treatment.json' with { type: 'json' }
import background from './packs/en/background.json' with { type: 'json' }
import frames from './packs/en/frames.json' with { type: 'json' }
import guards from './packs/en/guards.json' with { type: 'json' }
import nouns from './packs/en/nouns.json' with { type: 'json' }
import situationsDeeds from './packs/en/situations-deeds.json' with { type: 'json' }
import situationsSaid from './packs/en/situations-said.json' with { type: 'json' }
import situationsThings from './packs/en/situations-things.json' with { type: 'json' }
import situationsTold from './packs/en/situations-told.json' with { type: 'json' }
import themeWords from './packs/en/theme-words.json' with { type: 'json' }
import themesDays from './packs/en/themes-days.json' with { type: 'json' }
import themesEveryday from './packs/en/themes-everyday.json' with { type: 'json' }
import themesHome from './packs/en/themes-home.json' with { type: 'json' }
import themesMoments from './packs/en/themes-moments.json' with { type: 'json' }
import themesPeople from './packs/en/themes-people.json' with { type: 'json' }
import themesPersons from './packs/en/themes-persons.json' with { type: 'json' }
import themesScenes from './packs/en/themes-scenes.json' with { type: 'json' }
import themesSelf from './packs/en/themes-self.json' with { type: 'json' }
import themesWork from './packs/en/themes-work.json' with { type: 'json' }
import themesWorld from './packs/en/themes-world.json' with { type: 'json' }
import { contentWord } from './spelling.ts'
import smallWords from './packs/small-words.json' with { type: 'json' }

/** `like` are wordings of readers, `say` lines that any character may use when its own card has none left. */
export interface AuthoredAct {
  like: string[]
  say: string[]
}
/** A thing people talk about: short remarks that fit whatever was said of it, and questions about the reader's side of it. */
export interface Theme {
  like: string[]
  listen: string[]
  ask: string[]
  /** What one might try, for somebody who asks how; never of medicine, law or money. */
  advice?: string[]
  /** What any of the cast may think of it. */
  view?: string[]
  /** About one plain thing: without a word that belongs to it, only a near-copy of an exemplar counts. */
  narrow?: boolean
  /** Fit to be said to somebody in grief. */
  gentle?: boolean
  /** Said of somebody else: 'I am sick' is not it. */
  ofOthers?: boolean
  /** Said of oneself: 'it is ugly' is not it. */
  ofMe?: boolean
  /** Meant only while this care lasts: these lines know that somebody has died. */
  only?: string
  /** Not the moment for a story or a joke. */
  heavy?: boolean
}

export const ACTS: Record<string, AuthoredAct> = {
  ...actsSmallTalk,
  ...actsFeelings,
  ...actsLife,
  ...actsAsking,
  ...actsTreatment,
  ...actsReactions,
  ...guards,
}
export const THEMES: Record<string, Theme> = {
  ...themesHome,
  ...themesWork,
  ...themesPeople,
  ...themesWorld,
  ...themesDays,
  ...themesSelf,
  ...themesMoments,
  ...themesPersons,
  ...themesEveryday,
  ...themesScenes,
}
/** Events, told in set phrases. */
export const EVENTS_TOLD: Record<string, string[]> = situationsTold
/** What somebody does, by its verb. */
export const DEEDS_TOLD: Record<string, string[]> = situationsDeeds
/** Things that may be spoken of, whatever is said of them. */
export const THINGS_TOLD: Record<string, string[]> = situationsThings
/** Wordings of what people tell, the most telling first, with questions that fit exactly that: events, deeds, things, states. */
export const SITUATIONS: Record<string, string[]> = { ...situationsTold, ...situationsDeeds, ...situationsThings, ...situationsSaid }
/** Words that belong to a theme, as stems. */
export const THEME_WORDS = new Map(
  Object.entries(themeWords).map(([theme, words]) => [theme, new Set(words.split(' ').map((word) => contentWord(word) ?? word))]),
)
/** A remark for each common thing, under every word for it. */
export const NOUNS = new Map(
  Object.entries(nouns).flatMap(([words, remark]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), { key: words.split(' ')[0]!, remark }] as const),
  ),
)
export const FRAMES = frames
export const BACKGROUND_LINES: string[] = background
/** Lines of frames that are chosen by nearness. */
export const ALL_FRAMES: string[] = [
  ...Object.values(frames.turns).flat(),
  ...[frames.listening.past, frames.listening.present, frames.listening.future, frames.care, frames.loss].flatMap(({ say, ask }) => [
    ...say,
    ...ask,
  ]),
]
export const SMALL_WORDS: Record<Language, Record<string, string[]>> = smallWords
export const ALL_ACTS: readonly string[] = [...COMMON_ACTS, ...GUARD_ACTS]
