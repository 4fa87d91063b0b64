import { describe, expect, it } from 'vitest'
import { Book } from './book.ts'
import { foldedWords } from './fold.ts'
import { Knowledge } from './knowledge.ts'
import { languageOf } from './language.ts'
import { lintSource } from './story/lint.ts'
import { freshState } from './state.ts'
import type { Persona, TalkReply, TalkTurn } from './talk.ts'
import { answer, open } from './talker.ts'
import { tasteOf } from './taste.ts'
import { SMALL_STORY } from './story/fixture.test-story.ts'

const TITLE = 'The wedding cake on the 23:10'
const book = new Book(SMALL_STORY, 'en')
const knowledge = new Knowledge(
  [{ id: 'age', ask: ['how old are you', "what's your age"], say: ["I'm written as 58."] }],
  [
    { id: 'rose', keys: ['rose', 'sugar rose'], say: 'The rose was given away.', thread: 'cake' },
    { id: 'owl', keys: ['owl', 'owls'], say: 'An owl sat on signal nine.', more: ['She thought she was staff.'] },
  ],
  languageOf('en'),
)
const persona: Persona = { books: { en: book }, knowledge: { en: knowledge } }
const turn = (text: string, before: TalkReply, more: Partial<TalkTurn> = {}): TalkTurn => ({
  language: 'en',
  text,
  recent: [before.text],
  title: TITLE,
  guard: null,
  heavy: null,
  hasUnseenFile: false,
  known: {},
  state: before.state,
  ...more,
})

/** Says the lines one after the other; the state goes through JSON each time, as in the lounge. */
function talk(lines: string[], title = TITLE, more: Partial<TalkTurn> = {}): TalkReply[] {
  let last = open(persona, 'en', title)
  const recent = [last.text]
  const known: Record<string, string> = {}
  return lines.map((line) => {
    const state = JSON.parse(JSON.stringify(last.state)) as unknown
    last = answer(persona, { ...turn(line, last, { title, recent: recent.slice(-6), ...more }), known: { ...known }, state })
    recent.push(last.text)
    Object.assign(known, last.facts)
    return last
  })
}
const last = (lines: string[], title = TITLE, more: Partial<TalkTurn> = {}): TalkReply => talk(lines, title, more).at(-1)!

describe('whoever follows', () => {
  it('is met at the first beat of the thread that the topic is named after, with its chips', () => {
    const { text, suggestions } = open(persona, 'en', TITLE)
    expect(text).toContain('three tiers')
    expect(suggestions).toEqual(['Find out whose it is', 'Tell the guard'])
  })

  it('gets the reaction to a chip and the next beat, and what was chosen is remembered', () => {
    expect(last(['Tell the guard']).text).toBe('He breathed out.\n\nThe guard looks at you, and smiles. He waits.')
    expect(last(['Find out whose it is']).text).toContain('looks at you. He waits.')
  })

  it.each([
    ['look for a name maybe', 'choice'],
    ['the first one', 'ordinal'],
    ['yes', 'act:yes'],
    ['I would take a photo of it with a spoon', 'any'],
  ])('may say it in words: %s (%s)', (line, how) => {
    expect(last([line]).how).toBe(how)
  })

  it('is quoted back exactly, and nothing else of theirs is put into a sentence', () => {
    const spoken = talk(['Tell the guard', 'Keep it', 'a green umbrella, in Ghent', 'go on'])
    expect(spoken[2]!.text).toBe(
      "On the label it says 'a green umbrella, in Ghent'.\n\n'a green umbrella, in Ghent' is still on the shelf. And I know what became of the cake.",
    )
    expect(spoken[3]!.text).toMatch(/^It arrived level\.\n\nDesk line next/)
    expect(spoken[3]!.suggestions).toEqual(['Snow and one onion', 'The cake that missed its wedding'])
  })

  it('cannot break a template with what they say', () => {
    expect(last(['Tell the guard', 'Keep it', "{kind: x|y} 'quoted'"]).text).toContain("'kind: xy ’quoted’'")
  })
})

