import { digestOfContent } from '@icss/core/chapters/outline.ts'
import type { PlanRow } from '@icss/core/operations/plan.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import type { SavedPlan } from './saved-plan.ts'

interface Line {
  readonly what: string
  readonly where: string
  readonly name: string
  readonly before: string
  readonly after: string
}

/** What a plan does, one line a node and change; all that makes a new node is one line. */
function linesOf({ t }: Pick<Console, 't'>, { plan, files, course }: SavedPlan): Line[] {
  const names = new Map<unknown, string>()
  for (const { id, field, after } of plan.rows) if (field === 'name') names.set(id, String(after))
  const sizes = new Map(
    files.map(({ digest, bytes, path }) => [digest, `${path.split(/[/\\]/).at(-1)} (${sizeText(bytes)})`]),
  )
  const shown = (value: PlanRow['after']): string => {
    const digest = digestOfContent(value)
    if (digest === undefined) return String(value ?? '')
    return sizes.get(digest) ?? t('chapters.stored', { digest: digest.slice(0, 12) })
  }
  const added = new Set(plan.rows.filter(({ field }) => field === 'parent').map(({ id }) => id))
  return plan.rows.flatMap(({ id, label, field, before, after }): Line[] => {
    if (field === 'order') {
      const isOnlyAdded =
        added.has(id) ||
        String(after)
          .split(',')
          .filter((one) => !added.has(one))
          .join(',') === String(before ?? '')
      if (isOnlyAdded) return []
      return [{ what: t('chapters.reorder'), where: '', name: label || course.name, before: '', after: '' }]
    }
    if (added.has(id)) {
      if (field !== 'parent') return []
      const video = plan.rows.find((row) => row.id === id && row.field === 'video')
      const where = after === '' ? '' : (names.get(after) ?? '')
      const what = t(after === '' ? 'chapters.addChapter' : 'chapters.addLesson')
      return [{ what, where, name: label, before: '', after: video ? shown(video.after) : '' }]
    }
    const what = t(`chapters.change.${field as 'name'}`)
    return [{ what, where: '', name: label, before: shown(before), after: shown(after) }]
  })
}

/** A plan, a line a change. */
export function printPlan(console: Pick<Console, 't' | 'print' | 'width'>, saved: SavedPlan): void {
  const { t } = console
  const lines = linesOf(console, saved)
  if (lines.length === 0) return
  console.print(
    table(
      [
        { title: t('chapters.columns.change'), cell: ({ what }: Line) => what, least: 8 },
        {
          title: t('chapters.columns.name'),
          cell: ({ where, name }: Line) => (where === '' ? name : `${where} / ${name}`),
          least: 12,
        },
        { title: t('chapters.columns.before'), cell: ({ before }: Line) => before, least: 6 },
        { title: t('chapters.columns.after'), cell: ({ after }: Line) => after, least: 12 },
      ],
      lines,
      console.width,
    ),
  )
}
