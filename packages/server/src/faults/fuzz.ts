import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod/mini'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { openSession } from '../testing/owned-rows.ts'
import { channelIdOf, expiredSecret, people, type Person } from '../testing/people.ts'
import { sampleValue } from '../testing/sample-value.ts'
import { tableOfParam } from '../testing/table-of-param.ts'
import { fillTenants, tenantTables } from '../testing/tenant-rows.ts'
import type { TestServer } from '../testing/test-server.ts'

interface Documented {
  readonly content?: Readonly<Record<string, { schema: object }>>
  /** Where it stands among the components, if it does. */
  readonly $ref?: string
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Documented>>
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses: Readonly<Record<string, Documented>> }
}

interface Target {
  readonly group: string
  readonly name: string
  readonly endpoint: Endpoint
  readonly operation: Operation
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What makes a request that is nearly right wrong. */
type Spoil =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'deepField'; readonly pick: number; readonly value: unknown }
  | { readonly kind: 'knownQuery'; readonly pick: number; readonly value: string }
  | { readonly kind: 'query'; readonly name: string; readonly value: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'body'; readonly raw: Buffer }
  | { readonly kind: 'param'; readonly value: string }

const deep = (levels: number) => `${'{"a":['.repeat(levels)}${']}'.repeat(levels)}`
const longText = 'x'.repeat(20_000)
const nasty = [
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFF',
  '🎉𠮷'.repeat(50),
  '../../etc/passwd',
  `'; drop table companies; --`,
  'a\r\nset-cookie: injected=1',
  '<script>alert(1)</script>',
  '%00',
  longText,
  '',
  ' ',
  '-1',
  '1e309',
  '9'.repeat(40),
  'NaN',
  '__proto__',
  'a\uD800b',
  '\uDFFF',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '+275760-09-13T00:00:00Z',
  '2999-12-31T23:59:59.999999Z',
]

const names = [
  '__proto__',
  'hasOwnProperty',
  'channelId',
  'role',
  'id',
  'version',
  'constructor',
  'toString',
  'flags',
  'enabled',
  'page',
  'sort',
  'q',
]

/** What schemas do not say that somebody may send: as many of it as fit. */
const many = [1000, 22_000, 70_000].flatMap((length) => [
  Array.from({ length }, (_, at) => `019aa4e0-7b1c-7000-8000-${String(at).padStart(12, '0')}`),
  Array.from({ length }, () => ({})),
  Object.fromEntries(Array.from({ length }, (_, at) => [`f${at}`, at])),
])

const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    ...nasty,
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom<unknown>(...many),
  fc.constantFrom(...people).map(channelIdOf),
  fc.jsonValue({ maxDepth: 3 }),
)

const hostileHeader = fc.oneof(
  fc.record({
    name: fc.constant('content-type'),
    value: fc.constantFrom(
      'text/plain',
      'application/json; charset=gb18030',
      'application/json; charset=utf-7',
      'application/octet-stream',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      ';',
      'application/json;;;',
    ),
  }),
  fc.record({
    name: fc.constantFrom('host', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'referer'),
    value: fc.constantFrom('evil.example', '127.0.0.1', '::1', '"', 'a b', ''),
  }),
  fc.record({
    name: fc.constantFrom(
      'accept-language',
      'idempotency-key',
      'if-match',
      'range',
      'accept',
      'last-event-id',
      'x-request-id',
    ),
    value: fc.constantFrom('', '*', 'zh;q=9', 'bytes=0-', 'bytes=9-1', '\u00ff', '"', 'x'.repeat(2000), ';;;,,q='),
  }),
  fc.record({
    name: fc.constantFrom('authorization', 'cookie'),
    value: fc.constantFrom(
      'Bearer',
      'Bearer icss_',
      `Bearer icss_${uuid()}`,
      'Basic YTpi',
      `icss_session=${expiredSecret}`,
      'icss_session=',
      'icss_session="; icss_session=x',
      ';;=;',
    ),
  }),
)

const spoil: fc.Arbitrary<Spoil> = fc.oneof(
  fc.record({ kind: fc.constant('field' as const), name: fc.nat(30).map(String), value: hostileValue }),
  fc.record({ kind: fc.constant('field' as const), name: fc.constantFrom(...names), value: hostileValue }),
  fc.record({
    kind: fc.constant('query' as const),
    name: fc.constantFrom(...names),
    value: fc.constantFrom(...nasty).filter((value) => value.isWellFormed()),
  }),
  fc.record({ kind: fc.constant('deepField' as const), pick: fc.nat(1000), value: hostileValue }),
  fc.record({
    kind: fc.constant('knownQuery' as const),
    pick: fc.nat(1000),
    value: fc.constantFrom(...nasty).filter((value) => value.isWellFormed()),
  }),
  hostileHeader.map((header) => ({ kind: 'header' as const, ...header })),
  fc.record({
    kind: fc.constant('body' as const),
    raw: fc.oneof(
      fc.constantFrom(
        Buffer.alloc(0),
        Buffer.from('{'),
        Buffer.from('null'),
        Buffer.from('[]'),
        Buffer.from('"text"'),
        Buffer.from('{"__proto__":{"role":"provider"}}'),
        Buffer.from(deep(5000)),
        Buffer.alloc(1_100_000, 0x20),
        Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
        Buffer.from([0x22, 0xc3, 0x28, 0x22]),
      ),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    ),
  }),
  fc.record({
    kind: fc.constant('param' as const),
    value: fc.oneof(
      fc.constantFrom('%00', '%zz', '..', '%2e%2e%2f', 'a'.repeat(300), '%F0%9F%8E%89', '%', uuid(), '0', '-1'),
    ),
  }),
)

