/** Minor units as a number for the wire: 2500 of a currency with two decimals are 25. */
export const amountOf = (minor: bigint | string, digits = 2): number => Number(minor) / 10 ** digits

/** Minor units as they are read: '€ 25.00', 'USD 1 250.00'. Mails and receipts write sums as the screens do. */
export function money(minor: bigint, digits: number, currency: string): string {
  const sign = minor < 0n ? '-' : ''
  const all = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits).replace(/\B(?=(\d{3})+$)/g, ' ')
  const rest = digits > 0 ? `.${all.slice(-digits)}` : ''
  return `${currency === 'EUR' ? '€' : currency} ${sign}${whole}${rest}`
}
