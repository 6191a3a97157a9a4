import type { PoolClient } from 'pg'
import { appendAudit } from './append-audit.ts'
import { type LoginPlace, loginRecord, type TriedAccount } from './login-record.ts'

/** Records that somebody logged in, and from where. */
export const recordLogin = (client: PoolClient, account: TriedAccount, place: LoginPlace): Promise<void> =>
  appendAudit(client, [{ ...loginRecord(account, place), action: 'sessions.adminLogin', changes: [] }])
