import { eq, type SQL } from 'drizzle-orm'
import type { TutorListQuery } from '@icss/core/tutors/tutors.contract.ts'
import { inCategory } from '../categories/category-of.ts'
import { searchCondition } from '../search/search-condition.ts'
import { tutors } from './tutors.tables.ts'

/** What narrows a list or an export of tutors. */
type TutorFilters = Pick<TutorListQuery, 'q' | 'categoryId' | 'status'>

/** What a query of tutors asks of those of `channelId`. */
export const tutorConditions = (
  { q, categoryId, status }: TutorFilters,
  channelId: string,
): readonly (SQL | undefined)[] => [
  searchCondition(channelId, q, { grams: tutors.grams, texts: [tutors.name] }),
  inCategory(tutors, channelId, categoryId),
  status && eq(tutors.status, status),
]
