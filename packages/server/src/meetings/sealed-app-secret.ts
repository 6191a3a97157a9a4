import type { MeetingDraft } from '@icss/core/meetings/meeting.ts'
import { seal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'

/** The column of a public account's secret as a draft gives it; nothing where what is stored stays. */
export async function sealedAppSecret(
  services: Pick<Services, 'database'>,
  channelId: string,
  { ownPublicAccount, appId, appSecret }: MeetingDraft,
): Promise<{ readonly sealedSecret?: string }> {
  if (!ownPublicAccount || appSecret === '') return {}
  const secret = await serverSecret(services, 'public-accounts')
  return { sealedSecret: seal(secret, appSecret, `${channelId} ${appId}`) }
}
