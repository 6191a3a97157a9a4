import type { MeetingDraft } from '@icss/core/meetings/meeting.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import type { meetings } from './meetings.tables.ts'

type Sealing = Pick<Services, 'database'>

const keyOf = (services: Sealing) => serverSecret(services, 'public-accounts')
const aboutOf = (channelId: string, appId: string) => `${channelId} ${appId}`

/** The column of a public account's secret as a draft gives it; nothing where what is stored stays. */
export async function sealedAppSecret(
  services: Sealing,
  channelId: string,
  { ownPublicAccount, appId, appSecret }: MeetingDraft,
): Promise<{ readonly sealedSecret?: string }> {
  if (!ownPublicAccount || appSecret === '') return {}
  return { sealedSecret: seal(await keyOf(services), appSecret, aboutOf(channelId, appId)) }
}

/** The public account that a meeting's channel has authorised, with its secret. */
export async function publicAccountOf(
  services: Sealing,
  { channelId, appId, ownPublicAccount, sealedSecret }: typeof meetings.$inferSelect,
): Promise<{ readonly appId: string; readonly secret: string } | undefined> {
  if (!ownPublicAccount || sealedSecret === null) return undefined
  const key = await keyOf(services)
  try {
    return { appId, secret: unseal(key, sealedSecret, aboutOf(channelId, appId)) }
  } catch {
    // The server's own secrets are others than when it was stored, as after a restore without them.
    throw new ProblemError('we_chat.secret_lost')
  }
}
