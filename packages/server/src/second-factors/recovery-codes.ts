import { randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import { base32 } from './totp.ts'

const count = 10

/** A recovery code as its owner may type it, made one: capitals, no spaces or dashes. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Whether this can be a recovery code at all, so that no hash is tried for anything else. */
export const mayBeRecoveryCode = (code: string): boolean => /^[A-Z2-7]{12}$/.test(plain(code))

/** Ten new codes of 60 random bits, in groups for people, with their hashes. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: count }, () =>
    base32(randomBytes(8))
      .slice(0, 12)
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  )
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(plain(code)))) }
}

/** The hash that `code` belongs to. */
export async function hashOfRecoveryCode(code: string, hashes: readonly string[]): Promise<string | undefined> {
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(plain(code), hash)))
  return hashes.find((_, index) => matches[index])
}
