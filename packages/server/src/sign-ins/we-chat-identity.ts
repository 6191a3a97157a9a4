import { createHmac } from 'node:crypto'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { WeChatQuestion } from '@icss/core/sign-ins/we-chat.ts'
import type { meetings } from '../meetings/meetings.tables.ts'
import { publicAccountOf } from '../meetings/sealed-app-secret.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { isSameText } from '../secrets/same-text.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import { personOfCode } from './person-of-code.ts'

type Meeting = typeof meetings.$inferSelect
type Asking = Pick<Services, 'database' | 'config'>

const keyOf = (services: Asking) => serverSecret(services, 'we-chat')
const digest = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
/** WeChat leads back with it: a code that somebody else was given opens nothing on this phone. */
const stateOf = (key: string, { id }: SessionVisit) => digest(key, `state ${id}`)

/** How a phone asks WeChat who it is; null where it would change nothing, or the meeting or the server does not ask. */
export async function weChatQuestion(
  services: Asking,
  visit: SessionVisit,
  { winners, ownPublicAccount, sealedSecret, appId }: Meeting,
  isPrinted: boolean,
): Promise<WeChatQuestion | null> {
  if (isPrinted || winners !== 'verified') return null
  if (services.config.weChatUrl === undefined || !ownPublicAccount || sealedSecret === null) return null
  return { appId, state: stateOf(await keyOf(services), visit) }
}

/** Asks WeChat who came back with a code; answers what proves it in this session alone. */
export async function proveByWeChat(
  services: Asking,
  visit: SessionVisit,
  meeting: Meeting,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<string> {
  const { weChatUrl } = services.config
  const account = await publicAccountOf(services, meeting)
  if (weChatUrl === undefined || account === undefined) throw new ProblemError('we_chat.off')
  const key = await keyOf(services)
  if (!isSameText(state, stateOf(key, visit))) throw new ProblemError('we_chat.code_ended')
  const person = await personOfCode(weChatUrl, account, code)
  // Nothing is kept by which WeChat, or another meeting, would know them.
  return seal(key, digest(key, `${meeting.id} ${person}`), `proof ${visit.id}`)
}

/** Whom a proof names, as the meeting knows them again. */
export async function weChatHashOf(services: Asking, { id }: SessionVisit, proof: string): Promise<string> {
  try {
    return unseal(await keyOf(services), proof, `proof ${id}`)
  } catch {
    throw new ProblemError('we_chat.code_ended')
  }
}
