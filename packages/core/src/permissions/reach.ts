import type { FieldError } from '../errors/field-error.ts'
import { type FlagList, flags } from './flags.ts'

const beyond = (own: FlagList, other: FlagList): string =>
  flags.filter((_, id) => other[id] === true && own[id] !== true).join(', ')

/**
 * Why whoever holds `own` may not change something that holds flags: an account, a permission template, a sub-channel.
 * `held`: what it holds now, since changing what holds more is taking it over, or taking it away. `granted`: what it is to
 * hold, since nobody grants a flag that they do not hold (product.md section 3).
 */
export function reachFault(
  own: FlagList,
  { held = [], granted = [] }: { readonly held?: FlagList; readonly granted?: FlagList },
): FieldError | undefined {
  const heldBeyond = beyond(own, held)
  if (heldBeyond) return { code: 'permission.beyond_reach', params: { flags: heldBeyond } }
  const grantedBeyond = beyond(own, granted)
  if (grantedBeyond) return { code: 'template.beyond_own', params: { flags: grantedBeyond } }
  return undefined
}
