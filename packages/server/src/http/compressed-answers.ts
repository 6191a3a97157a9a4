import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { holdsSecret } from '@icss/core/rules/secret.ts'

/** Bytes below which an answer fits the same packets as it is. */
const threshold = 1024

/**
 * Whether the answers of an endpoint are compressed: JSON, but for what holds a secret, whose length would tell of it
 * beside a text that the caller chose (BREACH). Streams of bytes and of events go out as they come.
 */
export const isCompressed = ({ answer, events }: Endpoint): boolean =>
  answer !== undefined && answer !== 'stream' && events === undefined && !holdsSecret(answer)

/** Compresses answers on the way, on the routes that say so. */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    global: false,
    threshold,
    encodings: ['br', 'gzip'],
    // A large answer is a twentieth larger than at 4, and takes a seventh of its time.
    brotliOptions: { chunkSize: 2 ** 18, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  })
}
