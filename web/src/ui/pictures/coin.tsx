/** A brass disc with a struck edge. Always next to a number, so hidden from assistive technology. */
export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <circle cx="12" cy="12" r="11" fill="#d9a83c" />
      <circle cx="12" cy="12" r="10" fill="none" stroke="#7a5410" strokeWidth="1.6" strokeDasharray="1.6 1.9" />
      <circle cx="12" cy="12" r="7" fill="#f2cf73" />
      <path d="M12 7.4l1.3 3.3 3.3 1.3-3.3 1.3L12 16.6l-1.3-3.3L7.4 12l3.3-1.3z" fill="#7a5410" />
    </svg>
  )
}
