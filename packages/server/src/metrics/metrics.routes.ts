import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { isSameText } from '../secrets/same-text.ts'
import { hashOf } from '../sessions/session-secret.ts'

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

/**
 * Whether it was asked for by an address or a name of this machine. A page of another site can give its own name the
 * address of this machine (DNS rebinding), but then that is the name which is asked for.
 */
const namesThisMachine = (host = '', publicUrl?: string): boolean => {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return (
    /^(?:.+\.)?localhost$/.test(hostname) ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    (publicUrl !== undefined && hostname === new URL(publicUrl).hostname)
  )
}

/** Asked for on this machine itself, not through a proxy on it that serves others. */
const isLocal = ({ socket: { remoteAddress = '' }, headers }: FastifyRequest) =>
  isIP(remoteAddress) !== 0 &&
  thisMachine.check(remoteAddress, isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4') &&
  !['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers)

// As hashes, since the length of the token is a secret as well.
const isSame = (given: string, wanted: string) => isSameText(hashOf(given), hashOf(wanted))

/** Serves `/metrics` to whoever holds the token; where there is none, to this machine only. */
export function serveMetrics(app: FastifyInstance, registry: Registry, { metricsToken, publicUrl }: Config): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (metricsToken === undefined) {
      if (!isLocal(request) || !namesThisMachine(request.headers.host, publicUrl))
        throw new ProblemError('request.not_found')
    } else {
      const [scheme = '', token = ''] = request.headers.authorization?.split(' ') ?? []
      if (scheme.toLowerCase() !== 'bearer' || !isSame(token, metricsToken)) throw new ProblemError('session.needed')
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
