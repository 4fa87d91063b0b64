// What members read of texts, pages, mails and settings, whatever stands in the tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestLounge, type TestLounge } from '../../test/lounge.ts'
import { cleanHtml, textOfHtml } from './clean-html.ts'
import { findHelpLines } from './help-lines.ts'
import { localized, localizedList } from './localized.ts'
import { fillPlaces } from './present.ts'
import { DEFAULT_SETTINGS, forgetSettings, readSettings, readSettingsNow } from './settings.ts'
import { BUILT_IN_ICONS, socialIcon } from './social-icons.ts'
import { termsVersion } from './terms-version.ts'
import { writeMail } from './write-mail.ts'

let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge({ stocked: false, replies: false })), 60_000)
afterAll(() => lounge?.close())
const db = () => lounge.database.owner

describe('a page', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe>a', 'a'],
    ['a picture from elsewhere', 'a<img src="https://example.com/x.png">', 'a'],
    ['a form', '<form><input name="card"></form>a', 'a'],
    ['a foreign scheme', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['plain http', '<a href="http://example.com">a</a>', '<a>a</a>'],
    ['an address without a scheme', '<a href="//example.com">a</a>', '<a>a</a>'],
    ['half a tag', '<p>a<b', '<p>a</p>'],
  ])('is drawn without %s', (_, html, clean) => expect(cleanHtml(html)).toBe(clean))
  test('keeps what it consists of; links that lead away say so, and tables can be reached by keyboard', () => {
    const html = '<h2 id="a">A</h2><p>b <strong>c</strong><br /></p><ul><li><em>d</em></li></ul>'
    expect(cleanHtml(html)).toBe(html)
    expect(cleanHtml('<a href="/static-page/terms">t</a>')).toBe('<a href="/static-page/terms">t</a>')
    expect(cleanHtml('<a href="mailto:a@b.example">m</a>')).toBe('<a href="mailto:a@b.example">m</a>')
    expect(cleanHtml('<a href="https://example.com">e</a>')).toBe('<a href="https://example.com" rel="noopener noreferrer nofollow">e</a>')
    expect(cleanHtml('<table><tr><th scope="row">x</th></tr></table>')).toBe('<table tabindex="0"><tr><th scope="row">x</th></tr></table>')
  })
  test('is read as lines, a block each', () => {
    expect(textOfHtml('<h2>Rules</h2><p>One &amp; two<br>three</p><ul><li>four</li></ul>').trim().split('\n')).toEqual([
      'Rules',
      'One &amp; two',
      'three',
      'four',
    ])
  })
  test('names the operator by settings, groups numbers, and takes no markup from them', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      product_name: '<b>Bar & Co</b>',
      welcome_points: 1_500,
      promo_guest: { en: 'In', de: 'Herein' },
    }
    expect(fillPlaces('{product_name}', 'en', settings)).toBe('&#60;b&#62;Bar &#38; Co&#60;/b&#62;')
    expect(fillPlaces('{welcome_points}', 'en', settings)).toMatch(/^1\D500$/)
    expect(fillPlaces('{promo_guest}/{promo_guest}', 'de', settings)).toBe('Herein/Herein')
    expect(fillPlaces('{nobody} {toString} {google_tag}', 'en', settings)).toBe('{nobody} {toString} ')
  })
})

describe('a text by language', () => {
  test('is English where the language has none, and nothing where there is no English either', () => {
    const texts = { en: 'Hello', de: 'Hallo', fr: '' }
    expect(['de', 'fr', 'pl'].map((language) => localized(texts, language))).toEqual(['Hallo', 'Hello', 'Hello'])
    expect(localized({ de: 'Hallo' }, 'fr')).toBe('')
    expect([localizedList({ en: ['a'], de: [] }, 'de'), localizedList({ en: ['a'] }, 'fr'), localizedList({}, 'fr')]).toEqual([
      [],
      ['a'],
      [],
    ])
  })
})

