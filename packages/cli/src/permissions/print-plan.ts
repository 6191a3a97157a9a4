import { flags } from '@icss/core/permissions/flags.ts'
import { flagsOfBits, type PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { flagWords } from './flag-words.ts'

type Rows = Pick<PermissionPlan, 'rows'>

/** How many sub-channels a plan changes. */
export const channelsOf = ({ rows }: Rows): number => new Set(rows.map(({ id }) => id)).size

/** A plan, a line a channel: what it opens and what it closes. */
export function printPlan(console: Pick<Console, 't' | 'language' | 'print' | 'width'>, { rows }: Rows): void {
  const { t } = console
  const lines = rows.flatMap(({ field, label, before, after }) => {
    const had = flagsOfBits(before)
    const has = flagsOfBits(after)
    if (field !== 'flags' || !had || !has) return []
    const opened = flags.filter((_, id) => has[id] && !had[id])
    const closed = flags.filter((_, id) => had[id] && !has[id])
    return [{ label, opens: flagWords(console, opened), closes: flagWords(console, closed) }]
  })
  if (lines.length === 0) return
  const columns = [
    { title: t('permissions.columns.channel'), cell: ({ label }: (typeof lines)[number]) => label, least: 8 },
    { title: t('permissions.columns.opens'), cell: ({ opens }: (typeof lines)[number]) => opens, least: 12 },
    { title: t('permissions.columns.closes'), cell: ({ closes }: (typeof lines)[number]) => closes, least: 12 },
  ]
  console.print(table(columns, lines, console.width))
}
