import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { say, sayName } from '../texts.ts'
import { AddPanel } from './add-panel.tsx'
import { PortraitPanel } from './portrait-panel.tsx'

export type Doing = { act: 'publish'; no: number | null } | { act: 'rest' | 'wake' | 'retire' | 'portrait' | 'import' }
type Own = { page: CharacterPage; doing: Doing; onClose: () => void }

const told = (preview: Record<string, unknown>) => (
  <Facts facts={Object.entries(preview).map(([name, value]) => [sayName(`desk.value-${name}`, name), String(value)])} />
)

/** Publishing and putting back, turning off and on, a file or a picture in its place. */
export function CharacterPanel({ page, doing, onClose }: Own) {
  const { slug, name, version } = page
  const common = { onClose, preview: told }
  if (doing.act === 'import') return <AddPanel over={{ slug, version }} rooms={page.all_rooms} onClose={onClose} />
  if (doing.act === 'portrait') return <PortraitPanel page={page} onClose={onClose} />
  if (doing.act === 'publish')
    return (
      <ActPanel
        {...common}
        door="publishCard"
        title={doing.no === null ? say('desk.publish-card', { name }) : say('desk.put-back-of', { no: doing.no })}
        input={{ slug, no: doing.no, version }}
        button={doing.no === null ? say('desk.publish-now') : say('desk.put-back-of', { no: doing.no })}
      >
        <p className="note">{say('desk.publish-card-note')}</p>
      </ActPanel>
    )
  const input = { slug }
  if (doing.act === 'wake')
    return <ActPanel {...common} door="wakeCharacter" title={say('desk.wake-of', { name })} input={input} button={say('desk.wake')} />
  const isForGood = doing.act === 'retire'
  return (
    <ActPanel
      {...common}
      door={isForGood ? 'retireCharacter' : 'restCharacter'}
      title={say(isForGood ? 'desk.retire-of' : 'desk.rest-of', { name })}
      input={input}
      button={say(isForGood ? 'desk.retire' : 'desk.rest')}
      isDanger
    >
      <p className="note">{say('desk.rest-note')}</p>
    </ActPanel>
  )
}
