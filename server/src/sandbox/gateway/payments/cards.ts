// The test cards: what each does. Their numbers are public; any other number is turned away, so that nobody types a real one in earnest.

export type Decline =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'wrong-cvc'
  | 'processing-error'
  | 'authentication-failed'
  | 'authentication-canceled'
  | 'authentication-late'
export type Outcome =
  | { kind: 'paid'; disputed?: true; telling?: 'never' | 'early' }
  | { kind: 'declined'; reason: Decline }
  | { kind: 'slow'; afterS: number; ends: 'paid' | 'failed'; told: boolean }
export type TestCard = { name: string; number: string; challenge: boolean; outcome: Outcome }

export const DISPUTED_AFTER_S = 30
const card = (name: string, number: string, outcome: Outcome, challenge = false): TestCard => ({
  name,
  number,
  outcome,
  challenge,
})
const paid: Outcome = { kind: 'paid' }
const declined = (reason: Decline): Outcome => ({ kind: 'declined', reason })

export const TEST_CARDS: readonly TestCard[] = [
  card('paid', '4242424242424242', paid),
  card('paid-mastercard', '5555555555554444', paid),
  card('declined', '4000000000000002', declined('declined')),
  card('insufficient-funds', '4000000000009995', declined('insufficient-funds')),
  card('expired-card', '4000000000000069', declined('expired-card')),
  card('wrong-cvc', '4000000000000127', declined('wrong-cvc')),
  card('processing-error', '4000000000000119', declined('processing-error')),
  card('challenge-paid', '4000000000003220', paid, true),
  card('challenge-declined', '4000008400001629', declined('declined'), true),
  card('challenge-funds', '4000008260003178', declined('insufficient-funds'), true),
  card('disputed', '4000000000000259', { kind: 'paid', disputed: true }),
  card('slow', '4000000000006009', { kind: 'slow', afterS: 20, ends: 'paid', told: false }),
  card('processing-paid', '4000000000006108', { kind: 'slow', afterS: 60, ends: 'paid', told: true }),
  card('processing-failed', '4000000000006207', { kind: 'slow', afterS: 20, ends: 'failed', told: true }),
  card('silent', '4000000000006306', { kind: 'paid', telling: 'never' }),
  card('early', '4000000000006405', { kind: 'paid', telling: 'early' }),
]

export const cardByNumber = (digits: string): TestCard | undefined => TEST_CARDS.find(({ number }) => number === digits)
export const cardByName = (name: string): TestCard | undefined => TEST_CARDS.find((each) => each.name === name)
export const brandOf = (number: string): 'visa' | 'mastercard' => (number.startsWith('4') ? 'visa' : 'mastercard')
/** Issued in Germany, all of them but the two that say otherwise by their digits. */
export const countryOf = (number: string): string => (number.startsWith('400000840') ? 'US' : number.startsWith('400000826') ? 'GB' : 'DE')
export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The last digit guards against slips of the keyboard. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
