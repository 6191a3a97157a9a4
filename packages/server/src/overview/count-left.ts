import { sql } from 'drizzle-orm'
import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { Db } from '../database/database.ts'
import { memberDays } from './member-days.tables.ts'

interface Erased {
  readonly channelId: string
  readonly kind: BinKind
  readonly id: string
  readonly deletedAt: Date
}

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** Milliseconds since 1970 at which an id was made: ids are UUIDs of version 7. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** Keeps the counts of companies that are erased, in the transaction that erases them. */
export async function countLeft(db: Db, erased: readonly Erased[]): Promise<void> {
  const days = new Map<string, typeof memberDays.$inferInsert>()
  for (const { channelId, id, deletedAt } of erased.filter(({ kind }) => kind === 'companies')) {
    const [joinedOn, leftOn] = [format.format(madeAt(id)), format.format(deletedAt)]
    const key = `${channelId} ${joinedOn} ${leftOn}`
    days.set(key, { channelId, joinedOn, leftOn, count: (days.get(key)?.count ?? 0) + 1 })
  }
  // In one order, so that two who erase at once do not wait for each other.
  for (const key of [...days.keys()].toSorted()) {
    const day = days.get(key)
    if (day)
      await db
        .insert(memberDays)
        .values(day)
        .onConflictDoUpdate({
          target: [memberDays.channelId, memberDays.joinedOn, memberDays.leftOn],
          set: { count: sql`${memberDays.count} + ${day.count}` },
        })
  }
}
