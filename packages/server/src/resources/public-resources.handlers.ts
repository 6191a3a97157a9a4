import type { publicResourcesContract } from '@icss/core/resources/resources.contract.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import type { Visit } from '../public-links/visit.ts'
import { publicShelvedOf, shelvedPreview } from '../resources/public-shelved.ts'
import { resources } from './resources.tables.ts'

const show = publicShelvedOf(resources)

export const publicResourcesHandlers: Handlers<{ publicResources: typeof publicResourcesContract }>['publicResources'] =
  {
    show: ({ visit, tenant }) => show(visit, tenant),
  }

/** The page of a resource, and what a preview of its link says. */
export async function publicResourcePage(visit: Visit, tenant: Scope) {
  const shelved = await show(visit, tenant)
  return { content: { kind: 'resource' as const, shelved }, preview: shelvedPreview(shelved) }
}