describe('whoever leaves the path', () => {
  it('gets an aside of the story, a fact of the card, or the honest word, which alone comes with the question at once', () => {
    expect(last(['who is maud?'])).toMatchObject({
      how: 'aside:cake.Maud',
      text: 'Maud drove stone for twenty-six years.',
      suggestions: ['Find out whose it is', 'Tell the guard'],
    })
    expect(last(['what is the boiling point of lead?']).text).toMatch(/\n\nA cake in the luggage rack: what do you do first\?$/)
    expect(last(['how old are you?'])).toMatchObject({ how: 'card:age', free: false })
    expect(last(['what is the boiling point of lead?'])).toMatchObject({ how: 'lost:unknown', free: true })
  })

  it('is told of a thing that the question names, once, where no wording fits', () => {
    const [first, second] = talk(['how heavy would you say the box was?', 'and is the box blue?'])
    expect(first).toMatchObject({
      how: 'aside:cake.box',
      text: "Not the whole answer, but 'box' I can speak to: The box was made for a lamp.",
    })
    expect(second!.how).toBe('lost:unknown')
  })

  it('who answers and asks is met in both', () => {
    expect(last(['Be honest, tell him. Who is Maud?'])).toMatchObject({
      how: 'parts:aside:cake.Maud+choice',
      text: 'Maud drove stone for twenty-six years.\n\nHe breathed out.\n\nThe guard looks at you, and smiles. He waits.',
    })
    const odd = last(['Be honest, tell him. What is the boiling point of lead?'])
    expect(odd.text).toBe('He breathed out.\n\nThe guard looks at you, and smiles. He waits.')
    expect(last(['I would take a photo of it with a spoon. What is the boiling point of lead?']).how).toBe('lost:unknown')
    expect(last(['Is it far? Tell me about the moon.']).how).toBe('lost:unknown')
    expect(last(['be honest, tell him. right?']).text).toBe('He breathed out.\n\nThe guard looks at you, and smiles. He waits.')
  })

  it('between two stories names one in brief, whatever else is said', () => {
    const told = ['Tell the guard', 'Keep it', 'Nothing, ever', 'Yes, tell me']
    expect(last([...told, 'The onion please, I have had nothing to eat all day and am far too tired to choose']).how).toBe('jump')
    expect(last([...told, 'I had an onion for lunch today']).how).not.toBe('jump')
  })

  it('is never told twice in a row that it was not understood without another way to go', () => {
    const spoken = talk(['what is the boiling point of lead?', 'and of tin?'])
    expect(spoken.map(({ how }) => how)).toEqual(['lost:unknown', 'lost:change'])
    expect(spoken[1]!.suggestions).toEqual(['Snow and one onion', 'Back to the story'])
    expect(last(['what is the boiling point of lead?', 'and of tin?', 'Back to the story']).text).toBe(
      'A cake in the luggage rack: what do you do first?',
    )
  })

  it('is not told the ending before the story: lore waits for its thread', () => {
    expect(last(['tell me about the sugar rose']).text).not.toContain('given away')
    expect(last(['Tell the guard', 'Keep it', 'Nothing, ever', 'Yes, tell me', 'tell me about the sugar rose']).text).toContain(
      'given away',
    )
    expect(last(['tell me about owls', 'and then?']).text).toContain('She thought she was staff')
  })

  it('quotes a goodbye and stays', () => {
    expect(last(["I said 'love you, bye' to the dentist once."]).how).not.toBe('act:bye')
    expect(last(['It is late. Bye!']).how).toBe('act:bye')
  })

  it('tells of their own and is given room', () => {
    expect(last(['I bought a blue bicycle last Sunday'])).toMatchObject({
      how: 'own:told',
      text: "I stop mine for 'I bought a blue bicycle last Sunday'.",
    })
    expect(last(['I bought a blue bicycle on the market last Sunday and then it was stolen']).text).toBe('Go on, I listen.')
    expect(last(['I told you about it already, did you hear me']).text).not.toContain('already')
  })

  it.each([
    ['a greeting with its time of day', 'Good morning, it is two but I just woke up', 'chat:morning'],
    ['their own day', 'I stood in the shop for nine hours straight and my feet hurt', 'chat:longday'],
    ['the weather, where the story has asked', "It's pouring here tonight", 'chat:rain'],
    ['a wish for a kind word', "Say something nice, it's been a day of forms", 'chat:nice'],
    ['a question without its mark', 'Whats your opinion on pineapple on pizza, and think before you answer', 'chat:opinion'],
    ['this or that', 'Do you prefer maps or ladders?', 'chat:either'],
    ['what is said of the character', 'You sound like my geography teacher', 'chat:ofyou'],
    ['a wish that is no answer', 'Teach me something useful', 'chat:help'],
    ['a wish to ask', 'Can I ask you something?', 'chat:mayask'],
    ['bad news with the words of good ones', "I didn't pass the exam", 'chat:study'],
  ])('is answered for itself and not for the story: %s', (_, line, how) => {
    const before = open(persona, 'en', TITLE)
    const reply = answer(persona, turn(line, before))
    expect(reply).toMatchObject({ how, free: false, suggestions: before.suggestions, state: { at: 'cake.found' } })
  })

  it('gets what the card has of it too where it was asked for, once, and no line twice', () => {
    const entries = ['ask.get-lonely', 'ask.rain'].map((id) => ({ id, ask: [], say: ['The rails sing before it.'] }))
    const card = new Knowledge(entries, [], languageOf('en'))
    let reply = open(persona, 'en', TITLE)
    const said = ['It is raining here', 'Do you feel alone?', 'Are you lonely there?', 'You must get lonely?'].map((line) => {
      reply = answer({ ...persona, knowledge: { en: card } }, turn(line, reply))
      return reply.text.split('\n')[0]!
    })
    expect(new Set(said).size).toBe(4)
    expect(said.map((line) => line.includes('The rails sing before it.'))).toEqual([false, true, false, false])
  })

  it('is led back in every second turn, by the question once and then in other words, none of them twice', () => {
    const spoken = talk([
      'It is raining here',
      'thanks',
      'haha',
      'how are you',
      'thanks',
      'Do you prefer maps or ladders?',
      'haha',
      'how are you',
    ])
    const led = spoken.map(({ text }) => text.split('\n\n')[1] ?? '')
    expect(led[1]).toBe('A cake in the luggage rack: what do you do first?')
    expect(led.filter((_, i) => i % 2 === 0)).toEqual(['', '', '', ''])
    expect(new Set(led.filter((_, i) => i % 2 === 1)).size).toBe(4)
    expect(new Set(spoken.map(({ suggestions }) => suggestions.join()))).toEqual(new Set(['Find out whose it is,Tell the guard']))
  })

  it('is asked for their own in words that are about it', () => {
    const { lead } = languageOf('en').pack
    const [, , , , led] = talk(['Tell the guard', 'Keep it', 'what is the boiling point of lead?', 'thanks', 'haha'])
    expect(lead.own).toContain(led!.text.split('\n\n')[1])
  })

  it.each(['what did you ask?', 'what was your question again', 'where were we'])('is told the question again who asks: %s', (line) => {
    expect(talk(['thanks', 'haha', line]).at(-1)).toMatchObject({
      how: 'act:back',
      text: 'A cake in the luggage rack: what do you do first?',
    })
  })

  it('hears no line of the desk twice in six replies, as long as there is another', () => {
    const told = ['Tell the guard', 'Keep it', 'Nothing, ever', 'Yes, tell me']
    const spoken = talk([...told, ...Array.from({ length: 6 }, (_, i) => `Accordions were repaired in Belgium, number ${i}`)]).slice(
      told.length,
    )
    expect(new Set(spoken.map(({ text }) => text)).size).toBe(6)
  })

  it('is not led on by what cannot be an answer, and hears their own word for it', () => {
    const reply = last(['Accordions were repaired all over Belgium in those long years'])
    expect(reply.state.at).toBe('cake.found')
    expect(last(['what is the boiling point of lead?']).text).toMatch(/'lead'/i)
  })

  it.each([
    ['a remark on the talk', 'that is a bit silly', 'lost:heard'],
    ['an opinion on the world', 'I think people are mostly selfish', 'lost:heard'],
    ['what has nothing of the scene', 'Purple monkeys sit on every other lamp post in Ghent', 'lost:heard'],
    ['a feeling', 'I feel kind of invisible these days', 'care:low'],
    ['a question that only proposes by its form', "isn't it dangerous?", 'lost:unknown'],
    ['the thread of the talk', 'ok back. what were we talking about', 'act:back'],
  ])('is not taken for an answer: %s', (_, line, how) => {
    const reply = last([line])
    expect(reply.how).toBe(how)
    expect(reply.state.at ?? reply.state.park).toBe('cake.found')
  })

  it('has what they named in brief taken up by its word', () => {
    expect(last(['a brass band']).text).toMatch(/'a brass band'/)
  })

  it('names another story and is taken there, and the first one waits', () => {
    const spoken = last(['tell me about the snow and the onion'])
    expect(spoken).toMatchObject({ how: 'jump', state: { at: 'snow.stop', park: 'cake.found' } })
  })

  it.each([
    ['thanks', 'act:thanks'], ['haha', 'act:laugh'], ['say that again', 'act:same'], ["you didn't answer my question", 'act:unanswered'],
    ['something else', 'act:change'], ['bye', 'act:bye'], ['tell me a joke', 'act:joke'], ['shorter please', 'act:short'],
  ])('has manners answered: %s', (line, how) => {
    expect(last([line]).how).toBe(how)
  }) // prettier-ignore

  it('has said again what was said, for nothing', () => {
    const before = open(persona, 'en', TITLE)
    expect(answer(persona, turn('say that again', before))).toMatchObject({ free: true, text: expect.stringContaining(before.text) })
  })
})

