import { type Dispatcher, EnvHttpProxyAgent } from 'undici'
import type { ConnectionLimits, Connections } from './connections.ts'

/** Connections by the proxies that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name. */
export function proxiedConnections({ connections, keepAlive, connectTimeout }: ConnectionLimits): Connections {
  const dispatcher = new EnvHttpProxyAgent({
    connections,
    keepAliveTimeout: keepAlive,
    connect: { timeout: connectTimeout },
    // The client's own timeout ends a call; a large export may take any time between two parts.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    async exchange({ url, method, headers, body, signal }) {
      const { origin, pathname, search } = new URL(url)
      const answer = await dispatcher.request({
        origin,
        path: pathname + search,
        method: method as Dispatcher.HttpMethod,
        headers,
        // It takes what is sent in pieces as well, though its type does not say so.
        ...(body === undefined ? {} : { body: body as string }),
        ...(signal ? { signal } : {}),
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    close: () => dispatcher.close(),
  }
}
