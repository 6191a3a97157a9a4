import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { hashPassword } from './passwords.ts'

/**
 * The hashes of first passwords of accounts that are imported: of the operator's, or of one that nobody knows, so that
 * such an account gets its own by a reset of its password.
 */
export async function firstHashes(
  { initialPassword }: Pick<Config, 'initialPassword'>,
  count: number,
): Promise<readonly string[]> {
  if (initialPassword !== undefined)
    return Promise.all(Array.from({ length: count }, () => hashPassword(initialPassword)))
  const unknown = count > 0 ? await hashPassword(randomBytes(32).toString('base64url')) : ''
  return Array.from({ length: count }, () => unknown)
}
