// From an operation's JSON Schema to requests: what it allows, one step beside it, and what hostile callers send.
import * as fc from 'fast-check'
import type { JsonSchema, Operation } from './operations.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
/** Texts and values that have broken somebody's server before. */
const HOSTILE: readonly unknown[] = [
  '\0|a\0b|\ud800|tail \udfff|-1|1e9|0x10|１２|__proto__|constructor|../../etc/passwd|%00'.split('|'),
  ["' OR 1=1 --", '<script>alert(1)</script>', '\u202etxt.exe', ' \n\t ', 'İstanbul', '{{7*7}}'],
  ['9'.repeat(40), `e${'\u0301'.repeat(400)}`, '👨‍👩‍👧‍👦'.repeat(600), 'x'.repeat(60_000), 'x'.repeat(1_000_000)],
  [-1, 0, -0, 1e9, 1e21, 1e308, 0.1 + 0.2, 2 ** 53, null, true, [], [[]], {}, ['1', '2'], nested(1_000)],
  [{ $ne: null }, JSON.parse('{"__proto__": 1}'), { toString: 'x' }, { length: 1e9 }],
].flat()
/** Fields of rows that no door takes. */
const FOREIGN = {
  balance: 1e6,
  role: 'operator',
  is_channel: true,
  user_id: '1',
  status: 'charged',
  person_id: '1',
  verified_at: 'now',
  units: 0,
}
const LETTERS = 'a e i o u n r s t A E I N . , ! ? - 0 1 2 3 \' " ä ß ł ع 好 👍🏽 \n'.split(' ').concat(' ')

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(valid(schema.items ?? {}), { maxLength: 6 })
  if (schema.type === 'integer') {
    const [low, high] = [Math.max(schema.minimum ?? schema.exclusiveMinimum ?? 1, -1e6), Math.min(schema.maximum ?? 1e6, 1e6)]
    return fc.oneof(fc.integer({ min: Math.max(1, low), max: Math.min(high, 40) }), fc.integer({ min: low, max: high }))
  }
  if (schema.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 1_000, noNaN: true }))
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const maxLength = Math.min(schema.maxLength ?? 60, 120)
  return fc.string({ unit: fc.constantFrom(...LETTERS), minLength: schema.minLength ?? 0, maxLength })
}

/** Just beside what a schema allows: another type, one too many, one too few. */
function beside(schema: JsonSchema): fc.Arbitrary<unknown> {
  const off: unknown[] = [null, [], {}, '', ' ', true, -1, 1.5, '01', '+1', [1, 2]]
  if (schema.maxLength !== undefined) off.push('x'.repeat(schema.maxLength + 1), 'x'.repeat(schema.maxLength))
  if (schema.maximum !== undefined) off.push(schema.maximum, schema.maximum + 1, String(schema.maximum))
  if (schema.enum) off.push(String(schema.enum[0]).toUpperCase(), `${String(schema.enum[0])} `)
  for (const choice of schema.anyOf ?? []) if (choice.maximum !== undefined) off.push(choice.maximum + 1, -choice.maximum)
  return fc.constantFrom(...off)
}

export type Fields = Record<string, unknown>
/** A request before it is wrapped. A text like `@topic_id:3` stands for an id or a secret of the caller's own. */
export type Wish = { path: Fields; query: Fields; body: Fields }
export const PLACEHOLDER = /^@(\w+):(\d+)$/

/** All fields as allowed (most of those in `known` the caller's own), or one of them beside it or hostile, or with a foreign one. */
export function wishFor(operation: Operation, known: ReadonlySet<string>): fc.Arbitrary<Wish> {
  const body = operation.bodies['application/json']
  const fields = [
    ...operation.parameters.filter((parameter) => parameter.in !== 'header'),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'body',
      required: body?.required?.includes(name),
      schema,
    })),
  ]
  const placeOf = new Map(fields.map((field) => [field.name, field.in]))
  const own = (name: string): fc.Arbitrary<unknown> => fc.nat({ max: 9 }).map((index) => `@${name}:${index}`)
  const model = fields.map(({ name, schema }) => [
    name,
    known.has(name) ? fc.oneof({ weight: 4, arbitrary: own(name) }, valid(schema)) : valid(schema),
  ])
  const requiredKeys = fields.filter((field) => field.required || field.in === 'path').map((field) => field.name)
  const allowed = fc.record(Object.fromEntries(model) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys })
  const oneField = (wrong: (schema: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<Fields> =>
    fc.constantFrom(...fields).chain(({ name, schema }) => wrong(schema).map((value) => ({ [name]: value })))
  const changes = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Fields>({}) },
    { weight: 2, arbitrary: oneField(beside) },
    { weight: 3, arbitrary: oneField(() => fc.constantFrom(...HOSTILE)) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.entries(FOREIGN)).map(([name, value]) => ({ [name]: value })) },
  )
  return fc.tuple(allowed, changes).map(([good, change]) => {
    const all = Object.entries({ ...good, ...change })
    const elsewhere = operation.method === 'GET' ? 'query' : 'body'
    const at = (place: string): Fields => Object.fromEntries(all.filter(([name]) => (placeOf.get(name) ?? elsewhere) === place))
    return { path: at('path'), query: at('query'), body: at('body') }
  })
}
