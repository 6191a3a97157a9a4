import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { FlagList } from '@icss/core/permissions/flags.ts'
import { reachFault } from '@icss/core/permissions/reach.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Reach } from '../permissions/reach.ts'

/** Why a template may not be made to hold `granted`: it is beyond the reach, or nothing that the channel has to give. */
export const grantedByTemplate = (reach: Reach, { channel }: Session, granted: FlagList): FieldError | undefined =>
  reach.faultOf({ granted }) ?? reachFault({ flags: channel.flags, business: false }, { granted })
