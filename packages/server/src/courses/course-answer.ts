import type * as z from 'zod/mini'
import type { course } from '@icss/core/courses/courses.contract.ts'
import type { courses } from './courses.tables.ts'

export const courseAnswer = ({
  categoryId,
  createdAt,
  updatedAt,
  ...stored
}: typeof courses.$inferSelect): z.input<typeof course> => ({
  ...stored,
  categoryId: categoryId ?? '',
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
