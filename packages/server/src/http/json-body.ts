import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Services } from '../services.ts'
import { type Access, authorise } from './authorise.ts'
import { refuseBoundlessJson } from './json-limits.ts'
import { readBody, strangersLimit } from './read-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is asked of whoever sends more than a stranger may; left out, nobody may. */
    access?: Access
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const charsetOf = (contentType = '') => /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]

/**
 * JSON is UTF-8 (RFC 8259). What says that it is in another charset is refused, and so are bytes that are not UTF-8,
 * which Node would replace and store as something that nobody typed. A body that is larger than a stranger's is kept for
 * those only who may make the call; the call itself asks again, since much can happen while a body comes in.
 */
export function takeJson(app: FastifyInstance, services: Pick<Services, 'database' | 'config'>): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const refusalOf = async (request: FastifyRequest): Promise<unknown> => {
    const { access } = request.routeOptions.config
    return (
      access &&
      (await authorise(request, services, access).then(
        () => undefined,
        (error: unknown) => error,
      ))
    )
  }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { headers, routeOptions } = request
    const charset = charsetOf(headers['content-type'])
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new ProblemError('request.unsupported_type')
    const announced = headers['content-length']
    const isLarge = announced === undefined || Number(announced) > strangersLimit
    const refusal = isLarge ? await refusalOf(request) : undefined
    const body = await readBody(payload, { announced, limit: routeOptions.bodyLimit, isKept: refusal === undefined })
    if (refusal !== undefined) throw refusal
    let text: string
    try {
      text = utf8.decode(body)
    } catch (cause) {
      throw new ProblemError('request.malformed', { cause })
    }
    refuseBoundlessJson(body)
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)))
    })
  })
}
