import { getTableName } from 'drizzle-orm'
import { idempotencyKeys } from '../idempotency/idempotency.tables.ts'
import { serverSecrets } from '../secrets/secrets.tables.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'
import { callCounts, loginFailures, sessions } from '../sessions/sessions.tables.ts'
import { smsCodes, smsPhones } from '../sms-codes/sms-codes.tables.ts'

/**
 * What a restore must not bring back: a token that was revoked since would open everything again, and an answer or a
 * count is of an hour that is gone.
 */
export const transientTables: readonly string[] = [
  sessions,
  publicSessions,
  callCounts,
  loginFailures,
  idempotencyKeys,
  smsCodes,
  smsPhones,
].map(getTableName)

/** Kept apart, sealed or not at all: whoever has them can make links, codes and signatures. */
export const keysTable = getTableName(serverSecrets)
