import type { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { beginOwnFactor } from './begin-factor.ts'
import { confirmOwnFactor } from './confirm-factor.ts'
import { removeOwnFactor } from './remove-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { showFactor } from './show-factor.ts'

export const secondFactorsHandlers: Handlers<{ secondFactors: typeof secondFactorsContract }>['secondFactors'] = {
  show: showFactor,
  begin: beginOwnFactor,
  confirm: confirmOwnFactor,
  renewRecoveryCodes,
  remove: removeOwnFactor,
}
