import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { linkNeeded } from '../permissions/need.ts'
import { publicToken } from '../public-links/public-link.ts'
import { ownShelfEndpoints } from '../resources/own-shelf-endpoints.ts'
import { shelfEndpoints } from '../resources/shelf-endpoints.ts'
import { ownShelvedFields, publicShelved, shelvedFields } from '../resources/shelf.ts'
import { demandDraft, ownDemandDraft } from './demand.ts'

/** A demand as stored. */
export const demand = z.object({ ...demandDraft.shape, ...shelvedFields })
export type Demand = z.output<typeof demand>

export const demandsContract = shelfEndpoints({
  path: '/api/v1/demands',
  one: { zh: '需求', en: 'a demand' },
  many: { zh: '需求', en: 'demands' },
  matches: { zh: '资源', en: 'resources' },
  draft: demandDraft,
  entity: demand,
  types: ['7', '8', '9', '10', '11', '12'],
})

/** A demand as whoever filed it sees it. */
export const ownDemand = z.object({ ...ownDemandDraft.shape, ...ownShelvedFields })
export type OwnDemand = z.output<typeof ownDemand>

/** What a bound employee does with the demands that they file. */
export const ownDemandsContract = ownShelfEndpoints({
  path: '/p/my/{ref}/demands',
  one: { zh: '需求', en: 'a demand' },
  many: { zh: '需求', en: 'demands' },
  draft: ownDemandDraft,
  entity: ownDemand,
})

export const publicDemandsContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/demand',
    summary: { zh: '公开页上的需求', en: 'Show the demand of a public page' },
    needs: linkNeeded('demand'),
    params: z.object({ token: publicToken }),
    answer: publicShelved,
  }),
} as const
