import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { introductionColumns } from '@icss/core/introductions/introduction.columns.ts'
import { type Agreement, type Dropping, stalledDays } from '@icss/core/introductions/introduction.ts'
import { introductionsContract } from '@icss/core/introductions/introductions.contract.ts'
import { introductionsEn } from '@icss/core/introductions/introductions.en.ts'
import { introductionsZh } from '@icss/core/introductions/introductions.zh.ts'
import type { Db } from '../database/database.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { listing } from '../entities/entity-handlers.ts'
import { entityList } from '../entities/entity-list.ts'
import type { Caller } from '../entities/caller.ts'
import { smsSecret } from '../events/send-sms.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { linkSecret, linkUrl } from '../public-links/add-link.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { decide, introductionById } from './decide.ts'
import { introduce } from './introduce.ts'
import { introductions } from './introductions.tables.ts'

/** Underway without a change for long. */
export const isStalled = and(
  inArray(introductions.state, ['proposed', 'inTouch']),
  lt(introductions.updatedAt, sql`now() - make_interval(days => ${stalledDays})`),
)

const introductionsList = entityList(introductionsContract, {
  table: introductions,
  beside: () => ({ agreedOn: sql<string>`coalesce(${introductions.agreedOn}::text, '')` }),
  filters: {
    stalled: (stalled: string) => (stalled === 'true' ? isStalled : sql`(${isStalled}) is not true`),
    companyId: (id: string) => or(eq(introductions.resourceCompanyId, id), eq(introductions.demandCompanyId, id)),
  },
})

async function show(db: Db, channelId: string, id: string) {
  const where = introductionById(channelId, id)
  const [shown] = await introductionsList.page(db, channelId, { where, sort: '-updatedAt', limit: 1, offset: 0 })
  return found(shown)
}

const deciding = (
  { session, tenant }: Caller,
  { params: { id }, body }: { readonly params: { readonly id: string }; readonly body: Agreement | Dropping },
) =>
  tenant(async (db) => {
    const channelId = session.channel.id
    const locked = await db.select().from(introductions).where(introductionById(channelId, id)).for('update')
    await decide(db, found(locked[0]), body, { by: 'chamber', name: session.account.name })
    return show(db, channelId, id)
  })

export const introductionsHandlers: Handlers<{ introductions: typeof introductionsContract }>['introductions'] = {
  list: listing(introductionsList),
  show: ({ session, tenant }, { params: { id } }) => tenant((db) => show(db, session.channel.id, id)),
  export: exportEntities(introductionsList, {
    columns: introductionColumns,
    words: { zh: introductionsZh, en: introductionsEn },
  }),
  introduce: async ({ session, tenant, services, request }, { body }) => {
    // Without a gateway neither side would get its link.
    if (codeStateOf(services.config) === 'off') throw new ProblemError('introductions.no_gateway')
    const secrets = { links: await linkSecret(services), sms: await serverSecret(services, smsSecret) }
    const urlOf = (token: string) => linkUrl(request, services, token)
    return tenant(async (db) => {
      const channelId = session.channel.id
      return show(db, channelId, await introduce(db, { services, secrets, urlOf }, channelId, body))
    })
  },
  agree: deciding,
  drop: deciding,
}
