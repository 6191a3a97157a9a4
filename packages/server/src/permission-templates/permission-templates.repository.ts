import { and, asc, eq, sql } from 'drizzle-orm'
import type { PermissionTemplate, TemplateDraft } from '@icss/core/permission-templates/permission-template.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import { permissionTemplates } from './permission-templates.tables.ts'

type Stored = typeof permissionTemplates.$inferSelect

const byId = (channelId: string, id: string) =>
  and(eq(permissionTemplates.channelId, channelId), eq(permissionTemplates.id, id))

export async function findTemplate(db: Db, channelId: string, id: string): Promise<Stored | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(permissionTemplates).where(byId(channelId, id))
  return found
}

/** As `findTemplate`, and keeps others from changing it or from giving it to anyone until the transaction ends. */
export async function lockTemplate(db: Db, channelId: string, id: string): Promise<Stored | undefined> {
  const [found] = await db.select().from(permissionTemplates).where(byId(channelId, id)).for('update')
  return found
}

export async function defaultTemplate(db: Db, channelId: string): Promise<Stored> {
  const [found] = await db
    .select()
    .from(permissionTemplates)
    .where(and(eq(permissionTemplates.channelId, channelId), eq(permissionTemplates.isDefault, true)))
  if (!found) throw new Error('A channel has no default template.')
  return found
}

/**
 * The templates of a channel with how many accounts and sub-channels have each. Sub-channels are other tenants, so this
 * needs the system's scope.
 */
export async function listTemplates(system: Db, channelId: string, id?: string): Promise<PermissionTemplate[]> {
  return system
    .select({
      id: permissionTemplates.id,
      name: permissionTemplates.name,
      flags: permissionTemplates.flags,
      isDefault: permissionTemplates.isDefault,
      // Drizzle drops the table's name before columns here, which would be the inner table's then.
      inUse: sql<number>`(
        (select count(*) from ${accounts} a where a.channel_id = ${channelId} and a.template_id = permission_templates.id)
        + (select count(*) from ${channels} c where c.superior_channel_id = ${channelId} and c.template_id = permission_templates.id))::int`,
      version: permissionTemplates.version,
    })
    .from(permissionTemplates)
    .where(id === undefined ? eq(permissionTemplates.channelId, channelId) : byId(channelId, id))
    .orderBy(sql`${permissionTemplates.isDefault} desc`, asc(permissionTemplates.name))
}

export async function insertTemplate(db: Db, channelId: string, draft: TemplateDraft): Promise<string> {
  const id = uuid()
  await db.insert(permissionTemplates).values({ ...draft, flags: [...draft.flags], channelId, id })
  return id
}

export async function updateTemplate(
  db: Db,
  channelId: string,
  id: string,
  version: number,
  draft: TemplateDraft,
): Promise<boolean> {
  const updated = await db
    .update(permissionTemplates)
    .set({ ...draft, flags: [...draft.flags], version: sql`${permissionTemplates.version} + 1` })
    .where(and(byId(channelId, id), eq(permissionTemplates.version, version)))
    .returning({ id: permissionTemplates.id })
  return updated.length > 0
}

export async function deleteTemplate(db: Db, channelId: string, id: string): Promise<void> {
  await db.delete(permissionTemplates).where(byId(channelId, id))
}
