import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { anyone } from '../permissions/need.ts'
import { type ClientOptions, createClient } from './client.ts'

const summary = { zh: '', en: '' }
const contract = {
  things: {
    list: endpoint({
      method: 'GET',
      path: '/things',
      summary,
      needs: anyone,
      query: z.object({ page: z.optional(z.number()), q: z.optional(z.string()) }),
      answer: z.object({ total: z.number() }),
    }),
    save: endpoint({
      method: 'PUT',
      path: '/things/{thingId}/{part}',
      summary,
      needs: anyone,
      params: z.object({ thingId: z.string(), part: z.string() }),
      body: z.object({ name: z.string() }),
      answer: z.object({ name: z.string() }),
    }),
    remove: endpoint({ method: 'DELETE', path: '/things', summary, needs: anyone }),
    send: endpoint({ method: 'POST', path: '/things/file', summary, needs: anyone, body: 'stream', answer: 'stream' }),
  },
} as const

type Sent = { url: string; init: RequestInit }

function clientOf(answer: (sent: Sent) => Promise<Response> | Response, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const client = createClient(contract, {
    baseUrl: 'https://icss.example.cn',
    fetch: (url, init) => {
      sent.push({ url, init })
      return Promise.resolve(answer({ url, init }))
    },
    ...options,
  })
  return { client: client.things, sent }
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

const faultOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ProblemError)
  return error as ProblemError
}

/** A server that never answers, as `fetch` behaves when its signal aborts. */
const silent = ({ init }: Sent) =>
  new Promise<Response>((_, reject) => {
    if (init.signal?.aborted) reject(init.signal.reason)
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('a call is built from the contract: path, query, body, headers', async () => {
  const { client, sent } = clientOf(({ url }) => json(url.includes('?') ? { total: 1 } : { name: 'x' }), {
    headers: () => ({ authorization: 'Bearer t' }),
  })
  await client.list({ query: { page: 2, q: undefined } })
  await client.save({ params: { thingId: 'a/b', part: '章' }, body: { name: 'n' } }, { idempotencyKey: 'k' })
  expect(sent.map(({ url }) => url)).toEqual([
    'https://icss.example.cn/things?page=2',
    'https://icss.example.cn/things/a%2Fb/%E7%AB%A0',
  ])
  expect(sent[1]?.init).toMatchObject({
    method: 'PUT',
    body: '{"name":"n"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k', authorization: 'Bearer t' },
  })
  expect(sent[0]?.init.headers).not.toHaveProperty('content-type')
})

test('an answer is parsed: what the contract does not name is left out', async () => {
  const { client } = clientOf(() => json({ total: 3, secret: 1 }))
  expect(await client.list()).toEqual({ total: 3 })
})

test('no content, and a stream, are passed on', async () => {
  const { client, sent } = clientOf(({ init }) =>
    init.method === 'DELETE' ? new Response(null, { status: 204 }) : new Response('bytes'),
  )
  expect(await client.remove()).toBeUndefined()
  const body = new Blob(['x'])
  expect(await (await client.send({ body })).text()).toBe('bytes')
  expect(sent[1]?.init).toMatchObject({ body, duplex: 'half', headers: { 'content-type': 'application/octet-stream' } })
})

test.each([
  ['{"total":"3"}', 'client.unexpected_answer'],
  ['{', 'client.unexpected_answer'],
  ['', 'client.unexpected_answer'],
  ['<html>', 'client.unexpected_answer'],
  ['null', 'client.unexpected_answer'],
])('the answer %o is not what the contract says', async (text, code) => {
  const { client } = clientOf(() => new Response(text))
  expect((await faultOf(client.list())).code).toBe(code)
})

test('a problem arrives with its code, params, faults by field and status', async () => {
  const problem = {
    type: 'about:blank',
    title: 'x',
    status: 422,
    code: 'request.invalid',
    params: { n: 1 },
    errors: { name: { code: 'rule.max_length', params: { max: 3 } } },
  }
  const { client } = clientOf(() => json(problem, 422))
  const { code, params, errors, status } = await faultOf(client.list())
  expect({ code, params, errors, status }).toEqual({
    code: problem.code,
    params: problem.params,
    errors: problem.errors,
    status: 422,
  })
})

test.each([
  [413, '<html>413</html>', 'request.too_large'],
  [503, '', 'server.unavailable'],
  [502, '<html>', 'client.gateway'],
  [404, '{"code":"no.such.code"}', 'client.unexpected_answer'],
  [500, 'null', 'client.unexpected_answer'],
])('a %d that is no problem of ours (%o) is %s', async (status, text, code) => {
  const { client } = clientOf(() => new Response(text, { status }))
  const fault = await faultOf(client.list())
  expect([fault.code, fault.status]).toEqual([code, status])
})

test('a lost connection, also in the middle of an answer, is one', async () => {
  const lost = clientOf(() => Promise.reject(new TypeError('fetch failed')))
  expect((await faultOf(lost.client.list())).code).toBe('client.network')
  const cut = clientOf(
    () => new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) })),
  )
  expect((await faultOf(cut.client.list())).code).toBe('client.network')
})

test('no answer in time is a timeout, unless the caller gave up first', async () => {
  const { client } = clientOf(silent)
  expect((await faultOf(client.list({}, { timeout: 10 }))).code).toBe('client.timeout')
  const controller = new AbortController()
  const call = faultOf(client.list({}, { timeout: 10_000, signal: controller.signal }))
  controller.abort()
  expect((await call).code).toBe('client.cancelled')
  const stopped = client.list({}, { signal: AbortSignal.abort() })
  expect((await faultOf(stopped)).code).toBe('client.cancelled')
})

test('a call waits 30 seconds unless it says otherwise, and 0 is any time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { client, sent } = clientOf(() => json({ total: 1 }))
  await client.list()
  expect(timeout).toHaveBeenLastCalledWith(30_000)
  await client.list({}, { timeout: 0 })
  expect(timeout).toHaveBeenCalledOnce()
  expect(sent[1]?.init.signal).toBeUndefined()
  timeout.mockRestore()
})
