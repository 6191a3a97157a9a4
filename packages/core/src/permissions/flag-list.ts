import * as z from 'zod/mini'
import { atMost } from '../rules/list.ts'
import { rule } from '../rules/rule.ts'
import { type FlagList, flags } from './flags.ts'

/** Twelve booleans, one a flag, by id 0-11 (seed section 3). */
export const flagList = z.array(z.boolean()).check(
  atMost(flags.length),
  rule('rule.type', (list: FlagList) => list.length === flags.length, { expected: String(flags.length) }),
)
