import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const charsetOf = (contentType = '') => /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]

/**
 * JSON is UTF-8 (RFC 8259). What says that it is in another charset is refused, and so are bytes that are not UTF-8,
 * which Node would replace and store as something that nobody typed.
 */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const charset = charsetOf(request.headers['content-type'])
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
      done(new ProblemError('request.unsupported_type'))
      return
    }
    let text: string
    try {
      text = utf8.decode(body)
    } catch (cause) {
      done(new ProblemError('request.malformed', { cause }))
      return
    }
    void parse(request, text, done)
  })
}
