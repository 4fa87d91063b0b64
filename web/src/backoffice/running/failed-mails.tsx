import type { Operations } from '@green-room/contract/backoffice/running'
import { Link } from 'react-router'
import { time } from '../format.ts'
import { Table } from '../parts/table.tsx'
import { say, sayName } from '../texts.ts'
import { useScreens } from '../use-screens.ts'
import { AllButtons, isMail, JobButtons, type JobDoing } from './given-up.tsx'

type Mail = Operations['failed_mails'][number]
type Props = Pick<Operations, 'failed_mails' | 'kinds'> & { onAct: ((doing: JobDoing) => void) | undefined }

/** Mails to members that came back, or could not leave. */
export function FailedMails({ failed_mails: mails, kinds, onAct }: Props) {
  const mayOpen = useScreens().some(({ path }) => path === '/members')
  const act = (mail: Mail) => <JobButtons job={{ ...mail, may_be_dropped: true }} onAct={onAct!} />
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.failed-mails')}</h2>
        {onAct && <AllButtons kinds={kinds.filter(({ kind }) => isMail(kind))} onAct={onAct} />}
      </div>
      {mails.length === 0 ? (
        <p className="empty">{say('desk.no-failed-mails')}</p>
      ) : (
        <>
          <p className="sub">{say('desk.failed-mails-note')}</p>
          <Table
            label={say('desk.failed-mails')}
            rows={mails}
            empty=""
            columns={[
              { name: say('desk.member'), cell: ({ member }) => <To member={member} mayOpen={mayOpen} /> },
              { name: say('desk.mail'), cell: ({ what }) => <b>{sayName(`desk.mail-of-${what}`, what)}</b> },
              { name: say('desk.since'), cell: ({ failed_at }) => time(failed_at) },
              { name: say('desk.tries'), isNumber: true, cell: ({ attempts }) => attempts },
              { name: say('desk.last-error'), cell: ({ error }) => <span className="mono bad-ink">{error}</span> },
              ...(onAct ? [{ name: say('desk.act'), cell: act }] : []),
            ]}
          />
        </>
      )}
    </section>
  )
}

const To = ({ member, mayOpen }: { member: Mail['member']; mayOpen: boolean }) => {
  if (!member) return <span className="sub">{say('desk.has-left')}</span>
  const name = `${member.name} · ${member.id}`
  return mayOpen ? (
    <Link className="lk" to={`/members/${member.id}`}>
      {name}
    </Link>
  ) : (
    name
  )
}
