import * as z from 'zod/mini'
import type { Language } from '../copy/language.ts'
import { type ErrorCode, errorStatus } from '../errors/error-codes.ts'
import { problem } from '../errors/problem.ts'
import type { Contract, Endpoint } from './endpoint.ts'

type Json = { readonly [key: string]: unknown }

/** What every endpoint can answer beside its own errors. */
const everywhere: readonly ErrorCode[] = [
  'request.malformed',
  'request.too_large',
  'request.too_many',
  'request.unsupported_type',
  'server.failed',
  'server.unavailable',
]

/** What a call that changes something can answer for its `Idempotency-Key`. */
const ofKeys: readonly ErrorCode[] = [
  'request.invalid',
  'request.repeated',
  'request.key_reused',
  'request.answered_once',
  'request.answer_lost',
]

const codesOf = ({ method, needs, errors = [], params, query, body, events }: Endpoint): ErrorCode[] => {
  const needed: ErrorCode[] = needs.kind === 'anyone' ? [] : ['session.needed', 'session.expired']
  const allowed: ErrorCode[] = needs.kind === 'anyone' || needs.kind === 'session' ? [] : ['session.forbidden']
  const found: ErrorCode[] = params ? ['request.not_found'] : []
  const valid: ErrorCode[] = query || (body && body !== 'stream') ? ['request.invalid'] : []
  const followed: ErrorCode[] = events ? ['session.stream_limit'] : []
  const keyed = method === 'GET' ? [] : ofKeys
  return [...new Set([...needed, ...allowed, ...found, ...valid, ...followed, ...keyed, ...errors, ...everywhere])]
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, '~standard': __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parametersOf = (schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }))
}

const binary = { type: 'string', format: 'binary' }

const contentOf = (schema: z.ZodMiniType | 'stream', io: 'input' | 'output'): Json =>
  schema === 'stream'
    ? { 'application/octet-stream': { schema: binary } }
    : { 'application/json': { schema: schemaOf(schema, io) } }

function responsesOf(endpoint: Endpoint): Json {
  const { answer, events, status = 200 } = endpoint
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(endpoint)) {
    const at = errorStatus[code]
    byStatus.set(at, [...(byStatus.get(at) ?? []), code])
  }
  const faults = [...byStatus].map(([at, codes]): [string, Json] => [
    String(at),
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  const good: [string, Json] = events
    ? ['200', { description: 'OK', content: { 'text/event-stream': { schema: schemaOf(events, 'output') } } }]
    : answer === undefined
      ? ['204', { description: 'No content' }]
      : [String(status), { description: 'OK', content: contentOf(answer, 'output') }]
  return Object.fromEntries([good, ...faults])
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
}

const needText = (needs: Endpoint['needs']): string => {
  switch (needs.kind) {
    case 'flag':
      return `flag ${needs.flag}`
    case 'anyFlag':
      return `one of the flags ${needs.flags.join(', ')}`
    case 'role':
      return `role ${needs.roles.join(' or ')}`
    default:
      return needs.kind
  }
}

const operationOf = (group: string, name: string, endpoint: Endpoint, language: Language): Json => {
  const { method, summary, needs, params, query, body, olderForms } = endpoint
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...(method === 'GET' ? [] : [idempotencyKey]),
  ]
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: summary[language],
    description: `Needs: ${needText(needs)}.`,
    security: needs.kind === 'anyone' ? [] : [{ session: [] }, { token: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body, 'input') } }),
    responses: responsesOf(endpoint),
    'x-needs': needs,
    ...(olderForms ? { 'x-older-forms': olderForms } : {}),
  }
}

/**
 * The OpenAPI 3.1 description of a contract, as plain JSON. `version` is the product's; `server` where it answers;
 * summaries are in `language`.
 */
export function openApiOf(
  contract: Contract,
  { version, server, language }: { version: string; server: string; language: Language },
): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(group, name, endpoint, language),
      }
  return {
    openapi: '3.1.1',
    info: { title: 'ICSS back office', version },
    servers: [{ url: server }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
