import { randomInt } from 'node:crypto'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type CodePurpose, codeRules } from '@icss/core/sms-codes/sms-code.ts'
import { codePurposesEn } from '@icss/core/sms-codes/sms-codes.en.ts'
import { codePurposesZh } from '@icss/core/sms-codes/sms-codes.zh.ts'
import { uuid } from '../database/uuids.ts'
import { refuseSpentBudget, sendSms, smsSecret } from '../events/send-sms.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { lockedFor } from '../sessions/login-throttle.ts'
import { type CodeContext, settledHolderOf } from './code-holder.ts'
import { codeHash, phoneHash, triesKey } from './code-keys.ts'
import { codeStateOf } from './code-state.ts'
import { countPhone } from './count-phone.ts'
import { smsCodes } from './sms-codes.tables.ts'

const { digits, minutes, apartSeconds } = codeRules

/**
 * Sends a code to a phone, for one purpose, at this page or for this account, in this browser. `isKnown` is whether the
 * phone is one that the purpose is for: a code goes to no other, but the answer and the waits are the same.
 */
export async function sendCode(
  context: CodeContext,
  { purpose, phone, isKnown = true }: { purpose: CodePurpose; phone: string; isKnown?: boolean },
): Promise<{ seconds: number }> {
  const { services, tenant } = context
  const { config, database } = services
  if (codeStateOf(config) === 'off') throw new ProblemError('sms_code.off')
  const holder = settledHolderOf(context)
  const { channelId, browser } = holder
  const hashed = await phoneHash(services, phone)
  if ((await lockedFor(database.system, { key: triesKey(channelId, purpose, hashed), limit: 0 })) > 0)
    throw new ProblemError('sms_code.locked', { params: { minutes: config.lockMinutes } })
  await countPhone(database.system, hashed)
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const hash = await codeHash(services, holder, purpose, { phone: hashed, browser, code })
  const secret = await serverSecret(services, smsSecret)
  const expiresAt = new Date(Date.now() + minutes * 60_000)
  // Of a phone that the purpose is not for, a code that nobody can give.
  const kept = { hash: isKnown ? hash : '', expiresAt }
  await tenant(async (db) => {
    await db
      .insert(smsCodes)
      .values({ channelId, id: uuid(), purpose, phone: hashed, holder: holder.holder, browser, ...kept })
      .onConflictDoUpdate({
        target: [smsCodes.channelId, smsCodes.purpose, smsCodes.phone, smsCodes.holder, smsCodes.browser],
        set: kept,
      })
    if (!isKnown) return refuseSpentBudget(db, channelId)
    const words = config.smsLanguage === 'zh' ? codePurposesZh : codePurposesEn
    const params = { purpose: words[purpose], minutes }
    const secrets = { params: { code }, secret, minutes }
    // Whoever is to become administrator passes the code on, and nobody else does.
    const message = purpose === 'admin.candidate' ? 'admin.code' : 'sms.code'
    return sendSms(db, services, { channelId, to: phone, message, params, secrets })
  })
  return { seconds: apartSeconds }
}
