import { and, eq, gt, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maxFound, type RegisterCompany, registerPatience } from '@icss/core/register/register-company.ts'
import type { Services } from '../services.ts'
import type { SearchRegister } from './register-port.ts'
import { registerOf } from './register-of.ts'
import { registerSearches } from './register.tables.ts'

/** The company of the register that has this credit code, or else this name: two questions, in the time that one has. */
export async function inRegister(
  search: SearchRegister,
  { name, unifiedCreditCode }: Pick<RegisterCompany, 'name' | 'unifiedCreditCode'>,
): Promise<RegisterCompany | undefined> {
  const within = AbortSignal.timeout(registerPatience * 1000)
  if (unifiedCreditCode !== '') {
    const byCode = await search(unifiedCreditCode, maxFound, within)
    const same = byCode.find((one) => one.unifiedCreditCode === unifiedCreditCode)
    if (same) return same
  }
  return (await search(name, maxFound, within)).find((one) => one.name === name)
}

/**
 * Refuses a company that the register, or what an account of the channel has found in it today, says to be abnormal. A
 * provider is not asked again: who adds by hand waits for nobody.
 */
export async function refuseAbnormal(
  services: Pick<Services, 'config' | 'database'>,
  channelId: string,
  draft: Pick<RegisterCompany, 'name' | 'unifiedCreditCode'>,
): Promise<void> {
  const isIt = (one: RegisterCompany) =>
    one.name === draft.name || (one.unifiedCreditCode !== '' && one.unifiedCreditCode === draft.unifiedCreditCode)
  // Before the transaction, which may have no second connection beside it, and in none of its own: its end would take the
  // idempotency key of a call that may still fail.
  const known = services.config.register ? undefined : await inRegister(registerOf(services), draft)
  const searched = await services.database.system
    .select({ found: registerSearches.found })
    .from(registerSearches)
    .where(and(eq(registerSearches.channelId, channelId), gt(registerSearches.at, sql`now() - interval '1 day'`)))
  const seen = searched.flatMap((search) => search.found).filter(isIt)
  if (known?.abnormal === true || seen.some(({ abnormal }) => abnormal))
    throw new ProblemError('companies.abnormal', { errors: { name: { code: 'companies.abnormal', params: {} } } })
}
