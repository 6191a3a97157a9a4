import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const keyOf = (secret: string) => createHash('sha256').update(secret).digest()

/** A text that only who has the server's `secret` can read; `about` must be the same to open it. */
export function seal(secret: string, text: string, about: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(about))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
}

/** The text that was sealed. Throws where the secret or what it is about is another. */
export function unseal(secret: string, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
}
