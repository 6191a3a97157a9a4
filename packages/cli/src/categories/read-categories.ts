import type { Category, CategoryKind } from '@icss/core/categories/category.ts'
import type { Server } from '../server/connect.ts'

const contracts = { course: 'courseCategories', tutor: 'tutorCategories', file: 'fileGroups' } as const

/** All categories of a kind, each before those below it and siblings in their order. */
export async function readCategories(server: Server, kind: CategoryKind, signal?: AbortSignal): Promise<Category[]> {
  const { items } = await server[contracts[kind]].list({}, signal ? { signal } : {})
  const below = Map.groupBy(items, ({ parentId }) => parentId)
  const walk = (parentId: string): Category[] =>
    (below.get(parentId) ?? []).toSorted((a, b) => a.position - b.position).flatMap((one) => [one, ...walk(one.id)])
  return walk('')
}
