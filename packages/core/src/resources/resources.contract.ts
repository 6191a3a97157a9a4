import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { chamberOnly, linkNeeded } from '../permissions/need.ts'
import { publicToken } from '../public-links/public-link.ts'
import { ownShelfEndpoints } from './own-shelf-endpoints.ts'
import { resourceDraft, ownResourceDraft } from './resource.ts'
import { shelfEndpoints } from './shelf-endpoints.ts'
import { ownShelvedFields, publicShelved, shelfSettings, shelvedFields } from './shelf.ts'

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

/** A resource as whoever filed it sees it. */
export const ownResource = z.object({ ...ownResourceDraft.shape, ...ownShelvedFields })
export type OwnResource = z.output<typeof ownResource>

/** What a bound employee does with the resources that they file. */
export const ownResourcesContract = ownShelfEndpoints({
  path: '/p/my/{ref}/resources',
  one: { zh: '资源', en: 'a resource' },
  many: { zh: '资源', en: 'resources' },
  draft: ownResourceDraft,
  entity: ownResource,
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

const settingsPath = '/api/v1/shelf-settings'

/** What a chamber says of what bound employees file. */
export const shelfSettingsContract = {
  show: endpoint({
    method: 'GET',
    path: settingsPath,
    summary: { zh: '员工发布的审核设置', en: 'Show whether what employees file waits for approval' },
    needs: chamberOnly,
    answer: shelfSettings,
  }),
  update: endpoint({
    method: 'PUT',
    path: settingsPath,
    summary: { zh: '修改员工发布的审核设置', en: 'Say whether what employees file waits for approval' },
    needs: chamberOnly,
    body: shelfSettings,
    answer: shelfSettings,
  }),
} as const
