import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { tellPhone } from '../events/send-sms.ts'
import { found } from '../http/refuse.ts'
import type { Services } from '../services.ts'
import { findChannel, lockChannel, type StoredChannel, updateChannel } from './channels.repository.ts'
import { channels } from './channels.tables.ts'

/** The columns of a channel that has a phone from now on; none is awaited any more. */
export const phoneNow = (adminPhone: string) => ({ adminPhone, nextAdminPhone: '', nextAdminPhoneAt: null })

/** The own channel for its administrator; everybody else is refused. */
export function refuseOthers(channel: StoredChannel | undefined, { account }: Session): StoredChannel {
  const own = found(channel)
  if (own.adminAccountId !== account.id) throw new ProblemError('account.of_admin')
  return own
}

/** As `refuseOthers`, of the channel as it stands. */
export const channelOfAdmin = async (system: Db, session: Session): Promise<StoredChannel> =>
  refuseOthers(await findChannel(system, session.channel.id), session)

/** As `channelOfAdmin`; nobody else changes it until the transaction ends. */
export const lockedOfAdmin = async (db: Db, session: Session): Promise<StoredChannel> =>
  refuseOthers(await lockChannel(db, session.channel.id), session)

/** Gives a locked channel its phone, and tells the phone before it. */
export async function takePhone(
  db: Db,
  services: Pick<Services, 'config'>,
  { id: channelId, adminPhone: before }: Pick<StoredChannel, 'id' | 'adminPhone'>,
  phone: string,
): Promise<void> {
  await updateChannel(db, channelId, phoneNow(phone))
  await announce(db, channelId, 'admin.phone_changed', {})
  await tellReplaced(db, services, channelId, before)
}

/** Tells a phone that it is the administrator's no more, where there was one. */
export async function tellReplaced(
  db: Db,
  services: Pick<Services, 'config'>,
  channelId: string,
  phone: string,
): Promise<void> {
  if (phone !== '') await tellPhone(db, services, { channelId, to: phone, message: 'admin.phone_replaced', params: {} })
}

const isDue = lte(channels.nextAdminPhoneAt, sql`now()`)

/** Puts the next phone in place of those that were lost and have waited. */
export async function replaceLostPhones(services: Pick<Services, 'database' | 'config'>): Promise<void> {
  const { database } = services
  const due = await database.system
    .select({ id: channels.id })
    .from(channels)
    .where(isDue)
    .orderBy(asc(channels.nextAdminPhoneAt))
    .limit(100)
  for (const { id } of due)
    await database.everywhere(async (db) => {
      const [channel] = await db
        .select()
        .from(channels)
        .where(and(eq(channels.id, id), isDue))
        .for('no key update')
      if (channel) await takePhone(db, services, channel, channel.nextAdminPhone)
    })
}
