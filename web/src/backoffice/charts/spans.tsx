import { say } from '../texts.ts'
import { useFilters } from '../use-desk.ts'

const SPANS = ['1', '7', '28'] as const
export type Span = (typeof SPANS)[number]
/** Today, 7 or 28 days; the choice stands in the address. */
export function useSpan(): [Span, (span: Span) => void] {
  const [{ span }, set] = useFilters(['span'])
  return [SPANS.find((one) => one === span) ?? '1', (to) => set('span', to === '1' ? '' : to)]
}
export const Spans = ({ span, onSet }: { span: Span; onSet: (span: Span) => void }) => (
  <span className="spans" role="group" aria-label={say('desk.span')}>
    {SPANS.map((one) => (
      <button key={one} type="button" aria-pressed={one === span} onClick={() => onSet(one)}>
        {say(`desk.span-${one}`)}
      </button>
    ))}
  </span>
)
