const LEAN = [0, 2, -2, 1, -1, 2, 0, -2, 1, 0]

/** A pile of one to ten coins, to see a sum at a glance. */
export function CoinStack({ count, className = 'h-[5.25rem] w-[5.5rem]' }: { count: number; className?: string }) {
  return (
    <svg viewBox="0 0 88 84" className={className} aria-hidden="true">
      {LEAN.slice(0, count).map((lean, place) => {
        const y = 66 - place * 6
        const x = 44 + lean
        const isTop = place === count - 1
        return (
          <g key={y}>
            <path d={`M${x - 30} ${y}v6a30 10 0 0 0 60 0v-6z`} fill="#a8771c" stroke="#6f4a0c" />
            <ellipse cx={x} cy={y} rx="30" ry="10" fill={isTop ? '#f2cf73' : '#d9a83c'} stroke="#6f4a0c" />
            {isTop && <ellipse cx={x} cy={y} rx="20" ry="6.2" fill="none" stroke="#a8771c" strokeWidth="1.6" />}
          </g>
        )
      })}
    </svg>
  )
}
