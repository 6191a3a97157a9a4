import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

export const faults = ['lost', 'cut', 401, 429, 500] as const
/** `lost`: what was asked for is done, and the answer lost. `cut`: the answer breaks off. Else it is refused so. */
export type Fault = (typeof faults)[number]

/** `unsent`: nobody is asked. `unanswered`: what is asked for is done. In both nothing comes back. */
export type Hold = 'unsent' | 'unanswered'

const codes = { 401: 'session.needed', 429: 'request.too_many', 500: 'server.failed' } as const

const problem = (status: 401 | 429 | 500) =>
  JSON.stringify({
    type: 'about:blank',
    title: '',
    status,
    code: codes[status],
    params: status === 429 ? { seconds: 1 } : { requestId: 'r-17' },
    errors: {},
  })

export interface FaultyWay {
  readonly url: string
  /** How many calls have met with the fault; `unanswered`, they are done by then. */
  readonly met: () => number
  readonly lift: () => void
  /** The fault is there again. */
  readonly strike: () => void
  readonly close: () => void
}

/** A way to a server on which some calls meet with a fault, `times` in a row at most, and none once it is lifted. */
export async function faultyWay(
  target: string,
  { fault, calls, times }: { readonly fault: Fault | Hold; readonly calls: RegExp; readonly times: number },
): Promise<FaultyWay> {
  let met = 0
  let isLifted = false
  const server = createServer((request, response) => {
    const isStruck = !isLifted && met < times && calls.test(`${request.method} ${request.url}`)
    if (isStruck && fault !== 'unanswered') met += 1
    if (isStruck && typeof fault === 'number') {
      request.resume()
      response.writeHead(fault, {
        'content-type': 'application/problem+json',
        ...(fault === 429 ? { 'retry-after': '1' } : {}),
      })
      response.end(problem(fault))
      return
    }
    if (isStruck && fault === 'unsent') {
      request.resume()
      return
    }
    const { method, headers, url = '' } = request
    const forwarded = ask(new URL(url, target), { method, headers }, (answer) => {
      if (isStruck && fault === 'lost') {
        answer.resume().once('end', () => request.socket.resetAndDestroy())
        return
      }
      if (isStruck && fault === 'unanswered') {
        answer.resume().once('end', () => (met += 1))
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isStruck) {
        answer.once('data', (chunk: Buffer) => {
          answer.destroy()
          response.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => request.socket.resetAndDestroy())
        })
        answer.once('end', () => request.socket.resetAndDestroy())
      } else answer.pipe(response)
    })
    forwarded.on('error', () => request.socket.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met: () => met,
    lift: () => {
      isLifted = true
    },
    strike: () => {
      isLifted = false
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
