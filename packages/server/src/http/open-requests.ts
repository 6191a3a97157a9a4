import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Config } from '../config.ts'
import type { OpenCounts } from './open-counts.ts'

/** Seconds after which to try again. */
const pause = 5

/** Refuses what a client behind a trusted proxy has open too often; connections of others are counted themselves. */
export function boundOpenRequests(
  app: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  open: OpenCounts,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!trustProxy(request.socket.remoteAddress ?? '', 0)) {
      done()
      return
    }
    const release = open.take(request.ip)
    if (release) {
      finished(reply.raw, release)
      done()
      return
    }
    done(new ProblemError('request.too_many', { params: { seconds: pause } }))
  })
}
