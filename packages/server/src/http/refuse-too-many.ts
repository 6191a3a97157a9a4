import { keyOf } from '../sessions/login-throttle.ts'
import { countCall } from './count-call.ts'
import type { Context } from './handler.ts'

/** Many people may share an address. */
const perAddress = 5

/** Calls in a minute of one phone, and of all phones at one page. */
const perVisit = { session: 60, link: 6000 } as const

/**
 * Counts a costly call of an account and of its address, on all servers together, and refuses one beyond what the
 * operator allows in a minute, with the time to wait.
 */
export async function refuseTooMany({
  session,
  visit,
  address,
  services: { database, config },
}: Pick<Context, 'session' | 'visit' | 'address' | 'services'>): Promise<void> {
  // Many phones behind one address are at one page: who may act there is counted, and not where they are.
  if (visit) return countCall(database, keyOf(`calls of ${visit.by}`, visit.id), perVisit[visit.by])
  const limits = [
    { key: keyOf('calls of address', address), most: config.costlyPerMinute * perAddress },
    ...(session ? [{ key: keyOf('calls of account', session.account.id), most: config.costlyPerMinute }] : []),
  ]
  for (const { key, most } of limits) await countCall(database, key, most)
}
