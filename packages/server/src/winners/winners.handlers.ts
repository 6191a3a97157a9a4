import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { winnerColumns } from '@icss/core/winners/winner.columns.ts'
import { type Winner, winnersContract } from '@icss/core/winners/winners.contract.ts'
import { winnersEn } from '@icss/core/winners/winners.en.ts'
import { winnersZh } from '@icss/core/winners/winners.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { listing } from '../entities/entity-handlers.ts'
import { entityList } from '../entities/entity-list.ts'
import { outer } from '../entities/outer.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { winners } from '../lotteries/lotteries.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { participants } from '../participants/participants.tables.ts'

const stateSql = sql<Winner['state']>`case when ${winners.voidedAt} is not null then 'voided'
  when ${winners.handedOverAt} is not null then 'handedOver' else 'waiting' end`

/** What is known of the person, read beside the win; nothing once that is erased. */
const ofPerson = (channelId: string, column: 'name' | 'phone' | 'company') =>
  sql<string>`coalesce((select ${outer(participants[column])} from ${participants}
    where ${outer(participants.channelId)} = ${channelId} and ${outer(participants.id)} = ${outer(winners.participantId)}), '')`

const winnersList = entityList(winnersContract, {
  table: winners,
  parent: meetings,
  beside: (channelId) => ({
    state: stateSql,
    name: ofPerson(channelId, 'name'),
    phone: ofPerson(channelId, 'phone'),
    company: ofPerson(channelId, 'company'),
  }),
  filters: { state: (state) => eq(stateSql, state) },
  // Ids are in the order of drawing.
  orders: { drawnAt: [winners.id] },
})

export const exportWinners = exportEntities(winnersList, {
  columns: winnerColumns,
  words: { zh: winnersZh, en: winnersEn },
})

export const winnersHandlers: Handlers<{ winners: typeof winnersContract }>['winners'] = {
  list: listing(winnersList),
  export: exportWinners,
  handOver: ({ session, tenant }, { params: { winnerId }, body: { isHandedOver } }) => {
    const channelId = session.channel.id
    const ofId = and(eq(winners.channelId, channelId), eq(winners.id, winnerId))
    return tenant(async (db) => {
      const stored = found((await db.select().from(winners).where(ofId).for('update'))[0])
      if (stored.participantId === null) throw new ProblemError('meeting.erased')
      if (stored.voidedAt) throw new ProblemError('lottery.winner_voided')
      await db
        .update(winners)
        .set({
          version: stored.version + 1,
          handedOverAt: isHandedOver ? (stored.handedOverAt ?? new Date()) : null,
          handedOverBy: isHandedOver ? stored.handedOverBy || session.account.name : '',
        })
        .where(ofId)
      const [shown] = await winnersList.page(db, channelId, { where: ofId, sort: 'drawnAt', limit: 1, offset: 0 })
      return found(shown)
    })
  },
}
