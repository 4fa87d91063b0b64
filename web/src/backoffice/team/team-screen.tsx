import { TextField } from '../parts/labelled.tsx'
import { ROLES, type Role } from '@green-room/contract/wire/backoffice-rights'
import type { TeamMember } from '@green-room/contract/backoffice/team'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { time } from '../format.ts'
import { NotYet } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { Tag } from '../parts/tag.tsx'
import { say, sayName } from '../texts.ts'
import { useDesk } from '../use-desk.ts'

type Doing = { act: 'invite' } | { act: 'setRoles' | 'endOperatorSessions' | 'resetFactor' | 'removeOperator'; who: TeamMember }
const named = (roles: readonly string[]): string => roles.map((role) => sayName(`desk.role-${role}`, role)).join(', ')

export default function TeamScreen() {
  const { data, error, refetch } = useDesk('listOperators', {})
  const [doing, setDoing] = useState<Doing | null>(null)
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const close = (): void => setDoing(null)
  const button = (who: TeamMember, act: Exclude<Doing['act'], 'invite'>) => (
    <button key={act} type="button" className="lk" onClick={() => setDoing({ act, who })}>
      {say(`desk.short-${act}`)}
      <span className="hidden"> {who.name}</span>
    </button>
  )
  return (
    <div className={doing ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.team')}</h1>
          <span className="acts">
            <button type="button" className="btn-s pri" onClick={() => setDoing({ act: 'invite' })}>
              <Plus size={15} aria-hidden="true" />
              {say('desk.invite')}
            </button>
          </span>
        </div>
        <Table
          label={say('desk.team')}
          rows={data}
          empty={say('desk.team-empty')}
          columns={[
            {
              name: say('desk.name'),
              cell: ({ name, is_me }) => (
                <>
                  {name} {is_me && <Tag>{say('desk.you')}</Tag>}
                </>
              ),
            },
            { name: say('desk.email'), cell: ({ email }) => <span dir="ltr">{email}</span> },
            { name: say('desk.roles'), cell: ({ roles }) => named(roles) },
            {
              name: say('desk.second-factor'),
              cell: ({ has_factor, invited_until }) =>
                has_factor ? (
                  <Tag tone="ok">{say('desk.set')}</Tag>
                ) : (
                  <Tag tone="wait">{invited_until ? say('desk.invited-until', { at: time(invited_until) }) : say('desk.missing')}</Tag>
                ),
            },
            { name: say('desk.sessions'), isNumber: true, cell: ({ sessions }) => sessions },
            { name: say('desk.last-act'), cell: ({ last_seen_at }) => (last_seen_at ? time(last_seen_at) : '–') },
            {
              name: say('desk.act'),
              cell: (who) =>
                !who.is_me && (
                  <span className="acts">
                    {(['setRoles', 'endOperatorSessions', 'resetFactor', 'removeOperator'] as const).map((act) => button(who, act))}
                  </span>
                ),
            },
          ]}
        />
      </main>
      {doing?.act === 'invite' && <Invite onClose={close} />}
      {doing?.act === 'setRoles' && <ChangeRoles key={doing.who.id} who={doing.who} onClose={close} />}
      {doing && doing.act !== 'invite' && doing.act !== 'setRoles' && (
        <ActPanel
          key={`${doing.act}${doing.who.id}`}
          door={doing.act}
          title={`${say(`desk.door-${doing.act}`)}: ${doing.who.name}`}
          input={{ operator_id: doing.who.id }}
          preview={({ roles }) => <Facts facts={[[say('desk.roles'), named(roles as string[])]]} />}
          button={say(`desk.door-${doing.act}`)}
          isDanger={doing.act === 'removeOperator'}
          onClose={close}
        />
      )}
    </div>
  )
}

function RoleBoxes({ roles, onChange }: { roles: readonly Role[]; onChange: (roles: Role[]) => void }) {
  return (
    <fieldset className="boxes">
      <legend>{say('desk.roles')}</legend>
      {ROLES.map((role) => (
        <label key={role} className="ck">
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={(event) => onChange(event.target.checked ? [...roles, role] : roles.filter((one) => one !== role))}
          />
          <span>
            {say(`desk.role-${role}`)} <small>{say(`desk.role-does-${role}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Invite({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const isRight = /^\S+@\S+\.\S{2,}$/.test(email) && roles.length > 0
  return (
    <ActPanel
      door="inviteOperator"
      title={say('desk.invite')}
      input={isRight ? { email, roles } : null}
      preview={({ roles: given }) => <p className="sub">{say('desk.invite-note', { roles: named(given as string[]) })}</p>}
      button={say('desk.invite')}
      onClose={onClose}
    >
      <TextField
        label={say('desk.email')}
        id="invite-email"
        type="email"
        required
        value={email}
        onChange={(text) => setEmail(text.trim())}
      />
      <RoleBoxes roles={roles} onChange={setRoles} />
    </ActPanel>
  )
}

function ChangeRoles({ who, onClose }: { who: TeamMember; onClose: () => void }) {
  const [roles, setRoles] = useState<Role[]>([...who.roles])
  return (
    <ActPanel
      door="setRoles"
      title={`${say('desk.door-setRoles')}: ${who.name}`}
      input={roles.length > 0 ? { operator_id: who.id, roles } : null}
      preview={({ before, after }) => (
        <Facts
          facts={[
            [say('desk.now'), named(before as string[])],
            [say('desk.then'), named(after as string[])],
          ]}
        />
      )}
      button={say('desk.door-setRoles')}
      onClose={onClose}
    >
      <RoleBoxes roles={roles} onChange={setRoles} />
    </ActPanel>
  )
}
