const DIGIT_RUNS = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
const ISSUERS = /^(?:4|5[1-5]|2[2-7]|3[47]|3[0689]|6(?:011|5|4[4-9]|2)|35(?:2[89]|[3-8])|50|5[6-9]|6[013679])/

/** True where a text holds what is a payment card's number: 13–19 digits of a known issuer whose check digit is right. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(DIGIT_RUNS) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '')
    return ISSUERS.test(digits) && !/^(\d)\1+$/.test(digits) && checkDigitIsRight(digits)
  })
}

function checkDigitIsRight(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i))
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}
