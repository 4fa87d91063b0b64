import * as doors from '@green-room/contract/personal-data'
import type { FastifyInstance } from 'fastify'
import { requirePassword } from '#server/accounts/entry/require-password.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { once, without } from '#server/platform/http/once.ts'
import { openFile } from '#server/platform/storage/open-file.ts'
import { problem } from '#server/platform/problem.ts'
import { noteSecurity } from '#server/platform/log/security-event.ts'
import { counted, serve, serveRaw } from '#server/platform/http/serve.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { deleteAccount } from './delete-account.ts'
import { orderExport } from './order-export.ts'
import { presentDeparture, presentExport } from './present.ts'
import { findExport, listExportRows, type ExportRow } from './store.ts'

export function personalDataRoutes(app: FastifyInstance, lounge: Lounge, sessions: Sessions): void {
  const { db, throttle } = lounge

  serve(app, doors.listExports, async ({ caller }) => ({ payload: (await listExportRows(db, caller.memberId)).map(presentExport) }))
  serve(app, doors.orderExport, async ({ caller, input, key, request }) => {
    await requirePassword(lounge, caller.memberId, input.password, 'password')
    const { id } = await counted(throttle, 'exports', caller.memberId, (began) =>
      once(db, without(key()), async (trx): Promise<Pick<ExportRow, 'id'>> => {
        began()
        afterCommit(trx, () => noteSecurity(request, 'export.ordered', caller.memberId))
        return { id: (await orderExport(lounge, trx, caller.memberId)).id }
      }),
    )
    const ordered = (await listExportRows(db, caller.memberId)).find((row) => row.id === id)
    if (!ordered) throw problem('export.not-found') // a repetition, days later
    return { payload: presentExport(ordered) }
  })
  serveRaw(app, doors.downloadExport, async ({ caller, input, request, reply }) => {
    const row = await findExport(db, input.export_id, caller.memberId)
    const bytes = row && (await openFile(lounge.storage, row.storage_key))
    if (!bytes) throw problem('export.not-found')
    noteSecurity(request, 'export.downloaded', caller.memberId)
    reply.headers({
      'content-type': 'application/zip',
      'content-length': row.bytes!,
      'content-disposition': `attachment; filename="my-data-${row.ready_at!.toISOString().slice(0, 10)}.zip"`,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    return bytes
  })

  serve(app, doors.readDeparture, async ({ caller }) => ({ payload: await presentDeparture(lounge, caller.memberId) }))
  serve(app, doors.deleteAccount, async ({ caller, input, key, request, reply, say }) => {
    await requirePassword(lounge, caller.memberId, input.password, 'password')
    await once(db, without(key(), input.points), async (trx) => {
      await deleteAccount(lounge, trx, sessions, caller.memberId, input.points)
      afterCommit(trx, () => noteSecurity(request, 'account.deleted', caller.memberId))
      return {}
    })
    sessions.forget(reply)
    return { payload: null, message: say('answer.account-deleted') }
  })
}
