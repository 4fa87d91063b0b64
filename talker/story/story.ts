// A story file as it stands in the process: threads of beats, and the desk. Written in a strict part of ink (docs/stories.md), which is
// small enough to be read here line by line: a chat needs an address, its choices and a text, not the virtual machine of inkjs. That what
// is read here is what ink says of the same file is shown by tests, which walk all shipped stories with both.

/** A text with `{…}` in it, to be rendered against what the chat knows. */
export type Template = string

export interface Choice {
  /** What the member may tap; 'any' for the hidden ones. */
  label: string
  like: string[]
  /** The acts that mean this choice here. */
  acts: Act[]
  /** Hidden: takes whatever was said. */
  isAny: boolean
  /** Hidden: keeps the member's words, at most so many, in a variable. */
  slot: { name: string; wordsMax: number } | null
  sets: [name: string, value: number][]
  say: Template
  /** The next beat of the thread; null ends it. */
  to: string | null
  line: number
}

export const ACTS = ['yes', 'no', 'more', 'why', 'dunno'] as const
export type Act = (typeof ACTS)[number]

export interface Beat {
  /** `thread.beat`: the address at which a chat stands. */
  at: string
  back: Template
  /** Asks for something of the member's own. */
  own: boolean
  text: Template
  choices: Choice[]
  line: number
}

export interface Aside {
  name: string
  like: string[]
  /** Things and people of the story: any question that names one is met by this, where no wording fits better. */
  about: string[]
  acts: Act[]
  say: Template
  line: number
}

export interface Thread {
  id: string
  title: string
  chip: string
  keys: string[]
  isGame: boolean
  /** Rooms whose topics it opens; empty: all of its character's. */
  rooms: string[]
  /** Lore of the card that is withheld until the thread is told. */
  lore: string[]
  first: string
  beats: Map<string, Beat>
  asides: Aside[]
  line: number
}

export interface Story {
  /** Variables with the values that a chat begins with. */
  vars: Record<string, string | number>
  threads: Map<string, Thread>
  /** Lines for every manner of talk, taken in turn. */
  desk: Record<string, Template[]>
}

/** What is wrong with a file, and where; lines count from 1. */
export interface Problem {
  line: number
  text: string
}
