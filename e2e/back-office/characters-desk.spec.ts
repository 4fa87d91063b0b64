// An operator of content keeps the cast in a real browser: a card comes in, is tried, is met by a member, and goes off the floor.
import sharp from 'sharp'
import { writePngTexts } from '../../server/src/characters/cards/png-text.ts'
import { expect, expectClean, test } from './desk.ts'

const JUNIPER = {
  name: 'Juniper Vale',
  description: '{{char}} is a 34-year-old keeper of a mountain inn who talks with {{user}} by the stove.',
  personality: 'dry, kind',
  scenario: 'The inn, late, snow outside.',
  first_mes: 'Evening, {{user}}. Boots off, please.',
  mes_example: '<START>\n{{user}}: Is it far?\n{{char}}: It was. Now it is here.',
}
async function pngOf(data: object): Promise<Buffer> {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#2a4b9b' } }).png().toBuffer() // prettier-ignore
  return writePngTexts(picture, { chara: Buffer.from(JSON.stringify({ spec: 'chara_card_v2', data })).toString('base64') })
}

test('a character is added from a PNG, tried, published and met by a member, then turned off', async ({
  newMember,
  browserOf,
  watch,
  openDesk,
}) => {
  watch.expects(/404/)
  const page = await openDesk()
  await page.goto('/admin/characters')
  await page.getByRole('button', { name: 'Add a character' }).click()
  const file = { name: 'juniper.png', mimeType: 'image/png', buffer: await pngOf(JUNIPER) }
  await page.getByLabel(/^Card file/).setInputFiles(file)
  await page.getByLabel('Age', { exact: true }).fill('34')
  await page.getByLabel('Pronouns').selectOption('she')
  await page.getByRole('checkbox', { name: 'Tea Room' }).check()
  await page.getByRole('button', { name: 'Take it in as a draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper Vale' })).toBeVisible()
  await expect(page.getByText('Nothing keeps it from playing.')).toBeVisible()

  await page.getByRole('button', { name: /^Openings/ }).click()
  await page.getByRole('button', { name: 'Add a topic' }).click()
  await page.getByLabel(/^Title/).fill('Snow at the inn')
  await page.getByLabel('First line in it').fill('Boots off, the soup is on.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved. Members don’t see it yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Begin a talk' }).click()
  await expect(page.locator('.talk li.character')).toHaveCount(1)
  await page.getByLabel('Say something as a member').fill('are you human?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.talk li.character')).toHaveCount(2)
  await page.getByText('What a model would be given to read').click()
  await expect(page.locator('.try pre')).toContainText('keeper of a mountain inn')

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByLabel(/^Reason/).fill('the winter cast')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  const ada = await newMember('Ada')
  const live = await browserOf(ada)
  await live.goto('/characters/juniper-vale')
  await expect(live.getByRole('heading', { name: 'Juniper Vale', level: 1 })).toBeVisible()
  const waits = async () => {
    const { payload } = (await ada.visitor.call('readCharacter', { slug: 'juniper-vale' })).body
    return payload.character.topics.find(({ title }: { title: string }) => title === 'Snow at the inn')?.id as string | undefined
  }
  await expect.poll(waits).toBeTruthy()
  const topic = (await waits())!
  await ada.visitor.call('acceptTerms', { topic_id: topic, house_rules: true })
  expect((await ada.visitor.call('joinTopic', { topic_id: topic })).code).toBe(200)
  await live.goto(`/topics/${topic}/chat`)
  await expect(live.getByText('Boots off, the soup is on.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Open talks that go on')).toBeVisible()
  await page.getByLabel(/^Reason/).fill('a complaint is looked at')
  await page.getByRole('button', { name: 'Turn off' }).last().click()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await live.reload()
  await expect(live.getByText('Boots off, the soup is on.')).toBeVisible()
  const bob = await newMember('Bob')
  expect(JSON.stringify((await bob.visitor.call('listCharacters')).body)).not.toContain('Juniper')
  await page.goto('/admin/audit?act=character.')
  await expect(page.locator('.row-key').first()).toBeVisible()
})

test('the desk of characters is clean for axe, in light and dark, and fits a phone of 320 px', async ({ watch, openDesk }) => {
  watch.expects(/404/)
  test.slow()
  const page = await openDesk({ viewport: { width: 320, height: 700 } })
  for (const at of ['', ...['card', 'openings', 'lines', 'lore', 'languages', 'stories'].map((tab) => `/mara?tab=${tab}`)]) {
    await page.goto(`/admin/characters${at}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (at === '') await page.getByRole('link', { name: 'Mara' }).waitFor()
    else await page.getByText('Nothing keeps it from playing.').waitFor()
    await expectClean(page, at)
  }
})
