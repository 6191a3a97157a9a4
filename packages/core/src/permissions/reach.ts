import type { FieldError } from '../errors/field-error.ts'
import { type FlagList, flags } from './flags.ts'

/** What somebody holds who changes something: the flags, and chamber business beside them. */
export interface Holder {
  readonly flags: FlagList
  readonly business: boolean
}

/** What something holds that somebody changes, and what it is to hold. */
export interface Held {
  readonly held?: FlagList
  readonly granted?: FlagList
  /** Whether it has chamber business. */
  readonly heldBusiness?: boolean
}

const beyond = (own: FlagList, other: FlagList): string[] =>
  flags.filter((_, id) => other[id] === true && own[id] !== true)

/**
 * Why whoever holds `own` may not change something that holds flags: an account, a permission template, a sub-channel.
 * `held`: what it holds now, since changing what holds more is taking it over, or taking it away. `granted`: what it is to
 * hold, since nobody grants a flag that they do not hold (product.md section 3).
 */
export function reachFault(
  own: Holder,
  { held = [], granted = [], heldBusiness = false }: Held,
): FieldError | undefined {
  const heldBeyond = [...beyond(own.flags, held), ...(heldBusiness && !own.business ? ['business'] : [])]
  if (heldBeyond.length > 0) return { code: 'permission.beyond_reach', params: { flags: heldBeyond.join(', ') } }
  const grantedBeyond = beyond(own.flags, granted)
  if (grantedBeyond.length > 0) return { code: 'template.beyond_own', params: { flags: grantedBeyond.join(', ') } }
  return undefined
}
