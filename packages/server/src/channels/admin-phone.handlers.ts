import { adminPhone as answer, lostPhoneHours, proofsOf } from '@icss/core/channels/admin-phone.ts'
import type { adminPhoneContract } from '@icss/core/channels/admin-phone.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maskPhone } from '@icss/core/rules/mask-phone.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { announce } from '../events/announce.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { proveOwnCode } from '../second-factors/prove-own-code.ts'
import type { Services } from '../services.ts'
import { provePassword } from '../sessions/prove-password.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { sendCode } from '../sms-codes/send-code.ts'
import { channelOfAdmin, lockedOfAdmin, phoneNow, takePhone } from './admin-phone.repository.ts'
import { findChannel, updateChannel } from './channels.repository.ts'
import { everywhere, hasFactor, proveAdmin, wrongInstead } from './prove-admin.ts'

/** The phone as a session sees it. */
async function phoneFor(session: Session, { database, config }: Services) {
  const channel = found(await findChannel(database.system, session.channel.id))
  const isOwn = channel.adminAccountId === session.account.id
  const seen = (phone: string) => (isOwn ? phone : maskPhone(phone))
  const { adminPhone, nextAdminPhone, nextAdminPhoneAt } = channel
  return answer.parse({
    phone: seen(adminPhone),
    isOwn,
    codes: codeStateOf(config),
    hasFactor: await hasFactor(database.system, session),
    next: nextAdminPhoneAt && { phone: seen(nextAdminPhone), at: nextAdminPhoneAt.toISOString() },
  })
}

function refusePresent(present: string, phone: string): void {
  const code = 'account.is_current_admin'
  if (phone === present) throw new ProblemError(code, { errors: { phone: { code, params: {} } } })
}

export const adminPhoneHandlers: Handlers<{ adminPhone: typeof adminPhoneContract }>['adminPhone'] = {
  show: ({ session, services }) => phoneFor(session, services),

  async sendCode(context, { body: { phone } }) {
    await channelOfAdmin(context.services.database.system, context.session)
    return sendCode(context, { purpose: 'admin.new_phone', phone })
  },

  async sendOldCode(context) {
    const { adminPhone: phone } = await channelOfAdmin(context.services.database.system, context.session)
    if (phone === '') throw new ProblemError('account.phone_missing')
    return sendCode(context, { purpose: 'admin.old_phone', phone })
  },

  async change(context, { body }) {
    const { session, services } = context
    const { database, config } = services
    const { adminPhone: before } = await channelOfAdmin(database.system, session)
    const { phone } = body
    refusePresent(before, phone)
    const proofs = proofsOf(before === '' ? 'first' : 'change', {
      codes: codeStateOf(config),
      hasFactor: await hasFactor(database.system, session),
    })
    const phones = {
      code: { purpose: 'admin.new_phone', phone },
      oldCode: { purpose: 'admin.old_phone', phone: before },
    } as const
    await proveAdmin(context, { proofs, given: body, phones }, async (db) => {
      const channel = await lockedOfAdmin(db, session)
      // What was proved was the phone that there was.
      if (channel.adminPhone !== before) throw new ProblemError('request.conflict')
      await takePhone(db, services, channel, phone)
    })
    return phoneFor(session, services)
  },

  async replaceLost(context, { body: { phone, currentPassword, factorCode } }) {
    const { session, services } = context
    const { database } = services
    const { adminPhone: before } = await channelOfAdmin(database.system, session)
    if (before === '') throw new ProblemError('account.phone_missing')
    refusePresent(before, phone)
    if (!(await hasFactor(database.system, session))) throw new ProblemError('second_factor.is_off')
    await provePassword(context, currentPassword, wrongInstead)
    await proveOwnCode(
      everywhere(context),
      factorCode,
      async (db) => {
        const { id } = await lockedOfAdmin(db, session)
        const at = new Date(Date.now() + lostPhoneHours * 3_600_000)
        await updateChannel(db, id, { nextAdminPhone: phone, nextAdminPhoneAt: at })
        await announce(db, id, 'admin.phone_lost', { at: at.toISOString() })
      },
      { field: 'factorCode', wrong: wrongInstead },
    )
    return phoneFor(session, services)
  },

  async keep({ session, services }) {
    await services.database.everywhere(async (db) => {
      const { id, adminPhone } = await lockedOfAdmin(db, session)
      await updateChannel(db, id, phoneNow(adminPhone))
    })
    return phoneFor(session, services)
  },
}
