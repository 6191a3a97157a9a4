import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams, versionQuery } from '../contract/entity-endpoints.ts'
import { publicSessionNeeded } from '../permissions/need.ts'
import { ownParams } from '../public-sessions/public-session-endpoints.ts'

interface Called {
  readonly zh: string
  readonly en: string
}

const params = z.object({ ...ownParams.shape, ...entityParams.shape })
const needs = publicSessionNeeded('employee')

/** The endpoints at which a bound employee files resources or demands of their company, and keeps what they filed. */
export const ownShelfEndpoints = <Draft extends z.ZodMiniObject, Stored extends z.ZodMiniObject>({
  path,
  one,
  many,
  draft,
  entity,
}: {
  path: `/${string}`
  one: Called
  many: Called
  draft: Draft
  entity: Stored
}) =>
  ({
    list: endpoint({
      method: 'GET',
      path,
      summary: { zh: `我发布的${many.zh}`, en: `List the ${many.en} that the own card filed` },
      needs,
      params: ownParams,
      answer: z.object({ items: z.array(entity) }),
    }),
    file: endpoint({
      method: 'POST',
      path,
      summary: { zh: `以企业名义发布${many.zh}`, en: `File ${one.en} for the own company` },
      needs,
      params: ownParams,
      body: draft,
      status: 201,
      answer: entity,
      errors: ['shelf.too_many_today', 'shelf.too_many'],
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/{id}` as `/${string}`,
      summary: { zh: `修改我发布的${many.zh}`, en: `Change ${one.en} that the own card filed` },
      needs,
      params,
      query: versionQuery,
      body: draft,
      answer: entity,
      errors: ['shelf.reported', 'request.conflict'],
    }),
    withdraw: endpoint({
      method: 'DELETE',
      path: `${path}/{id}` as `/${string}`,
      summary: { zh: `撤回我发布的${many.zh}`, en: `Withdraw ${one.en} that the own card filed` },
      needs,
      params,
      errors: ['shelf.reported'],
    }),
  }) as const
