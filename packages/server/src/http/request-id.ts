import type { IncomingMessage } from 'node:http'
import { uuid } from '../database/uuids.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

const form = /^[\w.:-]{1,128}$/

/** The id of a request, by which problems, log and answer can be found together: a trusted proxy's, or a new one. */
export const requestIdOf =
  (trusts: TrustedProxy) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id']
    return typeof given === 'string' && form.test(given) && trusts(socket.remoteAddress ?? '', 0) ? given : uuid()
  }
