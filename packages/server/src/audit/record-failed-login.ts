import type { PoolClient } from 'pg'
import { appendAudit } from './append-audit.ts'
import { type LoginPlace, loginRecord, type TriedAccount } from './login-record.ts'

/** Records failed logins under the account that was tried: how many there were since the record before, and the last's place. */
export const recordFailedLogin = (
  client: PoolClient,
  account: TriedAccount,
  { isLocked, failures, ...place }: LoginPlace & { readonly isLocked: boolean; readonly failures: number },
): Promise<void> =>
  appendAudit(client, [
    {
      ...loginRecord(account, place),
      action: isLocked ? 'sessions.locked' : 'sessions.failed',
      changes: [{ of: 'sessions', id: '', before: {}, after: { failures } }],
    },
  ])
