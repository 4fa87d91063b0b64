// `npm run stories`, and what a lounge makes of what an operator added: it is told with the next reply, and taken away again.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SMALL_STORY } from '../../talker/story/fixture.test-story.ts'
import { openTestLounge, type TestLounge, waitFor } from '../test/lounge.ts'

let lounge: TestLounge
const folder = mkdtempSync(join(tmpdir(), 'green room stories '))
beforeAll(async () => {
  lounge = await openTestLounge({ settings: { welcome_points: 10_000 } })
}, 120_000)
afterAll(async () => {
  await lounge?.close()
  rmSync(folder, { recursive: true, force: true })
})

const stories = (...words: string[]): string => {
  try {
    return execFileSync(process.execPath, ['server/src/stories.ts', ...words], {
      env: { ...process.env, DATABASE_URL: lounge.database.url, DATA_DIR: folder },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return `refused: ${(error as { stderr: string }).stderr}`
  }
}

test('a file is refused with its lines, added, told with the next reply, and taken away', { timeout: 120_000 }, async () => {
  const [file, broken] = [join(folder, 'own.ink'), join(folder, 'broken.ink')]
  writeFileSync(file, SMALL_STORY)
  writeFileSync(broken, SMALL_STORY.replace('-> END', '-> nowhere'))
  expect(stories('lint', broken)).toMatch(/refused: .*broken\.ink:\d+: 'cake\.nowhere' is no beat/)
  expect(stories('add', broken, '--card=marlow')).toContain('no beat of this thread')
  expect(stories('add', file)).toContain('--card=SLUG')
  expect(stories('add', file, '--card=nobody')).toContain('There is no character nobody')
  expect(stories('add', join(folder, 'none.ink'), '--card=marlow')).toContain('There is no file')

  const ada = await lounge.member()
  const { topics } = (await ada.call('listTopics')).body.payload
  const waiting = topics.find((each: { companion_name: string | null }) => each.companion_name)
  const { slug } = await lounge.database.owner
    .selectFrom('topic')
    .innerJoin('character', 'character.member_id', 'topic.character_id')
    .select('slug')
    .where('topic.id', '=', waiting.id)
    .executeTakeFirstOrThrow()
  await ada.call('acceptTerms', { topic_id: waiting.id })
  await ada.call('joinTopic', { topic_id: waiting.id })
  expect(stories('add', file, `--card=${slug}`)).toContain(`${slug} tells the stories of`)
  expect(stories('list')).toMatch(new RegExp(String.raw`${slug}\t.*en \(added\)`))

  const { number } = (await ada.call('postMessage', { topic_id: waiting.id, content: 'tell me about the snow and the onion' })).body.payload
    .message
  const page = await waitFor(async () => {
    const { payload } = (await ada.call('listMessages', { topic_id: waiting.id, page: 1, page_size: 5, order_dir: 'desc' })).body
    return payload.meta.reply?.state === 'done' && payload.meta.reply.answers_through >= number && payload
  }, 20_000)
  expect(page.data[0].content).toContain('The train stands in the snow')
  expect(page.meta.suggestions).toEqual(['Let them out', 'Keep them in'])

  expect(stories('remove', `--card=${slug}`)).toContain('tells what ships with the product again')
  expect(stories('remove', `--card=${slug}`)).toContain(`Nothing was added for ${slug}`)
  expect(stories('nonsense')).toContain('refused')
})
