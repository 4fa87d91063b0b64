// Every operation of the API as its own document describes it: what the generated tests are made from.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { DoorName } from '@green-room/contract/doors'
import type { Access } from '@green-room/contract/endpoint'
import { openApi } from '@green-room/contract/open-api'

export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }
export type Operation = {
  name: DoorName
  method: string
  /** With `{names}` of its parameters, without `/api`. */
  path: string
  access: Access
  token: 'chat' | 'none'
  parameters: Parameter[]
  /** Schemas of the body by media type; none for a GET. */
  bodies: Record<string, JsonSchema>
  /** Schemas of the answers by status and media type. */
  answers: Record<string, Record<string, object>>
}

type Described = {
  operationId: DoorName
  'x-access'?: Access
  'x-token'?: 'chat' | 'none'
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
const document = openApi()
const schemasOf = <S>(content: Record<string, { schema: S }>): Record<string, S> =>
  Object.fromEntries(Object.entries(content).map(([media, { schema }]) => [media, schema]))

export const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Described>).map(([method, described]): Operation => {
    const { operationId: name, 'x-access': access, 'x-token': token, parameters, requestBody, responses } = described
    if (!access || !token) throw new Error(`${name} doesn't say who may come: x-access or x-token is missing`)
    const answers = Object.fromEntries(Object.entries(responses).map(([status, { content }]) => [status, schemasOf(content)]))
    return { name, method: method.toUpperCase(), path, access, token, parameters, bodies: schemasOf(requestBody?.content ?? {}), answers }
  }),
)
export const OPERATION = Object.fromEntries(OPERATIONS.map((operation) => [operation.name, operation])) as Record<DoorName, Operation>

const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ $id: 'document', components: document.components })
const compiled = new Map<object, ValidateFunction>()

function validatorOf(schema: object): ValidateFunction {
  let validate = compiled.get(schema)
  if (!validate) compiled.set(schema, (validate = ajv.compile('$ref' in schema ? { $ref: `document${String(schema.$ref)}` } : schema)))
  return validate
}

export type Told = { status: number; type: string | null; body: unknown }

/** What is wrong with an answer: an undocumented status or media type, a body that its schema doesn't allow. Null when nothing is. */
export function faultOf(operation: Operation, { status, type, body }: Told): string | null {
  const documented = operation.answers[status]
  if (!documented) return `status ${status} is not documented (${JSON.stringify(body)?.slice(0, 200)})`
  const media = type?.split(';')[0]?.trim() ?? ''
  const found = Object.entries(documented).find(([name]) => name === media || name === '*/*')
  if (!found) return `media type ${media} of ${status} is not documented`
  if (found[0] !== 'application/json') return null
  const validate = validatorOf(found[1])
  return validate(body)
    ? null
    : `the body of ${status} breaks its schema: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)?.slice(0, 300)}`
}
