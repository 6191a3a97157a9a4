import { sql } from 'drizzle-orm'
import { trafficTotal } from '@icss/core/usage/traffic.ts'
import { trafficDayColumns, trafficThingColumns } from '@icss/core/usage/usage.columns.ts'
import type { usageContract } from '@icss/core/usage/usage.contract.ts'
import { usageEn } from '@icss/core/usage/usage.en.ts'
import { usageZh } from '@icss/core/usage/usage.zh.ts'
import { askedDays } from '@icss/core/usage/asked-days.ts'
import { byteQuotas } from '@icss/core/usage/quota-alert.ts'
import { pagesAfter } from '../entities/pages-after.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handlers } from '../http/handler.ts'
import { quotaAlerts } from './traffic.tables.ts'
import { trafficOfDays } from './traffic.repository.ts'
import { usageOf } from './usage.repository.ts'
import { usageReport } from './usage-report.ts'
import { thingsOf } from './usage-things.ts'

const copies = { zh: usageZh, en: usageEn }

export const usageHandlers: Handlers<{ usage: typeof usageContract }>['usage'] = {
  show: ({ session, tenant }) => tenant((db) => usageOf(db, session.channel.id)),

  report({ session, tenant }, { query }) {
    const range = askedDays(query, Date.now())
    return tenant((db) => usageReport(db, session.channel.id, range))
  },

  things({ session, tenant }, { query: { page, pageSize, sort, ...query } }) {
    const range = askedDays(query, Date.now())
    return tenant((db) => thingsOf(db, session, { range, sort, limit: pageSize, offset: (page - 1) * pageSize }))
  },

  export({ session, tenant }, { query }) {
    const range = askedDays(query, Date.now())
    // Days of three years are few enough for one page.
    async function* pages() {
      const rows = await tenant((db) => trafficOfDays(db, session.channel.id, range))
      yield rows.map((row) => ({ ...row, total: trafficTotal(row) }))
    }
    return Promise.resolve(exportAnswer(query, pages(), trafficDayColumns, copies))
  },

  exportThings({ session, tenant }, { query }) {
    const range = askedDays(query, Date.now())
    const { others, deleted } = copies[query.language]
    const pages = pagesAfter(
      async (after: number | undefined, limit) => {
        const offset = after ?? 0
        const { items } = await tenant((db) => thingsOf(db, session, { range, sort: '-total', limit, offset }))
        return items.map((item, at) => ({
          ...item,
          place: offset + at + 1,
          name: item.name ?? (item.thing === 'others' ? others : deleted),
        }))
      },
      ({ place }) => place,
    )
    return Promise.resolve(
      exportAnswer(query, pages, trafficThingColumns, {
        zh: { title: usageZh.thingsTitle },
        en: { title: usageEn.thingsTitle },
      }),
    )
  },

  async setAlerts({ session, tenant }, { body }) {
    const channelId = session.channel.id
    await tenant(async (db) => {
      await db
        .insert(quotaAlerts)
        .values(byteQuotas.map((quota) => ({ channelId, quota, bySms: body[quota] })))
        .onConflictDoUpdate({
          target: [quotaAlerts.channelId, quotaAlerts.quota],
          set: { bySms: sql`excluded.by_sms` },
        })
    })
    return body
  },
}
