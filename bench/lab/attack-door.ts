// The door: guesses, floods of sign-ins, refusals and uploads, and how others fare meanwhile. The lounge has its limits as shipped, and trusts the
// address that we say we come from: an attacker has many.
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { hashPassword } from '../../server/src/accounts/entry/passwords.ts'
import { createVisitor, type Answer } from '../../server/test/people/visitor.ts'
import { atOnce, held, leaveUnits, originOf, requireOk, visitorOf } from './attacker.ts'
import { figure, median, quantile } from './figure.ts'
import type { LoungeProcess } from './lounge-process.ts'
import type { BenchMember } from './members.ts'

export type Door = { lounge: LoungeProcess; owner: Client; next(): BenchMember }
const PASSWORD = 'Harbour42x'
const FILE_BYTES = 25 * 1024 * 1024 - 1_024
let addresses = 0
const from = (): Record<string, string> => ({
  'x-forwarded-for': `198.${18 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses++ & 255}`,
})

async function withPassword({ owner, next }: Door): Promise<string> {
  const { rows } = await owner.query<{ email: string }>('UPDATE member SET password_hash = $2 WHERE id = $1 RETURNING email', [
    next().id,
    await hashPassword(PASSWORD),
  ])
  return rows[0]!.email
}
const tryPassword = (lounge: LoungeProcess, email: string, password: string): Promise<Answer> =>
  createVisitor(originOf(lounge)).call('login', { email, password, device_name: 'Program' }, { headers: from() })

export async function attackDoor(door: Door): Promise<void> {
  await upload(door)
  await refuse(door)
  await guess(door)
  await flood(door)
}

async function guess(door: Door): Promise<void> {
  const email = await withPassword(door)
  const answers = await atOnce(200, (turn) => tryPassword(door.lounge, email, turn === 199 ? PASSWORD : `Wrong-guess-${turn}`))
  held('Signed in, guesses at once with the right one last', answers.filter(({ code }) => code === 200).length, 200)
  figure('Guesses of them that were looked at', answers.filter(({ code }) => code === 422 || code === 200).length, '', { atMost: 6 })
}

/** A browser that has signed in here before, and one that has not: it comes again when it is asked to. */
async function flood(door: Door): Promise<void> {
  const { lounge } = door
  const email = await withPassword(door)
  const known = createVisitor(originOf(lounge))
  const signIn = async (visitor: typeof known): Promise<number> => {
    visitor.cookies.delete('session')
    visitor.setToken(undefined)
    await visitor.call('csrfCookie')
    const startedAt = performance.now()
    for (;;) {
      const { code, body, headers } = await visitor.call('login', { email, password: PASSWORD }, { headers: from() })
      if (code === 200) return performance.now() - startedAt
      if (code !== 503) throw new Error(`a right sign-in answered ${code}: ${JSON.stringify(body)}`)
      await pause(Number(headers.get('retry-after')) * 1_000)
    }
  }
  await signIn(known)
  const calm: number[] = []
  for (let turn = 0; turn < 5; turn++) calm.push(await signIn(known))
  const wrong = atOnce(250, (turn) => tryPassword(lounge, `nobody-${turn}@example.com`, 'Wrong-guess-1'))
  await pause(100)
  const [mine, others] = await Promise.all([signIn(known), signIn(createVisitor(originOf(lounge)))])
  await wrong
  figure('A sign-in at rest', median(calm), 'ms')
  figure('Beside 250 wrong ones, on a device that signed in before', mine, 'ms', { atMost: 1_000 })
  figure('Beside 250 wrong ones, divided by that at rest', mine / median(calm), '', { atMost: 10 })
  figure('Beside 250 wrong ones, on a new device', others, 'ms')
}

async function refuse({ lounge, owner, next }: Door): Promise<void> {
  const guest = createVisitor(originOf(lounge))
  const read = async (): Promise<number> => {
    const startedAt = performance.now()
    const { code } = await guest.call('listRooms', {}, { headers: from() })
    if (code !== 200) throw new Error(`a guest's read answered ${code}`)
    return performance.now() - startedAt
  }
  const { body } = await guest.call('listRooms')
  const room = body.payload.rooms[0].id as string
  const poor = Array.from({ length: 4 }, next)
  for (const member of poor) {
    await leaveUnits(owner, member, 1_000)
    requireOk(await visitorOf(lounge, member).call('leaveTopic', { topic_id: member.topicId }), 'leaving the chat')
  }
  for (let turn = 0; turn < 10; turn++) await read()
  const create = (turn: number) => visitorOf(lounge, poor[turn % 4]!).call('createTopic', { room_id: room, title: `Evening ${turn}` })
  const refusals = atOnce(40, create)
  const beside: number[] = []
  for (let turn = 0; turn < 40; turn++) beside.push(await read())
  const answers = await refusals
  if (!answers.some(({ code }) => code === 402)) throw new Error(`no topic was refused for its points: ${JSON.stringify(answers[0]!.body)}`)
  console.log(`  topics answered ${JSON.stringify(tally(answers))}`)
  held('Failures, topics at once on ten points each', answers.filter(({ code }) => code >= 500).length, 40)
  figure('A guest’s read beside them, worst', quantile(beside, 1), 'ms', { atMost: 1_000 })
}

async function upload({ lounge, next }: Door): Promise<void> {
  const [eve, ada] = [next(), next()]
  const bytes = new Uint8Array(FILE_BYTES).fill(97)
  await pause(2_000)
  const before = lounge.rss()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, lounge.rss())), 50)
  const answers = await atOnce(24, () =>
    visitorOf(lounge, eve)
      .upload('postMessage', { topic_id: ada.topicId, content: 'A file', types: ['document'] }, [
        { name: 'a.txt', type: 'text/plain', bytes },
      ])
      .catch(() => ({ code: 0 })),
  )
  clearInterval(watch)
  console.log(`  uploads answered ${JSON.stringify(tally(answers))} (0: cut off)`)
  const wrong = answers.filter(({ code }) => code === 200 || code >= 500).length
  held('Taken or failed, files of 25 MB at once to somebody else’s chat', wrong, 24)
  figure('Growth of memory by them, at its peak', (peak - before) / 1_000_000, 'MB', { atMost: 100 })
}

const tally = (answers: { code: number }[]): Record<string, number> =>
  Object.fromEntries([...new Set(answers.map(({ code }) => code))].map((code) => [code, answers.filter((one) => one.code === code).length]))
