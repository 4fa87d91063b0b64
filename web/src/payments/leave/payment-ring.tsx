/** Turns while a payment is under way; stands still beside its words where motion is unwanted. */
export const PaymentRing = () => (
  <svg viewBox="0 0 48 48" width="44" height="44" className="turn shrink-0" aria-hidden="true">
    <circle cx="24" cy="24" r="20" fill="none" stroke="var(--line)" strokeWidth="6" />
    <path d="M24 4a20 20 0 0 1 20 20" fill="none" stroke="var(--action)" strokeWidth="6" strokeLinecap="round" />
  </svg>
)
