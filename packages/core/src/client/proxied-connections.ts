import { type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici'
import { connectionFault, NotReachedProxy } from './connection-fault.ts'
import type { ConnectionLimits, ConnectionOptions, Connections } from './connection.ts'

/** The address of a proxy, which people also write without its protocol. */
function proxyOf(...given: readonly (string | undefined)[]): URL | undefined {
  const address = given.find(Boolean)
  if (!address) return undefined
  return new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `http://${address}`)
}

/** Connections to a proxy itself, whose errors are told from those of the server behind it. */
function toProxy(origin: URL, options: object): Dispatcher {
  const { connect } = options as { readonly connect: buildConnector.connector }
  return new Pool(origin, {
    ...options,
    connect: (wanted, done) =>
      connect(wanted, (...[error, socket]) => (error ? done(new NotReachedProxy(error), null) : done(null, socket))),
  })
}

/** Connections by the proxies that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name. */
export function proxiedConnections(
  { connections, keepAlive, connectTimeout }: ConnectionLimits,
  env: NonNullable<ConnectionOptions['proxies']>,
): Connections {
  const plain = proxyOf(env.http_proxy, env.HTTP_PROXY)
  const secure = proxyOf(env.https_proxy, env.HTTPS_PROXY) ?? plain
  const dispatcher = new EnvHttpProxyAgent({
    ...(plain ? { httpProxy: plain.href } : {}),
    ...(secure ? { httpsProxy: secure.href } : {}),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    clientFactory: toProxy,
    connections,
    keepAliveTimeout: keepAlive,
    connect: { timeout: connectTimeout },
    // The client's own timeout ends a call; a large export may take any time between two parts.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    async exchange({ url, method, headers, body, signal }) {
      const { origin, pathname, search, protocol } = new URL(url)
      const asked = dispatcher.request({
        origin,
        path: pathname + search,
        method: method as Dispatcher.HttpMethod,
        headers,
        // It takes what is sent in pieces as well, though its type does not say so.
        ...(body === undefined ? {} : { body: body as string }),
        ...(signal ? { signal } : {}),
      })
      const answer = await asked.catch((error: unknown) => {
        throw connectionFault(error, url, protocol === 'https:' ? secure : plain)
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    close: () => dispatcher.close(),
  }
}
