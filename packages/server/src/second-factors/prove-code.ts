import { createHmac } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import { hashOfRecoveryCode, mayBeRecoveryCode } from './recovery-codes.ts'
import { type Owner, takeRecoveryCode, takeStep } from './second-factors.repository.ts'
import type { secondFactors } from './second-factors.tables.ts'
import { stepOf } from './totp.ts'

/** The 160 bits that the app of an enrolment has. */
export async function keyOf(services: Pick<Services, 'database'>, enrolment: string): Promise<Buffer> {
  const secret = await serverSecret(services, 'second-factors')
  return createHmac('sha256', secret).update(enrolment).digest().subarray(0, 20)
}

type Factor = Pick<typeof secondFactors.$inferSelect, 'enrolment' | 'recoveryHashes'>

/** Whether `code` is one of the app or a recovery code; it is used up by that, also against logins at the same time. */
export async function proveCode(
  services: Pick<Services, 'database'>,
  db: Db,
  owner: Owner,
  factor: Factor,
  code: string,
): Promise<boolean> {
  const step = stepOf(await keyOf(services, factor.enrolment), code.replaceAll(/\s/g, ''), Date.now())
  if (step !== undefined) return takeStep(db, owner, step)
  if (!mayBeRecoveryCode(code)) return false
  const hash = await hashOfRecoveryCode(code, factor.recoveryHashes)
  return hash !== undefined && takeRecoveryCode(db, owner, hash)
}
