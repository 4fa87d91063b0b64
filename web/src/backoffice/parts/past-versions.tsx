import { date } from '../format.ts'
import { say } from '../texts.ts'

type PastVersionsProps = {
  versions: readonly { no: number; at: string | null; by: string | null }[]
  className: string
  /** Whether the version at this place of the list can be put back. */
  mayPutBack: (place: number) => boolean
  onPutBack: (no: number) => void
}

/** What stood before, newest first, each of which can be put back. */
export const PastVersions = ({ versions, className, mayPutBack, onPutBack }: PastVersionsProps) => (
  <section className="sec">
    <h2>{say('desk.versions')}</h2>
    {versions.length === 0 && <p className="sub">{say('desk.no-versions')}</p>}
    <ul className={className}>
      {versions.map(({ no, at, by }, place) => (
        <li key={no}>
          <span>
            <b>v{no}</b> <small>{at && by ? `${date(at)}, ${by}` : say('desk.first-version')}</small>
          </span>
          {mayPutBack(place) && (
            <button type="button" className="lk" onClick={() => onPutBack(no)}>
              {say('desk.put-back')}
              <span className="hidden"> v{no}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  </section>
)
