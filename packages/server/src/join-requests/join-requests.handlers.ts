import { and, count, eq, max } from 'drizzle-orm'
import { companyDraft } from '@icss/core/companies/company.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { joinRequestColumns } from '@icss/core/join-requests/join-request.columns.ts'
import type { JoinState } from '@icss/core/join-requests/join-request.ts'
import { joinRequestsContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { joinRequestsEn } from '@icss/core/join-requests/join-requests.en.ts'
import { joinRequestsZh } from '@icss/core/join-requests/join-requests.zh.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import type { RegisterCompany } from '@icss/core/register/register-company.ts'
import { apartOf } from '../companies/apart-of.ts'
import { companiesStore } from '../companies/companies.store.ts'
import type { Db } from '../database/database.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { listing } from '../entities/entity-handlers.ts'
import { entityList } from '../entities/entity-list.ts'
import { refuseHandled } from '../entities/refuse-handled.ts'
import { sendSmsIfLeft } from '../events/send-sms.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { inRegister } from '../register/in-register.ts'
import { registerOf } from '../register/register-of.ts'
import { joinRequests } from './join-requests.tables.ts'

type Stored = typeof joinRequests.$inferSelect

const joinRequestsList = entityList(joinRequestsContract, { table: joinRequests })

const byId = (channelId: string, id: string) => and(eq(joinRequests.channelId, channelId), eq(joinRequests.id, id))

async function show(db: Db, channelId: string, id: string) {
  const where = byId(channelId, id)
  const [shown] = await joinRequestsList.page(db, channelId, { where, sort: '-createdAt', limit: 1, offset: 0 })
  return found(shown)
}

/** An application that waits and is at `version`, locked to the end of the transaction. */
async function lockPending(db: Db, channelId: string, id: string, version: number): Promise<Stored> {
  const stored = found((await db.select().from(joinRequests).where(byId(channelId, id)).for('update'))[0])
  refuseHandled(stored, version, 'join_requests.handled')
  return stored
}

type Handled = Partial<Pick<Stored, 'reason' | 'companyId'>> & { readonly state: JoinState; readonly handledBy: string }

const handle = (db: Db, { channelId, id, version }: Stored, handled: Handled) => {
  const now = new Date()
  return db
    .update(joinRequests)
    .set({ ...handled, handledAt: now, updatedAt: now, version: version + 1 })
    .where(byId(channelId, id))
}

/** The company of an application, with what the register knows of it. */
function draftOf({ name, unifiedCreditCode, industry }: Stored, known: RegisterCompany | undefined) {
  const { abnormal: _, ...facts } = known ?? { abnormal: false }
  return companyDraft.parse({ name, unifiedCreditCode, ...facts, industry, industryTags: [industry] })
}

export const joinRequestsHandlers: Handlers<{ joinRequests: typeof joinRequestsContract }>['joinRequests'] = {
  list: listing(joinRequestsList),
  show: ({ session, tenant }, { params: { id } }) => tenant((db) => show(db, session.channel.id, id)),
  export: exportEntities(joinRequestsList, {
    columns: joinRequestColumns,
    words: { zh: joinRequestsZh, en: joinRequestsEn },
  }),

  async confirm({ session, tenant, services }, { params: { id }, query: { version, confirmed } }) {
    const channelId = session.channel.id
    const asked = await tenant((db) => show(db, channelId, id))
    // A register that does not answer keeps nobody out.
    const known = await inRegister(registerOf(services), asked).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'companies.search_failed') return undefined
      throw error
    })
    if (known?.abnormal === true) throw new ProblemError('companies.abnormal')
    return tenant(async (db) => {
      const stored = await lockPending(db, channelId, id, version)
      const apart = await apartOf(db, channelId, { name: stored.name, confirmed })
      const { id: companyId } = await companiesStore.insert(db, channelId, draftOf(stored, known), {
        more: { addedBy: 'autonomous', ...apart },
      })
      await handle(db, stored, { state: 'confirmed', companyId, handledBy: session.account.name })
      await sendSmsIfLeft(db, services, {
        channelId,
        to: stored.phone,
        message: 'join.confirmed',
        params: { company: stored.name },
      })
      return show(db, channelId, id)
    }).catch(companiesStore.word)
  },

  refuse: ({ session, tenant, services }, { params: { id }, query: { version }, body: { reason } }) =>
    tenant(async (db) => {
      const channelId = session.channel.id
      const stored = await lockPending(db, channelId, id, version)
      await handle(db, stored, { state: 'refused', reason, handledBy: session.account.name })
      await sendSmsIfLeft(db, services, {
        channelId,
        to: stored.phone,
        message: 'join.refused',
        params: { company: stored.name, reason },
      })
      return show(db, channelId, id)
    }),
}

/** The applications that wait, and when the latest came. */
export async function waitingJoinRequests(db: Db, channelId: string): Promise<NonNullable<Overview['joinRequests']>> {
  const [row] = await db
    .select({ waiting: count(), latestAt: max(joinRequests.createdAt) })
    .from(joinRequests)
    .where(and(eq(joinRequests.channelId, channelId), eq(joinRequests.state, 'pending')))
  return { waiting: row?.waiting ?? 0, latestAt: row?.latestAt?.toISOString() ?? null }
}
