import * as z from 'zod/mini'
import { storedId, storedInstant } from './stored.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { faultSchema } from '../errors/errors-schema.ts'
import { named } from './named.ts'
import type { Need } from '../permissions/need.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { maxInteger, queryNumber } from '../rules/number.ts'
import { endpoint } from './endpoint.ts'
import { listAnswer } from './list.ts'

/** An entity by its id: what `show`, `update` and `delete` are asked with. */
export const entityParams = z.object({ id: z.uuid() })

/** The version that a change is based on; a newer one stored answers `request.conflict`. */
export const versionQuery = z.strictObject({ version: queryNumber(0, maxInteger) })

/** What came of deleting one of several; `fault` is null when it is deleted. */
const deletion = named('Deletion', z.object({ id: storedId, fault: z.nullable(faultSchema) }))

/** What every stored entity has beside what a person fills in. `updatedAt` is ISO 8601 in UTC. */
export const storedFields = { id: storedId, version: z.number(), updatedAt: storedInstant }

/** Entities that one call deletes at most. */
export const maxDeletedAtOnce = 500

/**
 * Deletes several at once. Each is deleted or not by itself: `fault` says why not. With `dryRun` nothing is, and the answer
 * is what would come of it.
 */
export const deleteManyEndpoint = <const Writes extends Need>({
  path,
  many,
  writes,
  errors,
}: {
  path: `/${string}`
  many: { readonly zh: string; readonly en: string }
  writes: Writes
  errors: readonly ErrorCode[]
}) =>
  endpoint({
    method: 'POST',
    path: `${path}/delete`,
    summary: { zh: `删除多个${many.zh}`, en: `Delete several ${many.en}` },
    needs: writes,
    body: z.strictObject({
      ids: z.array(z.uuid()).check(atMost(maxDeletedAtOnce), notNone, noRepeats),
      dryRun: z._default(z.boolean(), false),
    }),
    answer: z.object({ items: z.array(deletion) }),
    errors,
  })

/**
 * The six endpoints that keep one kind of entity: list, show, create, update, delete, and delete of several. `draft` is what
 * a person fills in, `entity` what is stored, `row` what a list shows of it. Whoever may do more or less writes the endpoint
 * beside them.
 */
export const entityEndpoints = <
  Draft extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  Query extends z.ZodMiniObject,
  const Reads extends Need,
  const Writes extends Need,
  const DeletesMany extends Need = Writes,
  IdName extends string = 'id',
  Parent extends z.ZodMiniObject | undefined = undefined,
>({
  path,
  idName = 'id' as IdName,
  parent,
  one,
  many,
  reads,
  writes,
  deletesMany,
  draft,
  entity,
  row,
  query,
  errors = [],
  deleteErrors = errors,
}: {
  path: `/${string}`
  /** What the id of one is called in paths. */
  idName?: IdName
  /** Of children: where those of one parent are listed and added, and the parameters of that path. */
  parent?: { readonly path: `/${string}`; readonly params: Parent }
  /** What one and many of them are called in the summaries, such as 导师 and tutor, 导师 and tutors. */
  one: { readonly zh: string; readonly en: string }
  many: { readonly zh: string; readonly en: string }
  reads: Reads
  writes: Writes
  /** Deletes several at once, where that asks for more. */
  deletesMany?: DeletesMany
  draft: Draft
  entity: Stored
  row: Row
  query: Query
  /** Codes that writing can answer. */
  errors?: readonly ErrorCode[]
  /** Codes that deleting can answer, where those are others. */
  deleteErrors?: readonly ErrorCode[]
}) => {
  const params = z.object({ [idName]: z.uuid() } as Record<IdName, z.ZodMiniUUID>)
  const ofParent = (parent ? { params: parent.params } : {}) as Parent extends z.ZodMiniObject
    ? { readonly params: Parent }
    : object
  const place = parent?.path ?? path
  const own = `${path}/{${idName}}` as const
  return {
    list: endpoint({
      method: 'GET',
      path: place,
      summary: { zh: `${many.zh}列表`, en: `List ${many.en}` },
      needs: reads,
      ...ofParent,
      query,
      answer: listAnswer(row),
    }),
    show: endpoint({
      method: 'GET',
      path: own,
      summary: { zh: `${one.zh}详情`, en: `Show ${one.en}` },
      needs: reads,
      params,
      answer: entity,
    }),
    create: endpoint({
      method: 'POST',
      path: place,
      summary: { zh: `新建${one.zh}`, en: `Add ${one.en}` },
      needs: writes,
      ...ofParent,
      body: draft,
      answer: entity,
      status: 201,
      errors,
    }),
    update: endpoint({
      method: 'PUT',
      path: own,
      summary: { zh: `修改${one.zh}`, en: `Change ${one.en}` },
      needs: writes,
      params,
      query: versionQuery,
      body: draft,
      answer: entity,
      errors: [...errors, 'request.conflict'],
    }),
    delete: endpoint({
      method: 'DELETE',
      path: own,
      summary: { zh: `删除${one.zh}`, en: `Delete ${one.en}` },
      needs: writes,
      params,
      errors: deleteErrors,
    }),
    deleteMany: deleteManyEndpoint({ path, many, writes: deletesMany ?? writes, errors: deleteErrors }),
  } as const
}
