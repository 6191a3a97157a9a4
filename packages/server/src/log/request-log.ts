import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once that is known. */
    account?: string
  }
}

/**
 * A line for each answered request, and the request's id on every answer. The line names the route and never the
 * address that was asked for: that can hold names, tokens and, in older clients' logins, passwords.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('account')
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unmatched', config } = request.routeOptions
    request.log.info(
      {
        method: request.method,
        route,
        endpoint: config.endpoint,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        account: request.account,
        link: request.link,
      },
      'answered',
    )
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'unmatched' }, 'client went away')
    done()
  })
}
