import type { deskContract } from '@icss/core/desk/desk.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { recordFacts } from './record-facts.ts'

export const deskHandlers: Handlers<{ desk: typeof deskContract }>['desk'] = {
  record: ({ session: { channel, account }, tenant }, { params: { meetingId }, body: { sentAt, facts } }) => {
    const handing = { channelId: channel.id, meetingId, accountId: account.id, sentAt, received: Date.now() }
    return tenant(async (db, client) => ({ items: await recordFacts(db, client, handing, facts) }))
  },
}
