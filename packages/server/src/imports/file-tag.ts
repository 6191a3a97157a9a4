import { createCipheriv } from 'node:crypto'

const nonceBytes = 12

/** What tells a file from others, as its chunks come in. */
export interface FileTag {
  see(chunk: Buffer): void
  value(): string
}

/**
 * A tag of 128 bits by GMAC (NIST SP 800-38D), which takes a sixth of the time of SHA-256. Equal files have equal tags,
 * and nobody can make two files of one tag without `secret`, 256 bits as base64url; so the tag itself, made with the same
 * nonce each time, is told to nobody.
 */
export function fileTag(secret: string): FileTag {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret, 'base64url'), Buffer.alloc(nonceBytes))
  return {
    see(chunk) {
      cipher.setAAD(chunk)
    },
    value() {
      cipher.final()
      return cipher.getAuthTag().toString('base64url')
    },
  }
}
