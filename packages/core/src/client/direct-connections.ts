import { type Agent, type ClientRequest, Agent as HttpAgent, request as askPlainly } from 'node:http'
import { pipeline } from 'node:stream'
import { connectionFault } from './connection-fault.ts'
import type { Answer, ConnectionLimits, Connections, Request } from './connection.ts'

/** Ends a request whose connection does not stand in time. */
function limitConnecting(asked: ClientRequest, event: 'connect' | 'secureConnect', timeout: number): void {
  asked.once('socket', (socket) => {
    if (!socket.connecting) return
    const timer = setTimeout(() => asked.destroy(new Error('The connection did not stand in time.')), timeout)
    socket.once(event, () => clearTimeout(timer))
    asked.once('close', () => clearTimeout(timer))
  })
}

/** `failed`: what is sent cannot be read, or nobody takes it any more; an answer may have come before. */
function send(asked: ClientRequest, body: Request['body'], failed: (error: Error) => void): void {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) asked.end(body)
  else
    pipeline(body, asked, (error) => {
      if (!error) return
      failed(error)
      asked.destroy()
    })
}

function lengthOf(body: Request['body']): Readonly<Record<string, string>> {
  if (body === undefined) return {}
  const length = typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : body.size
  return length === undefined ? {} : { 'content-length': String(length) }
}

interface Protocol {
  readonly agent: Agent
  readonly ask: typeof askPlainly
  readonly connected: 'connect' | 'secureConnect'
}

/** Connections by Node's own HTTP, which is there without being loaded. */
export function directConnections({ connections, keepAlive, connectTimeout }: ConnectionLimits): Connections {
  const options = { keepAlive: true, maxSockets: connections, timeout: keepAlive }
  const plain: Protocol = { agent: new HttpAgent(options), ask: askPlainly, connected: 'connect' }
  let secure: Promise<Protocol> | undefined
  const protocolOf = (url: string): Protocol | Promise<Protocol> =>
    url.startsWith('https:')
      ? (secure ??= import('node:https').then(({ Agent: HttpsAgent, request: ask }) => ({
          agent: new HttpsAgent(options),
          ask,
          connected: 'secureConnect',
        })))
      : plain
  return {
    async exchange({ url, method, headers, body, signal }) {
      const { agent, ask, connected } = await protocolOf(url)
      return new Promise<Answer>((resolve, reject) => {
        const asked = ask(url, {
          agent,
          method,
          headers: { ...lengthOf(body), ...headers },
          ...(signal ? { signal } : {}),
        })
        asked.on('error', (error) => reject(connectionFault(error, url)))
        asked.once('response', (answer) => {
          // Who is answered before all is sent has no use for the rest.
          answer.once('end', () => {
            if (!asked.writableFinished) asked.destroy()
          })
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer })
        })
        limitConnecting(asked, connected, connectTimeout)
        send(asked, body, reject)
      })
    },
    async close() {
      plain.agent.destroy()
      ;(await secure)?.agent.destroy()
    },
  }
}
