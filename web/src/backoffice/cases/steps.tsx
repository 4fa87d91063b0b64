import type { CasePage } from '@green-room/contract/backoffice/cases'
import { Building2, MoonStar } from 'lucide-react'
import { date } from '../format.ts'
import { Facts } from '../parts/facts.tsx'
import { say } from '../texts.ts'

/** Cases in which nobody outside has to hear of anything. */
const OWN = new Set(['unanswered', 'appeal'])
type Step = 'tell' | 'floor'

/** What else a case may ask for, open or decided: who outside was told, and that its character leaves the floor. */
export function Steps({ page: { case: file, character, told }, onAct }: { page: CasePage; onAct: (step: Step) => void }) {
  const mayRest = character?.is_on_floor === true
  if (OWN.has(file.kind) && !mayRest) return null
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{say('desk.further-steps')}</h2>
        <span className="acts">
          {mayRest && (
            <button type="button" className="btn-s line" onClick={() => onAct('floor')}>
              <MoonStar size={15} aria-hidden="true" />
              {say('desk.off-the-floor')}
            </button>
          )}
          {!OWN.has(file.kind) && (
            <button type="button" className="btn-s line" onClick={() => onAct('tell')}>
              <Building2 size={15} aria-hidden="true" />
              {say('desk.tell-authority')}
            </button>
          )}
        </span>
      </div>
      {told.length > 0 && (
        <Facts
          facts={told.map(({ authority, reference, told_on, by }) => [
            date(told_on),
            say('desk.told-line', { authority, reference: reference || '–', by }),
          ])}
        />
      )}
    </section>
  )
}
