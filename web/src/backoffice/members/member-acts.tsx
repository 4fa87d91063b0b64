import { SUPPORT_PAUSE_HOURS } from '@green-room/contract/wire/backoffice-rights'
import type { MemberPage } from '@green-room/contract/backoffice/members'
import { Plus } from 'lucide-react'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { euro, points, time } from '../format.ts'
import { say, type DeskKey } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { BanPanel } from './ban-panel.tsx'
import { BreakPanel, LimitsPanel, PausePanel, PointsPanel } from './care-panels.tsx'

const SIMPLE = ['unpauseMember', 'liftMember', 'endMemberSessions', 'exportMember', 'eraseMember'] as const
type Simple = (typeof SIMPLE)[number]
export type ActName = Simple | 'givePoints' | 'pauseMember' | 'banMember' | 'breakMember' | 'limitMember' | `endMemberSession:${string}`

/** What can be done to this member by whoever is signed in. */
function Buttons({ page: { member }, onAct }: { page: MemberPage; onAct: (act: ActName) => void }) {
  const { data: me } = useDesk('readOperator', {})
  const has = (...roles: string[]): boolean => me?.roles.some((role) => roles.includes(role)) ?? false
  if (member.standing === 'deleted') return null
  const button = (act: ActName, name: DeskKey, kind = 'line') => (
    <button type="button" className={`btn-s ${kind}`} onClick={() => onAct(act)}>
      {act === 'givePoints' && <Plus size={15} aria-hidden="true" />}
      {say(name)}
    </button>
  )
  const isPaused = member.standing === 'paused'
  return (
    <span className="acts">
      {has('owner', 'moderator', 'finance', 'support') && button('givePoints', 'desk.give-points')}
      {has('owner', 'moderator', 'support') &&
        member.standing !== 'suspended' &&
        (isPaused ? button('unpauseMember', 'desk.end-pause') : button('pauseMember', 'desk.pause'))}
      {has('owner', 'moderator') &&
        (member.standing === 'suspended' ? button('liftMember', 'desk.lift') : button('banMember', 'desk.ban', 'dan'))}
    </span>
  )
}

type Own = { page: MemberPage; act: ActName; onClose: () => void }
function Panel({ page, act, onClose }: Own) {
  const { member } = page
  if (act === 'banMember') return <BanPanel page={page} onClose={onClose} />
  if (act === 'givePoints') return <PointsPanel member={member} onClose={onClose} />
  if (act === 'pauseMember') return <PausePanel member={member} onClose={onClose} hoursMax={SUPPORT_PAUSE_HOURS} />
  if (act === 'breakMember') return <BreakPanel member={member} onClose={onClose} />
  if (act === 'limitMember') return <LimitsPanel member={member} onClose={onClose} />
  if (act.startsWith('endMemberSession:'))
    return (
      <ActPanel
        door="endMemberSession"
        title={say('desk.end-session')}
        input={{ member_id: member.id, session_id: act.slice('endMemberSession:'.length) }}
        preview={() => null}
        button={say('desk.end-session')}
        onClose={onClose}
      />
    )
  const door = act as Simple
  return (
    <ActPanel
      door={door}
      title={say(`desk.door-${door}`)}
      input={{ member_id: member.id }}
      preview={(preview) => <Told preview={preview} />}
      button={say(`desk.door-${door}`)}
      isDanger={door === 'eraseMember'}
      onClose={onClose}
    />
  )
}

/** Figures of the simple acts, each in its own words. */
function Told({ preview }: { preview: Record<string, unknown> }) {
  const told = Object.entries(preview).map(([name, value]) => {
    const text = name.endsWith('_cents')
      ? euro(Number(value))
      : name.endsWith('_since')
        ? time(String(value))
        : typeof value === 'number'
          ? points(value)
          : String(value)
    return [say(`desk.value-${name}` as DeskKey), text] as const
  })
  return <Facts facts={told} />
}

export const MemberActs = { Buttons, Panel }
