import { Select } from '@icss/ui/Select/Select.tsx'
import type { Category, CategoryKind } from '@icss/core/categories/category.ts'
import { memo } from 'react'
import { useCopy } from '../language/copy.ts'
import { useCategories } from './useCategories.ts'

/** The name of a category behind one space for each level above it. */
export const indented = ({ name, level }: Category) => `${'\u3000'.repeat(level - 1)}${name}`

export type CategoryFieldProps = {
  kind: CategoryKind
  name?: string
  label: string
  description?: string
  error?: string | undefined
  /** '' for none. */
  value: string
  onChange: (categoryId: string) => void
}

const none = 'none'

/** The category that something is sorted into, or none. */
export const CategoryField = memo(function CategoryField({ kind, value, onChange, ...field }: CategoryFieldProps) {
  const t = useCopy()
  const { data = [] } = useCategories(kind)
  const unclassified = t(`categories.kinds.${kind}.unclassified`)
  return (
    <Select
      {...field}
      placeholder={unclassified}
      options={[
        { value: none, label: unclassified },
        ...data.map((category) => ({ value: category.id, label: indented(category) })),
      ]}
      value={value === '' ? none : value}
      onChange={(chosen) => onChange(chosen === none ? '' : chosen)}
    />
  )
})
