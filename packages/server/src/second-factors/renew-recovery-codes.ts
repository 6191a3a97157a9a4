import type { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import type { Handler } from '../http/handler.ts'
import { proveOwnCode } from './prove-own-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { keepRecoveryCodes } from './second-factors.repository.ts'

export const renewRecoveryCodes: Handler<typeof secondFactorsContract.renewRecoveryCodes> = async (
  context,
  { body: { code } },
) => {
  const recoveryCodes = await proveOwnCode(context, code, async (db, owner) => {
    const { codes, hashes } = await newRecoveryCodes()
    await keepRecoveryCodes(db, owner, hashes)
    return codes
  })
  return { recoveryCodes }
}
