import { isSettingKey, type SettingValue } from '@green-room/contract/backoffice/setting-kinds'
import { useState } from 'react'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { time } from '../format.ts'
import { say, sayName } from '../texts.ts'
import { instant } from './edits.ts'
import { WhenField } from './when-field.tsx'

type Own = { changes: Record<string, SettingValue>; version: string; isOwner: boolean; onClose: () => void; onDone: () => void }

/** Publishes what was typed, at once or from a time, after it was seen what it does. */
export function PublishPanel({ changes, version, isOwner, onClose, onDone }: Own) {
  const [local, setLocal] = useState<string | null>('')
  const many = Object.keys(changes).length
  return (
    <ActPanel
      door={isOwner ? 'changeSettings' : 'changePrices'}
      title={say('desk.change-settings')}
      input={local === null || many === 0 ? null : { changes, at: instant(local), version }}
      preview={(preview) => (
        <Facts
          facts={Object.entries(preview).map(([name, value]) => [
            nameOf(name),
            name === 'due_at' ? time(String(value)) : name === 'far' ? String(value).split(', ').map(nameOf).join(', ') : String(value),
          ])}
        />
      )}
      button={say('desk.publish-changes', { count: many })}
      onClose={onClose}
      onDone={onDone}
    >
      <WhenField onChange={setLocal} />
    </ActPanel>
  )
}
const nameOf = (name: string): string => (isSettingKey(name) ? say(`desk.setting-${name}`) : sayName(`desk.value-${name}`, name))
