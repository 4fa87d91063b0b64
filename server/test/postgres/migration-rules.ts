// What a migration may not do to a lounge that runs meanwhile, beside processes of the version before: hold a table while it is rewritten or read
// through, or take away what they still read.

export type Sources = {
  /** Names of all migrations. */
  names: string[]
  /** What the program asks of its database. */
  program: string
}

/** Those that grow with every message and every act of money: nothing goes through all of one while others wait. */
const GROWING = 'message|idempotency|reply|attachment|job|ledger\\.(?:hold|journal|transfer|record)'
const LARGE = new RegExp(`^(?:${GROWING}|member|session|topic|audit|memory\\w*|model_cost|safety_case|payments\\.\\w+)$`)
const ALTER = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(?:public\.)?([\w.]+) (.*)$/i
const WRITE = new RegExp(`^(?:UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?) (?:ONLY )?(?:public\\.)?(?:${GROWING})\\b`, 'i')
/** Asked once for the whole table; whatever else is called is asked, and written, row by row. */
const STEADY = /^(?:now|transaction_timestamp|statement_timestamp|array|cast|jsonb?|date)$/i

/** What is wrong with a change of a table that was there before. `isLarge`: it takes long to go through. */
function* faultsOf(change: string, isLarge: boolean): Generator<string> {
  const added = columnsOf(change)
  if (added.some((column) => /\bNOT NULL\b/i.test(column) && !/\bDEFAULT\b|\bGENERATED\b/i.test(column)))
    yield 'a column NOT NULL without a default: rows of the version before are refused'
  if (/\bRENAME\b/i.test(change)) yield 'another name: the version before asks for the old one'
  if (!isLarge) return
  if (added.some(isMadeByRow)) yield 'a column whose value is made row by row: the table is rewritten'
  if (/\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i.test(change)) yield 'another type: the table is rewritten'
  if (/\bSET NOT NULL\b/i.test(change)) yield 'SET NOT NULL: the table is read through while all wait'
  if (/\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b/i.test(change) && !/\bNOT VALID\b/i.test(change))
    yield 'a constraint without NOT VALID: the table is read through while all wait'
}

/** Tables and columns that go. */
const DROPS = [
  /^ALTER TABLE .*?\bDROP (?:COLUMN )?(?!CONSTRAINT|DEFAULT|NOT NULL|IDENTITY|EXPRESSION)(?:IF EXISTS )?(\w+)/i,
  /^DROP TABLE (?:IF EXISTS )?(?:\w+\.)?(\w+)/i,
]

/** What is wrong with a migration, one line for each offence. */
export function offencesIn(name: string, source: string, { names, program }: Sources): string[] {
  const statements = statementsOf(source)
  const made = new Set(statements.flatMap((one) => /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([\w."]+)/i.exec(one)?.[1] ?? []))
  const found = statements.flatMap((one) => {
    const [, table = '', change = ''] = ALTER.exec(one) ?? []
    const faults = table === '' || made.has(table) ? [] : [...faultsOf(change, LARGE.test(table))]
    if (WRITE.test(one)) faults.push('a table that grows is written in one go: let a job do it in parts')
    if (/\block_timeout\b/i.test(one)) faults.push('how long a migration waits for a table is said in one place')
    return faults
  })
  const since = /^-- unread since (\S+)$/m.exec(source)?.[1]
  for (const statement of statements)
    for (const drop of DROPS) {
      const gone = drop.exec(statement)?.[1]
      if (gone === undefined) continue
      if (new RegExp(`\\b${gone}\\b`).test(program)) found.push(`${gone} is dropped, and the program still speaks of it`)
      else if (since === undefined || since >= name || !names.includes(since))
        found.push(`${gone} is dropped: say "-- unread since" and the last migration of a version that did not read it any more`)
    }
  return found.map((fault) => `${name}: ${fault}`)
}

/** The columns that a change adds. */
const columnsOf = (change: string): string[] =>
  change.split(/,(?![^(]*\))/).filter((part) => /^\s*ADD (?:COLUMN )?(?!CONSTRAINT|CHECK|FOREIGN|PRIMARY|UNIQUE|EXCLUDE)/i.test(part))

function isMadeByRow(column: string): boolean {
  if (/\bGENERATED\b|\b(?:small|big)?serial\b/i.test(column)) return true
  const [, value = ''] = /\bDEFAULT\s+(.+)$/i.exec(column) ?? []
  return [...value.matchAll(/(\w+)\s*\(/g)].some(([, called]) => !/^(?:CHECK|IN|REFERENCES)$/i.test(called!) && !STEADY.test(called!))
}

/** One after the other, without comments; bodies of functions and quoted texts stay whole. */
export function statementsOf(source: string): string[] {
  const pieces = source.match(/--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|;|[^;'$-]+|[\s\S]/g) ?? []
  const statements = ['']
  for (const piece of pieces) {
    if (piece.startsWith('--')) continue
    if (piece === ';') statements.push('')
    else statements[statements.length - 1] += piece
  }
  return statements.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '')
}
