import { tutorColumns } from '@icss/core/tutors/tutor.columns.ts'
import { tutorCategoriesContract, tutorsContract } from '@icss/core/tutors/tutors.contract.ts'
import { tutorsEn } from '@icss/core/tutors/tutors.en.ts'
import { tutorsZh } from '@icss/core/tutors/tutors.zh.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { inCategory } from '../categories/category-of.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { entityStore } from '../entities/entity-store.ts'
import { lives } from '../lives/lives.tables.ts'
import { tutors } from './tutors.tables.ts'

export const tutorsStore = entityStore(tutorsContract, {
  table: tutors,
  searched: ['name'],
  bin: { kind: 'tutors', name: 'name' },
  referrers: [{ table: lives, of: lives.tutorId }],
  filters: { categoryId: (wanted, channelId) => inCategory(tutors, channelId, wanted) },
})

/** What an export of them says. */
export const exportedTutors: Exported = {
  columns: tutorColumns,
  words: { zh: tutorsZh, en: tutorsEn },
}

export const tutorsHandlers = {
  ...entityHandlers(tutorsStore),
  export: exportEntities(tutorsStore, exportedTutors),
}

export const tutorCategoriesHandlers = categoryHandlers(tutorCategoriesContract, 'tutor', tutors)
