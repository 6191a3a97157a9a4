import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { gramsOf } from '../search/grams.ts'
import { companyGrams, companyGramsDue, searchedFields } from './companies.tables.ts'

/** A company by what it is searched by. */
export type SearchedCompany = Readonly<Record<'id' | (typeof searchedFields)[number], string>>

/** What a company is found by. */
export const gramsOfCompany = (channelId: string, company: Readonly<Record<(typeof searchedFields)[number], string>>) =>
  gramsOf(
    channelId,
    searchedFields.map((field) => company[field]),
  )

const written = (channelId: string, companies: readonly SearchedCompany[]) => sql`
  insert into ${companyGrams} (channel_id, id, grams)
  select ${channelId}, r.id, r.grams
  from json_populate_recordset(null::${companyGrams}, ${JSON.stringify(
    companies.map((company) => ({
      id: company.id,
      grams: gramsOfCompany(channelId, company),
    })),
  )}) as r`

/** Makes companies that were written by the caller's transaction found by what they say now. */
export async function keepGrams(db: Db, channelId: string, companies: readonly SearchedCompany[]): Promise<void> {
  await db.execute(
    sql`${written(channelId, companies)} on conflict (channel_id, id) do update set grams = excluded.grams`,
  )
}

/** Adds the bigrams of companies that have none yet; those of a company that was changed meanwhile stay. */
export async function addGrams(db: Db, channelId: string, companies: readonly SearchedCompany[]): Promise<void> {
  await db.execute(sql`${written(channelId, companies)} on conflict do nothing`)
}

/** Leaves the companies between two ids to be sorted in later; the caller's transaction adds them. */
export async function leaveGrams(db: Db, channelId: string, firstId: string, lastId: string): Promise<void> {
  await db.insert(companyGramsDue).values({ channelId, firstId, lastId })
}
