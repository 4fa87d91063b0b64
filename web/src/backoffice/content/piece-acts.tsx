import type { ContentPage } from '@green-room/contract/backoffice/content'
import { isAgreedTo } from '@green-room/contract/backoffice/content-kinds'
import { useState } from 'react'
import { date } from '../format.ts'
import { ActPanel } from '../parts/act-panel.tsx'
import { Facts } from '../parts/facts.tsx'
import { say, sayName } from '../texts.ts'
import { LegalAct, WithdrawPlan } from './legal-act.tsx'
import './content.css'

export type Doing = { act: 'publish'; no: number | null } | { act: 'remove' } | { act: 'withdraw' }
type Own = { page: ContentPage; doing: Doing; onClose: () => void }

const told = ({ asked_again: asked, drafts: _mark, ...preview }: Record<string, unknown>) => (
  <>
    <Facts
      facts={Object.entries(preview).map(([name, value]) => [
        sayName(`desk.value-${name}`, name),
        name === 'due_at' ? date(String(value)) : String(value),
      ])}
    />
    {typeof asked === 'number' && <p className="note">{say('desk.asked-again', { count: asked })}</p>}
  </>
)

/** Publishing, putting back and taking away. */
export function PieceAct({ page, doing, onClose }: Own) {
  const [asks, setAsks] = useState(false)
  const { kind, ref, language, version, title } = page
  const common = { onClose, preview: told }
  if (doing.act === 'withdraw') return <WithdrawPlan page={page} onClose={onClose} />
  if (doing.act === 'remove')
    return (
      <ActPanel
        {...common}
        door="removeContent"
        title={say('desk.remove-of', { title })}
        input={{ kind, ref }}
        button={say('desk.remove-now')}
        isDanger
      />
    )
  const inLanguage = page.languages.find(({ code }) => code === language)?.title ?? language
  const rest = {
    ...common,
    title: doing.no === null ? say('desk.publish-of', { title, language: inLanguage }) : say('desk.put-back-of', { no: doing.no }),
    button: doing.no === null ? say('desk.publish-now') : say('desk.put-back-of', { no: doing.no }),
  }
  if (page.is_legal) return <LegalAct page={page} no={doing.no} rest={rest} />
  return (
    <ActPanel {...rest} door="publishContent" input={{ kind, ref, language, no: doing.no, version, asks_again: asks }}>
      {isAgreedTo(kind, ref, false) && (
        <label className="ck">
          <input type="checkbox" checked={asks} onChange={(event) => setAsks(event.target.checked)} />
          {say('desk.asks-again')}
        </label>
      )}
    </ActPanel>
  )
}
