/** A book of matches: struck ones are in use. */
export function Matches({ used, max, label }: { used: number; max: number; label: string }) {
  const places = Array.from({ length: Math.max(max, used) }, (_, place) => place)
  return (
    <div className="flex items-end gap-5">
      <svg viewBox={`0 0 ${places.length * 26} 60`} className="h-15 rtl:-scale-x-100" aria-hidden="true">
        {places.map((place) => {
          const isStruck = place < used
          return (
            <g key={place} transform={`translate(${place * 26} 0)`}>
              <rect x="7" y="16" width="7" height="44" rx="1.500" fill={isStruck ? '#e2b869' : 'var(--line)'} />
              <path
                d="M10.500 1c6 7 7.500 11 7.500 15a7.500 7.500 0 0 1-15 0c0-4 1.500-8 7.500-15z"
                fill={isStruck ? 'var(--action)' : 'var(--line-strong)'}
                opacity={isStruck ? 1 : 0.55}
              />
            </g>
          )
        })}
      </svg>
      <p className="font-display text-[2.25rem] leading-none font-bold tabular-nums">
        <bdi aria-hidden="true" dir="ltr">{`${used} / ${max}`}</bdi>
        <span className="sr-only">{label}</span>
      </p>
    </div>
  )
}
