import { createServer, type RequestListener, type Server } from 'node:http'
import type { Config } from '../config.ts'
import { OpenConnections } from './open-connections.ts'
import { hangUpOnSilence } from './silence.ts'

/** Milliseconds that a connection between two requests is kept: longer than proxies keep theirs, so that they close it. */
const keepAlive = 72_000

/**
 * The server under every address that is listened on. Headers have to come whole in the time that a client may be silent
 * for. A body has no limit of its whole time here, as a video over a slow line takes hours: see `hangUpOnSilence`.
 */
export function httpServer(
  handler: RequestListener,
  {
    silenceSeconds,
    trustProxy,
    connectionsPerAddress,
  }: Pick<Config, 'silenceSeconds' | 'trustProxy' | 'connectionsPerAddress'>,
  hungUp: () => void,
): Server {
  const silence = silenceSeconds * 1000
  const server = createServer(
    { headersTimeout: silence, connectionsCheckingInterval: Math.min(silence / 2, 5000) },
    handler,
  )
  server.requestTimeout = 0
  server.keepAliveTimeout = keepAlive
  hangUpOnSilence(server, silence, hungUp)
  const open = new OpenConnections(connectionsPerAddress)
  server.on('request', ({ socket }, response) => {
    const leave = open.use(socket)
    response.once('close', () => {
      leave()
      // Who was being answered while the server closed would be kept for a next request.
      if (!server.listening) socket.end()
    })
  })
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    // Behind a proxy there are many people: what each of them has open is counted by request.
    if (trustProxy(remoteAddress, 0)) return
    open.take(socket, remoteAddress)
  })
  return server
}
