import { createHmac } from 'node:crypto'
import type { Person } from './icss.ts'

/** The code that an authenticator app shows for a key in base32. */
function appCode(key: string): string {
  const bits = Array.from(key, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Gives somebody a second factor; answers its recovery codes. */
export async function withSecondFactor(one: Person, currentPassword: string): Promise<readonly string[]> {
  const call = async (name: string, body: object) =>
    JSON.parse((await one.icss('api', name, '--body', JSON.stringify(body))).stdout) as {
      key: string
      recoveryCodes: string[]
    }
  const { key } = await call('secondFactors.begin', { currentPassword })
  return (await call('secondFactors.confirm', { code: appCode(key) })).recoveryCodes
}
