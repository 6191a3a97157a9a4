import { and, eq, sql } from 'drizzle-orm'
import { type OrganisationDraft, organisationDraft } from '@icss/core/organisation/organisation.ts'
import type { Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { holdReferences } from '../references/hold-references.ts'
import { organisations } from './organisation.tables.ts'

export async function findOrganisation(db: Db, channelId: string): Promise<Organisation | undefined> {
  const [found] = await db
    .select({ stored: organisations, ownCompanyName: companies.name })
    .from(organisations)
    .leftJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, organisations.ownCompanyId)))
    .where(eq(organisations.channelId, channelId))
  if (!found) return undefined
  const { updatedAt, ownCompanyId, ...stored } = found.stored
  return {
    ...stored,
    ownCompanyId: ownCompanyId ?? '',
    ownCompanyName: found.ownCompanyName ?? '',
    updatedAt: updatedAt.toISOString(),
  }
}

/** The member company that the chamber itself is, null for none. */
export async function findOwnCompanyId(db: Db, channelId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: organisations.ownCompanyId })
    .from(organisations)
    .where(eq(organisations.channelId, channelId))
  return found?.id ?? null
}

/** Stores the organisation over the version that the change is based on, 0 for none; whether it still had that. */
export async function saveOrganisation(
  db: Db,
  channelId: string,
  draft: OrganisationDraft,
  version: number,
): Promise<boolean> {
  const values = { ...draft, ownCompanyId: draft.ownCompanyId || null }
  // Before the organisation is held, as by whoever deletes the company.
  await holdReferences(db, channelId, organisationDraft, draft)
  const saved =
    version === 0
      ? await db
          .insert(organisations)
          .values({ ...values, channelId })
          .onConflictDoNothing()
          .returning({ version: organisations.version })
      : await db
          .update(organisations)
          .set({ ...values, version: sql`${organisations.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(organisations.channelId, channelId), eq(organisations.version, version)))
          .returning({ version: organisations.version })
  return saved.length > 0
}
