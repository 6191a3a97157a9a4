import type { FastifyRequest } from 'fastify'
import type { publicDemandsContract } from '@icss/core/demands/demands.contract.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { publicShelvedOf, shelvedPreview } from '../resources/public-shelved.ts'
import type { Services } from '../services.ts'
import { demands } from './demands.tables.ts'

const show = publicShelvedOf(demands)

export const publicDemandsHandlers: Handlers<{ publicDemands: typeof publicDemandsContract }>['publicDemands'] = {
  show,
}

/** The page of a demand, and what a preview of its link says. */
export async function publicDemandPage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const shelved = await show({ visit, tenant, services, request })
  return { content: { kind: 'demand' as const, shelved }, preview: shelvedPreview(shelved) }
}
