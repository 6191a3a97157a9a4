import type { CategoryKind } from '@icss/core/categories/category.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { indented } from './CategoryField.tsx'
import { useCategories } from './useCategories.ts'

export type CategoryFilterProps = {
  kind: CategoryKind
  label: string
  value: string | undefined
  onChange: (categoryId: string | undefined) => void
}

/** A list narrowed to one category with those below it, or to what is in none. */
export function CategoryFilter({ kind, ...filter }: CategoryFilterProps) {
  const t = useCopy()
  const { data = [] } = useCategories(kind)
  return (
    <ChoiceFilter
      {...filter}
      options={[
        { value: 'none', label: t(`categories.kinds.${kind}.unclassified`) },
        ...data.map((category) => ({ value: category.id, label: indented(category) })),
      ]}
    />
  )
}
