import type { PlanRow } from '../operations/plan.ts'
import { type Flag, flags } from './flags.ts'
import { flagsOfBits } from './permission-plan.ts'

/** Above so many sub-channels a person types their number before a plan is applied. */
export const typedCountAbove = 20

/** What a plan does to one sub-channel; `template` holds the ids of its templates, '' for none, when that changes. */
export interface PlanLine {
  readonly id: string
  readonly name: string
  readonly opens: readonly Flag[]
  readonly closes: readonly Flag[]
  readonly template: { readonly before: string; readonly after: string } | undefined
}

type Changed = Partial<Record<'flags' | 'template', Pick<PlanRow, 'before' | 'after'>>>

/** The rows of a plan, a line a sub-channel, in their order. */
export function planLines(rows: readonly PlanRow[]): PlanLine[] {
  const channels = new Map<string, { readonly name: string; readonly changed: Changed }>()
  for (const { id, label, field, before, after } of rows) {
    const channel = channels.get(id) ?? { name: label, changed: {} }
    if (field === 'flags' || field === 'template') channel.changed[field] = { before, after }
    channels.set(id, channel)
  }
  return Array.from(channels, ([id, { name, changed }]) => {
    const had = flagsOfBits(changed.flags?.before) ?? []
    const has = flagsOfBits(changed.flags?.after) ?? []
    return {
      id,
      name,
      opens: flags.filter((_, at) => has[at] === true && had[at] !== true),
      closes: flags.filter((_, at) => had[at] === true && has[at] !== true),
      template: changed.template && {
        before: String(changed.template.before),
        after: String(changed.template.after),
      },
    }
  })
}
