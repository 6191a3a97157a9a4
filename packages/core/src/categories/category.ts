import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import type { FieldError } from '../errors/field-error.ts'
import type { ReferredNoun } from '../rules/reference.ts'
import { optionalId, requiredText } from '../rules/text.ts'

/** What is sorted into categories: each kind of thing has a tree of its own. Files call theirs groups (seed section 3). */
export const categoryKinds = ['course', 'tutor', 'file'] as const
export type CategoryKind = (typeof categoryKinds)[number]

/** The noun of the categories of each kind. */
export const categoryNouns = {
  course: 'courseCategories',
  tutor: 'tutorCategories',
  file: 'fileGroups',
} as const satisfies Readonly<Record<CategoryKind, ReferredNoun>>

/** The kind of the categories that a noun is; none for other nouns. */
export const categoryKindOf = (noun: ReferredNoun): CategoryKind | undefined =>
  categoryKinds.find((kind) => categoryNouns[kind] === noun)

/** Categories of a kind at most: 99 of courses (seed section 9), as many of tutors, more groups of files. */
export const maxCategories: Readonly<Record<CategoryKind, number>> = { course: 99, tutor: 99, file: 500 }
/** Characters of a category's name at most. */
export const maxCategoryName = 10
/** Levels of a tree at most. */
export const maxCategoryLevel = 5

/** What a person fills in about a category; names cannot repeat (seed section 5); `parentId` is '' at the top. */
export const categoryDraft = named(
  'CategoryDraft',
  z.strictObject({ name: impersonal(requiredText(maxCategoryName)), parentId: optionalId }),
)
export type CategoryDraft = z.output<typeof categoryDraft>

/** A category as stored: `level` is 1 at the top, `position` its place among its siblings, `count` what is in it. */
export const category = named(
  'Category',
  z.object({
    ...categoryDraft.shape,
    id: storedId,
    level: z.number(),
    position: z.number(),
    count: z.number(),
    version: z.number(),
  }),
)
export type Category = z.output<typeof category>

/** Categories of one kind, each behind its parent, in order. */
export const categoryList = named('CategoryList', z.object({ items: z.array(category) }))

/** Where a category goes: below `parentId` ('' for the top), before the sibling `before` ('' for the end). */
export const categoryMove = named('CategoryMove', z.strictObject({ parentId: optionalId, before: optionalId }))
export type CategoryMove = z.output<typeof categoryMove>

type Placed = Pick<Category, 'id' | 'parentId'>

const ancestorsOf = (known: readonly Placed[], id: string): string[] => {
  const ancestors: string[] = []
  for (let at = known.find((one) => one.id === id); at; at = known.find((one) => one.id === at?.parentId))
    ancestors.push(at.id)
  return ancestors
}

/** Levels from `id` down to its deepest descendant, itself counted. */
const heightOf = (known: readonly Placed[], id: string): number =>
  1 + Math.max(0, ...known.filter(({ parentId }) => parentId === id).map((child) => heightOf(known, child.id)))

/**
 * Why a category cannot stand below `parentId`; nothing when it can. `id` is undefined for a new one.
 */
export function placeFault(known: readonly Placed[], parentId: string, id: string | undefined): FieldError | undefined {
  if (parentId === '') return undefined
  const ancestors = ancestorsOf(known, parentId)
  if (ancestors.length === 0) return { code: 'category.parent_missing', params: {} }
  if (id !== undefined && ancestors.includes(id)) return { code: 'category.inside_itself', params: {} }
  const height = id === undefined ? 1 : heightOf(known, id)
  return ancestors.length + height > maxCategoryLevel
    ? { code: 'category.too_deep', params: { max: maxCategoryLevel } }
    : undefined
}
