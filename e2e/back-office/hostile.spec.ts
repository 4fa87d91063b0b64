// Whatever members, strangers and colleagues wrote, in every place that keeps it: on no screen of the back office, and on no page of members, does any
// of it act, load something, or lead to an address that runs.
import type { Page } from '@playwright/test'
import { checkout } from '../../server/test/people/buyer.ts'
import { createVisitor } from '../../server/test/people/visitor.ts'
import { buy } from '../buy.ts'
import { inDatabase, seat, type Member } from '../journey.ts'
import { expect, test } from './desk.ts'

const MARK = 'pwned'
const IMAGE = `<img src=x onerror=globalThis.${MARK}=1>`
const ATTRIBUTE = `" onmouseover="globalThis.${MARK}=1" x="`
const SCRIPT = `</script><script>globalThis.${MARK}=1</script>`
const ADDRESS = `javascript:globalThis.${MARK}=1`
const ALL = `${IMAGE} ${ATTRIBUTE} ${SCRIPT} ${ADDRESS} [x](${ADDRESS}) data:text/html,${SCRIPT}`
const SHORT = '<svg onload=pwned=1>'
const PAGES_MAX = 70

/** A member who writes the worst wherever anything is kept. */
async function writeEverywhere(mallory: Member, baseURL: string): Promise<void> {
  const { visitor, email, password } = mallory
  const profile = { name: SHORT, surname: SHORT, phone: '+31612345678', avatar_color: 'purple-pink' }
  expect((await visitor.call('updateProfile', profile)).code).toBe(200)
  const { id } = await seat(mallory)
  expect((await visitor.call('postMessage', { topic_id: id, content: ALL.slice(0, 480) })).code).toBe(200)
  const file = { name: `${SHORT}.txt`, type: 'text/plain', bytes: new TextEncoder().encode(ALL) }
  await visitor.upload('postMessage', { topic_id: id, content: SHORT, types: ['document'] }, [file])
  expect((await visitor.call('createReport', { topic_id: id, type: 'topic', reason: 'other', note: ALL })).code).toBe(200)
  const agent = createVisitor(baseURL)
  await agent.call('csrfCookie')
  await agent.call('login', { email, password }, { headers: { 'user-agent': `Mozilla ${IMAGE}` } })
  await createVisitor(baseURL).call('login', { email, password, device_name: SHORT })
  const billing = { name: SHORT, surname: SHORT, city: IMAGE, address: `${IMAGE}${ATTRIBUTE}`, postCode: '"><b>x' }
  expect((await checkout(visitor, { amount: 25, ...billing })).code).toBe(200)
  await buy(baseURL, visitor, 30)
}

const DONE = `() => globalThis.${MARK}`
/** What of a page could act; and what it shows, as text. */
async function lookAt(page: Page, path: string): Promise<{ shows: boolean; paths: string[] }> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  for (const name of ['Show the evidence', 'Details', 'Preview']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    if (await button.isVisible()) await button.click()
  }
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const leads = (one: Element): boolean =>
      ['href', 'src', 'action', 'formaction', 'xlink:href'].some((name) =>
        /^\s*(javascript|vbscript|data:text)/i.test(one.getAttribute(name) ?? ''),
      )
    return {
      acting: all
        .filter((one) => leads(one) || one.getAttributeNames().some((name) => /^on/i.test(name)) || one.getAttribute('src') === 'x')
        .map((one) => one.outerHTML.slice(0, 200)),
      shows:
        document.body.innerText.includes('=1>') ||
        [...document.querySelectorAll('input, textarea')].some((one) => (one as HTMLInputElement).value.includes('=1>')),
      paths: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/admin/"], nav a[href^="/admin"]')].map(
        ({ pathname, search }) => pathname + search,
      ),
    }
  })
  expect([path, found.acting, await page.evaluate(DONE)]).toEqual([path, [], undefined])
  return found
}
/** One page of each shape, and a few more of those that show somebody's own words. */
const shapeOf = (path: string): string =>
  path
    .replace(/\d+/g, '1')
    .replace(/(characters|content\/\w+)\/[\w.-]+/, '$1/x')
    .replace(/\/(en|de|es|fr|it|pl|ar)$/, '/en')

