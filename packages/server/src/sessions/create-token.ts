import { and, eq, gt, sql } from 'drizzle-orm'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maxPersonalTokens } from '@icss/core/sessions/session-limits.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { uuid } from '../database/uuids.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import type { Handler } from '../http/handler.ts'
import { hashOf, newSecret, tokenPrefix } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'

const beyond = (code: 'rule.choice', params: { choices: string }) =>
  new ProblemError('request.invalid', { errors: { groups: { code, params } } })

export const createToken: Handler<typeof sessionsContract.createToken> = async (
  { session, login, services: { database } },
  { body: { name, days, readOnly, groups } },
) => {
  const unknown = groups?.find((group) => !Object.hasOwn(contract, group))
  if (unknown !== undefined) throw beyond('rule.choice', { choices: Object.keys(contract).join(', ') })
  // A limited token makes no token that may do more.
  const limits = login.groups
  if (limits && !groups?.every((group) => limits.includes(group)))
    throw beyond('rule.choice', { choices: limits.join(', ') })
  const token = tokenPrefix + newSecret()
  const { account, channel } = session
  const [created] = await database.everywhere(async (db) => {
    // Whoever makes tokens of one account at the same time does it one after the other.
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.channelId, channel.id), eq(accounts.id, account.id)))
      .for('no key update')
    const live = and(
      eq(sessions.channelId, channel.id),
      eq(sessions.accountId, account.id),
      eq(sessions.kind, 'token'),
      gt(sessions.expiresAt, sql`now()`),
    )
    if ((await db.$count(sessions, live)) >= maxPersonalTokens)
      throw new ProblemError('session.token_limit', { params: { max: maxPersonalTokens } })
    return db
      .insert(sessions)
      .values({
        hash: hashOf(token),
        id: uuid(),
        kind: 'token',
        channelId: channel.id,
        accountId: account.id,
        name,
        readOnly,
        groups: groups ?? null,
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  })
  if (!created) throw new Error('An insert answered no row.')
  return { id: created.id, token, expiresAt: created.expiresAt.toISOString() }
}
