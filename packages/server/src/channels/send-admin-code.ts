import type { channelsContract } from '@icss/core/channels/channels.contract.ts'
import type { Handler } from '../http/handler.ts'
import { sendCode } from '../sms-codes/send-code.ts'
import { candidateOf } from './admin-candidate.ts'

/** Sends a code to the phone of whoever is to become administrator. */
export const sendAdminCode: Handler<typeof channelsContract.sendAdminCode> = async (context, { body }) => {
  const { session, services } = context
  const { phone } = await candidateOf(services.database.system, session, body.accountId)
  return sendCode(context, { purpose: 'admin.candidate', phone })
}
