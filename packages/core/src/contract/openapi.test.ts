import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { isPublicNeed, meets } from '../permissions/need.ts'
import { check } from '../rules/check.ts'
import { sessionFixture } from '../sessions/session.fixture.ts'
import { partsOf } from '../rules/schema-parts.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiOf } from './openapi.ts'
import { schemaNames } from './schema-names.ts'

type Schema = z.core.$ZodType

const options = { version: '1.0.0', server: 'https://icss.example.cn', language: 'zh' } as const

type Operation = {
  operationId: string
  summary: string
  description: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: object }
  responses: Record<string, { content?: Record<string, unknown> }>
  security?: unknown[]
}
type Document = {
  readonly info: object
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, object>; readonly responses: Record<string, object> }
}
const document = openApiOf(contract, options) as unknown as Document
const english = openApiOf(contract, { ...options, language: 'en' }) as unknown as Document
const endpoints = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[])

test('a public validator finds the document to be OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('the document is plain JSON, and the same each time', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  expect(JSON.stringify(openApiOf(contract, options))).toBe(JSON.stringify(document))
})

test('every endpoint is there once with its parameters, body, answer and permission', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(endpoints.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const endpoint of endpoints) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation
    const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined)
    expect(Object.keys(operation.responses)).toContain(
      endpoint.events === undefined && endpoint.answer === undefined ? '204' : String(endpoint.status ?? 200),
    )
    const isLinked = endpoint.needs.kind === 'link'
    expect(operation.security?.length === 0).toBe(isPublicNeed(endpoint.needs) || endpoint.needs.kind === 'anyone')
    expect('401' in operation.responses).toBe(
      (!isLinked && !meets(endpoint.needs, undefined)) ||
        (endpoint.errors ?? []).some((code) => code.startsWith('session.')),
    )
  }
})

test('a common linter has nothing to say about it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const { stdout } = await promisify(execFile)('redocly', ['lint', file, '--extends=recommended', '--format=json'], {
      env: { ...env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    }).catch((error: { stdout: string }) => error)
    const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: unknown[] }
    expect(problems).toEqual([])
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  } finally {
    await rm(folder, { recursive: true })
  }
})

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one.split('/').at(-1) ?? ''] : refsIn(one),
  )
}

/** A `$ref` of a body or an answer, where it has content that is no stream. */
const schemaOf = (operation: Operation): object[] =>
  [operation.requestBody, ...Object.values(operation.responses)]
    .flatMap((one) =>
      Object.values((one as { content?: Record<string, { schema: object }> } | undefined)?.content ?? {}),
    )
    .map(({ schema }) => schema)
    .filter((schema) => !('format' in schema && schema.format === 'binary'))

test('what is sent and answered has names of its own', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  for (const operation of operations)
    expect([operation.operationId, schemaOf(operation).filter((schema) => !('$ref' in schema))]).toEqual([
      operation.operationId,
      [],
    ])
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Course', 'CourseDraft', 'CourseRow', 'Company', 'AccountUpdate', 'Notice', 'Problem']),
  )
})

test('a name that says one endpoint is used by that endpoint alone', () => {
  const users = new Map<string, Set<string>>()
  const note = (user: string, used: unknown) => {
    for (const ref of refsIn(used)) users.set(ref, (users.get(ref) ?? new Set()).add(user))
  }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  for (const operation of operations) note(operation.operationId, operation)
  for (const [name, schema] of Object.entries(document.components.schemas)) note(name, schema)
  const shared = operations.flatMap(({ operationId }) => {
    const own = operationId.replaceAll(/(?:^|\.)\w/g, (start) => start.slice(-1).toUpperCase())
    return ['Body', 'Answer', 'Event'].map((part) => own + part).filter((name) => (users.get(name)?.size ?? 0) > 1)
  })
  expect(shared.map((name) => `${name} is shared: give its schema a name by named()`)).toEqual([])
})

test('a schema of several fields that is used twice is one component', () => {
  const met = new Map<Schema, string>()
  const names = schemaNames(contract)
  const twice = new Set<string>()
  const visit = (schema: Schema, at: string) => {
    const isObject = schema._zod.def.type === 'object'
    const before = met.get(schema)
    met.set(schema, at)
    if (isObject && before !== undefined && before !== at && !names.has(schema)) twice.add(`${before} and ${at}`)
    for (const [path, part] of partsOf(schema)) visit(part, names.get(part) ?? at + path)
  }
  for (const [schema, name] of names) visit(schema, name)
  expect([...twice].map((places) => `${places} hold one schema: give it a name by named()`)).toEqual([])
})

const login = ({ paths }: Document) => paths['/adminLogin']?.post
const copy = ({ paths }: Document) => paths['/api/v1/courses/{id}/copy']?.post?.description

test('what a person reads of it is in their language', () => {
  expect([login(document)?.summary, login(english)?.summary]).toEqual(['登录', 'Log in'])
  expect(copy(document)).toMatch(/^需要：权限 `uploadCourse`。\n\n- `course\.purchased`: .*[\u4e00-\u9fff]/)
  expect(copy(english)).toMatch(/^Needs: the permission `uploadCourse`\.\n\n- `course\.purchased`: [ -~]+$/)
  expect(JSON.stringify(english)).not.toMatch(/[\u3000-\u9fff]/)
  for (const { tags } of [document, english])
    expect(tags.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
})

/** The table of seed section 7. */
test.each([
  ['/adminLogin', ['accountNumber', 'password'], ['get', 'script']],
  ['/admin/uptoken', ['channelId'], ['form']],
  ['/updateUseTotal', ['channelId', 'filesize', 'filename', 'filetype'], ['get']],
  ['/deleteCloudCourseKpoint', ['channelId', 'courseId'], ['get']],
  ['/toEditCloudCourseKpoint', ['channelId', 'courseId', 'id'], ['get']],
  [
    '/editCloudCourseKpoint',
    ['channelId', 'id', 'courseId', 'name', 'type', 'parentId', 'videoUrl', 'srtUrl', 'courseMinutes', 'courseSeconds'],
    ['get'],
  ],
  ['/admin/delCBSCourseKpoint', ['channelId', 'ids', 'type'], ['get']],
])('%s takes %o', (path, names, olderForms) => {
  const values: Record<string, unknown> = {
    accountNumber: '755001',
    password: 'secret',
    channelId: 'c',
    courseId: 'k',
    id: 'n',
    ids: 'a,b',
    filesize: 1,
    filename: 'a.mp4',
    filetype: 'video/mp4',
    name: '课',
    type: 1,
    parentId: 'p',
    videoUrl: 'https://x.cn/a.mp4',
    srtUrl: '',
    courseMinutes: 1,
    courseSeconds: 1,
  }
  const found = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[])
  const call = found.find((one) => one.path === path) as Endpoint
  const payload = Object.fromEntries(names.map((name) => [name, values[name]]))
  expect(check(call.body as never, payload)).toEqual({ ok: true, value: payload })
  expect(check(call.body as never, { ...payload, more: 1 }).ok).toBe(false)
  expect([call.method, call.olderForms]).toEqual(['POST', olderForms])
})

const may = (flags: boolean[]) =>
  (Object.values(contract.chapters) as Endpoint[]).map(({ needs }) =>
    meets(needs, sessionFixture({ channel: { flags } })),
  )

test('the chapter calls need the flag for courses', () => {
  expect(new Set(may(Array.from({ length: 12 }, (_, id) => id === 1)))).toEqual(new Set([true]))
  expect(new Set(may(Array.from({ length: 12 }, (_, id) => id !== 1)))).toEqual(new Set([false]))
})