describe('memory', () => {
  it('knows the name, the sister and the kept words', () => {
    const spoken = talk([
      "I'm Dana by the way",
      'my sister is called Marta',
      "what's my name?",
      "what is my sister's name?",
      'Tell the guard',
      'Keep it',
      'a kite',
      'what do you remember about me?',
    ])
    expect(spoken[0]!.facts).toEqual({ name: 'Dana' })
    expect(spoken[2]!.text).toContain('You are Dana.')
    expect(spoken[3]!.text).toContain('Marta')
    expect(spoken[7]!.text).toMatch(/Dana.*In your words: 'a kite'/s)
  })

  it.each([['I am so tired'], ["I'm going to bed"], ["I'm German"]])('takes %j for no name', (line) => {
    expect(last([line]).facts['name']).toBeUndefined()
  })
})

describe('something heavy', () => {
  it('stops the story before anything else is read, and the way back is the member’s', () => {
    const heavy = answer(persona, { ...turn('tell the guard my father died', open(persona, 'en', TITLE)), heavy: 'loss' })
    expect(heavy).toMatchObject({ how: 'care:loss', state: { at: null, park: 'cake.found', care: { kind: 'loss' } } })
    expect(heavy.text).not.toContain('guard')
    const more = answer(persona, turn('he was a train driver', heavy))
    expect(more).toMatchObject({ how: 'care:listen' })
    const people = answer(persona, turn('tell the guard', more))
    expect(people).toMatchObject({ how: 'care:listen', state: { at: null } })
    const away = answer(persona, turn('Something else, please', people))
    expect(away.suggestions).toContain('Back to the story')
    expect(answer(persona, turn('Back to the story', away)).text).toBe('A cake in the luggage rack: what do you do first?')
  })

  it('is heard in a tired line too, without the word of condolence', () => {
    const low = last(["I'm so exhausted today"])
    expect(low).toMatchObject({ how: 'care:low' })
    expect(low.text).not.toContain('Desk line heavy')
  })

  it('keeps listening while a crisis is near, with nothing to tap', () => {
    const first = answer(persona, { ...turn('ok', open(persona, 'en', TITLE)), heavy: 'crisis' })
    const second = answer(persona, { ...turn('something else', first), heavy: 'crisis' })
    expect([first.suggestions, second.suggestions, second.how]).toEqual([[], [], 'care:listen'])
  })

  it.each([
    ['human', /AI/],
    ['instructions', /inject/],
    ['contact', /contact/],
    ['prices', /prices/],
  ] as const)('asked %s, the desk answers', (guard, word) => {
    expect(answer(persona, { ...turn('x', open(persona, 'en', TITLE)), guard }).text).toMatch(word)
  })
})

