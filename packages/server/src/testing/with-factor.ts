import { codeOf as totp, stepAt } from '../second-factors/totp.ts'
import { openSession } from './owned-rows.ts'
import { passwordOf, type Person } from './people.ts'
import type { TestServer } from './test-server.ts'

const bytesOf = (key: string) => {
  const bits = Array.from(key, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A session of somebody who has a second factor from now on, and codes for it. */
export async function withFactor(on: TestServer, person: Person) {
  const own = on.as(await openSession(on.database, person))
  const { key } = await own.secondFactors.begin({ body: { currentPassword: passwordOf } })
  const code = totp(bytesOf(key), stepAt(Date.now()))
  const { recoveryCodes } = await own.secondFactors.confirm({ body: { code } })
  return { own, recoveryCodes }
}
