import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { courses } from '../courses/courses.tables.ts'
import { files } from '../files/files.tables.ts'
import { lives } from '../lives/lives.tables.ts'
import { notices } from '../notices/notices.tables.ts'

/** The table of each kind of content; a kind without one has no content that could be opened. */
export const contentTables: Partial<
  Record<ContentKind, PgTable & { readonly channelId: AnyPgColumn; readonly id: AnyPgColumn }>
> = { course: courses, live: lives, file: files, notice: notices }