describe('a topic of the member’s own', () => {
  it('has its title met, with the nearest thread first', () => {
    expect(open(persona, 'en', 'Snow stories for cold evenings')).toMatchObject({
      how: 'open:near',
      suggestions: ['Snow and one onion', 'The cake that missed its wedding'],
    })
    expect(open(persona, 'en', 'Songs for long night shifts').text).toContain("'Songs for long night shifts'")
  })
})

describe('a story that changes', () => {
  it('leaves a chat at a beat that is gone to the list of threads, and never throws', () => {
    const state = { ...freshState('en'), at: 'cake.gone', park: 'nothing.left', done: ['vanished'] }
    expect(answer(persona, { ...turn('hm ok', open(persona, 'en', TITLE)), state }).text).not.toBe('')
    for (const broken of [null, 7, {}, { version: 1 }, { ...state, seen: 'x' }])
      expect(answer(persona, { ...turn('ok', open(persona, 'en', TITLE)), state: broken }).text).not.toBe('')
  })

  it('keeps its state under 2 KB whatever is said', () => {
    let reply = open(persona, 'en', TITLE)
    for (let i = 0; i < 80; i++) reply = answer(persona, turn(`${'long words about everything '.repeat(6)} ${i}`, reply))
    expect(Buffer.byteLength(JSON.stringify(reply.state))).toBeLessThanOrEqual(2_000)
  })
})

