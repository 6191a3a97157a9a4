import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/**
 * Refuses a change that another site's page makes a browser send. A personal token is no danger, since a browser does
 * not add it by itself.
 */
export function refuseCrossSite({ headers }: FastifyRequest, kind: 'cookie' | 'token' | undefined): void {
  if (kind === 'token') return
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ProblemError('request.cross_site')
  const { origin, host } = headers
  if (origin === undefined || origin === 'null') {
    if (origin === 'null') throw new ProblemError('request.cross_site')
    return
  }
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new ProblemError('request.cross_site')
}
