import * as features from '../features.ts'
import { merged } from '../parts.ts'
import type { contract as product } from './contract.ts'
import type * as z from 'zod/mini'
import type { Both, Language } from '../copy/language.ts'
import { catalogueEn } from '../errors/catalogue.en.ts'
import { catalogueZh } from '../errors/catalogue.zh.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { errorStatus } from '../errors/error-status.ts'
import { problem } from '../errors/problem.ts'
import { type Catalogue, wordError } from '../errors/wording.ts'
import { isPublicNeed, type Need } from '../permissions/need.ts'
import { needsLabel, wordsOfNeed } from '../permissions/need-words.ts'
import { descriptionEn } from './description.en.ts'
import { descriptionZh } from './description.zh.ts'
import { failedCodes } from './failed-code.ts'
import type { Contract, Endpoint } from './endpoint.ts'
import { type Json, jsonSchemaOf, type SchemaComponents, schemaComponents } from './schema-components.ts'

/** What each group of the contract is about; one that no feature describes fails the type check. */
const tags: Readonly<Record<keyof typeof product, Both>> = merged(features, 'tags')
const words = { zh: descriptionZh, en: descriptionEn } as const
const catalogues: Readonly<Record<Language, Catalogue>> = { zh: catalogueZh, en: catalogueEn }

/** What every endpoint can answer beside its own errors. */
const everywhere: readonly ErrorCode[] = [
  'request.malformed',
  'request.too_large',
  'request.too_many',
  'request.unsupported_type',
  ...failedCodes,
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

/** Whether it is called without a session. */
const isOpen = (need: Need): boolean => need.kind === 'anyone' || isPublicNeed(need)

/** What an endpoint can answer for what it is, beside its own errors. */
const generalCodes = ({ method, needs, params, query, body, events }: Endpoint): ErrorCode[] => {
  const needed: ErrorCode[] =
    needs.kind === 'publicSession'
      ? ['public_session.needed']
      : isOpen(needs)
        ? []
        : ['session.needed', 'session.expired']
  const allowed: ErrorCode[] = isOpen(needs) || needs.kind === 'session' ? [] : ['session.forbidden']
  const found: ErrorCode[] = params ? ['request.not_found'] : []
  const valid: ErrorCode[] = query || (body && body !== 'stream') ? ['request.invalid'] : []
  const followed: ErrorCode[] = events ? ['session.stream_limit'] : []
  const keyed = method === 'GET' ? [] : ofKeys
  return [...needed, ...allowed, ...found, ...valid, ...followed, ...keyed, ...everywhere]
}

/** Codes with their wording, in which `{max}` stands for a parameter of the problem. */
const codeList = (language: Language, codes: readonly ErrorCode[]): string =>
  codes
    .map((code) => `- \`${code}\`: ${wordError(catalogues[language], language, { code }).says}`)
    .join('\n')
    .replaceAll(/\{(\{\w+\})\}/g, '$1')

const nameOfResponse = (status: number | string) => `Problem${status}`

/** One response for each status that a call can fail with; the codes that any endpoint can answer stand in it. */
function problemResponses(endpoints: readonly Endpoint[], { refTo }: SchemaComponents, language: Language): Json {
  const general = [...new Set(endpoints.flatMap(generalCodes))]
  const all = [...new Set([...general, ...endpoints.flatMap(({ errors = [] }) => errors)])]
  const statuses = [...new Set(all.map((code) => errorStatus[code]))].sort((a, b) => a - b)
  const content = { 'application/problem+json': { schema: refTo(problem, 'output') } }
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = general.filter((code) => errorStatus[code] === status)
      const description = codes.length > 0 ? codeList(language, codes) : words[language].problem
      return [nameOfResponse(status), { description, content }]
    }),
  )
}

const parametersOf = (schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    schema: json,
  }))
}

const binary = { type: 'string', format: 'binary' }

/** Writes the operations of one description. */
function operationWriter({ refTo }: SchemaComponents, language: Language) {
  const { ok, noContent } = words[language]

  const contentOf = (schema: z.ZodMiniType | 'stream', io: 'input' | 'output'): Json =>
    schema === 'stream'
      ? { 'application/octet-stream': { schema: binary } }
      : { 'application/json': { schema: refTo(schema, io) } }

  const goodOf = ({ answer, events, status = 200 }: Endpoint): Json => {
    if (events)
      return { 200: { description: ok, content: { 'text/event-stream': { schema: refTo(events, 'output') } } } }
    if (answer === undefined) return { 204: { description: noContent } }
    return { [status]: { description: ok, content: contentOf(answer, 'output') } }
  }

  return (group: string, name: string, endpoint: Endpoint): Json => {
    const { method, summary, needs, params, query, body, errors = [], olderForms } = endpoint
    const parameters = [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ]
    const needed = needsLabel[language] + wordsOfNeed(language, needs)
    const failures = [...generalCodes(endpoint), ...errors].map((code) => errorStatus[code])
    return {
      operationId: `${group}.${name}`,
      tags: [group],
      summary: summary[language],
      description: errors.length > 0 ? `${needed}\n\n${codeList(language, errors)}` : needed,
      ...(isOpen(needs) ? { security: [] } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body, 'input') } }),
      responses: {
        ...goodOf(endpoint),
        ...Object.fromEntries(
          failures.map((status) => [status, { $ref: `#/components/responses/${nameOfResponse(status)}` }]),
        ),
      },
      'x-needs': needs,
      ...(errors.length > 0 ? { 'x-codes': errors } : {}),
      ...(olderForms ? { 'x-older-forms': olderForms } : {}),
    }
  }
}

/**
 * The OpenAPI 3.1 description of a contract, as plain JSON. `version` is the product's; `server` where it answers;
 * what a person reads in it is in `language`.
 */
export function openApiOf(
  contract: Contract,
  { version, server, language }: { version: string; server: string; language: Language },
): Json {
  const { title, about, contact, license, idempotencyKey } = words[language]
  const components = schemaComponents(contract, [problem])
  const operationOf = operationWriter(components, language)
  const paths: Record<string, Record<string, Json>> = {}
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(group, name, endpoint),
      }
  const endpoints = Object.values(contract).flatMap((group) => Object.values(group))
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description: about,
      contact: { name: contact },
      license: { name: license, identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server }],
    security: [{ session: [] }, { token: [] }],
    tags: Object.keys(contract).map((name) => ({ name, description: tags[name as keyof typeof tags][language] })),
    paths,
    components: {
      schemas: components.schemas,
      responses: problemResponses(endpoints, components, language),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: idempotencyKey,
          schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
