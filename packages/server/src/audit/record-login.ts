import type { PoolClient } from 'pg'
import { appendAudit } from './append-audit.ts'
import type { TriedAccount } from './record-failed-login.ts'

/** Records that somebody logged in, and from where. */
export const recordLogin = (
  client: PoolClient,
  { channelId, id, number, name }: TriedAccount,
  { address, requestId }: { readonly address: string; readonly requestId: string },
): Promise<void> =>
  appendAudit(client, [
    {
      channelId,
      accountId: id,
      account: `${number} ${name}`,
      address,
      requestId,
      action: 'sessions.adminLogin',
      target: {},
      changes: [],
      changed: 0,
    },
  ])
