import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { courses } from '../courses/courses.tables.ts'

/** The table of each kind of content; a kind without one has no content that could be opened. */
export const contentTables: Partial<Record<ContentKind, typeof courses>> = { course: courses }
