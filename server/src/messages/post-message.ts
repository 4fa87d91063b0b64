import type { Message, postMessage as door } from '@green-room/contract/messages'
import {
  countSymbols,
  hidesText,
  isBlank,
  MESSAGE_SYMBOLS_MAX,
  plainText,
  priceUnits,
  toPoints,
  nearestUnits,
  type AttachmentType,
} from '@green-room/contract/money/price'
import type * as z from 'zod/mini'
import { kindOf } from '#server/attachments/kind-of.ts'
import { storeFiles } from '#server/attachments/store-files.ts'
import { listFilesOf } from '#server/attachments/files.ts'
import { readSettings } from '#server/content/settings.ts'
import { careOf, toProblem } from '#server/ledger/problems.ts'
import type { Member } from '#server/platform/http/caller.ts'
import { sqlState, type Db, type Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Key } from '#server/platform/http/once.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import type { ReceivedFile } from '#server/platform/http/upload.ts'
import type { Problem } from '@green-room/contract/problems'
import { isCrisis } from '#server/safety/crisis.ts'
import { requireTerms } from '#server/rooms/terms.ts'
import { requireParticipant } from '#server/topics/access.ts'
import { missingPoints } from './missing-points.ts'
import { presentMessage } from './present.ts'
import { callPostMessage, isKept, type Posted } from './store.ts'

export type Draft = z.output<typeof door.input> & { files: ReceivedFile[] }
export type SendGate = {
  /** Throws where the house rules refuse a text. */
  checkText(text: string, caller: Member): Promise<void>
  /** Throws where nothing is left of a day's ceiling of what models cost. */
  requireMayAsk(db: Db | Trx, memberId: string): Promise<void>
  /** Throws where the caller may spend no points now, however many. */
  requireMayPay(caller: Member): Promise<void>
}
export type Sent = { balance: number; message: Message; replayed: boolean }
/** A message on its way, from its check to its answer. */
type Sending = {
  lounge: Lounge
  caller: Member
  draft: Draft
  key: Key | null
  gate: SendGate
  content: string
  /** Whether the same key has its answer already. */
  isAgain(): Promise<boolean>
}

/** Judges a message with files before they are taken. */
export async function admitFiles({ db }: Lounge, caller: Member, topicId: string, gate: SendGate): Promise<void> {
  const topic = await requireParticipant(db, topicId, caller.memberId)
  await requireTerms(db, caller.memberId, topic.room_id)
  await gate.requireMayPay(caller)
}

/** Sends a message: the message, the hold on its price and the order for the reply, all or none, in one statement. */
export async function postMessage(lounge: Lounge, caller: Member, draft: Draft, key: Key | null, gate: SendGate): Promise<Sent> {
  const isAgain = async () => key !== null && isKept(lounge.db, caller.memberId, key.key)
  const sending: Sending = { lounge, caller, draft, key, gate, isAgain, content: plainText(draft.content) }
  await check(sending)
  const units = await price(sending)
  const posted = await commit(sending, units)
  return present(sending, units, posted)
}

async function check({ lounge, caller, draft, gate, content, isAgain }: Sending): Promise<void> {
  requireSendable(content, draft.files.length)
  // A crisis is answered by the lounge itself, and never refused; nor is what was sent already.
  if (!isCrisis(content))
    await gate.requireMayAsk(lounge.db, caller.memberId).catch(async (refused: unknown) => {
      if (!(await isAgain())) throw refused
    })
  await gate.checkText(content, caller)
}

/** Refusals that the text alone decides: blank, too long, or with marks piled on a letter. */
function requireSendable(content: string, files: number): void {
  const refuse = (code: Problem): never => {
    throw new ProblemError(code, { fields: { content: code } })
  }
  if (isBlank(content) && files === 0) refuse('message.blank')
  if (countSymbols(content) > MESSAGE_SYMBOLS_MAX) refuse('message.too-long')
  if (hidesText(content)) refuse('message.symbol-too-long')
}

/** In units. Refused where the sender was shown another price. */
async function price({ lounge, draft, content, isAgain }: Sending): Promise<number> {
  const types: AttachmentType[] = []
  for (const file of draft.files) types.push(await kindOf(file))
  const units = priceUnits(content, types, await readSettings(lounge.db))
  if (draft.price !== undefined && nearestUnits(draft.price) !== units && !(await isAgain()))
    throw problem('message.price-changed', { payload: { price: toPoints(units), symbols: symbolsOf(content) } })
  return units
}
const symbolsOf = (content: string): number => (isBlank(content) ? 0 : countSymbols(content))

async function commit(sending: Sending, units: number): Promise<Posted> {
  const { lounge, caller, draft, key, content, isAgain } = sending
  // A repetition has its files already, and gets its answer even where there is no room for them a second time.
  const isStored = draft.files.length > 0 && !(await isAgain())
  const stored = isStored ? await storeFiles(lounge, caller.memberId, draft.files, await readSettings(lounge.db)) : []
  const drop = () => Promise.all(stored.map((file) => lounge.storage.remove(file.storage_key)))
  try {
    const posted = await callPostMessage(lounge.db, {
      memberId: caller.memberId,
      topicId: draft.topic_id,
      key: key?.key ?? null,
      hash: key?.hash ?? null,
      content,
      symbols: symbolsOf(content),
      units,
      files: stored.length > 0 ? stored : null,
    })
    if (posted.replayed) await drop()
    else if (stored.length > 0) lounge.slowJobs.wake() // documents are read at once
    return posted
  } catch (error) {
    await drop()
    throw await refusal(sending, units, error)
  }
}

/** What the caller hears of a refusal by the database. */
async function refusal({ lounge, caller, draft, gate }: Sending, units: number, error: unknown): Promise<unknown> {
  if (sqlState(error) === 'GR001') {
    const code = (error as Error).message as Problem
    if (code === 'topic.closed') await requireParticipant(lounge.db, draft.topic_id, caller.memberId) // says why it is closed
    return problem(code, code === 'terms.required' ? { payload: { terms_required: true } } : {})
  }
  const known = toProblem(error)
  if (known === undefined) return error
  if (known !== 'ledger.not-enough-points') return problem(known, { payload: careOf(error) })
  // Whoever owes points can't spend any: the refusal says what is owed.
  await gate.requireMayPay(caller)
  return problem(known, { payload: await missingPoints(lounge.db, caller.memberId, units) })
}

/** The answer, made of what was sent: a repetition gets the same one, whatever has become of the message since. */
async function present({ lounge, caller, draft, content }: Sending, units: number, posted: Posted): Promise<Sent> {
  const files = draft.files.length > 0 ? await listFilesOf(lounge.db, [posted.message_id]) : []
  const message = presentMessage(
    {
      id: posted.message_id,
      topic_id: draft.topic_id,
      number: posted.number,
      sender_id: caller.memberId,
      sender_name: null,
      by_ai: false,
      content,
      symbols: 0,
      units: String(units),
      hold_id: posted.hold_id,
      charge: units > 0 ? 'held' : 'free',
      state: 'whole',
      is_free: false,
      is_told: false,
      is_unanswered: false,
      revision: 1,
      reply_id: null,
      notice: null,
      suggestions: [],
      deleted_at: null,
      created_at: new Date(posted.created_at),
    },
    files,
    caller.memberId,
  )
  return { balance: toPoints(posted.units), message, replayed: posted.replayed === true }
}
