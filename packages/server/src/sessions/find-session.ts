import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { holdsBusiness } from '@icss/core/permissions/business.ts'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { accounts, givenFlags } from '../accounts/accounts.tables.ts'
import { noteSeen } from '../accounts/note-seen.ts'
import { channels } from '../channels/channels.tables.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { secondFactorRoles, secondFactors } from '../second-factors/second-factors.tables.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { sessionChannel } from './session-channel.ts'
import { sessions } from './sessions.tables.ts'
import { hashOf, sessionCookieOf, tokenPrefix } from './session-secret.ts'

export interface FoundSession {
  readonly session: Session
  readonly kind: 'cookie' | 'token'
  readonly id: string
  readonly readOnly: boolean
  /** Groups of the contract that a token may call; null is all of them. */
  readonly groups: readonly string[] | null
  readonly hash: string
  /** Of a support visit: the channel of the session that it stands on. */
  readonly visitorChannelId?: string
}

/** The channels whose sessions, accounts and rights it depends on. */
export const channelsOf = ({ session, visitorChannelId }: FoundSession): readonly string[] =>
  visitorChannelId === undefined ? [session.channel.id] : [session.channel.id, visitorChannelId]

const secretOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const [scheme = '', secret] = authorization.split(' ')
    return scheme.toLowerCase() === 'bearer' && secret?.startsWith(tokenPrefix) ? secret : undefined
  }
  return request.cookies[sessionCookieOf(request)]
}

const lastUsedPrecision = '1 minute'

/** Whether the account's role must have a second factor and it has none; mostly no role must. */
const lacksDemanded = sql<boolean>`(
  exists (select from ${secondFactorRoles} where ${secondFactorRoles.role} = ${accounts.role})
  and not exists (
    select from ${secondFactors} where ${secondFactors.channelId} = ${accounts.channelId}
      and ${secondFactors.accountId} = ${accounts.id} and ${secondFactors.confirmedAt} is not null))`

/** Asked for by every request, so it is planned once by each connection. */
const prepared = (system: Db) =>
  system
    .select({
      kind: sessions.kind,
      readOnly: sessions.readOnly,
      groups: sessions.groups,
      id: sessions.id,
      stale: sql<boolean>`${sessions.lastUsedAt} < now() - ${sql.raw(`interval '${lastUsedPrecision}'`)}`,
      account: accounts,
      channel: channels,
      given: givenFlags,
      mustAddSecondFactor: lacksDemanded,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.channelId, sessions.channelId), eq(accounts.id, sessions.accountId)))
    .innerJoin(channels, eq(channels.id, sessions.channelId))
    .leftJoin(
      permissionTemplates,
      and(eq(permissionTemplates.channelId, accounts.channelId), eq(permissionTemplates.id, accounts.templateId)),
    )
    .where(
      and(
        eq(sessions.hash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql`now()`),
        or(
          eq(sessions.kind, 'token'),
          gt(sessions.lastUsedAt, sql`now() - make_interval(mins => ${sql.placeholder('idleMinutes')})`),
        ),
        eq(accounts.enabled, true),
        eq(channels.enabled, true),
      ),
    )
    .prepare('find_session')

const statements = new WeakMap<Db, ReturnType<typeof prepared>>()

const statementOf = (system: Db) => {
  const known = statements.get(system) ?? prepared(system)
  statements.set(system, known)
  return known
}

/**
 * The session of a request's cookie or token, if it is alive and neither account nor channel is disabled. A browser's
 * session is alive while it is used: `isUse` is false for what goes on by itself, such as a stream of events.
 */
export async function findSession(
  request: FastifyRequest,
  { database, config }: Pick<Services, 'database' | 'config'>,
  { isUse = true } = {},
): Promise<FoundSession | undefined> {
  const secret = secretOf(request)
  if (!secret) return undefined
  const hash = hashOf(secret)
  const [row] = await statementOf(database.system).execute({ hash, idleMinutes: config.sessionIdleMinutes })
  if (!row) return undefined
  if (row.stale && isUse) {
    await database.system
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(sessions.hash, hash))
    await noteSeen(database.system, row.account)
  }
  const { account, channel, given } = row
  return {
    kind: row.kind,
    id: row.id,
    readOnly: row.readOnly,
    groups: row.groups,
    hash,
    session: {
      account: {
        id: account.id,
        number: account.number,
        name: account.name,
        role: account.role,
        business: holdsBusiness(account.role, account.business),
        mustChangePassword: account.mustChangePassword,
        mustAddSecondFactor: row.mustAddSecondFactor,
      },
      channel: sessionChannel(channel, effectiveFlags(account.role, channel.flags, given)),
    },
  }
}
