import { Readable } from 'node:stream'
import type { AuditRow } from '@green-room/contract/backoffice/audit'
import * as doors from '@green-room/contract/backoffice/audit'
import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { csvLine, paged } from '#server/platform/portion.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { recordAct } from '../acts/record-act.ts'
import { checkRecords, listAudit, type AuditRowInside, type Filter } from './store.ts'

const CSV_PAGE = 500
const HEAD = [
  'id',
  'at',
  'operator',
  'name',
  'roles',
  'act',
  'on',
  'number',
  'before',
  'after',
  'reason',
  'second',
  'approval',
  'network',
  'request',
]

/** Owners see what everybody did, others what they did themselves. */
const ownOf = ({ memberId, roles }: { memberId: string; roles: readonly Role[] }): string | null =>
  roles.includes('owner') ? null : memberId

export function auditRoutes({ app, lounge: { db } }: Desk): void {
  serve(app, doors.listAudit, async ({ input, caller }) => {
    const rows = await listAudit(db, input, ownOf(caller), KEYSET + 1)
    const shown = rows.slice(0, KEYSET)
    return { payload: { rows: shown.map(present), next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  serveRaw(app, doors.downloadAudit, async ({ input, caller, request, reply }) => {
    const target = { type: 'audit', id: '0' }
    await transact(db, (trx) =>
      recordAct(trx, { operator: actorOf(caller, request), act: 'audit.downloaded', target, after: { ...input } }),
    )
    void reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="audit.csv"' })
    return Readable.from(csv(input, ownOf(caller)))
  })
  serve(app, doors.checkAudit, async () => {
    const { acts, sealedAt, faults } = await checkRecords(db)
    return { payload: { acts, sealed_at: sealedAt?.toISOString() ?? null, faults } }
  })

  async function* csv(filter: Filter, own: string | null): AsyncGenerator<string> {
    yield csvLine(HEAD)
    const all = paged<AuditRowInside>((last) => listAudit(db, last ? { ...filter, before: last.id } : filter, own, CSV_PAGE))
    for await (const row of all) {
      const { id, operator, roles, act, target, before, after, reason, second, approval, ip, request } = present(row)
      const json = (value: object | null): string => (value ? JSON.stringify(value) : '')
      yield csvLine([
        id,
        row.at.toISOString(),
        operator?.id ?? '',
        operator?.name ?? '',
        roles.join(' '),
        act,
        target?.type ?? '',
        target?.id ?? '',
        json(before),
        json(after),
        reason,
        second?.id ?? '',
        approval,
        ip,
        request,
      ])
    }
  }
}

function present(row: AuditRowInside): AuditRow {
  return {
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operator_id === null ? null : { id: row.operator_id, name: row.operator_name ?? '' },
    roles: row.roles as Role[],
    act: row.act,
    target: row.target_type === null ? null : { type: row.target_type, id: row.target_id ?? '' },
    before: row.before as Record<string, unknown> | null,
    after: row.after as Record<string, unknown> | null,
    reason: row.reason,
    second: row.second_id === null ? null : { id: row.second_id, name: row.second_name ?? '' },
    approval: row.approval_id,
    ip: row.ip,
    request: row.request,
  }
}
