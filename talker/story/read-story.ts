// From the text of a file to a story, with every line that the format does not know (docs/stories.md).
import { type Act, ACTS, type Aside, type Beat, type Choice, type Problem, type Story, type Thread } from './story.ts'

const SYSTEM = 'sys'
const ASIDE = 'aside'
/** What ink reads as its own in `{once: …}`, without a word. */
const RESERVED = new Set(['once', 'stopping', 'cycle', 'shuffle', 'else', 'not', 'and', 'or', 'mod'])

interface Tags {
  [name: string]: string | true
}
/** Where the reader stands in the file. */
interface Place {
  thread: Thread | null
  beat: Beat | null
  aside: boolean
  stitch: string | null
  choice: (Choice & Partial<Aside>) | null
}

export function readStory(source: string): { story: Story; problems: Problem[] } {
  const story: Story = { vars: {}, threads: new Map(), desk: {} }
  const problems: Problem[] = []
  const place: Place = { thread: null, beat: null, aside: false, stitch: null, choice: null }
  source.split('\n').forEach((raw, i) => {
    const text = raw.replace(/(?:^|\s)\/\/.*$/, '').trim()
    if (text === '') return
    const fault = readLine(text, i + 1, place, story)
    if (fault) problems.push({ line: i + 1, text: fault })
  })
  return { story, problems }
}

/** Takes one line in; answers what is wrong with it. */
function readLine(text: string, line: number, place: Place, story: Story): string | null {
  const variable = /^VAR\s+(\w+)\s*=\s*(?:"([^"]*)"|(-?\d+))$/.exec(text)
  if (variable) {
    const [, name, words, number] = variable
    if (RESERVED.has(name!)) return `'${name}' is a word of ink itself`
    if (Object.hasOwn(story.vars, name!)) return `the variable '${name}' is declared twice`
    story.vars[name!] = words ?? Number(number)
    return null
  }
  const knot = /^={2,}\s*(\w+)\s*=*$/.exec(text)
  if (knot) return openKnot(knot[1]!, line, place, story)
  const stitch = /^=\s*(\w+)$/.exec(text)
  if (stitch) return openStitch(stitch[1]!, line, place, story)
  if (text.startsWith('#')) return readTag(text, place)
  if (/^[+]/.test(text)) return openChoice(text, line, place)
  if (text.startsWith('->')) return readDivert(text.slice(2).trim(), place)
  if (text.startsWith('~')) return readSet(text, place)
  if (/^[*\-&]|<>|->/.test(text) || /^(?:TODO|INCLUDE|CONST|LIST|EXTERNAL)\b/.test(text)) return 'this part of ink is not used here'
  return readText(text, place, story)
}

function openKnot(name: string, line: number, place: Place, story: Story): string | null {
  Object.assign(place, { thread: null, beat: null, aside: false, stitch: null, choice: null })
  if (name === SYSTEM) return null
  if (story.threads.has(name)) return `the thread '${name}' stands twice`
  const thread = { id: name, title: '', chip: '', keys: [], isGame: false, rooms: [], lore: [], first: '', asides: [], line }
  story.threads.set(name, (place.thread = { ...thread, beats: new Map() }))
  return null
}

function openStitch(name: string, line: number, place: Place, story: Story): string | null {
  const { thread } = place
  Object.assign(place, { beat: null, aside: false, stitch: name, choice: null })
  if (!thread) {
    if (name in story.desk) return `the desk has '${name}' twice`
    story.desk[name] = []
    return null
  }
  if (name === ASIDE) {
    place.aside = true
    return null
  }
  const at = `${thread.id}.${name}`
  if (thread.beats.has(at)) return `the beat '${name}' stands twice`
  thread.beats.set(at, (place.beat = { at, back: '', own: false, text: '', choices: [], line }))
  return null
}

