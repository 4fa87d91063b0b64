import { AuditTable } from '../audit/audit-table.tsx'
import { usePages } from '../use-desk.ts'

/** What operators did to one thing. */
export function ActsOf({ type, id }: { type: string; id: string }) {
  const { rows, ...pages } = usePages('listAudit', { target_type: type, target_id: id })
  return <AuditTable rows={rows} pages={pages} />
}
