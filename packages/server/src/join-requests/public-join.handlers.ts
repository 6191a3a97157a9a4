import { and, eq, ne, or } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type JoinDraft, type JoinPage, joinSearch } from '@icss/core/join-requests/join-request.ts'
import type { publicJoinContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { isNearWhole } from '@icss/core/register/near-whole.ts'
import { maxFound } from '@icss/core/register/register-company.ts'
import { uuid } from '../database/uuids.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { countCall } from '../http/count-call.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { placeOf } from '../http/place-of.ts'
import { found } from '../http/refuse.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { hasFile, searchFile } from '../register/file-register.ts'
import { inRegister } from '../register/in-register.ts'
import { registerOf } from '../register/register-of.ts'
import type { Services } from '../services.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { provePhone } from '../sms-codes/prove-phone.ts'
import { sendCode } from '../sms-codes/send-code.ts'
import { joinRequests } from './join-requests.tables.ts'

/** Whether strangers are answered from the register: from the imported one alone, since calls of a provider cost. */
const hasRegister = async ({ config, database }: Services): Promise<boolean> =>
  !config.register && (await hasFile(database))

async function show({ channelId }: LinkVisit, tenant: Scope, services: Services): Promise<JoinPage> {
  const name = await tenant(async (db) => {
    const [channel] = await db.select({ name: channels.name }).from(channels).where(eq(channels.id, channelId))
    return found(channel).name
  })
  return { channelName: name, codes: codeStateOf(services.config), hasRegister: await hasRegister(services) }
}

const taken = (field: 'name' | 'unifiedCreditCode', code: 'companies.name_taken' | 'companies.credit_code_taken') =>
  new ProblemError(code, { errors: { [field]: { code, params: {} } } })

/** Refuses a company that is a member, or whose application waits. */
async function refuseKnown(db: Db, channelId: string, { name, unifiedCreditCode: code }: JoinDraft): Promise<void> {
  await oneAtATime(db, 'join', channelId)
  const [member] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.channelId, channelId),
        or(eq(pinyinOf(companies.name), name), code === '' ? undefined : eq(companies.unifiedCreditCode, code)),
      ),
    )
    .limit(1)
  if (member)
    throw member.name === name
      ? taken('name', 'companies.name_taken')
      : taken('unifiedCreditCode', 'companies.credit_code_taken')
  const [waiting] = await db
    .select({ id: joinRequests.id })
    .from(joinRequests)
    .where(
      and(
        eq(joinRequests.channelId, channelId),
        eq(joinRequests.state, 'pending'),
        or(
          eq(joinRequests.name, name),
          code === ''
            ? undefined
            : and(ne(joinRequests.unifiedCreditCode, ''), eq(joinRequests.unifiedCreditCode, code)),
        ),
      ),
    )
    .limit(1)
  if (waiting) throw new ProblemError('join_requests.waiting')
}

export const publicJoinHandlers: Handlers<{ publicJoin: typeof publicJoinContract }>['publicJoin'] = {
  show: ({ visit, tenant, services }) => show(visit, tenant, services),

  sendCode: (context, { body: { phone } }) => sendCode(context, { purpose: 'chamber.join', phone }),

  async findCompany({ visit, services, address }, { body: { name } }) {
    const { database } = services
    if (!(await hasRegister(services))) return { items: [] }
    await countCall(database, keyOf('register of address', placeOf(address)), joinSearch.perAddress)
    await countCall(database, keyOf('register of page', visit.id), joinSearch.perPage)
    const known = await searchFile(database)(name, maxFound)
    return { items: known.filter((one) => isNearWhole(name, one.name)).slice(0, joinSearch.most) }
  },

  async apply(context, { body }) {
    const { visit, services } = context
    const { channelId } = visit
    // A provider is asked when an administrator confirms: strangers make no calls that cost.
    const known = services.config.register ? undefined : await inRegister(registerOf(services), body)
    const { phone, code, name, unifiedCreditCode, industry, applicant } = body
    return provePhone(context, { purpose: 'chamber.join', phone, code }, async (db) => {
      if (known?.abnormal === true)
        throw new ProblemError('companies.abnormal', { errors: { name: { code: 'companies.abnormal', params: {} } } })
      await refuseKnown(db, channelId, body)
      const id = uuid()
      await db.insert(joinRequests).values({
        channelId,
        id,
        name,
        unifiedCreditCode,
        industry,
        applicant,
        phone,
        isInRegister: known !== undefined,
      })
      return { id }
    })
  },
}

/** The page on which companies apply, and what a preview of its link says. */
export async function publicJoinPage(visit: LinkVisit, tenant: Scope, services: Services) {
  const page = await show(visit, tenant, services)
  return {
    content: { kind: 'join' as const, page },
    preview: { title: page.channelName, description: page.channelName },
  }
}