function readTag(text: string, { thread, beat, choice }: Place): string | null {
  const tags = tagsOf(text)
  for (const [name, value] of Object.entries(tags)) {
    const told = value === true ? '' : value
    if (beat && !choice && name === 'back' && told) beat.back = told
    else if (beat && !choice && name === 'own') beat.own = true
    else if (thread && !beat && ['title', 'chip'].includes(name) && told) thread[name as 'title' | 'chip'] = told
    else if (thread && !beat && ['keys', 'rooms', 'lore'].includes(name) && told) thread[name as 'keys' | 'rooms' | 'lore'] = listOf(told)
    else if (thread && !beat && name === 'game') thread.isGame = true
    else return `'${name}' is no tag that can stand here`
  }
  return null
}

function openChoice(text: string, line: number, place: Place): string | null {
  const match = /^\+\s*\[([^\]]*)\]\s*$/.exec(text)
  if (!match || (!place.beat && !place.aside)) return 'a choice is written + [Label # tags], in a beat or in the asides'
  const [label, ...rest] = match[1]!.split(/\s*#\s*/)
  const tags = tagsOf(rest.map((tag) => `# ${tag}`).join(' '))
  const unknown = Object.keys(tags).find((name) => !['like', 'slot', 'any', ...(place.aside ? ['about'] : []), ...ACTS].includes(name))
  const valuesOf = (name: string): string[] => (typeof tags[name] === 'string' ? listOf(tags[name]) : [])
  const slot = /^(\w+)(?:\s+(\d+))?$/.exec(typeof tags['slot'] === 'string' ? tags['slot'] : '')
  const choice: Choice = {
    label: label!.trim(),
    like: valuesOf('like'),
    acts: ACTS.filter((act): act is Act => act in tags),
    isAny: 'any' in tags,
    slot: slot && { name: slot[1]!, wordsMax: Number(slot[2] ?? 10) },
    sets: [],
    say: '',
    to: null,
    line,
  }
  if (place.beat) place.beat.choices.push((place.choice = choice))
  else {
    const aside = { name: choice.label, like: choice.like, about: valuesOf('about'), acts: choice.acts, say: '', line }
    place.thread!.asides.push(aside)
    place.choice = aside as unknown as Place['choice']
  }
  if (unknown) return `'${unknown}' is no tag of a choice`
  return 'slot' in tags && !slot ? 'a slot is written # slot: name 16' : null
}

function readDivert(to: string, place: Place): string | null {
  const { thread, beat, choice, aside, stitch } = place
  if (aside || !thread) return to === 'DONE' ? null : 'only -> DONE stands here'
  if (choice) {
    if (!beat) return 'a divert without a beat'
    if (choice.to) return 'a choice goes one way'
    choice.to = to === 'END' ? 'END' : `${thread.id}.${to}`
    return to.includes('.') ? 'a divert goes to a beat of the same thread, or to END' : null
  }
  if (stitch) return 'a beat ends in its choices'
  thread.first = `${thread.id}.${to}`
  return null
}

function readSet(text: string, { beat, choice }: Place): string | null {
  const set = /^~\s*(\w+)\s*(=|\+=|=\s*\1\s*\+)\s*(\d+)$/.exec(text)
  if (!beat || !choice || !set) return 'a mark is set in the body of a choice: ~ name = 1, or ~ name += 1'
  choice.sets.push([set[2] === '=' ? set[1]! : `+${set[1]}`, Number(set[3])])
  return null
}

function readText(text: string, { thread, beat, choice, stitch }: Place, story: Story): string | null {
  if (text.includes('#')) return 'a tag stands on a line of its own, or in the brackets of a choice'
  if (!thread) {
    if (!stitch) return 'a text outside of a beat'
    story.desk[stitch]!.push(text)
  } else if (choice) choice.say = choice.say ? `${choice.say}\n${text}` : text
  else if (beat) beat.text = beat.text ? `${beat.text}\n${text}` : text
  else return 'a text outside of a beat'
  return null
}

const listOf = (text: string): string[] => text.split(/[,،]/).map((part) => part.trim()).filter(Boolean) // prettier-ignore

function tagsOf(text: string): Tags {
  const tags: Tags = {}
  for (const tag of text.split(/(?:^|\s)#\s*/).filter(Boolean)) {
    const match = /^([a-z]+)\s*(?::\s*(.*))?$/s.exec(tag.trim())
    tags[match ? match[1]! : tag.trim()] = match?.[2] ?? true
  }
  return tags
}
