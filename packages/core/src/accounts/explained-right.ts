import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { type FlagList, flags } from '../permissions/flags.ts'
import type { Role } from '../permissions/role.ts'
import { impersonal } from '../rules/personal.ts'

/**
 * Where a right comes from: the provider opens those of a main channel, the channel above those of a sub-channel; of them
 * an administrator has all, any other account what its template or its own flags give, and without either none.
 */
export const rightSources = ['provider', 'superior', 'administrator', 'template', 'ownFlags', 'nothing'] as const
export type RightSource = (typeof rightSources)[number]

/** A step of the way to a right: where it stands, with the name of a template, and whether it is given there. */
export const rightStep = named(
  'RightStep',
  z.object({ by: z.enum(rightSources), name: z.nullable(impersonal(z.string())), gives: z.boolean() }),
)

/** Why an account holds a right or does not: it holds what every step gives. */
export const explainedRight = named(
  'ExplainedRight',
  z.object({ flag: z.enum(flags), holds: z.boolean(), steps: z.array(rightStep) }),
)
export type ExplainedRight = z.output<typeof explainedRight>

/** What decides the rights of an account. `templateName` of the channel: of the channel above; null for flags set singly. */
export interface RightsOf {
  readonly role: Role
  readonly templateName: string | null
  /** What its template or its own flags give; null without either. */
  readonly given: FlagList | null
  readonly channel: {
    readonly isSubChannel: boolean
    readonly templateName: string | null
    readonly flags: FlagList
  }
}

/** Explains each of the twelve rights, in the order of the flags. */
export function explainRights({ role, templateName, given, channel }: RightsOf): ExplainedRight[] {
  const isAdministrator = role === 'channel-admin' || role === 'chamber-admin'
  const by: RightSource = isAdministrator ? 'administrator' : templateName ? 'template' : given ? 'ownFlags' : 'nothing'
  return flags.map((flag, id) => {
    const steps = [
      {
        by: channel.isSubChannel ? ('superior' as const) : ('provider' as const),
        name: channel.templateName,
        gives: channel.flags[id] === true,
      },
      { by, name: isAdministrator ? null : templateName, gives: isAdministrator || given?.[id] === true },
    ]
    return { flag, holds: steps.every(({ gives }) => gives), steps }
  })
}

type GivingKey = Exclude<RightSource, 'nothing'> | 'superiorOwn'
type KeepingKey = Exclude<RightSource, 'administrator'> | 'superiorOwn'

/** Under which key of `accounts.why` a step is worded. */
export function stepKey({ by, name, gives }: z.output<typeof rightStep>): `gives.${GivingKey}` | `keeps.${KeepingKey}` {
  const from = by === 'superior' && name === null ? 'superiorOwn' : by
  return gives ? `gives.${from as GivingKey}` : `keeps.${from as KeepingKey}`
}
