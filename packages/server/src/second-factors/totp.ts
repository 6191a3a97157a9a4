import { createHmac } from 'node:crypto'

/** Seconds for which a code stands. */
const period = 30
const digits = 6

/** The number of the period in which `at` (milliseconds) lies. */
export const stepAt = (at: number): number => Math.floor(at / 1000 / period)

/** The code of a step (RFC 6238 with SHA-1, the one that every authenticator app knows). */
export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step whose code `code` is: the present one, or one beside it, since clocks differ. */
export const stepOf = (key: Buffer, code: string, at: number): number | undefined =>
  [0, -1, 1].map((beside) => stepAt(at) + beside).find((step) => codeOf(key, step) === code)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 (RFC 4648) without padding, as apps take keys. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that a QR code holds for an app. */
export function enrolmentUri(key: string, account: string, issuer: string): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${name}?secret=${key}&issuer=${encodeURIComponent(issuer)}`
}
