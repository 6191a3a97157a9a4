import type { PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { permissionsEn } from '@icss/core/permissions/permissions.en.ts'
import { permissionsZh } from '@icss/core/permissions/permissions.zh.ts'
import { type PlanLine, planLines } from '@icss/core/permissions/plan-line.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import type { Server } from '../server/connect.ts'
import { flagWords } from './flag-words.ts'

type Rows = Pick<PermissionPlan, 'rows'>

/** How many sub-channels a plan changes. */
export const channelsOf = ({ rows }: Rows): number => planLines(rows).length

/** What templates are called, by id. */
async function templateNames(server: Server, signal?: AbortSignal): Promise<(id: string) => string> {
  const { items } = await server.permissionTemplates.list({}, signal ? { signal } : {})
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

/** A plan, a line a channel: what it opens, what it closes, and its template where that changes. */
export async function printPlan(
  console: Pick<Console, 't' | 'language' | 'print' | 'width'>,
  server: Server,
  { rows }: Rows,
  signal?: AbortSignal,
): Promise<void> {
  const { t, language } = console
  const none = (language === 'zh' ? permissionsZh : permissionsEn).noTemplate
  const lines = planLines(rows)
  if (lines.length === 0) return
  const nameOf = lines.some(({ template }) => template) ? await templateNames(server, signal) : String
  const templateWords = ({ template }: PlanLine) =>
    template ? [template.before, template.after].map((id) => (id ? nameOf(id) : none)).join(' → ') : ''
  const columns = [
    { title: t('permissions.columns.channel'), cell: ({ name }: PlanLine) => name, least: 8 },
    { title: t('permissions.columns.opens'), cell: ({ opens }: PlanLine) => flagWords(console, opens), least: 12 },
    { title: t('permissions.columns.closes'), cell: ({ closes }: PlanLine) => flagWords(console, closes), least: 12 },
    { title: t('permissions.columns.template'), cell: templateWords, least: 10 },
  ]
  console.print(table(lines.some(({ template }) => template) ? columns : columns.slice(0, -1), lines, console.width))
}
