import type * as z from 'zod/mini'
import type { cloudFile } from '@icss/core/files/files.contract.ts'
import type { files } from './files.tables.ts'

export const fileAnswer = ({
  categoryId,
  createdAt,
  updatedAt,
  deletedAt,
  ...stored
}: typeof files.$inferSelect): z.input<typeof cloudFile> => ({
  ...stored,
  groupId: categoryId ?? '',
  time: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
})
