import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { linkNeeded } from '../permissions/need.ts'
import { publicToken } from '../public-links/public-link.ts'
import { resourceDraft } from './resource.ts'
import { shelfEndpoints } from './shelf-endpoints.ts'
import { publicShelved, shelvedFields } from './shelf.ts'

/** A resource as stored. */
export const resource = z.object({ ...resourceDraft.shape, ...shelvedFields })
export type Resource = z.output<typeof resource>

export const resourcesContract = shelfEndpoints({
  path: '/api/v1/resources',
  one: { zh: '资源', en: 'a resource' },
  many: { zh: '资源', en: 'resources' },
  matches: { zh: '需求', en: 'demands' },
  draft: resourceDraft,
  entity: resource,
  types: ['1', '2', '3', '4', '5', '6'],
})

export const publicResourcesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/resource',
    summary: { zh: '公开页上的资源', en: 'Show the resource of a public page' },
    needs: linkNeeded('resource'),
    params: z.object({ token: publicToken }),
    answer: publicShelved,
  }),
} as const
