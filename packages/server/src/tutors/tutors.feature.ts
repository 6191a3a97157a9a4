import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { exportedTutors, tutorCategoriesHandlers, tutorsHandlers, tutorsStore } from './tutors.handlers.ts'

export const handlers = { tutors: tutorsHandlers, tutorCategories: tutorCategoriesHandlers }

export const binned = { tutors: tutorsStore }

export const bulk = {
  tutors: {
    store: tutorsStore,
    category: 'categoryId',
    turn: (_stored, isOn) => ({ status: isOn ? 'online' : 'offline' }),
    exported: exportedTutors,
  },
} as const satisfies Partial<BulkNounParts>
