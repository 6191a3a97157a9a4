import { and, eq, isNull } from 'drizzle-orm'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import type { LoginAnswer } from '@icss/core/sessions/session.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { accounts, givenFlags } from '../accounts/accounts.tables.ts'
import { hashPassword, isOutdated, verifyPassword } from '../accounts/passwords.ts'
import { channels } from '../channels/channels.tables.ts'
import { recordLogin } from '../audit/record-login.ts'
import type { Handler } from '../http/handler.ts'
import { findOwnCompanyId } from '../organisation/organisation.repository.ts'
import { factorKeys, proveCode } from '../second-factors/prove-code.ts'
import { findFactor } from '../second-factors/second-factors.repository.ts'
import { failedLogin } from './failed-login.ts'
import { acquaintanceOf, forgetGuesses, refusalOf, strangerOf } from './guesser.ts'
import { knownBrowser, rememberBrowser } from './known-browser.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { openSession } from './open-session.ts'
import { hashOf, sessionCookieOf } from './session-secret.ts'
import { sessions } from './sessions.tables.ts'
import { requestLanguage } from '../http/request-language.ts'

/** What may be written down of what was typed as an account: a password in the wrong field may not. */
const loggedNumber = (typed: string) => (/^\d{1,20}$/.test(typed.trim()) ? typed.trim() : undefined)

export const adminLogin: Handler<typeof sessionsContract.adminLogin> = async (
  context,
  { body: { accountNumber, password, code } },
) => {
  const { services, address, request, reply } = context
  const { database, config } = services
  const db = database.system
  const language = requestLanguage(request)
  const note = (outcome: 'ok' | ErrorCode) =>
    request.log.info({ outcome, address, account: loggedNumber(accountNumber) }, 'login')
  const refuse = (code: ErrorCode, params: LoginAnswer['params'], success?: 1 | 2): LoginAnswer => {
    note(code)
    const { says } = wordError(language === 'zh' ? catalogueZh : catalogueEn, language, { code, params })
    return { success: success ?? says, entity: null, code, params }
  }
  const number = accountNumber.trim()
  const [found] = await db
    .select({ account: accounts, channel: channels, given: givenFlags })
    .from(accounts)
    .innerJoin(channels, eq(channels.id, accounts.channelId))
    .leftJoin(
      permissionTemplates,
      and(eq(permissionTemplates.channelId, accounts.channelId), eq(permissionTemplates.id, accounts.templateId)),
    )
    .where(and(eq(accounts.number, number), isNull(accounts.deletedAt)))
  const browser = found && (await knownBrowser(services, request, found.account))
  const guesser = browser === undefined ? strangerOf(number, address, config) : acquaintanceOf(number, browser, config)
  const refusal = await refusalOf(db, guesser)
  if (refusal) return refuse(refusal.code, refusal.params)

  const matches = await verifyPassword(password, found?.account.passwordHash)
  // Whoever guesses much at the same time is told neither which guess was right nor which was wrong.
  const refusedSince = await refusalOf(db, guesser)
  if (!found || !matches) {
    const throttle = await failedLogin(context, guesser, found?.account)
    if (throttle.lockedFor > 0) return refuse('session.locked', { minutes: config.lockMinutes })
    if (refusedSince) return refuse(refusedSince.code, refusedSince.params)
    return found
      ? refuse('session.password_wrong', { left: throttle.left }, 2)
      : refuse('session.account_missing', {}, 1)
  }
  const { account, channel } = found
  const owner = { channelId: channel.id, id: account.id }
  const factor = await findFactor(db, owner)
  if (factor?.confirmedAt) {
    if (refusedSince) return refuse(refusedSince.code, refusedSince.params)
    if (code === undefined) return refuse('session.code_needed', {})
    const keyOf = await factorKeys(services)
    const isProved = await database.everywhere((transaction) => proveCode(keyOf, transaction, owner, factor, code))
    if (!isProved) {
      const slowed = await refusalOf(db, guesser)
      const throttle = await failedLogin(context, guesser, account)
      if (throttle.lockedFor > 0) return refuse('session.locked', { minutes: config.lockMinutes })
      if (slowed) return refuse(slowed.code, slowed.params)
      return refuse('session.code_wrong', { left: throttle.left })
    }
  }
  await forgetGuesses(db, guesser)
  const refusedAtLast = await refusalOf(db, guesser)
  if (refusedAtLast) return refuse(refusedAtLast.code, refusedAtLast.params)
  if (!account.enabled || !channel.enabled) return refuse('session.disabled', {})

  const previous = request.cookies[sessionCookieOf(request)]
  if (previous) await db.delete(sessions).where(eq(sessions.hash, hashOf(previous)))
  await database.everywhere(async (transaction, client) => {
    // Logins of one account take turns: each counts the browsers of those before it.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
    await openSession(transaction, { request, reply }, owner, config)
    await recordLogin(client, account, { address, requestId: request.id })
  })
  // A hash of weaker parameters is brought to those of today while the password is at hand.
  const passwordHash = isOutdated(account.passwordHash) ? await hashPassword(password) : account.passwordHash
  if (passwordHash !== account.passwordHash)
    await db
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.channelId, channel.id), eq(accounts.id, account.id)))
  await rememberBrowser(services, { request, reply }, { id: account.id, passwordHash }, browser)
  note('ok')
  return {
    success: 0,
    code: null,
    params: {},
    entity: {
      flag: channel.membershipCode,
      cocId: channel.cocId,
      channelId: channel.id,
      channelName: channel.name,
      number: account.number,
      adminPhone: channel.adminPhone,
      mouldPower: effectiveFlags(account.role, channel.flags, found.given),
      superiorChannelId: channel.superiorChannelId,
      companyId: await findOwnCompanyId(db, channel.id),
    },
  }
}
