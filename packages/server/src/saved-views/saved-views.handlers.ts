import { and, asc, count, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { maxSavedViews, type savedViewsContract } from '@icss/core/saved-views/saved-views.contract.ts'
import { uuid } from '../database/uuids.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { savedViews } from './saved-views.tables.ts'

const shown = { id: savedViews.id, list: savedViews.list, name: savedViews.name, query: savedViews.query }

const own = ({ channel, account }: Session) =>
  and(eq(savedViews.channelId, channel.id), eq(savedViews.accountId, account.id))

export const savedViewsHandlers: Handlers<{ savedViews: typeof savedViewsContract }>['savedViews'] = {
  async list({ session, tenant }, { query: { list } }) {
    const where = and(own(session), list === undefined ? undefined : eq(savedViews.list, list))
    const items = await tenant((db) =>
      db.select(shown).from(savedViews).where(where).orderBy(asc(savedViews.list), asc(savedViews.name)),
    )
    return { items, total: items.length }
  },

  create: ({ session, tenant }, { body }) =>
    tenant(async (db) => {
      const { channel, account } = session
      await oneAtATime(db, 'saved-views', account.id)
      const sameName = and(own(session), eq(savedViews.list, body.list), eq(savedViews.name, body.name))
      const [replaced] = await db.update(savedViews).set({ query: body.query }).where(sameName).returning(shown)
      if (replaced) return replaced
      const [kept] = await db.select({ total: count() }).from(savedViews).where(own(session))
      if ((kept?.total ?? 0) >= maxSavedViews)
        throw new ProblemError('saved_view.limit', { params: { max: maxSavedViews } })
      const made = { ...body, channelId: channel.id, accountId: account.id, id: uuid() }
      return found((await db.insert(savedViews).values(made).returning(shown))[0])
    }),

  async delete({ session, tenant }, { params: { viewId } }) {
    const deleted = await tenant((db) =>
      db
        .delete(savedViews)
        .where(and(own(session), eq(savedViews.id, viewId)))
        .returning({ id: savedViews.id }),
    )
    found(deleted[0])
  },
}
