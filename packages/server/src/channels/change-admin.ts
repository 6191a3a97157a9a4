import { adminChangeFault } from '@icss/core/accounts/admin-change.ts'
import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import type { Handler } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import { appointAdmin, boundElsewhere } from './appoint-admin.ts'
import { lockChannel } from './channels.repository.ts'

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Only the administrator hands over; whoever is chosen needs a phone, and a second word when it is in use elsewhere. */
export const changeAdmin: Handler<typeof channelsContract.changeAdmin> = (
  { session, services: { database } },
  { body: { accountId, confirmed } },
) =>
  database.everywhere(async (db) => {
    const channel = found(await lockChannel(db, session.channel.id))
    if (channel.adminAccountId !== session.account.id) throw new ProblemError('account.of_admin')
    const candidate = found(isUuid.test(accountId) ? await findAccount(db, channel.id, accountId) : undefined)
    if (candidate.isCurrentAdmin) throw new ProblemError('account.is_current_admin')
    if (!candidate.enabled) throw new ProblemError('session.disabled')
    if (candidate.phone === '') throw new ProblemError('account.phone_needed')
    const boundTo = await boundElsewhere(db, channel.id, candidate.phone)
    const current = { phone: channel.adminPhone, channelId: channel.id }
    refuse(adminChangeFault(current, { phone: candidate.phone, boundTo }, confirmed))
    return appointAdmin(db, channel, candidate)
  })
