import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBody, strangersLimit } from './read-body.ts'

const formType = 'application/x-www-form-urlencoded'

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === formType

/** Takes form-encoded bodies, as older clients send them, on the routes of `app`. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, async ({ headers }: FastifyRequest, payload: IncomingMessage) => {
    const body = await readBody(payload, { announced: headers['content-length'], limit: strangersLimit })
    return Object.fromEntries(new URLSearchParams(body.toString()))
  })
}
