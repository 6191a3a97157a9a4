import type { Answer, ConnectionOptions, Connections } from './connection.ts'
import { directConnections } from './direct-connections.ts'

/** Connections by Node's own HTTP, or by the proxies of the environment; what goes by proxies is loaded only for them. */
export function openConnections({
  connections = 8,
  keepAlive = 30_000,
  connectTimeout = 10_000,
  proxies,
}: ConnectionOptions = {}): Connections {
  const options = { connections, keepAlive, connectTimeout }
  if (!proxies) return directConnections(options)
  const opening = import('./proxied-connections.ts').then(({ proxiedConnections }) =>
    proxiedConnections(options, proxies),
  )
  return {
    exchange: async (request) => (await opening).exchange(request),
    close: async () => (await opening).close(),
  }
}

/** All of an answer as text. */
export async function textOf({ body }: Pick<Answer, 'body'>): Promise<string> {
  let text = ''
  for await (const piece of body.setEncoding('utf8')) text += piece as string
  return text
}
