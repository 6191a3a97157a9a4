import type * as z from 'zod/mini'
import { givenPlan, isPlan, type Plan, planOf, type PlanRow, type PlanValue } from '../operations/plan.ts'
import { chapterType, lessonType, type NodeType } from './chapter.ts'
import { digestOfContent, maxOutlineNodes, type Outline, type OutlineLesson } from './outline.ts'

/** Rows that one plan may have: seven of a new lesson at most, and the orders. */
export const maxChapterPlanRows = 8 * maxOutlineNodes

/** A plan for one course that can be applied once: a second time answers the run that the first one made. */
export const chapterPlan = givenPlan('ChapterPlan', maxChapterPlanRows)
export type ChapterPlan = z.output<typeof chapterPlan>

/**
 * What a row of a plan is about. `parent` is '' for a chapter; `video` and `subtitle` are content addresses or links;
 * `order` holds the ids of a chapter's lessons, or of the course's chapters, with commas between them.
 */
export const plannedFields = ['parent', 'name', 'video', 'subtitle', 'minutes', 'seconds', 'order'] as const
export type PlannedField = (typeof plannedFields)[number]

/** A stored chapter or lesson as a plan sees it; a file that the channel knows by its content is named by that. */
export interface PlannedNode {
  readonly id: string
  readonly type: NodeType
  /** '' for a chapter. */
  readonly parentId: string
  readonly name: string
  readonly video: string
  readonly subtitle: string
  readonly courseMinutes: number
  readonly courseSeconds: number
}

/** A course's nodes, siblings in their order. */
export interface PlannedCourse {
  readonly courseId: string
  readonly nodes: readonly PlannedNode[]
}

const orderOf = (ids: readonly string[]): string => ids.join(',')

const childrenOf = ({ nodes }: PlannedCourse, parentId: string): PlannedNode[] =>
  nodes.filter((node) => node.parentId === parentId && node.type === (parentId === '' ? chapterType : lessonType))

/** The present value of a field of a node, or of the order of its lessons; null of what is not there. */
export function presentIn(course: PlannedCourse): (id: string, field: string) => PlanValue {
  const byId = new Map(course.nodes.map((node) => [node.id, node]))
  return (id, field) => {
    if (field === 'order') {
      if (id !== course.courseId && !byId.has(id)) return null
      return orderOf(childrenOf(course, id === course.courseId ? '' : id).map((child) => child.id))
    }
    const node = byId.get(id)
    if (!node) return null
    const values: Readonly<Record<string, PlanValue>> = {
      parent: node.parentId,
      name: node.name,
      video: node.video,
      subtitle: node.subtitle,
      minutes: node.courseMinutes,
      seconds: node.courseSeconds,
    }
    return values[field] ?? null
  }
}

/** The stored lesson that is meant: by its name, else one of the same video whose name nobody claims. */
function matched(wanted: readonly OutlineLesson[], stored: readonly PlannedNode[]): (PlannedNode | undefined)[] {
  const free = new Map(stored.map((node) => [node.name, node]))
  const byName = wanted.map(({ name }) => {
    const found = free.get(name)
    free.delete(name)
    return found
  })
  return wanted.map(({ video }, i) => {
    const named = byName[i]
    if (named) return named
    const renamed = [...free.values()].find((node) => node.video === video)
    if (renamed) free.delete(renamed.name)
    return renamed
  })
}

/**
 * What makes a course hold an outline, row by row: nodes are added, renamed, given another file, and ordered; none is
 * deleted. `newId` names what is added.
 */
export function planChapters({ chapters }: Outline, course: PlannedCourse, newId: () => string): Plan {
  const present = presentIn(course)
  const rows: PlanRow[] = []
  const add = (id: string, label: string, values: Readonly<Partial<Record<PlannedField, PlanValue | undefined>>>) => {
    for (const field of plannedFields) {
      const after = values[field]
      if (after !== undefined) rows.push({ id, label, field, before: present(id, field), after })
    }
  }
  const orderBehind = (id: string, label: string, wanted: readonly string[], stored: readonly PlannedNode[]) => {
    const named = new Set(wanted)
    const rest = stored.map((node) => node.id).filter((one) => !named.has(one))
    add(id, label, { order: orderOf([...wanted, ...rest]) })
  }

  const storedChapters = childrenOf(course, '')
  const chapterIds = chapters.map(({ name, lessons }) => {
    const stored = storedChapters.find((one) => one.name === name)
    const chapterId = stored?.id ?? newId()
    if (!stored) add(chapterId, name, { parent: '', name })
    const storedLessons = stored ? childrenOf(course, chapterId) : []
    const found = matched(lessons, storedLessons)
    const lessonIds = lessons.map((lesson, i) => {
      const { video, subtitle, courseMinutes: minutes, courseSeconds: seconds } = lesson
      const known = found[i]
      const id = known?.id ?? newId()
      add(id, lesson.name, {
        ...(known ? {} : { parent: chapterId }),
        name: lesson.name,
        video,
        ...(known || subtitle !== '' ? { subtitle } : {}),
        minutes,
        seconds,
      })
      return id
    })
    if (stored || lessonIds.length > 0) orderBehind(chapterId, name, lessonIds, storedLessons)
    return chapterId
  })
  orderBehind(course.courseId, '', chapterIds, storedChapters)
  return planOf(rows)
}

/** The rows whose record has another value than the plan found. */
export const movedChapters = ({ rows }: Pick<Plan, 'rows'>, course: PlannedCourse): PlanRow[] => {
  const present = presentIn(course)
  return rows.filter(({ id, field, before }) => present(id, field) !== before)
}

/** The SHA-256 of the files that a plan needs to be stored, each once, hex; by what they are for. */
export function filesOf({
  rows,
}: Pick<Plan, 'rows'>): { readonly digest: string; readonly field: 'video' | 'subtitle' }[] {
  const found = new Map<string, { digest: string; field: 'video' | 'subtitle' }>()
  for (const { field, after } of rows) {
    const digest = digestOfContent(after)
    if (digest !== undefined && (field === 'video' || field === 'subtitle'))
      found.set(`${field} ${digest}`, { digest, field })
  }
  return [...found.values()]
}

const isPlannedField = (field: string): field is PlannedField => (plannedFields as readonly string[]).includes(field)

const hasType = ({ field, after }: PlanRow): boolean =>
  typeof after === (field === 'minutes' || field === 'seconds' ? 'number' : 'string')

/** Whether a plan is one that `planChapters` could have made, unchanged. */
export const isChapterPlan = (plan: Plan): boolean => isPlan(plan, (row) => isPlannedField(row.field) && hasType(row))
