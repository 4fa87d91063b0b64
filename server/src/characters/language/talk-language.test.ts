import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { languageOf } from '@green-room/talker/language.ts'
import { describe, expect, it } from 'vitest'
import { languageOfTalk, SMALL_ACTS } from './talk-language.ts'

const wordingsOf = (language: Language): string[] =>
  Object.entries(languageOf(language).pack.acts).flatMap(([act, { like }]) => (SMALL_ACTS.includes(act) ? [] : like))
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')

describe('the language of a talk', () => {
  it.each<[lines: string[], start: Language, spoken: Language]>([
    [['hallo', 'wie geht es dir heute?'], 'en', 'de'],
    [['ich bin müde'], 'en', 'de'],
    [['co robisz?'], 'en', 'pl'],
    [['مرحبا كيف حالك'], 'en', 'ar'],
    [['tell me', 'raconte-moi une histoire drôle'], 'en', 'fr'],
    [['hello', 'je ne sais pas', 'mais oui bien sûr'], 'en', 'fr'],
    [['tu es humain ?'], 'fr', 'fr'],
    [['I am fine thanks a lot for asking'], 'de', 'en'],
    // small words, names and quotations change nothing
    [['hi there', 'ciao bella'], 'en', 'en'],
    [['no', 'yes', 'lol', 'ok'], 'de', 'de'],
    [['I ate a croissant in Paris'], 'en', 'en'],
    [['pizza margherita'], 'en', 'en'],
    [['😂', '???', '12'], 'it', 'it'],
  ])('of %j, begun in %s, is %s', async (lines, start, spoken) => {
    expect(await languageOfTalk(lines, start)).toBe(spoken)
  })

  // A reader who has the lounge in Polish or Italian, in a topic with an English title.
  it.each<[lines: string[], chosen: Language, spoken: Language]>([
    [['Dzień dobry!'], 'pl', 'pl'],
    [['Cześć'], 'pl', 'pl'],
    [['hello', 'Opowiedz coś'], 'pl', 'pl'],
    [['Dzień dobry!'], 'en', 'en'],
    [['Buongiorno'], 'it', 'it'],
    // who writes English is answered in it
    [['hello there'], 'pl', 'en'],
    [['I baked a cake'], 'it', 'en'],
    [['my name is Zosia', 'ok'], 'pl', 'en'],
  ])('of %j in an English topic, by a reader of %s, is %s', async (lines, chosen, spoken) => {
    expect(await languageOfTalk(lines, 'en', chosen)).toBe(spoken)
  })

  it('stays English for every English wording of the common pack, as a first line and later', async () => {
    const lines = [...new Set(wordingsOf('en'))]
    const lost: string[] = []
    for (const line of lines)
      if ((await languageOfTalk([line], 'en')) !== 'en' || (await languageOfTalk(['well, it was a long day', line], 'en')) !== 'en')
        lost.push(line)
    expect(lost.length > lines.length / 500 ? lost : []).toEqual([])
  })

  it.each(OTHER_LANGUAGES)('is heard in most longer wordings of %s, and kept in all', async (language) => {
    const lines = wordingsOf(language).filter((text) => text.split(' ').length >= 4)
    const heard = await Promise.all(lines.map((line) => languageOfTalk([line], 'en')))
    const kept = await Promise.all(lines.map((line) => languageOfTalk([line], language)))
    expect(kept.filter((spoken) => spoken !== language).length / lines.length).toBeLessThan(0.03)
    expect(heard.filter((spoken) => spoken === language).length / lines.length).toBeGreaterThan(0.75)
  })
})
