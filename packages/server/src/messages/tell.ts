import { and, eq, inArray } from 'drizzle-orm'
import type { MessageFacts, MessageKind } from '@icss/core/messages/message.ts'
import { uuid } from '../database/uuids.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import type { Db } from '../database/database.ts'
import { messages } from './messages.tables.ts'

const nothing: MessageFacts = { name: '', thingId: null, status: null, good: 0, bad: 0, percent: 0 }

/** Tells accounts of something in the transaction of the fact: they hear of it exactly when that commits. */
async function tell(
  db: Db,
  channelId: string,
  accountIds: readonly string[],
  kind: MessageKind,
  facts: Partial<MessageFacts>,
): Promise<void> {
  if (accountIds.length === 0) return
  await db
    .insert(messages)
    .values(
      accountIds.map((accountId) => ({ channelId, id: uuid(), accountId, kind, facts: { ...nothing, ...facts } })),
    )
}

/** Tells the accounts of a channel that administer it. */
export async function tellAdministrators(
  db: Db,
  channelId: string,
  kind: MessageKind,
  facts: Partial<MessageFacts>,
): Promise<void> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.channelId, channelId), inArray(accounts.role, ['channel-admin', 'chamber-admin'])))
  await tell(
    db,
    channelId,
    found.map(({ id }) => id),
    kind,
    facts,
  )
}

/** Tells one account. */
export const tellAccount = (
  db: Db,
  channelId: string,
  accountId: string,
  kind: MessageKind,
  facts: Partial<MessageFacts>,
): Promise<void> => tell(db, channelId, [accountId], kind, facts)
