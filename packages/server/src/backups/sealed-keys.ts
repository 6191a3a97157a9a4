import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { StartError } from '../start-error.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// OWASP: scrypt with 128 MiB.
const cost = { N: 2 ** 17, r: 8, p: 1 }
const maxmem = 512 * 1024 * 1024

const base64 = z.string().check(z.regex(/^[\w+/]+={0,2}$/))

/** The server's keys as a backup holds them, with all that is needed to open them but the passphrase. */
export const sealedKeys = z.object({
  kdf: z.literal('scrypt'),
  // A forged backup must not take all memory or time.
  N: z.number().check(z.int(), z.minimum(2), z.maximum(2 ** 20)),
  r: z.number().check(z.int(), z.minimum(1), z.maximum(8)),
  p: z.number().check(z.int(), z.minimum(1), z.maximum(4)),
  salt: base64,
  cipher: z.literal('aes-256-gcm'),
  iv: base64,
  tag: base64,
  content: base64,
})
export type SealedKeys = z.output<typeof sealedKeys>

/** The server's keys by name. */
export type Keys = Readonly<Record<string, string>>
const keys = z.record(z.string(), z.string())

const keyOf = (passphrase: string, salt: Buffer, { N, r, p }: typeof cost) =>
  derive(passphrase.normalize('NFC'), salt, 32, { N, r, p, maxmem: Math.max(maxmem, 256 * N * r) })

/** Seals keys with a passphrase, for the backup that was made `at` that time. */
export async function sealKeys(content: Keys, passphrase: string, at: string): Promise<SealedKeys> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt, cost), iv)
  cipher.setAAD(Buffer.from(at))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()])
  return {
    kdf: 'scrypt',
    ...cost,
    salt: salt.toString('base64'),
    cipher: 'aes-256-gcm',
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    content: sealed.toString('base64'),
  }
}

const bytes = (text: string) => Buffer.from(text, 'base64')

/** Opens what `sealKeys` made. Throws `StartError` when the passphrase is another one, or something was changed. */
export async function openKeys(sealed: SealedKeys, passphrase: string, at: string): Promise<Keys> {
  const key = await keyOf(passphrase, bytes(sealed.salt), sealed)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.iv), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(at))
    decipher.setAuthTag(bytes(sealed.tag))
    const opened = Buffer.concat([decipher.update(bytes(sealed.content)), decipher.final()])
    return keys.parse(JSON.parse(opened.toString()))
  } catch (cause) {
    throw new StartError(
      'The passphrase does not open the keys of this backup: set ICSS_BACKUP_PASSPHRASE to the one that it was made with.',
      { cause },
    )
  }
}
