import type { deskContract } from '@icss/core/desk/desk.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { deskKeys } from './desk-keys.ts'
import { listForDesk } from './desk-list.ts'
import { recordFacts } from './record-facts.ts'

export const deskHandlers: Handlers<{ desk: typeof deskContract }>['desk'] = {
  list: ({ session: { channel }, tenant }, { params: { meetingId }, query: { after } }) =>
    tenant((db) => listForDesk(db, channel.id, meetingId, after)),
  async key({ session: { channel }, tenant, services }, { params: { meetingId } }) {
    const secret = await serverSecret(services, 'desk-keys')
    return tenant((db) => deskKeys(db, secret, { channelId: channel.id, meetingId, now: Date.now() }))
  },
  record: ({ session: { channel, account }, tenant }, { params: { meetingId }, body: { sentAt, facts } }) => {
    const handing = { channelId: channel.id, meetingId, by: { accountId: account.id }, sentAt, received: Date.now() }
    return tenant(async (db, client) => ({ items: await recordFacts(db, client, handing, facts) }))
  },
}
