// Points and money: many at once, the same twice, and what a member takes back while an answer is on its way.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { BILLING } from '../../server/test/people/buyer.ts'
import { createPayer } from '../../server/test/people/payer.ts'
import type { Visitor } from '../../server/test/people/visitor.ts'
import { atOnce, countOf, held, leaveUnits, originOf, requireOk, visitorOf } from './attacker.ts'
import type { LoungeProcess } from './lounge-process.ts'
import type { BenchMember } from './members.ts'
import type { Provider } from './provider.ts'

export type Scene = { lounge: LoungeProcess; owner: Client; provider: Provider; next(): BenchMember }
const CONTENT = 'I walked home along the harbour.'
/** Ten hundredths for each symbol. */
const PRICE_UNITS = CONTENT.length * 10
const CARD = '4242 4242 4242 4242'
const REPLY_WITHIN_MS = 20_000

const accepted = (answers: { code: number }[]): number => answers.filter(({ code }) => code === 200).length
const sentBy = (owner: Client, { topicId }: BenchMember): Promise<number> =>
  countOf(owner, 'SELECT count(*) AS n FROM message WHERE topic_id = $1 AND NOT by_ai', topicId)
const taken = (owner: Client, { id }: BenchMember): Promise<number> =>
  countOf(owner, 'SELECT coalesce(sum(captured), 0) AS n FROM ledger.hold WHERE owner_id = $1', id)
async function quiet(visitor: Visitor, { topicId }: BenchMember): Promise<{ mine: any[]; theirs: any[] }> {
  for (const until = performance.now() + REPLY_WITHIN_MS; performance.now() < until; await pause(50)) {
    const { body } = await visitor.call('listMessages', { topic_id: topicId, page_size: 100, order_dir: 'desc' })
    if (['queued', 'typing', 'streaming'].includes(body.payload.meta.reply?.state)) continue
    const messages = body.payload.data as any[]
    return { mine: messages.filter((one) => one.is_mine), theirs: messages.filter((one) => !one.is_mine) }
  }
  throw new Error('the reply does not end')
}

export async function attackPoints(scene: Scene): Promise<void> {
  const { lounge, owner } = scene
  const [poor, again] = [scene.next(), scene.next()]
  await leaveUnits(owner, poor, PRICE_UNITS)
  const send = (member: BenchMember, key: string) =>
    visitorOf(lounge, member).call('postMessage', { topic_id: member.topicId, content: CONTENT }, { key })
  const rich = accepted(await atOnce(60, () => send(poor, randomUUID())))
  held('Sends beyond the first, at once on the points for one', Math.abs(rich - 1) + Math.abs((await sentBy(owner, poor)) - 1), 60)

  const same = await atOnce(60, () => send(again, 'the-same-key'))
  if (accepted(same) === 0) throw new Error(`none of 60 sends was taken: ${JSON.stringify(same[0]!.body)}`)
  held('Messages beyond the first, at once under one key', Math.abs((await sentBy(owner, again)) - 1), 60)

  await withdrawMany(scene)
  await stopMany(scene)
  await deleteWhileTyping(scene)
  const { rows } = await owner.query(
    'SELECT rule FROM ledger.violations UNION ALL SELECT rule FROM payments.violations UNION ALL SELECT rule FROM message_violations',
  )
  held('Faults in the books after all of it', rows.length, 1)
}

async function withdrawMany({ lounge, owner, next }: Scene): Promise<void> {
  const member = next()
  const visitor = visitorOf(lounge, member)
  const { body } = await visitor.call('checkoutDeposit', { ...BILLING, amount: 25 }, { key: randomUUID() })
  const payer = createPayer(originOf(lounge), 'http://localhost:0')
  await payer.payWith(body.redirect_url, CARD)
  for (const until = performance.now() + REPLY_WITHIN_MS; ; await pause(100)) {
    const { body: told } = await visitor.call('readOrderStatus', { order_id: body.order_id })
    if (told.order.status === 'completed') break
    if (performance.now() > until) throw new Error(`the top-up stays ${told.order.status}`)
  }
  const answers = await atOnce(12, () =>
    visitorOf(lounge, member).call('withdrawDeposit', { order_id: body.order_id }, { key: randomUUID() }),
  )
  if (accepted(answers) === 0) throw new Error(`no withdrawal was taken: ${JSON.stringify(answers[0]!.body)}`)
  const refunds = await countOf(owner, "SELECT count(*) AS n FROM payments.refund WHERE order_id = $1 AND state <> 'undone'", body.order_id)
  held('Refunds beyond the first, withdrawals of one order at once', refunds - 1, 12)
}

/** The budget of runs that end for nothing is an hour's: in a lounge with its limits as shipped. */
export async function stopInVain({ lounge, provider, next }: Scene): Promise<void> {
  const member = next()
  const visitor = visitorOf(lounge, member)
  const before = provider.served.size
  let runs = 0
  for (let run = 0; run < 12; run++) {
    const { code } = await visitor.call('postMessage', { topic_id: member.topicId, content: `${CONTENT} #${run}` }, { key: randomUUID() })
    if (code !== 200) break
    runs++
    await visitor.call('stopReply', { topic_id: member.topicId })
  }
  if (runs < 10) throw new Error(`only ${runs} of the ten free runs were taken`)
  held('Runs beyond ten, sent and stopped for nothing', Math.max(0, runs - 10), 12)
  held('Of them asked of the model beyond ten', Math.max(0, provider.served.size - before - 10), 12)
}

async function stopMany({ lounge, owner, next }: Scene): Promise<void> {
  const ended = await atOnce(12, async (run) => {
    const member = next()
    const visitor = visitorOf(lounge, member)
    const content = `${CONTENT} #${1_000 + run}`
    requireOk(await visitor.call('postMessage', { topic_id: member.topicId, content }, { key: randomUUID() }), 'a send')
    requireOk(await visitor.call('stopReply', { topic_id: member.topicId }), 'a stop')
    const { theirs } = await quiet(visitor, member)
    return { member, answered: theirs.some((one) => one.content.includes(`${1_000 + run}`)) }
  })
  let wrong = 0
  for (const { member, answered } of ended) if (answered !== (await taken(owner, member)) > 0) wrong++
  held('Charged without an answer or answered without a charge, sends stopped at once', wrong, 12)
}

/** 'Hm.', the real question, and the question taken back while the character types. */
async function deleteWhileTyping({ lounge, owner, next }: Scene): Promise<void> {
  const ended = await atOnce(7, async (run) => {
    const member = next()
    const visitor = visitorOf(lounge, member)
    const [topic_id, number] = [member.topicId, 2_000 + run]
    requireOk(await visitor.call('postMessage', { topic_id, content: 'Hm.' }, { key: randomUUID() }), 'a send')
    const { body } = await visitor.call('postMessage', { topic_id, content: `What do you make of #${number}?` }, { key: randomUUID() })
    await pause(60 + run * 70)
    requireOk(await visitor.call('removeMessage', { topic_id, message_id: body.payload.message.id }), 'taking the question back')
    const { theirs } = await quiet(visitor, member)
    const answered = theirs.some(({ content }) => content.includes(`${number}`))
    return { member, answered, units: Math.round(body.payload.message.price * 100) }
  })
  let wrong = 0
  for (const { member, answered, units } of ended) if (answered && (await taken(owner, member)) < units) wrong++
  held('Questions answered that were taken back unpaid while the character typed', wrong, 7)
}
