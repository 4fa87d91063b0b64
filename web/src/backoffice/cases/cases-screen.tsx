import { CASE_KINDS, type CaseKind } from '@green-room/contract/backoffice/case-outcomes'
import { Link, useParams, useSearchParams } from 'react-router'
import { Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useDesk, useFilters, usePages } from '../use-desk.ts'
import { CaseDetail } from './case-detail.tsx'
import { aboutOf, CaseTags, Due, nameOf } from './case-words.tsx'
import './cases.css'

const STATES = ['open', 'mine', 'overdue', 'closed'] as const
type State = (typeof STATES)[number]

/** The queue, the most urgent first, and beside it the case that was chosen. */
export default function CasesScreen() {
  const { caseId } = useParams()
  return (
    <div className={`queue ${caseId ? 'chosen' : ''}`}>
      <Queue here={caseId} />
      {caseId ? <CaseDetail key={caseId} caseId={caseId} /> : null}
    </div>
  )
}

function Queue({ here }: { here: string | undefined }) {
  const [{ state = 'open', kind = '' }, set] = useFilters(['state', 'kind'])
  const [params] = useSearchParams()
  const { data: me } = useDesk('readOperator', {})
  const { rows, ...pages } = usePages('listCases', { state: state as State, ...(kind && { kind: kind as CaseKind }) })
  const query = params.size > 0 ? `?${params}` : ''
  const Box = here ? 'section' : 'main'
  return (
    <Box className="main" aria-label={say('desk.cases')}>
      <div className="head">{here ? <h2>{say('desk.cases')}</h2> : <h1>{say('desk.reports-safety')}</h1>}</div>
      <nav className="tabs" aria-label={say('desk.status')}>
        {STATES.map((one) => (
          <button key={one} type="button" aria-current={one === state ? 'page' : undefined} onClick={() => set('state', one)}>
            {say(`desk.state-${one}`)}
          </button>
        ))}
      </nav>
      <p className="filters">
        <select className="in" aria-label={say('desk.kind')} value={kind} onChange={(event) => set('kind', event.target.value)}>
          <option value="">{say('desk.all')}</option>
          {CASE_KINDS.map((one) => (
            <option key={one} value={one}>
              {say(`desk.case-${one}`)}
            </option>
          ))}
        </select>
      </p>
      {pages.error ? <Trouble error={pages.error} onRetry={() => void pages.refetch()} /> : null}
      <ul className="files">
        {rows?.map((file) => (
          <li key={file.id} data-row>
            <Link to={`/cases/${file.id}${query}`} aria-current={file.id === here ? 'page' : undefined}>
              <b>
                <bdi>{nameOf(file)}</bdi>
              </b>
              <span className="tags">
                <CaseTags file={file} />
              </span>
              <small>
                {say('desk.case-number', { id: file.id })}
                {file.title !== null && ` · ${say(`desk.case-${file.kind}`)}`}
                {aboutOf(file) && ` · ${aboutOf(file)}`}
                {file.reports > 1 && ` · ${say('desk.reports-many', { count: file.reports })}`}
                {file.claimed_by && ` · ${file.claimed_by.id === me?.id ? say('desk.state-mine') : file.claimed_by.name}`}
              </small>
              <small className="due">
                <Due file={file} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="empty">{say('desk.cases-empty')}</p>}
      {pages.hasNextPage && (
        <button type="button" className="btn-s line" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {say('desk.more')}
        </button>
      )}
    </Box>
  )
}
