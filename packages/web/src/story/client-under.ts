import { contract } from '@icss/core/contract/contract.ts'
import type { Contract, Endpoint } from '@icss/core/contract/endpoint.ts'
import { failedCode } from '@icss/core/contract/failed-code.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ServerClient } from '../server/client.ts'
import { noteExpiry } from '../sessions/session-expiry.ts'
import type { Conditions } from './conditions.ts'
import { listUnder } from './list-under.ts'
import { isOfRecords, type StoryCall } from './stub-client.ts'
import type { Asked } from './story-server.ts'

const endpoints: Contract = contract

/** A call on its way: which, what it was asked, and how it is answered without further ado. */
type Sent = { group: string; name: string; endpoint: Endpoint; asked: Asked; answer: () => Promise<unknown> }

const slowness = 3000

/** How a server answers a call under a condition; what it keeps between calls begins anew with each. */
function serverUnder(server: Conditions['server']): (sent: Sent) => Promise<unknown> {
  switch (server) {
    case 'slow':
      return ({ answer }) => new Promise((done) => setTimeout(() => done(answer()), slowness))
    case 'failing':
      return ({ name, endpoint: { method }, asked: { query } }) => {
        const isSearch = name === 'list' && Boolean(query?.q)
        const params = { requestId: '0199aa00' }
        return Promise.reject(new ProblemError(failedCode(name, method, isSearch), { params, status: 500 }))
      }
    case 'offline':
      return () => Promise.reject(new ProblemError('client.network'))
    case 'sessionOver':
      return () => {
        noteExpiry(401, () => 'Bearer')
        return Promise.reject(new ProblemError('session.needed', { status: 401 }))
      }
    case 'changed':
      return changedByAnother()
    default:
      return ({ answer }) => answer()
  }
}

/** The first change comes too late: somebody else has changed the first text of what it changes. */
function changedByAnother(): (sent: Sent) => Promise<unknown> {
  let late: Sent | undefined
  return async (sent) => {
    const { group, name, endpoint, answer } = sent
    if (!late && endpoint.method !== 'GET' && endpoint.errors?.includes('request.conflict')) {
      late = sent
      throw new ProblemError('request.conflict', { status: 409 })
    }
    const answered = await answer()
    return late?.group === group && name === 'show' ? edited(answered as object, late.asked.body ?? {}) : answered
  }
}

function edited(record: object, draft: object): object {
  const version = 'version' in record ? { version: Number(record.version) + 1 } : {}
  const text = Object.entries(record).find(([key, value]) => key in draft && typeof value === 'string' && value)
  return { ...record, ...version, ...(text ? { [text[0]]: `${String(text[1])} 2` } : {}) }
}

/**
 * Has a story's client answer under the conditions of the toolbar. What data there are is not asked of calls that the
 * story answers itself.
 */
export function clientUnder({ data, server }: Conditions): (client: ServerClient) => ServerClient {
  if (data === 'story' && server === 'story') return (client) => client
  const send = serverUnder(server)
  const callUnder =
    (call: StoryCall, group: string, name: string): StoryCall =>
    (asked = {}, options) => {
      const answer = () =>
        data !== 'story' && name === 'list' && isOfRecords(call) ? listUnder(data, call, asked) : call(asked, options)
      const endpoint = endpoints[group]?.[name]
      if (!endpoint) throw new Error(`The contract has no ${group}.${name}.`)
      return send({ group, name, endpoint, asked, answer })
    }
  return (client) =>
    new Proxy(client, {
      get: (_, group: string) =>
        new Proxy(Reflect.get(client, group) as Record<string, StoryCall>, {
          get: (calls, name: string) => callUnder(Reflect.get(calls, name) as StoryCall, group, name),
        }),
    })
}
