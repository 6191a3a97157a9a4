import type { CategoryKind } from '@icss/core/categories/category.ts'
import { useCopy } from '../language/copy.ts'
import { useCategories } from './useCategories.ts'

/** Names categories by their id; '' is named unclassified. */
export function useCategoryName(kind: CategoryKind): (categoryId: string) => string {
  const t = useCopy()
  const { data = [] } = useCategories(kind)
  return (categoryId) =>
    categoryId === ''
      ? t(`categories.kinds.${kind}.unclassified`)
      : (data.find(({ id }) => id === categoryId)?.name ?? '')
}
