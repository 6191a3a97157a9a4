import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import { handOverProofs } from '@icss/core/channels/hand-over.ts'
import type { Handler } from '../http/handler.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { candidateOf } from './admin-candidate.ts'
import { lockedOfAdmin } from './admin-phone.repository.ts'
import { handOver } from './appoint-admin.ts'
import { ownChannel } from './own-channel.ts'
import { hasFactor, proveAdmin } from './prove-admin.ts'

/** Hands over to an account whose phone has answered. Only the administrator does. */
export const changeAdmin: Handler<typeof channelsContract.changeAdmin> = async (context, { body }) => {
  const { session, services } = context
  const { database, config } = services
  const { accountId, confirmed } = body
  const { phone } = await candidateOf(database.system, session, accountId)
  const proofs = handOverProofs({
    codes: codeStateOf(config),
    hasFactor: await hasFactor(database.system, session),
  })
  const phones = { code: { purpose: 'admin.candidate', phone } } as const
  return proveAdmin(context, { proofs, given: body, phones }, async (db) => {
    await handOver(db, services, await lockedOfAdmin(db, session), { accountId, confirmed, proved: phone })
    return ownChannel(db, session)
  })
}