test('nothing that was written acts in the browser of an operator, or of a member', async ({
  baseURL,
  newMember,
  browserOf,
  watch,
  openDesk,
  colleague,
  isMobile,
}) => {
  test.skip(isMobile, 'No size of a screen has a part in it.')
  test.setTimeout(300_000)
  watch.expects(/40[0-9]/)
  const [mallory, moll, bert] = [await newMember('Mallory'), await newMember('Moll'), await newMember('Bert')]
  await writeEverywhere(mallory, baseURL!)
  const { body: rooms } = await moll.visitor.call('listRooms')
  const title = `Mind ${SHORT}`
  expect((await moll.visitor.call('createTopic', { room_id: rooms.payload.rooms[1].id, title })).code).toBe(200)
  const topics = (await bert.visitor.call('listTopics', { language: 'en' })).body.payload.topics as { id: string; title: string }[]
  const public_title = topics.find((one) => one.title === title)!
  expect((await bert.visitor.call('reportTopic', { topic_id: public_title.id, note: ALL })).code).toBe(200)

  const owner = await openDesk()
  watch.over(owner.context())
  const post = async (path: string, data: object, method: 'post' | 'put' = 'post') =>
    owner.request[method](`/api/admin${path}`, { data, headers: { origin: baseURL! } })
  const nora = await colleague(owner, { name: 'Nora', role: 'moderator' })
  await nora.context().close()
  await inDatabase("UPDATE member SET name = $1 WHERE name = 'Nora'", [SHORT])
  await inDatabase('UPDATE job SET last_error = $1', [ALL])
  const { rows } = (await (await owner.request.get('/api/admin/cases')).json()).payload as { rows: { id: string }[] }
  for (const { id } of rows) expect((await post(`/cases/${id}/notes`, { text: ALL, note: ALL })).status()).toBeLessThan(500)
  const card = {
    spec: 'chara_card_v2',
    data: {
      name: 'Mallory Vale',
      description: ALL,
      personality: ALL,
      scenario: ALL,
      first_mes: IMAGE,
      mes_example: ALL,
      creator_notes: ALL,
      tags: [IMAGE],
    },
  }
  const casting = { slug: 'mallory-vale', age: 30, pronouns: 'she', rooms: 'tea-room', card: JSON.stringify(card) }
  expect((await post('/characters', casting)).status()).toBe(200)
  const faqs = (await (await owner.request.get('/api/admin/content?kind=faq')).json()).payload as { ref: string }[]
  const faq = faqs[0]!
  const piece = (await (await owner.request.get(`/api/admin/content/faq/${faq.ref}/en`)).json()).payload as { version: string }
  const html = `<p onclick="globalThis.${MARK}=1">kept</p><a href="${ADDRESS}">no</a>${ALL}<style>*{display:none}</style>`
  const draft = { fields: { question: IMAGE, answer: html }, version: piece.version }
  expect((await post(`/content/faq/${faq.ref}/en`, draft, 'put')).status()).toBe(200)

  const seen = new Map<string, number>()
  const waiting = ['/admin/today', `/admin/members/${mallory.id}`, '/admin/characters/mallory-vale', `/admin/content/faq/${faq.ref}/en`]
  const shown = new Set<string>()
  for (let path = waiting.shift(), count = 0; path !== undefined && count < PAGES_MAX; path = waiting.shift(), count++) {
    const { shows, paths } = await lookAt(owner, path)
    if (shows) shown.add(shapeOf(path))
    for (const next of paths) {
      const times = seen.get(shapeOf(next)) ?? 0
      if (times >= 3 || seen.has(next)) continue
      seen.set(shapeOf(next), times + 1).set(next, 9)
      waiting.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(25)
  const screens = ['cases', 'cases/1', 'characters/x', 'content/faq/x/en', 'audit', 'team']
  expect([...shown]).toEqual(expect.arrayContaining(screens.map((screen) => `/admin/${screen}`)))

  const page = await browserOf(bert)
  for (const path of ['/', '/topics', '/rooms', '/account']) await lookAt(page, path)
  const own = await browserOf(mallory)
  for (const path of ['/account', '/account?tab=orders', '/past-chats', '/chats', `/topics/${public_title.id}/chat`])
    await lookAt(own, path)
})
