import { createHmac } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import { hashOfRecoveryCode, mayBeRecoveryCode } from './recovery-codes.ts'
import { type Owner, takeRecoveryCode, takeStep } from './second-factors.repository.ts'
import type { secondFactors } from './second-factors.tables.ts'
import { stepOf } from './totp.ts'

/** Gives the 160 bits that the app of an enrolment has. */
export type FactorKeys = (enrolment: string) => Buffer

/** The keys of all enrolments; asked for before a transaction begins, which reads no secrets of the server. */
export async function factorKeys(services: Pick<Services, 'database'>): Promise<FactorKeys> {
  const secret = await serverSecret(services, 'second-factors')
  return (enrolment) => createHmac('sha256', secret).update(enrolment).digest().subarray(0, 20)
}

type Factor = Pick<typeof secondFactors.$inferSelect, 'enrolment' | 'recoveryHashes'>

/** Whether `code` is one of the app or a recovery code; it is used up by that, also against logins at the same time. */
export async function proveCode(
  keyOf: FactorKeys,
  db: Db,
  owner: Owner,
  factor: Factor,
  code: string,
): Promise<boolean> {
  const step = stepOf(keyOf(factor.enrolment), code.replaceAll(/\s/g, ''), Date.now())
  if (step !== undefined) return takeStep(db, owner, step)
  if (!mayBeRecoveryCode(code)) return false
  const hash = await hashOfRecoveryCode(code, factor.recoveryHashes)
  return hash !== undefined && takeRecoveryCode(db, owner, hash)
}
