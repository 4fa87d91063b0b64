import { points } from '../format.ts'
import { Facts } from '../parts/facts.tsx'
import { say } from '../texts.ts'

type Lot = { points: number; spent: number; returned: number; unspent: number }
/** What became of points that came in together. */
export const LotBar = ({ lot }: { lot: Lot }) => (
  <>
    <progress className="lot" max={lot.points} value={lot.spent} aria-label={say('desk.spent')} />
    <Facts
      facts={[
        [say('desk.spent'), points(lot.spent)],
        [say('desk.returned'), points(lot.returned)],
        [say('desk.unspent'), points(lot.unspent)],
      ]}
    />
  </>
)
