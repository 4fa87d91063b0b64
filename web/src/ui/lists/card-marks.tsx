const CARD = 'h-9'
const Card = ({ width = 56 }: { width?: number }) => <rect width={width} height="36" rx="6" fill="#fff" />

export const Visa = () => (
  <svg viewBox="0 0 56 36" direction="ltr" className={CARD} role="img" aria-label="Visa">
    <Card />
    <text
      x="28"
      y="25"
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontSize="19"
      fontWeight="800"
      fontStyle="italic"
      fill="#1a2f7a"
      transform="skewX(-8) translate(4 0)"
    >
      VISA
    </text>
  </svg>
)
export const Mastercard = () => (
  <svg viewBox="0 0 56 36" direction="ltr" className={CARD} role="img" aria-label="Mastercard">
    <Card />
    <circle cx="22.500" cy="18" r="10.500" fill="#d9302c" />
    <circle cx="33.500" cy="18" r="10.500" fill="#f2a33a" />
    <path d="M28 9a10.500 10.500 0 0 1 0 18a10.500 10.500 0 0 1 0-18z" fill="#ea6a2a" />
  </svg>
)
const Secure = () => (
  <svg viewBox="0 0 84 36" direction="ltr" className={CARD} role="img" aria-label="3-D Secure">
    <Card width={84} />
    <path d="M16 8l7 2.600v6.600c0 5-3 8.600-7 10.800c-4-2.200-7-5.800-7-10.800v-6.600z" fill="#1d5b4a" />
    <path d="M12.800 17.600l2.400 2.500l4.300-4.600" fill="none" stroke="#fff" strokeWidth="2" />
    <text x="29" y="17" fontFamily="var(--font-body)" fontSize="10" fontWeight="700" fill="#17302a">
      3-D
    </text>
    <text x="29" y="28" fontFamily="var(--font-body)" fontSize="10" fontWeight="700" fill="#17302a">
      Secure
    </text>
  </svg>
)

/** Own plain drawings; the schemes' artwork takes their place before launch. */
export const CardMarks = () => (
  <p className="flex flex-wrap gap-2">
    <Visa />
    <Mastercard />
    <Secure />
  </p>
)
