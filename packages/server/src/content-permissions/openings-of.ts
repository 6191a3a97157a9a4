import { eq } from 'drizzle-orm'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import type { Naming } from '../entities/naming.ts'
import { contentPermissions } from './content-permissions.tables.ts'

/** The groups that a piece of content is open to: they go with it. */
export const openingsOf = (kind: ContentKind): Naming => ({
  table: contentPermissions,
  of: contentPermissions.contentId,
  where: eq(contentPermissions.kind, kind),
})
