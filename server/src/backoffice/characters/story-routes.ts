// What a character tells, and how it answers whoever tries it.
import { isUtf8 } from 'node:buffer'
import * as doors from '@green-room/contract/backoffice/stories'
import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { LANGUAGES } from '@green-room/contract/characters'
import { readStory } from '@green-room/talker/story/read-story.ts'
import { lookAtCard } from '#server/characters/cast/card-versions.ts'
import { judgeCard } from '#server/characters/cards/judge-card.ts'
import { findCharacter } from '#server/characters/cast/cast-list.ts'
import { flagStory } from '#server/characters/stories/flag-story.ts'
import { lintStory } from '#server/characters/stories/lint-story.ts'
import { addStory, hasStories, readAdded, removeStory, shippedStories } from '#server/characters/stories/stories.ts'
import { tryCharacter } from '#server/characters/try-character.ts'
import { digest, once as safely } from '#server/platform/http/once.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import type { ReceivedFile } from '#server/platform/http/upload.ts'
import { serve } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { listRoomSlugs } from '#server/rooms/rooms.ts'
import { actorOf } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { note, type At } from './seen-card.ts'

const SOURCE_BYTES_MAX = 1_000_000
const FAULTS_SHOWN = 100

export function storyRoutes({ app, lounge, talk }: Desk): void {
  const { db } = lounge
  serve(app, doors.tryCharacter, async ({ input: { slug, language, lines, state, card: which }, caller, request }) => {
    const look = await lookAtCard(db, slug)
    const wanted = which === 'draft' ? (look.draft?.card ?? look.live) : look.live
    const { card, faults } = judgeCard(wanted, { rooms: await listRoomSlugs(db), hasStories: await hasStories(db, look) })
    if (!card) throw problem('content.faulty', { values: { faults: faults.map(({ field, text }) => `${field}: ${text}`).join('; ') } })
    const tried = await tryCharacter(lounge, talk, { characterId: look.id, card, language, lines, state, operatorId: caller.memberId })
    // What was said is kept nowhere, not even for a repetition.
    const { served_by, input_tokens, output_tokens } = tried
    const after = { card: which, served_by, input_tokens, output_tokens }
    await transact(db, (trx) => note(trx, 'character.tried', actorOf(caller, request), slug, { after }))
    return { payload: tried }
  })
  serve(app, doors.readStory, async ({ input: { slug, language } }) => {
    const { own, shipped } = await sourcesOf(db, await idOf(db, slug), slug)
    return { payload: { source: own[language] ?? shipped[language] ?? '', is_own: language in own, version: versionOf(own[language]) } }
  })
  serve(
    app,
    doors.addStory,
    async ({ input: { slug, language, source: given, has_looked: hasLooked, version, reason }, files: [file], caller, request, key }) => {
      const source = file ? await textOf(file) : given
      if (!source?.trim()) throw formProblem({ source: 'form.invalid-value' })
      const faults = lintStory(source, language)
      if (faults.length > 0)
        throw problem('story.faulty', { values: { n: faults.length }, payload: { faults: faults.slice(0, FAULTS_SHOWN) } })
      const flagged = flagStory(source)
      if (flagged.length > 0 && !hasLooked)
        throw problem('story.flagged', { values: { n: flagged.length }, payload: { faults: flagged.slice(0, FAULTS_SHOWN) } })
      const threads = titlesOf(source)
      const after = { language, threads: threads.length, ...(flagged.length > 0 && { flagged: flagged.length }) }
      await safely(db, key(file?.sha256), async (trx) => {
        const id = await idOf(trx, slug)
        const before = (await readAdded(trx, id))[language]
        if (before === source) throw problem('version.unchanged')
        requireSeen(before, version)
        await addStory(trx, id, language, source)
        await note(trx, 'story.added', actorOf(caller, request), slug, { after, reason })
        return {}
      })
      return { payload: { threads } }
    },
  )
  serve(app, doors.removeStory, async ({ input: { slug, language, version, reason }, caller, request, once }) => ({
    payload: await once(async (trx) => {
      const id = await idOf(trx, slug)
      requireSeen((await readAdded(trx, id))[language], version)
      if (!(await removeStory(trx, id, language))) throw problem('version.unchanged')
      await note(trx, 'story.removed', actorOf(caller, request), slug, { after: { language }, reason })
      return { threads: titlesOf(shippedStories(slug)[language]) }
    }),
  }))
}

/** Which languages it tells in, whose the stories are, and what they are called. */
export async function toldBy(at: At, { id, slug }: { id: string; slug: string }): Promise<CharacterPage['stories']> {
  const { own, shipped } = await sourcesOf(at, id, slug)
  return LANGUAGES.flatMap((language) => {
    const source = own[language] ?? shipped[language]
    return source === undefined
      ? []
      : [
          {
            language,
            source: language in own ? ('own' as const) : ('shipped' as const),
            threads: titlesOf(source),
            version: versionOf(own[language]),
          },
        ]
  })
}
const versionOf = (source: string | undefined): string =>
  digest(source ?? null)
    .toString('hex')
    .slice(0, 16)
/** Somebody else's stories are not written over unread. */
function requireSeen(source: string | undefined, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(source)) throw problem('version.stale')
}
const sourcesOf = async (at: At, id: string, slug: string) => ({ own: await readAdded(at, id), shipped: shippedStories(slug) })
const titlesOf = (source: string | undefined): string[] =>
  source === undefined ? [] : [...readStory(source).story.threads.values()].map(({ title }) => title)

async function idOf(at: At, slug: string): Promise<string> {
  const known = await findCharacter(at, slug)
  if (!known) throw problem('character.not-found')
  return known.member_id
}

/** Throws where it is no text, or more than a story may have. */
async function textOf(file: ReceivedFile): Promise<string> {
  const text = file.size > SOURCE_BYTES_MAX ? null : await file.use(async (bytes) => (isUtf8(bytes) ? bytes.toString('utf8') : null))
  if (text === null || text.includes('\0')) throw formProblem({ source: 'form.invalid-value' })
  return text.replace(/^\uFEFF/, '')
}
