import type { PoolClient } from 'pg'
import { appendAudit } from './append-audit.ts'

/** The account that somebody tried to log in to. */
export interface TriedAccount {
  readonly channelId: string
  readonly id: string
  readonly number: string
  readonly name: string
}

/** Records failed logins under the account that was tried: how many there were since the record before, and the last's place. */
export const recordFailedLogin = (
  client: PoolClient,
  { channelId, id, number, name }: TriedAccount,
  {
    address,
    requestId,
    isLocked,
    failures,
  }: { readonly address: string; readonly requestId: string; readonly isLocked: boolean; readonly failures: number },
): Promise<void> =>
  appendAudit(client, [
    {
      channelId,
      accountId: id,
      account: `${number} ${name}`,
      address,
      requestId,
      action: isLocked ? 'sessions.locked' : 'sessions.failed',
      target: {},
      changes: [{ of: 'sessions', id: '', before: {}, after: { failures } }],
      changed: 0,
    },
  ])
