import type { publicDemandsContract } from '@icss/core/demands/demands.contract.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import type { Visit } from '../public-links/visit.ts'
import { publicShelvedOf, shelvedPreview } from '../resources/public-shelved.ts'
import { demands } from './demands.tables.ts'

const show = publicShelvedOf(demands)

export const publicDemandsHandlers: Handlers<{ publicDemands: typeof publicDemandsContract }>['publicDemands'] = {
  show: ({ visit, tenant }) => show(visit, tenant),
}

/** The page of a demand, and what a preview of its link says. */
export async function publicDemandPage(visit: Visit, tenant: Scope) {
  const shelved = await show(visit, tenant)
  return { content: { kind: 'demand' as const, shelved }, preview: shelvedPreview(shelved) }
}
