import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { meets } from '../permissions/need.ts'
import { check } from '../rules/check.ts'
import { sessionFixture } from '../sessions/session.fixture.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiOf } from './openapi.ts'

const options = { version: '1.0.0', server: 'https://icss.example.cn', language: 'zh' } as const

type Operation = {
  operationId: string
  summary: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: object }
  responses: Record<string, { content?: Record<string, unknown> }>
  security: unknown[]
}
const document = openApiOf(contract, options) as { paths: Record<string, Record<string, Operation>> }
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
    expect(operation.security.length === 0).toBe(endpoint.needs.kind === 'anyone')
    expect('401' in operation.responses).toBe(
      !meets(endpoint.needs, undefined) || (endpoint.errors ?? []).some((code) => code.startsWith('session.')),
    )
  }
})

test('summaries follow the language', () => {
  const zh = document.paths['/adminLogin']?.post?.summary
  const en = (openApiOf(contract, { ...options, language: 'en' }) as typeof document).paths['/adminLogin']?.post
    ?.summary
  expect([zh, en]).toEqual(['登录', 'Log in'])
})

/** The table of seed section 7. */
test.each([
  ['/adminLogin', ['accountNumber', 'password'], ['get', 'script']],
  ['/admin/uptoken', ['channelId'], undefined],
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
