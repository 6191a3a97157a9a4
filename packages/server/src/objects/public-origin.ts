import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/** Where people reach this server, without a slash at the end. */
export const publicOrigin = (request: FastifyRequest, { config }: Pick<Services, 'config'>): string =>
  config.publicUrl ?? `${request.protocol}://${request.host}`