describe('settings', () => {
  const put = (key: string, value: unknown) =>
    db()
      .insertInto('setting')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((known) => known.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute()
  test('that do not fit their kind are as a lounge begins with; all others stay what they are', async () => {
    await put('message_symbol_cost', 0.123)
    await put('welcome_points', -5)
    await put('max_active_chats', 1.5)
    await put('google_tag', 'javascript:x')
    await put('new_topic_cost', 40)
    await put('is_reg_enabled', 0)
    await put('promo_guest', 'One line for all')
    const { message_symbol_cost, welcome_points, max_active_chats, google_tag, new_topic_cost, is_reg_enabled, promo_guest } =
      await readSettingsNow(db())
    expect({ message_symbol_cost, welcome_points, max_active_chats, google_tag }).toEqual({
      message_symbol_cost: DEFAULT_SETTINGS.message_symbol_cost,
      welcome_points: DEFAULT_SETTINGS.welcome_points,
      max_active_chats: DEFAULT_SETTINGS.max_active_chats,
      google_tag: null,
    })
    expect({ new_topic_cost, is_reg_enabled, promo_guest }).toEqual({
      new_topic_cost: 40,
      is_reg_enabled: false,
      promo_guest: { en: 'One line for all' },
    })
  })
  test('are read once for all who ask in a moment, and anew once they are known to have changed', async () => {
    const own = lounge.lounge.db
    forgetSettings(own)
    const first = await readSettings(own)
    await put('new_topic_cost', 41)
    expect(await readSettings(own)).toBe(first)
    forgetSettings(own)
    expect((await readSettings(own)).new_topic_cost).toBe(41)
  })
  test('that are the house’s alone are sent to nobody', async () => {
    const { payload } = (await lounge.visitor().call('readSettings')).body
    for (const key of ['reply_engine_note', 'model_daily_cost', 'hosted_topics_per_room', 'care_turns', 'own_topic_wait_s'])
      expect(payload).not.toHaveProperty(key)
    expect(payload).toMatchObject({ new_topic_cost: 41, message_symbol_cost: 0.1 })
  })
})

describe('a page of the lounge', () => {
  test('is found by its name or number in any language; what there is not is not found', async () => {
    const visitor = lounge.visitor()
    const pages = (await visitor.call('listStaticPages', { lang_id: 'fr' })).body.payload as { id: string; slug: string; title: string }[]
    const terms = pages.find(({ slug }) => slug === 'terms')!
    for (const page of [terms.slug, terms.id])
      expect((await visitor.call('readStaticPage', { page, lang_id: 'fr' })).body.payload.title).toBe(terms.title)
    for (const page of ['nowhere', '0', '99999999999999999999', "' OR 1=1 --"])
      expect((await visitor.call('readStaticPage', { page })).body.code).toBe('page.not-found')
  })
  test('changes the mark of the terms that buyers agree to when its words change, and only then', async () => {
    const before = await termsVersion(db(), 'en')
    const german = await termsVersion(db(), 'de')
    expect([before, german]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.not.stringMatching(before)])
    await db()
      .updateTable('static_page')
      .set({ title: JSON.stringify({ en: 'Another title' }) })
      .where('slug', '=', 'terms')
      .execute()
    expect(await termsVersion(db(), 'en')).toBe(before)
    await db()
      .updateTable('static_page')
      .set({ content: JSON.stringify({ en: '<p>New.</p>' }) })
      .where('slug', '=', 'terms')
      .execute()
    expect(await termsVersion(db(), 'en')).not.toBe(before)
  })
})

describe('help lines', () => {
  test('are those of the country, in any case of its letters, and the international ones where none are known', async () => {
    const german = await findHelpLines(db(), 'DE')
    expect([german.country, german.lines.length > 0]).toEqual(['de', true])
    const world = await findHelpLines(db(), null)
    expect([world.country, world.lines.length > 0]).toEqual(['xx', true])
    expect(await findHelpLines(db(), 'zz')).toEqual(world)
  })
})

describe('a mail', () => {
  const verify = (language: string, link = 'https://lounge.example/email-verification#token=a"b') =>
    writeMail(lounge.lounge, 'verify', language, { link, name: '<i>Ada</i>', minutes: 60 })
  test.each(['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'])(
    'in %s has a subject, its link as a line and as a button, and nothing left to fill in',
    async (language) => {
      const { subject, text, html } = await verify(language)
      expect(subject.length).toBeGreaterThan(5)
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|mail\.verify|undefined/)
      expect(text.split('\n')).toContain('https://lounge.example/email-verification#token=a"b')
      expect(html).toContain('<a href="https://lounge.example/email-verification#token=a&#34;b"')
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    },
  )
  test('carries no markup of a name', async () => expect((await verify('en')).html).not.toContain('<i>'))
})

test('an icon is one of ours by its name, and else what the operator wrote; no name of an object is one', () => {
  expect(socialIcon('letters')).toBe(BUILT_IN_ICONS['letters'])
  expect(['/pictures/x.svg', 'constructor', 'M0 0h4'].map(socialIcon)).toEqual(['/pictures/x.svg', 'constructor', 'M0 0h4'])
})