describe('the linter', () => {
  const faults = (source: string): string[] =>
    lintSource(source, { language: 'en', lineSymbolsMax: 320 }).map(({ line, text }) => `${line}: ${text}`)
  const without = (...parts: [string, string][]): string => parts.reduce((source, [from, to]) => source.replace(from, to), SMALL_STORY)

  it('has nothing to say of a story that can be told', () => {
    expect(faults(SMALL_STORY)).toEqual([])
  })

  it.each([
    ['an end that is not there', without(['    -> END', '    -> nowhere']), "'cake.nowhere' is no beat"],
    ['a beat without any', without(['+ [any # any]\n    I have that down. There was a card in the box.\n    -> guard\n', '']), 'a beat needs + [any # any]'],
    ['an unknown tag', without(['# yes # like: be honest', '# yess # like: be honest']), "'yess' is no tag"],
    [
      'a beat that nothing leads to',
      without(
        ['    -> yours\n+ [Send', '    -> close\n+ [Send'],
        ['    He wrote a label.\n    -> yours', '    He wrote a label.\n    -> close'],
        ['    He nodded at that.\n    -> yours', '    He nodded at that.\n    -> close'],
      ),
      "nothing leads to 'cake.yours'",
    ],
    ['a slot without quotation marks', without(["it says '{lost}'", 'it says {lost}']), 'it stands in quotation marks'],
    ['a line that is too long', without(['He breathed out.', 'x'.repeat(400)]), 'a line of 400 symbols'],
    ['a missing stitch of the desk', without(['= joke\n', '= jokes\n']), "the desk needs 'joke'"],
    ['a question where the beat asks', without(['Desk line thanks number 1.', 'Did you say thanks?']), "a line of 'thanks' asks nothing"],
    ['a condition of two', without(['{kind:, and smiles|}', '{kind and lost:, and smiles|}']), "'kind and lost' is no variable and no beat"],
    ['what is no ink', without(['A cake with three', '* [once]\nA cake with three']), 'this part of ink is not used here'],
  ])('says %s, with its line', (_, source, fault) => {
    const found = faults(source)
    expect(found.join('\n')).toContain(fault)
    expect(found.every((each) => /^\d+: /.test(each))).toBe(true)
  }) // prettier-ignore
})

it('a taste tells three turns by taps alone, as the talk itself would', () => {
  const taste = tasteOf(book, 'cake')
  const [first] = taste.turns[taste.first]!.choices
  expect(`${first!.reaction}\n\n${taste.turns[first!.to!]!.say}`).toBe(last(['Find out whose it is']).text)
  expect(JSON.stringify(taste).length).toBeLessThan(6_000)
})

it('hears a number in any digits: stories are told in Latin ones, and answered in those of a keyboard', () => {
  expect(foldedWords('الغرفة ٢٠٧، مقعد ۱۲')).toEqual(['الغرفه', '207', 'مقعد', '12'])
})
