import type { FastifyRequest } from 'fastify'
import { uuid } from '../database/uuids.ts'
import { requestScope } from '../http/request-scope.ts'

/** Who the media server is, in the audit trail and as the owner of recordings: no account of anybody's. */
export const mediaServerAccount = '00000000-0000-0000-0000-000000000000'

/** The call by which the media server told of something. */
export type Told = Pick<FastifyRequest, 'ip' | 'id'>

/** Makes a change that the media server brought about, with a record of it in the channel's audit trail. */
export function asMediaServer<T>(
  told: Told | undefined,
  live: { readonly channelId: string; readonly id: string },
  action: string,
  change: () => Promise<T>,
): Promise<T> {
  const scope = {
    actor: { channelId: live.channelId, id: mediaServerAccount, name: 'RTMP ' },
    address: told?.ip ?? '',
    requestId: told?.id ?? uuid(),
    action,
    target: { id: live.id },
    claimed: false,
    recorded: false,
    committed: false,
  }
  return requestScope.run(scope, change)
}
