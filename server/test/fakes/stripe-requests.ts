// What Stripe would take: its own published schemas of requests (stripe-schema.json), brought up to the version in use.
import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

export const API_VERSION = '2026-10-28.endive'
const SCHEMA = JSON.parse(readFileSync(new URL('stripe-schema.json', import.meta.url), 'utf8')) as { operations: Record<string, any> }
/** The published copy is older than the API in use. What it doesn't know yet, and why we send it; that it is spelled right, tsc says. */
const NEWER: Record<string, Record<string, { schema: object; reason: string }>> = {
  'POST /v1/checkout/sessions': {
    adaptive_pricing: {
      schema: { type: 'object', properties: { enabled: { type: 'boolean' } }, required: ['enabled'], additionalProperties: false },
      reason: 'the account’s default may charge another currency than we asked for',
    },
    allowed_payment_method_types: {
      schema: { type: 'array', items: { type: 'string', enum: ['card'] } },
      reason: 'takes the place of payment_method_types, which the API in use has no more',
    },
  },
}
/** What the published copy still knows and the API in use doesn't. */
const GONE: Record<string, string[]> = { 'POST /v1/checkout/sessions': ['payment_method_types'] }

const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true })
const validators = new Map<string, ValidateFunction>()
/** Whether Stripe would take these parameters: its own words where not. The parameters get their types on the way. */
export function faultsOf(operation: string, params: object): string[] {
  if (!validators.has(operation)) validators.set(operation, ajv.compile(schemaOf(operation)))
  const validate = validators.get(operation)!
  return validate(params)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params: detail }) => `${instancePath} ${message} ${JSON.stringify(detail)}`)
}
function schemaOf(operation: string): object {
  const schema = SCHEMA.operations[operation]
  if (!schema) throw new Error(`the schemas don’t hold ${operation}`)
  const known = Object.entries(schema.properties as object).filter(([name]) => !GONE[operation]?.includes(name))
  const newer = Object.entries(NEWER[operation] ?? {}).map(([name, { schema: shape }]) => [name, shape])
  return { ...schema, properties: Object.fromEntries([...known, ...newer]) }
}
