import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { businessNeeded, chamberOnly } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { matchesAnswer, shelfRefusal, shelving } from './shelf.ts'
import { offReasons } from './shelf-rules.ts'

interface Called {
  readonly zh: string
  readonly en: string
}

const sorts = ['-updatedAt', 'updatedAt', 'name', '-name'] as const

/** What narrows a list or an export; `q` finds by any part of the name or the title, `status` by the status of now. */
const filtersOf = <const Types extends readonly [string, ...string[]]>(types: Types) => ({
  q: search(),
  type: z.optional(z.enum(types)),
  status: z.optional(z.enum(['0', '1'])),
  offReason: z.optional(z.enum(offReasons)),
  companyId: z.optional(z.uuid()),
  /** Whether it is on the shelf and leaves it within days. */
  expiring: z.optional(z.enum(['true', 'false'])),
})

/** The endpoints of what stands on the shelf: resources and demands differ in their types and in what matches them. */
export const shelfEndpoints = <
  Draft extends z.ZodMiniObject,
  Stored extends z.ZodMiniObject,
  const Types extends readonly [string, ...string[]],
>({
  path,
  one,
  many,
  matches,
  draft,
  entity,
  types,
}: {
  path: `/${string}`
  one: Called
  many: Called
  /** What matches one of them. */
  matches: Called
  draft: Draft
  entity: Stored
  types: Types
}) =>
  ({
    ...entityEndpoints({
      path,
      one,
      many,
      reads: businessNeeded,
      writes: businessNeeded,
      deletesMany: chamberOnly,
      draft,
      entity,
      row: entity,
      query: z.strictObject({ ...listQuery(sorts, '-updatedAt'), ...filtersOf(types) }),
      errors: ['companies.unknown', 'shelf.contact_unknown'],
      deleteErrors: [],
    }),
    import: importEndpoint({
      path: `${path}/import`,
      summary: { zh: `导入${many.zh}`, en: `Import ${many.en} from a CSV, XLSX or JSON Lines file` },
      needs: businessNeeded,
    }),
    export: exportEndpoint({
      path: `${path}/export`,
      summary: { zh: `导出${many.zh}`, en: `Export ${many.en}` },
      needs: businessNeeded,
      filters: filtersOf(types),
    }),
    setStatus: endpoint({
      method: 'POST',
      path: `${path}/{id}/status`,
      summary: { zh: `${one.zh}上架或下架`, en: `Put ${one.en} on the shelf, or take it off` },
      needs: businessNeeded,
      params: entityParams,
      body: shelving,
      answer: entity,
      errors: ['shelf.expired', 'shelf.reported', 'shelf.unseen', 'request.conflict'],
    }),
    refuse: endpoint({
      method: 'POST',
      path: `${path}/{id}/refusal`,
      summary: {
        zh: `拒绝员工发布的${many.zh}，说明原因`,
        en: `Refuse ${one.en} that an employee filed, with a reason that they see`,
      },
      needs: businessNeeded,
      params: entityParams,
      body: shelfRefusal,
      answer: entity,
      errors: ['shelf.not_waiting', 'shelf.unseen', 'request.conflict'],
    }),
    matches: endpoint({
      method: 'GET',
      path: `${path}/{id}/matches`,
      summary: {
        zh: `与${one.zh}匹配的${matches.zh}`,
        en: `List ${matches.en} that match ${one.en}, best first, with why`,
      },
      needs: businessNeeded,
      params: entityParams,
      answer: matchesAnswer,
    }),
    ...publicLinkEndpoints({ path, one, needs: chamberOnly }),
  }) as const
