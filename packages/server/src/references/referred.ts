import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CategoryKind } from '@icss/core/categories/category.ts'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import type { ReferredNoun } from '@icss/core/rules/reference.ts'
import { categories } from '../categories/categories.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { employees } from '../employees/employees.tables.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { prizes } from '../prizes/prizes.tables.ts'
import { tutors } from '../tutors/tutors.tables.ts'

/** Where the records of a noun are to which others refer. */
export interface Referred {
  readonly table: EntityTable & { readonly name: AnyPgColumn }
  /** Which rows of the table they are, where it holds others too. */
  readonly where?: SQL
  /** No two records of a channel have one name. */
  readonly isNamedOnce?: boolean
  /** What is said of one that the channel has not. */
  readonly unknown: PlainCode
}

const categoriesOf = (kind: CategoryKind): Referred => ({
  table: categories,
  where: eq(categories.kind, kind),
  isNamedOnce: true,
  unknown: 'category.missing',
})

export const referred: Readonly<Record<ReferredNoun, Referred>> = {
  companies: { table: companies, isNamedOnce: true, unknown: 'companies.unknown' },
  courseCategories: categoriesOf('course'),
  employees: { table: employees, unknown: 'shelf.contact_unknown' },
  fileGroups: categoriesOf('file'),
  meetings: { table: meetings, unknown: 'participants.meeting_unknown' },
  prizes: { table: prizes, unknown: 'lottery.prize_missing' },
  tutorCategories: categoriesOf('tutor'),
  tutors: { table: tutors, unknown: 'live.tutor_missing' },
}
