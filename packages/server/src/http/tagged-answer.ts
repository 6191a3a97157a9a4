import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

/** An answer that is written once for all who ask: its JSON, and the tag by which they know it again. */
export class TaggedAnswer {
  readonly body: string
  readonly etag: string

  constructor(body: string) {
    this.body = body
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  }
}

/** An answer with a tag; nothing is in it that the contract does not name. */
export const tagged = <Answer extends z.ZodMiniType>(schema: Answer, value: z.input<Answer>): TaggedAnswer =>
  new TaggedAnswer(JSON.stringify(schema.parse(value)))

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header.split(',').some((one) => one.trim() === etag || one.trim() === '*'))

/** Sends it, or says to whoever has it that it is the same. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, etag }: TaggedAnswer): FastifyReply {
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
