import { eq, lt, sql } from 'drizzle-orm'
import { type CopyParams, fill } from '@icss/core/copy/translate.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { TextMessage } from '@icss/core/events/text-message.ts'
import { textMessagesEn } from '@icss/core/events/text-messages.en.ts'
import { textMessagesZh } from '@icss/core/events/text-messages.zh.ts'
import { uuid } from '../database/uuids.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { notificationChannels } from '../database/notifications.ts'
import { found } from '../http/refuse.ts'
import { seal } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { smsDays } from '../sms-codes/sms-codes.tables.ts'
import { deliveries } from '../webhooks/webhooks.tables.ts'
import { announce } from './announce.ts'
import { today } from './sms-day.ts'

/** What stands for a secret in a content that is shown. */
const hidden = '******'

/** The secret of the server by which contents are sealed that hold one. */
export const smsSecret = 'sms'

export interface Sms {
  readonly channelId: string
  readonly to: string
  readonly message: TextMessage
  /** What the words name beside `channel`. */
  readonly params: CopyParams
  /** Values that nobody reads but whoever has the phone; sealed with the server's secret of that name. */
  readonly secrets?: { readonly params: CopyParams; readonly secret: string; readonly minutes: number }
}

/**
 * Sends an SMS in the transaction of what it is about: it goes out exactly when that commits. It is one of what the
 * administrator is told, and counts in no budget.
 */
export async function tellPhone(
  db: Db,
  { config: { sms: gateway, smsLanguage: language } }: Pick<Services, 'config'>,
  { channelId, to, message, params, secrets }: Sms,
): Promise<void> {
  const [channel] = await db.select({ name: channels.name }).from(channels).where(eq(channels.id, channelId))
  const { name } = found(channel)
  const words = (language === 'zh' ? textMessagesZh : textMessagesEn)[message]
  const wordsOf = (more: CopyParams) => fill(words, { channel: name, ...params, ...more }, language)
  const id = uuid()
  const masks = Object.fromEntries(Object.keys(secrets?.params ?? {}).map((key) => [key, hidden]))
  await db.insert(deliveries).values({
    channelId,
    id,
    target: to,
    event: message,
    eventId: uuid(),
    content: wordsOf(masks),
    sealed: secrets ? seal(secrets.secret, wordsOf(secrets.params), id) : null,
    expiresAt: secrets ? new Date(Date.now() + secrets.minutes * 60_000) : null,
    status: gateway ? 'pending' : 'kept',
  })
  await db.execute(sql`select pg_notify(${notificationChannels.outbox}, '')`)
}

/** Counts one more SMS of today; false where the channel has sent all that it may. Whoever sends for it waits for this row. */
async function countOne(db: Db, channelId: string): Promise<boolean> {
  const [channel] = await db.select({ budget: channels.smsPerDay }).from(channels).where(eq(channels.id, channelId))
  const { budget } = found(channel)
  if (budget === 0) return false
  const [counted] = await db
    .insert(smsDays)
    .values({ channelId, day: today(), sent: 1 })
    .onConflictDoUpdate({
      target: [smsDays.channelId, smsDays.day],
      set: { sent: sql`${smsDays.sent} + 1` },
      setWhere: lt(smsDays.sent, budget),
    })
    .returning({ sent: smsDays.sent })
  if (!counted) return false
  const { sent } = counted
  if (sent === Math.ceil(budget / 2)) await announce(db, channelId, 'sms.warned', { sent, budget })
  return true
}

/** As `tellPhone`, counted in what the channel may send today, and refused beyond that. */
export async function sendSms(db: Db, services: Pick<Services, 'config'>, sms: Sms): Promise<void> {
  await tellPhone(db, services, sms)
  if (!(await countOne(db, sms.channelId))) throw new ProblemError('sms.budget')
}

/** Refuses when the channel has sent all the SMS that it may send today. */
export async function refuseSpentBudget(db: Db, channelId: string): Promise<void> {
  const [channel] = await db.select({ budget: channels.smsPerDay }).from(channels).where(eq(channels.id, channelId))
  const [counted] = await db
    .select({ sent: smsDays.sent })
    .from(smsDays)
    .where(sql`${smsDays.channelId} = ${channelId} and ${smsDays.day} = ${today()}`)
  if ((counted?.sent ?? 0) >= found(channel).budget) throw new ProblemError('sms.budget')
}

/** As `sendSms`, as long as the channel has one left: what it is about stands all the same without. */
export async function sendSmsIfLeft(db: Db, services: Pick<Services, 'config'>, sms: Sms): Promise<void> {
  if (await countOne(db, sms.channelId)) await tellPhone(db, services, sms)
}
