// What the rules of one language besides English look for. All patterns are for folded text: lower case, no marks, 'ł' as 'l', 'ß' as 'ss'.
export interface Rules {
  /** Sounds like harm and is none: taken out before crisis and danger are looked for. */
  idioms: RegExp
  crisis: RegExp
  danger: RegExp
  /** Children and sex in one breath. */
  minors: RegExp
  /** Words of a seller, whatever stands around them. */
  sells: RegExp
  /** Words that sell only beside an address or a number. */
  sellsBesideAddress: RegExp
  /** A number or an address that is said to be somebody else's. */
  ofOthers: RegExp
  /** The writer states an age under 18, now. */
  underAge: RegExp
}
