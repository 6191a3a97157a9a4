import type { FastifyRequest } from 'fastify'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import type { Services } from '../services.ts'

/** Where the objects of this server are read from, with a slash at the end. */
export const objectsUrl = (request: FastifyRequest, services: Pick<Services, 'config'>): string =>
  `${publicOrigin(request, services)}${objectsPath}`

export const objectUrl = (request: FastifyRequest, services: Pick<Services, 'config'>, key: string): string =>
  objectsUrl(request, services) + key
