import type { Message, postMessage as door } from '@green-room/contract/messages'
import {
  countSymbols,
  hidesText,
  isBlank,
  MESSAGE_SYMBOLS_MAX,
  plainText,
  priceUnits,
  toPoints,
  type AttachmentType,
} from '@green-room/contract/price'
import type * as z from 'zod/mini'
import { kindOf } from '#server/attachments/kind-of.ts'
import { storeFiles, type StoredFile } from '#server/attachments/store-files.ts'
import { listFilesOf } from '#server/attachments/files.ts'
import { readSettings } from '#server/content/settings.ts'
import { careOf, toProblem } from '#server/ledger/problems.ts'
import type { Member } from '#server/platform/caller.ts'
import { sqlState, type Db, type Trx } from '#server/platform/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Key } from '#server/platform/once.ts'
import { problem, ProblemError } from '#server/platform/problem.ts'
import type { ReceivedFile } from '#server/platform/upload.ts'
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

/** Judges a message with files before they are taken. */
export async function admitFiles({ db }: Lounge, caller: Member, topicId: string, gate: SendGate): Promise<void> {
  const topic = await requireParticipant(db, topicId, caller.memberId)
  await requireTerms(db, caller.memberId, topic.room_id)
  await gate.requireMayPay(caller)
}

/** Sends a message: the message, the hold on its price and the order for the reply, all or none, in one statement. */
export async function postMessage(lounge: Lounge, caller: Member, draft: Draft, key: Key | null, gate: SendGate): Promise<Sent> {
  const { db } = lounge
  const content = plainText(draft.content)
  requireSendable(content, draft.files.length)
  // A crisis is answered by the lounge itself, and never refused; nor is what was sent already.
  const mayAsk = isCrisis(content) ? Promise.resolve() : gate.requireMayAsk(db, caller.memberId)
  await mayAsk.catch(async (refused: unknown) => {
    if (!key || !(await isKept(db, caller.memberId, key.key))) throw refused
  })
  await gate.checkText(content, caller)
  const settings = await readSettings(db)
  const types: AttachmentType[] = []
  for (const file of draft.files) types.push(await kindOf(file))
  const units = priceUnits(content, types, settings)
  const shown = draft.price === undefined ? units : Math.round(draft.price * 100)
  if (shown !== units && !(key && (await isKept(db, caller.memberId, key.key))))
    throw problem('message.price-changed', { payload: { price: toPoints(units), symbols: isBlank(content) ? 0 : countSymbols(content) } })

  // A repetition has its files already, and gets its answer even where there is no room for them a second time.
  const isAgain = draft.files.length > 0 && key !== null && (await isKept(db, caller.memberId, key.key))
  const stored = draft.files.length > 0 && !isAgain ? await storeFiles(lounge, caller.memberId, draft.files, settings) : []
  const posted = await commit(lounge, caller, draft, content, units, stored, key, gate)
  if (stored.length > 0) lounge.slowJobs.wake() // documents are read at once
  if (posted.replayed) await Promise.all(stored.map((file) => lounge.storage.remove(file.storage_key)))
  return {
    ...(await present(lounge, caller, draft.topic_id, content, units, posted, types.length > 0)),
    replayed: posted.replayed === true,
  }
}

/** Refusals that need nobody's word but the text's. */
function requireSendable(content: string, files: number): void {
  const refuse = (code: Problem): never => {
    throw new ProblemError(code, { fields: { content: code } })
  }
  if (isBlank(content) && files === 0) refuse('message.blank')
  if (countSymbols(content) > MESSAGE_SYMBOLS_MAX) refuse('message.too-long')
  if (hidesText(content)) refuse('message.symbol-too-long')
}

async function commit(
  lounge: Lounge,
  caller: Member,
  draft: Draft,
  content: string,
  units: number,
  stored: StoredFile[],
  key: Key | null,
  gate: SendGate,
): Promise<Posted> {
  try {
    return await callPostMessage(lounge.db, {
      memberId: caller.memberId,
      topicId: draft.topic_id,
      key: key?.key ?? null,
      hash: key?.hash ?? null,
      content,
      symbols: isBlank(content) ? 0 : countSymbols(content),
      units,
      files: stored.length > 0 ? stored : null,
    })
  } catch (error) {
    await Promise.all(stored.map((file) => lounge.storage.remove(file.storage_key)))
    if (sqlState(error) === 'GR001') throw await refusal(lounge, caller, draft.topic_id, (error as Error).message as Problem)
    const known = toProblem(error)
    // Who owes points has none to send with: here they hear why.
    if (known === 'ledger.not-enough-points') await gate.requireMayPay(caller)
    throw known === 'ledger.not-enough-points'
      ? problem(known, { payload: await missingPoints(lounge.db, caller.memberId, units) })
      : known
        ? problem(known, { payload: careOf(error) })
        : error
  }
}
async function refusal(lounge: Lounge, caller: Member, topicId: string, code: Problem): Promise<ProblemError> {
  if (code === 'topic.closed') await requireParticipant(lounge.db, topicId, caller.memberId) // says why it is closed
  return problem(code, code === 'terms.required' ? { payload: { terms_required: true } } : {})
}

/** The answer, made of what was sent: a repetition gets the same one, whatever has become of the message since. */
async function present(
  lounge: Lounge,
  caller: Member,
  topicId: string,
  content: string,
  units: number,
  posted: Posted,
  hasFiles: boolean,
): Promise<Omit<Sent, 'replayed'>> {
  const files = hasFiles ? await listFilesOf(lounge.db, [posted.message_id]) : []
  const message = presentMessage(
    {
      id: posted.message_id,
      topic_id: topicId,
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
  return { balance: toPoints(posted.units), message }
}
