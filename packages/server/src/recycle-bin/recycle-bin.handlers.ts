import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { binKindsOf } from '@icss/core/recycle-bin/recycle-bin.ts'
import { binDays, type BinKind, type recycleBinContract } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { countLeft } from '../overview/count-left.ts'
import { erasedColumns, recycleBin } from './recycle-bin.tables.ts'

const day = 86_400_000

const visibleTo = ({ session, login }: Pick<Context, 'session' | 'login'>, may: 'list' | 'delete') =>
  session ? binKindsOf(session, may, login?.groups) : []

/** Refuses what the caller may not see as if it were not there, and what they may see and not delete as forbidden. */
function refuseOthers(context: Pick<Context, 'session' | 'login'>, kind: BinKind): void {
  if (visibleTo(context, 'delete').includes(kind)) return
  throw new ProblemError(visibleTo(context, 'list').includes(kind) ? 'session.forbidden' : 'request.not_found')
}

const ofBin = (channelId: string, { kind, id }: { readonly kind: BinKind; readonly id: string }) =>
  and(eq(recycleBin.channelId, channelId), eq(recycleBin.kind, kind), eq(recycleBin.id, id))

export const recycleBinHandlers: Handlers<{ recycleBin: typeof recycleBinContract }>['recycleBin'] = {
  list({ session, login, tenant }, { query: { page, pageSize, sort, kind } }) {
    const kinds = visibleTo({ session, login }, 'list').filter((one) => kind === undefined || one === kind)
    const where = and(eq(recycleBin.channelId, session.channel.id), inArray(recycleBin.kind, kinds))
    const direction = sort.startsWith('-') ? desc : asc
    return tenant(async (db) => {
      const [counted] = await db.select({ total: count() }).from(recycleBin).where(where)
      const { kind: of, id, name, deletedAt, deletedBy } = recycleBin
      const rows = await db
        .select({ kind: of, id, name, deletedAt, deletedBy })
        .from(recycleBin)
        .where(where)
        .orderBy(direction(deletedAt), direction(id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return {
        items: rows.map((row) => ({
          ...row,
          deletedAt: row.deletedAt.toISOString(),
          erasedAt: new Date(row.deletedAt.getTime() + binDays * day).toISOString(),
        })),
        total: counted?.total ?? 0,
      }
    })
  },

  async restore({ session, login, tenant, services }, { params, body: { name } }) {
    const { restore, word } = services.binStores[params.kind]
    await tenant(async (db) => {
      const ofRow = ofBin(session.channel.id, params)
      const [binned] = await db.select().from(recycleBin).where(ofRow).for('update')
      found(binned)
      refuseOthers({ session, login }, params.kind)
      await restore(db, session.channel.id, found(binned), name)
      await db.delete(recycleBin).where(ofRow)
    }).catch(word)
  },

  async erase({ session, login, tenant }, { params }) {
    await tenant(async (db) => {
      const [erased] = await db.delete(recycleBin).where(ofBin(session.channel.id, params)).returning(erasedColumns)
      const row = found(erased)
      refuseOthers({ session, login }, params.kind)
      await countLeft(db, [row])
    })
  },

  async empty({ session, login, tenant }, { body: { kind, before } }) {
    const kinds = visibleTo({ session, login }, 'delete').filter((one) => kind === undefined || one === kind)
    const { channelId, deletedAt } = recycleBin
    const where = and(
      eq(channelId, session.channel.id),
      inArray(recycleBin.kind, kinds),
      lte(deletedAt, new Date(before)),
    )
    return tenant(async (db) => {
      const erased = await db.delete(recycleBin).where(where).returning(erasedColumns)
      await countLeft(db, erased)
      return { erased: erased.length }
    })
  },
}
