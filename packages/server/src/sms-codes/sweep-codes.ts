import { lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { smsCodes, smsPhones } from './sms-codes.tables.ts'

/** Removes codes that are out of time, and counts of phones that count no more. */
export async function sweepCodes(system: Db): Promise<void> {
  await system.delete(smsCodes).where(lt(smsCodes.expiresAt, sql`now()`))
  await system.delete(smsPhones).where(lt(smsPhones.lastAt, sql`now() - interval '2 days'`))
}
