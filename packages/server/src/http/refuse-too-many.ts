import { type PublicSessionLimits, publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import type { Visit } from '../public-links/visit.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { countCall } from './count-call.ts'
import type { Context } from './handler.ts'

/** Many people may share an address. */
const perAddress = 5

/** Calls in a minute of all phones at one page, and of one phone that is of a kind which does not say. */
const perLink = 6000
const perSession = 60

const perMinuteOf = (visit: Visit): number => {
  if (visit.by === 'link') return perLink
  const { perMinute = perSession }: PublicSessionLimits = publicSessionKinds[visit.kind]
  return perMinute
}

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
  if (visit) return countCall(database, keyOf(`calls of ${visit.by}`, visit.id), perMinuteOf(visit))
  const limits = [
    { key: keyOf('calls of address', address), most: config.costlyPerMinute * perAddress },
    ...(session ? [{ key: keyOf('calls of account', session.account.id), most: config.costlyPerMinute }] : []),
  ]
  for (const { key, most } of limits) await countCall(database, key, most)
}
