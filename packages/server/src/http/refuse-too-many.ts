import { keyOf } from '../sessions/login-throttle.ts'
import { countCall } from './count-call.ts'
import type { Context } from './handler.ts'

/** Many people may share an address. */
const perAddress = 5

/**
 * Counts a costly call of an account and of its address, on all servers together, and refuses one beyond what the
 * operator allows in a minute, with the time to wait.
 */
export async function refuseTooMany({
  session,
  address,
  services: { database, config },
}: Pick<Context, 'session' | 'address' | 'services'>): Promise<void> {
  const limits = [
    { key: keyOf('calls of address', address), most: config.costlyPerMinute * perAddress },
    ...(session ? [{ key: keyOf('calls of account', session.account.id), most: config.costlyPerMinute }] : []),
  ]
  for (const { key, most } of limits) await countCall(database, key, most)
}
