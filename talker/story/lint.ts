// What is wrong with a story, line by line: for `npm run stories`, `npm run cards` and the checks.
import { asks, deskProblems, namesOfDesk } from './lint-desk.ts'
import type { Beat, Choice, Problem, Story, Thread } from './story.ts'
import { readStory } from './read-story.ts'
import { GIVEN, inkProblems } from './ink.ts'
import { namesIn, variants } from './template.ts'
import { waysOf } from './ways.ts'

export const TITLE_SYMBOLS_MAX = 50
export const LABEL_SYMBOLS_MAX = 40
const BACK_SYMBOLS_MAX = 160
const REPLY_SYMBOLS_MAX = 480
const SLOT_SYMBOLS = 30
const QUESTIONS_SHARE_MAX = 0.7
const SHOWN = { min: 2, max: 4 }
const QUOTES = /['‘’"“”„«»]/

export interface LintOptions {
  language: string
  /** The longest single line, in symbols. */
  lineSymbolsMax: number
  /** What the house finds wrong with a line that is said: claims, contacts, prices; null: nothing. */
  faultOf?: (line: string) => string | null
}

const symbols = (text: string): number => Array.from(text).length
const longest = (template: string): number => Math.max(...variants(template, SLOT_SYMBOLS).map(symbols))

/** Everything that keeps a file from being told; none: it may. What inkjs says of it comes too, so that it opens in Inky. */
export function lintSource(source: string, options: LintOptions): Problem[] {
  const { story, problems } = readStory(source)
  const found = [...problems, ...inkProblems(source), ...new Linter(story, source, options).run()]
  return found.toSorted((a, b) => a.line - b.line)
}

class Linter {
  readonly #story: Story
  readonly #lines: string[]
  readonly #options: LintOptions
  readonly #found: Problem[] = []
  readonly #used = new Set<string>()

  constructor(story: Story, source: string, options: LintOptions) {
    this.#story = story
    this.#lines = source.split('\n')
    this.#options = options
  }

  run(): Problem[] {
    for (const thread of this.#story.threads.values()) this.#thread(thread)
    this.#desk()
    if (this.#story.threads.size === 0) this.#say(1, 'there is no thread')
    for (const name of Object.keys(this.#story.vars))
      if (!this.#used.has(name) && !GIVEN.has(name)) this.#say(this.#lineOf(`VAR ${name}`), `nothing shows the variable '${name}'`)
    return this.#found
  }

  #say(line: number, text: string): void {
    this.#found.push({ line, text })
  }
  #lineOf(text: string): number {
    return Math.max(1, this.#lines.findIndex((line) => line.includes(text)) + 1)
  }

  #thread(thread: Thread): void {
    const { line, title, chip, keys, beats } = thread
    if (symbols(title) < 3 || symbols(title) > TITLE_SYMBOLS_MAX) this.#say(line, `a title has 3 to ${TITLE_SYMBOLS_MAX} symbols`)
    if (symbols(chip) < 2 || symbols(chip) > LABEL_SYMBOLS_MAX) this.#say(line, `a chip has 2 to ${LABEL_SYMBOLS_MAX} symbols`)
    if (keys.length < 3) this.#say(line, 'a thread has at least three keys')
    if (!beats.has(thread.first)) return this.#say(line, 'a thread begins with a divert to its first beat')
    for (const beat of beats.values()) this.#beat(beat, thread)
    for (const aside of thread.asides) {
      this.#text(aside.say, aside.line)
      if (aside.like.length + aside.about.length === 0) this.#say(aside.line, 'an aside needs its wordings: # like: … or # about: …')
    }
    const things = thread.asides.flatMap(({ about }) => about)
    const twice = things.find((each, i) => things.indexOf(each) !== i)
    if (twice) this.#say(line, `'${twice}' is what two asides are about`)
    this.#found.push(...waysOf(thread))
    const questions = [...beats.values()].filter(({ text }) => asks(text)).length
    if (!thread.isGame && beats.size >= 4 && questions / beats.size > QUESTIONS_SHARE_MAX)
      this.#say(line, `${questions} of ${beats.size} beats end in a question: at most seven in ten`)
  }

  #beat(beat: Beat, thread: Thread): void {
    this.#text(beat.text, beat.line)
    if (beat.back === '') this.#say(beat.line, 'a beat needs # back: the question again, in short')
    else if (longest(beat.back) > BACK_SYMBOLS_MAX) this.#say(beat.line, `'back' has at most ${BACK_SYMBOLS_MAX} symbols`)
    const shown = beat.choices.filter(({ isAny, slot }) => !isAny && !slot)
    if (shown.length < SHOWN.min || shown.length > SHOWN.max) this.#say(beat.line, `a beat shows ${SHOWN.min} to ${SHOWN.max} choices`)
    if (!beat.choices.some(({ isAny, slot }) => isAny && !slot)) this.#say(beat.line, 'a beat needs + [any # any]')
    const labels = shown.map(({ label }) => label.toLowerCase())
    if (new Set(labels).size < labels.length) this.#say(beat.line, 'two choices have the same label')
    const wordings = shown.flatMap(({ like }) => like.map((each) => each.toLowerCase()))
    const twice = wordings.find((each, i) => wordings.indexOf(each) !== i)
    if (twice) this.#say(beat.line, `the wording '${twice}' stands in two choices`)
    for (const choice of beat.choices) this.#choice(choice, thread)
  }

  #choice(choice: Choice, { beats }: Thread): void {
    const { label, line, to, say, slot, sets } = choice
    if (!choice.isAny && (label === '' || symbols(label) > LABEL_SYMBOLS_MAX))
      this.#say(line, `a label has at most ${LABEL_SYMBOLS_MAX} symbols`)
    this.#text(say, line)
    if (to === null) return this.#say(line, 'a choice ends in a divert')
    if (to !== 'END' && !beats.has(to)) return this.#say(line, `'${to}' is no beat of this thread`)
    const next = to === 'END' ? 0 : longest(beats.get(to)!.text)
    if (longest(say) + next > REPLY_SYMBOLS_MAX)
      this.#say(line, `with the next beat that is over ${REPLY_SYMBOLS_MAX} symbols (${longest(say)} + ${next})`)
    if (slot && this.#story.vars[slot.name] !== '') this.#say(line, `the slot '${slot.name}' is declared: VAR ${slot.name} = ""`)
    for (const [name] of sets)
      if (!(name.replace('+', '') in this.#story.vars)) this.#say(line, `the variable '${name.replace('+', '')}' is not declared`)
  }

  #desk(): void {
    const { desk } = this.#story
    const lineOf = (text: string): number => this.#lineOf(text)
    for (const name of namesOfDesk) for (const text of desk[name] ?? []) this.#text(text, this.#lineOf(`= ${name}`), text)
    this.#found.push(...deskProblems(desk, this.#options.language, lineOf))
  }

  /** A text that is said: there, not too long, all names known, slots only quoted, nothing the house forbids. */
  #text(text: string, line: number, find?: string): void {
    const at = find ? this.#lineOf(find) : line
    if (text === '') return this.#say(at, 'a text is missing')
    const { lineSymbolsMax, faultOf } = this.#options
    if (longest(text) > lineSymbolsMax) this.#say(at, `a line of ${longest(text)} symbols: the card speaks at most ${lineSymbolsMax}`)
    for (const name of namesIn(text)) {
      const beat = [...this.#story.threads.values()].some(({ beats }) => beats.has(name))
      if (name in this.#story.vars) this.#used.add(name)
      else if (!beat && !GIVEN.has(name)) this.#say(at, `'${name}' is no variable and no beat`)
    }
    for (const [all, name] of text.matchAll(/\{(\w+)\}/g))
      if (this.#story.vars[name!] === '' && !GIVEN.has(name!) && !QUOTES.test(text[text.indexOf(all) - 1] ?? ''))
        this.#say(at, `{${name}} is what the member said: it stands in quotation marks`)
    for (const version of faultOf ? variants(text).slice(0, 4) : []) {
      const fault = faultOf!(version)
      if (fault) this.#say(at, fault)
    }
  }
}
