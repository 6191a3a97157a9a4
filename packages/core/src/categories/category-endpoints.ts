import { endpoint } from '../contract/endpoint.ts'
import { entityParams, versionQuery } from '../contract/entity-endpoints.ts'
import type { Need } from '../permissions/need.ts'
import { category, categoryDraft, categoryList, categoryMove } from './category.ts'

const errors = ['category.name_taken', 'category.limit', 'category.parent_missing', 'category.too_deep'] as const

/** The endpoints of one tree of categories. The list is the whole tree, each category behind its parent, in order. */
export const categoryEndpoints = <const Reads extends Need, const Writes extends Need>({
  path,
  called,
  reads,
  writes,
}: {
  path: `/${string}`
  called: { readonly zh: string; readonly en: string }
  reads: Reads
  writes: Writes
}) =>
  ({
    list: endpoint({
      method: 'GET',
      path,
      summary: { zh: `${called.zh}树`, en: `List ${called.en}` },
      needs: reads,
      answer: categoryList,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: { zh: `新建${called.zh}`, en: `Add to ${called.en}` },
      needs: writes,
      body: categoryDraft,
      answer: category,
      status: 201,
      errors,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: { zh: `修改${called.zh}`, en: `Change one of ${called.en}` },
      needs: writes,
      params: entityParams,
      query: versionQuery,
      body: categoryDraft,
      answer: category,
      errors: [...errors, 'category.inside_itself', 'request.conflict'],
    }),
    move: endpoint({
      method: 'POST',
      path: `${path}/{id}/move`,
      summary: { zh: `移动${called.zh}`, en: `Move one of ${called.en}` },
      needs: writes,
      params: entityParams,
      body: categoryMove,
      answer: categoryList,
      errors: ['category.parent_missing', 'category.inside_itself', 'category.too_deep'],
    }),
    delete: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: { zh: `删除${called.zh}`, en: `Delete one of ${called.en}` },
      needs: writes,
      params: entityParams,
    }),
  }) as const
