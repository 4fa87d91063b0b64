// What weighs is told in a few set phrases, and a phrase is surer than any likeness: 'lost my job' lies next to 'my new job'.
import { pattern } from '../pattern.ts'
import { KIN } from './kin.ts'

const RULES: [theme: string, rule: RegExp][] = [
  [
    'job-lost',
    pattern('i')`
      \b(?:lost|losing|lose) (?:my|our|his|her|their) jobs?\b|\b(?:got|was|were|been|am|i'm|are|being) (?:just |recently )?(?:fired|sacked|laid off|let go
      |made redundant)\b|\b(?:laid|let) (?:me|us|him|her|half of us) (?:off|go)\b|\bunemployed\b|\bredundancy\b|\bout of work\b
    `,
  ],
  [
    'illness-others',
    new RegExp(
      `\\b(?:my|our) (?:\\w+ )?(?:${KIN.join('|')})\\b.*\\b(?:in (?:the )?hospital|surgery|operation|operated|cancer|tumou?r|stroke|dementia|alzheimer'?s?|diagnosed|heart attack|intensive care|dying|seriously ill|very sick|chemo\\w*)\\b`,
      'i',
    ),
  ],
  [
    'relationship-trouble',
    pattern('i')`
      \b(?:boyfriend|girlfriend|husband|wife|partner|he|she) (?:is |was |has been |has )?(?:cheat(?:ed|ing|s) on me|having an affair|lied to me|lies to me|ignores me
      |doesn't (?:love|want|touch|listen to|talk to) me)\b
    `,
  ],
  ['quarrel', /\b(?:fights?|fought|argument|argued|row|fell out|falling out)\b.*\bwith (?:my|him|her|them|a)\b|\b(?:and i|and me|we) (?:just |really )?(?:had a (?:big |huge |terrible )?(?:fight|row|argument)|fought|fell out|argued)\b|\bblocked me\b|\b(?:isn't|not|won't) (?:speak|talk)(?:ing)? to (?:me|each other|us)\b/i],
  ['money-worry', /\b(?:can't|cannot|couldn't) (?:pay|afford) (?:the |my |our )?(?:rent|bills|mortgage)\b|\bin debt\b|\bevicted\b|\bbroke\b(?= (?:until|till|again|this))/i],
] // prettier-ignore

export const themesByRule = (text: string): Set<string> =>
  new Set(RULES.filter(([, rule]) => rule.test(text.replace(/[’‘`´]/g, "'"))).map(([theme]) => theme))
