import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Whether nothing goes on because of the client: it owes bytes of its body, or does not take those of its answer. */
const isOwed = (incoming: IncomingMessage, outgoing: ServerResponse): boolean =>
  (!incoming.complete && incoming.readableLength === 0) || outgoing.writableLength > 0

/**
 * Hangs up on a client that says nothing, or takes nothing, for `silence` milliseconds: in a body of any kind, and in an
 * answer, be it a file, an export or a stream of events. What moves, however slowly, goes on; and a client is not silent
 * while it waits for the server. Node's timer of a connection starts anew with every byte in either direction.
 */
export function hangUpOnSilence(server: Server, silence: number, hungUp: () => void): void {
  server.setTimeout(silence)
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Behind its answer the connection would be kept as one between two requests, which it is not yet.
    outgoing.on('finish', () => {
      if (!incoming.complete) incoming.socket.setTimeout(silence)
    })
    outgoing.on('timeout', (socket: Socket) => {
      if (!isOwed(incoming, outgoing)) {
        socket.setTimeout(silence)
        return
      }
      hungUp()
      socket.destroy()
    })
  })
}
