import type { FastifyInstance } from 'fastify'
import type { Health } from './health.ts'

/**
 * `/livez`: the process answers; restart it when it does not. `/readyz`: it can serve; send it nothing while it answers
 * 503, with the reasons.
 */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const plain = { 'cache-control': 'no-store' }
  app.get('/livez', { logLevel: 'warn' }, (_request, reply) => reply.headers(plain).send({ status: 'live' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reasons = await health.reasons()
    const status = reasons.length === 0 ? 'ready' : 'not ready'
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .headers(plain)
      .send({ status, reasons })
  })
  // A connection that is kept alive would come back to a server that is ending.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (health.isDraining) void reply.header('connection', 'close')
    done(null, payload)
  })
}