/** Every place in a value, as its path. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([name, one]) => placesIn(one, [...path, name]))
  return path.length === 0 ? inner : [path, ...inner]
}

const put = (value: unknown, [name, ...rest]: readonly string[], replacement: unknown): unknown => {
  if (name === undefined) return replacement
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? put(one, rest, replacement) : one))
  const record = value as Record<string, unknown>
  return { ...record, [name]: put(record[name], rest, replacement) }
}

/** `content` with one of its values, however deep it lies, replaced. */
function withDeep(content: Record<string, unknown>, pick: number, value: unknown): Record<string, unknown> {
  const places = placesIn(content)
  const place = places[pick % Math.max(places.length, 1)]
  return place ? (put(content, place, value) as Record<string, unknown>) : content
}

export interface FuzzFigures {
  readonly sent: number
  readonly faults: readonly string[]
}

/** Requests made of the OpenAPI document that a running server serves, and what is wrong with an answer to one. */
export class Fuzzer {
  readonly #server: TestServer
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #validators = new Map<string, ValidateFunction>()
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false })
  readonly #samples = new Map<z.ZodMiniType, readonly unknown[]>()
  #targets: readonly Target[] = []
  #ids: ReadonlyMap<string, readonly string[]> = new Map()
  #tables: readonly string[] = []
  #document: Description = { paths: {}, components: { responses: {} } }

  constructor(server: TestServer) {
    this.#server = server
    addFormats.default(this.#ajv)
  }

  /** One of a few values that `schema` accepts; finding one takes long. */
  #sample(schema: z.ZodMiniType, pick: number): unknown {
    const found = this.#samples.get(schema) ?? []
    if (found.length < 3) this.#samples.set(schema, [...found, sampleValue(schema)])
    return this.#samples.get(schema)?.[pick % (found.length + 1)] ?? found[0]
  }

  async prepare(): Promise<void> {
    const { database } = this.#server
    await fillTenants(database, [...new Set(people.map(channelIdOf))])
    this.#tables = (await tenantTables(database)).map(({ name }) => name)
    const ids = new Map<string, string[]>()
    for (const table of [...this.#tables, 'channels']) {
      const { rows } = await database.pool
        .query<{ id: string }>(`select id::text from ${table} limit 20`)
        .catch(() => ({ rows: [] }))
      ids.set(
        table,
        rows.map(({ id }) => id),
      )
    }
    this.#ids = ids
    const response = await this.#server.fetch('/api/v1/openapi.json')
    const document = (await response.json()) as Description
    this.#document = document
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    this.#targets = Object.entries(contract).flatMap(([group, members]) =>
      Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => {
        const operation = operations.find(({ operationId }) => operationId === `${group}.${name}`)
        if (!operation) throw new Error(`${group}.${name} is not in the description.`)
        return { group, name: `${group}.${name}`, endpoint, operation }
      }),
    )
  }

  /** Sends so many, or what `seconds` are enough for; answers how many, and an example of each fault that was found. */
  async run({ requests, seed, seconds }: { requests: number; seed: number; seconds?: number }): Promise<FuzzFigures> {
    const faults = new Map<string, string>()
    let sent = 0
    await fc.assert(
      fc.asyncProperty(
        fc.nat(this.#targets.length - 1),
        fc.constantFrom<Person | 'nobody'>(...people, 'nobody'),
        fc.nat(1000),
        fc.array(spoil, { maxLength: 3 }),
        async (index, person, pick, spoils) => {
          const target = this.#targets[index]
          if (!target) return
          sent += 1
          const fault = await this.#ask(target, person, pick, spoils)
          const key = fault?.split('\n')[0]
          // The shortest example of a fault is the easiest to read.
          const example = `${fault} for ${person}, spoilt by ${JSON.stringify(spoils).slice(0, 600)}`
          if (key && example.length < (faults.get(key)?.length ?? Infinity)) faults.set(key, example)
        },
      ),
      { numRuns: requests, seed, ...(seconds === undefined ? {} : { interruptAfterTimeLimit: seconds * 1000 }) },
    )
    this.#agent.destroy()
    return { sent, faults: [...faults.values()] }
  }

  async #ask(
    target: Target,
    person: Person | 'nobody',
    pick: number,
    spoils: readonly Spoil[],
  ): Promise<string | undefined> {
    const { endpoint, group } = target
    const { database } = this.#server
    // What an earlier request disabled would refuse all later ones.
    await database.pool.query(
      `with a as (update accounts set enabled = true, must_change_password = false where not enabled or must_change_password)
       update channels set enabled = true where not enabled`,
    )
    const param = spoils.find((one) => one.kind === 'param')
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (param) return param.value
      const ids = this.#ids.get(tableOfParam(group, name, this.#tables) ?? '') ?? []
      return ids[pick % Math.max(ids.length, 1)] ?? uuid()
    })
    const query = new URLSearchParams(
      endpoint.query
        ? Object.entries((this.#sample(endpoint.query, pick) ?? {}) as object).map(([name, value]) => [
            name,
            String(value),
          ])
        : [],
    )
    let content: Record<string, unknown> | undefined
    if (endpoint.body && endpoint.body !== 'stream')
      content = (this.#sample(endpoint.body, pick) ?? {}) as typeof content
    const headers: OutgoingHttpHeaders = {
      ...(person === 'nobody' ? {} : await openSession(database, person)),
      ...(endpoint.body === undefined
        ? {}
        : { 'content-type': endpoint.body === 'stream' ? 'application/octet-stream' : 'application/json' }),
    }
    let raw: Buffer | undefined
    for (const one of spoils) {
      if (one.kind === 'header') headers[one.name] = one.value
      else if (one.kind === 'query') query.append(one.name, one.value)
      else if (one.kind === 'knownQuery') {
        const known = Object.keys(endpoint.query?.shape ?? {})
        const name = known[one.pick % Math.max(known.length, 1)]
        if (name !== undefined) query.set(name, one.value)
      } else if (one.kind === 'deepField' && content) content = withDeep(content, one.pick, one.value)
      else if (one.kind === 'body') ({ raw } = one)
      else if (one.kind === 'field' && content) {
        const fields = Object.keys(content)
        const name = /^\d+$/.test(one.name) ? (fields[Number(one.name) % Math.max(fields.length, 1)] ?? 'x') : one.name
        content = { ...content, [name]: one.value }
      }
    }
    const body =
      endpoint.body === undefined
        ? raw
        : (raw ?? (content ? Buffer.from(JSON.stringify(content)) : Buffer.from('名称\n样本\n')))
    const search = query.size > 0 ? `?${query.toString()}` : ''
    return this.#judge(target, await this.#send(endpoint.method, path + search, headers, body))
  }

  #send(method: string, path: string, headers: OutgoingHttpHeaders, body: Buffer | undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(this.#server.url, { method, path, headers, agent: this.#agent }, (response) => {
        const { statusCode = 0, headers } = response
        if (headers['content-type']?.startsWith('text/event-stream')) {
          response.destroy()
          resolve({ status: statusCode, headers, body: '' })
          return
        }
        text(response).then((body) => resolve({ status: statusCode, headers, body }), reject)
      })
      outgoing.on('error', reject)
      if (body) outgoing.setHeader('content-length', body.length)
      outgoing.end(body)
    })
  }

  /** What is wrong with an answer, if anything is. */
  #judge({ name, endpoint, operation }: Target, { status, headers, body }: Answer): string | undefined {
    const fault = (why: string) => `${name} answered ${status}: ${why}\n${body.slice(0, 300)}`
    if (status >= 500) {
      // A row that was made up and cannot be answered gets its values in row-recipes.ts.
      const logged = this.#server
        .log()
        .trim()
        .split('\n')
        .findLast((line) => line.includes('"err"'))
      return fault(`a fault of its own\n${logged?.slice(0, 800)}`)
    }
    if (headers['set-cookie']?.some((one) => one.includes('injected'))) return fault('a header was injected')
    // What is no HTTP is refused before there is an endpoint.
    if (headers['x-request-id'] === undefined) return undefined
    const { components } = this.#document
    const found = operation.responses[status]
    const documented = components.responses[found?.$ref?.split('/').at(-1) ?? ''] ?? found
    if (!documented) return fault(`not one of ${Object.keys(operation.responses).join(', ')}`)
    if (status === 204 || (status < 300 && (endpoint.answer === 'stream' || endpoint.events))) return undefined
    const schema = Object.values(documented.content ?? {})[0]?.schema
    if (!schema) return undefined
    const key = `${name} ${status}`
    const validate = this.#validators.get(key) ?? this.#ajv.compile({ ...schema, components })
    this.#validators.set(key, validate)
    try {
      return validate(JSON.parse(body)) ? undefined : fault(this.#ajv.errorsText(validate.errors))
    } catch {
      return fault('no JSON')
    }
  }
}
