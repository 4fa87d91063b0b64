import type { Operations } from '@green-room/contract/backoffice/running'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { time } from '../format.ts'
import { ActPanel } from '../parts/act-panel.tsx'
import { useNotice } from '../parts/notice.tsx'
import { troubleText } from '../parts/states.tsx'
import { Table } from '../parts/table.tsx'
import { say } from '../texts.ts'
import { useFresh } from '../use-desk.ts'

export function VerifyButton() {
  const notice = useNotice()
  const fresh = useFresh()
  const [isBusy, setBusy] = useState(false)
  async function verify(): Promise<void> {
    setBusy(true)
    try {
      const { standing } = await deskCall('verifyBooks', {}, { key: newKey() })
      notice(standing.length === 0 ? say('desk.verified-well') : say('desk.verified-wrong', { count: standing.length }))
      await fresh()
    } catch (error) {
      notice(troubleText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn-s line" disabled={isBusy} onClick={() => void verify()}>
      <ShieldCheck size={15} aria-hidden="true" />
      {say(isBusy ? 'desk.verifying' : 'desk.verify-now')}
    </button>
  )
}

/** What the verifiers found since somebody looked, and how it is laid aside. */
export function BooksAlarm({ books: { findings, is_closed }, mayAct }: { books: Operations['books']; mayAct: boolean }) {
  const [isActing, setActing] = useState(false)
  const upto = findings.at(-1)?.id
  if (!is_closed || upto === undefined) return null
  return (
    <section className="sec first">
      <div className="note bad2" role="alert">
        <span>
          <b>{say('desk.books-wrong')}.</b> {say('desk.books-wrong-why')}
        </span>
        {mayAct && (
          <button type="button" className="btn-s dan" onClick={() => setActing(true)}>
            {say('desk.acknowledge')}
          </button>
        )}
      </div>
      <Table
        label={say('desk.books-wrong')}
        rows={findings}
        empty=""
        columns={[
          { name: say('desk.rule'), cell: ({ rule }) => <b>{rule}</b> },
          { name: say('desk.what'), cell: ({ what }) => <span className="mono">{what}</span> },
          { name: say('desk.detail'), cell: ({ detail }) => <span className="mono">{detail}</span> },
          { name: say('desk.found'), cell: ({ found_at }) => time(found_at) },
        ]}
      />
      {isActing && (
        <div className="over">
          <ActPanel
            door="acknowledgeBooks"
            title={say('desk.door-acknowledgeBooks')}
            input={{ upto }}
            preview={({ findings: many }) => <p className="sub">{say('desk.findings-open', { count: Number(many) })}</p>}
            button={say('desk.acknowledge')}
            isDanger
            onClose={() => setActing(false)}
          />
        </div>
      )}
    </section>
  )
}
