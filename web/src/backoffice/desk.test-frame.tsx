// A desk of the back office on the stage of the web's tests: somebody signed in, notices, and the dialog that asks for a code.
import type { Me } from '@green-room/contract/backoffice/backoffice'
import type { ReactNode } from 'react'
import { ok, stage, type Doors, type Said } from '#web/platform/stage.test-frame.tsx'
import { FactorDialog } from './parts/factor-dialog.tsx'
import { Notices } from './parts/notice.tsx'
import './styles.css'

export const ME: Me = {
  id: '90',
  name: 'Wilma',
  email: 'wilma@example.com',
  roles: ['owner'],
  has_factor: true,
  recovery_codes_left: 10,
  factor_at: null,
  expires_at: '2026-11-24T20:00:00.000Z',
  is_live: false,
  product_name: 'Green Room',
}

type Given = { me?: Partial<Me>; doors?: Doors; path?: string }
type Sent = { door: string; key: string | null; seen: string | null }

/** Stands a part of a desk at `path`. `heads` are the calls that went out since, with what protects them. */
export async function desk(part: ReactNode, { me, doors, path = '/' }: Given = {}) {
  const staged = await stage(
    <Notices>
      {part}
      <FactorDialog />
    </Notices>,
    { path, isPage: true, doors: { 'GET /admin/me': () => ok({ ...ME, ...me }), ...doors } },
  )
  const heads: Sent[] = []
  const played = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const head = new Headers(init?.headers)
    const to = new URL(String(input instanceof Request ? input.url : input), location.href).pathname.slice('/api'.length)
    heads.push({ door: `${init?.method ?? 'GET'} ${to}`, key: head.get('idempotency-key'), seen: head.get('if-match') })
    return played(input, init)
  }
  return { ...staged, heads: (door: string) => heads.filter((one) => one.door === door) }
}

/** What an act would do. */
export const preview = (shown: object, more: { needs_second?: boolean; seen?: string } = {}): Said =>
  ok({ preview: shown, needs_second: false, seen: 'seen-1', ...more })
export const acted = (approval: string | null = null): Said => ok({ approval })
export const rows = (some: readonly object[], next: string | null = null): Said => ok({ rows: some, next })
