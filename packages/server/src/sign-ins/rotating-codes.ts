import { createHmac } from 'node:crypto'
import { stepSeconds } from '@icss/core/sign-ins/sign-in.ts'
import { isSameText } from '../secrets/same-text.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'

const stepLength = stepSeconds * 1000
const stepAt = (now: number) => Math.floor(now / stepLength)

const codeOf = (secret: string, linkId: string, step: number) =>
  createHmac('sha256', secret).update(`${linkId} ${step}`).digest().subarray(0, 12).toString('base64url')

const secretOf = (services: Pick<Services, 'database'>) => serverSecret(services, 'sign-in-codes')

/** The code of a link that the screen shows now, and when the next one comes. */
export async function presentCode(
  services: Pick<Services, 'database'>,
  linkId: string,
  now = Date.now(),
): Promise<{ readonly code: string; readonly nextAt: number }> {
  const step = stepAt(now)
  return { code: codeOf(await secretOf(services), linkId, step), nextAt: (step + 1) * stepLength }
}

/** When the step began whose code was scanned: the present one or the one before; undefined for every other code. */
export async function stepOfCode(
  services: Pick<Services, 'database'>,
  linkId: string,
  code: string,
  now = Date.now(),
): Promise<number | undefined> {
  const secret = await secretOf(services)
  const step = [stepAt(now), stepAt(now) - 1].find((one) => isSameText(code, codeOf(secret, linkId, one)))
  return step === undefined ? undefined : step * stepLength
}
