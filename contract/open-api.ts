// OpenAPI 3.1 of the whole API, made from the schemas that validate (docs/product/wire.md).
import * as z from 'zod/mini'
import * as accounts from './accounts.ts'
import * as addresses from './members/addresses.ts'
import * as cast from './talk/cast.ts'
import * as channel from './channel.ts'
import * as chats from './talk/chats.ts'
import * as content from './content.ts'
import * as countries from './members/countries.ts'
import { Failure, type Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as ledger from './ledger.ts'
import * as memory from './talk/memory.ts'
import * as messages from './messages.ts'
import * as payments from './payments.ts'
import * as personalData from './personal-data.ts'
import { PROBLEMS } from './problems.ts'
import * as push from './push.ts'
import * as receipts from './money/receipts.ts'
import * as reports from './reports.ts'
import * as legal from './members/legal.ts'
import * as rooms from './rooms.ts'
import * as tastes from './members/tastes.ts'
import * as topics from './topics.ts'
import * as verification from './members/verification.ts'
import { VESTIBULE } from './members/vestibule.ts'

type Door = Endpoint
type Schema = { type?: string; properties?: Record<string, object>; required?: string[] }
const MODULES = {
  accounts,
  verification,
  addresses,
  countries,
  content,
  legal,
  rooms,
  topics,
  chats,
  cast,
  messages,
  memory,
  tastes,
  reports,
  push,
  ledger,
  channel,
  payments,
  receipts,
  personalData,
  live: events,
}

const isDoor = (value: unknown): value is Door => typeof value === 'object' && value !== null && 'path' in value && 'problems' in value

/** Every door with the slice that it belongs to. */
export const allDoors = (): { slice: string; door: Door }[] =>
  Object.entries(MODULES).flatMap(([slice, module]) =>
    Object.values(module)
      .filter(isDoor)
      .map((door) => ({ slice, door })),
  )

/** What any call may be refused with, whatever its door. */
const common = (door: Door): (keyof typeof PROBLEMS)[] => [
  'form.invalid',
  'body.malformed',
  'body.too-large',
  'body.unsupported',
  'token.in-query',
  'rate.limited',
  'server.failed',
  'server.unavailable',
  'lounge.closed',
  ...(door.access === 'all' ? [] : (['session.required', 'session.token-mismatch', 'email.unverified'] as const)),
  ...(door.access === 'all' || VESTIBULE.has(door.name) ? [] : (['account.suspended'] as const)),
  ...(door.token === 'none' ? (['token.not-allowed'] as const) : []),
  ...(door.path.includes(':') ? (['route.not-found'] as const) : []),
  ...(door.method === 'GET' ? [] : (['xsrf.mismatch', 'origin.foreign', 'idempotency.key-reused', 'idempotency.in-progress'] as const)),
]

function operation(slice: string, door: Door): object {
  const input = z.toJSONSchema(door.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const names = new Set([...door.path.matchAll(/:(\w+)/g)].map((match) => match[1]!))
  const parameter = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path' || (input.required?.includes(name) ?? false),
    schema: input.properties?.[name] ?? {},
  })
  const others = Object.keys(input.properties ?? {}).filter((name) => !names.has(name))
  const inBody = door.method !== 'GET'
  const shared = ['currency', 'lang_id'].map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }))
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  const body = {
    type: 'object',
    properties: Object.fromEntries(others.map((name) => [name, input.properties?.[name]])),
    required: (input.required ?? []).filter((name) => !names.has(name)),
  }
  const file = { type: 'array', items: { type: 'string', format: 'binary' } }
  const statuses = new Map<number, string[]>()
  for (const code of new Set([...door.problems, ...common(door)]))
    statuses.set(PROBLEMS[code], [...(statuses.get(PROBLEMS[code]) ?? []), code])
  return {
    operationId: door.name,
    tags: [slice],
    summary: door.summary,
    'x-access': door.access,
    ...(door.pays ? { 'x-pays': door.pays } : {}),
    'x-token': door.token,
    ...(VESTIBULE.has(door.name) ? { 'x-vestibule': true } : {}),
    parameters: [
      ...[...names].map((name) => parameter(name, 'path')),
      ...(inBody ? [key] : others.map((name) => parameter(name, 'query'))),
      ...shared,
    ],
    ...(inBody
      ? {
          requestBody: {
            content: {
              'application/json': { schema: body },
              ...(door.upload
                ? { 'multipart/form-data': { schema: { ...body, properties: { ...body.properties, attachments: file } } } }
                : {}),
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'OK',
        content: { [door.media ?? 'application/json']: { schema: z.toJSONSchema(door.returns, { io: 'output', unrepresentable: 'any' }) } },
      },
      ...Object.fromEntries(
        [...statuses].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
    },
  }
}

/** `title` is the product's name, which is a setting. */
export function openApi(title = 'API'): {
  openapi: string
  info: object
  servers: object[]
  paths: Record<string, Record<string, object>>
  components: object
} {
  const paths: Record<string, Record<string, object>> = {}
  for (const { slice, door } of allDoors()) {
    const path = door.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [door.method.toLowerCase()]: operation(slice, door) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: z.toJSONSchema(Failure) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' }, token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
