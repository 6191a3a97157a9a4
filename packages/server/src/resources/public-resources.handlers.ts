import type { FastifyRequest } from 'fastify'
import type { publicResourcesContract } from '@icss/core/resources/resources.contract.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { publicShelvedOf, shelvedPreview } from '../resources/public-shelved.ts'
import type { Services } from '../services.ts'
import { resources } from './resources.tables.ts'

const show = publicShelvedOf(resources)

export const publicResourcesHandlers: Handlers<{ publicResources: typeof publicResourcesContract }>['publicResources'] =
  { show }

/** The page of a resource, and what a preview of its link says. */
export async function publicResourcePage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const shelved = await show({ visit, tenant, services, request })
  return { content: { kind: 'resource' as const, shelved }, preview: shelvedPreview(shelved) }
}
