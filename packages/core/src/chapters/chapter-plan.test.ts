import { expect, test } from 'vitest'
import { chapterType, lessonType } from './chapter.ts'
import {
  filesOf,
  isChapterPlan,
  movedChapters,
  planChapters,
  type PlannedCourse,
  type PlannedNode,
} from './chapter-plan.ts'
import { contentAddress, type Outline } from './outline.ts'

const sha = (letter: string) => contentAddress(letter.repeat(64))
const courseId = 'course'
const empty: PlannedCourse = { courseId, nodes: [] }

let count = 0
const newId = () => `new-${(count += 1)}`

const lesson = (name: string, video: string, subtitle = '') => ({ name, video, subtitle })
const outline = (...chapters: [string, ...ReturnType<typeof lesson>[]][]): Outline => ({
  chapters: chapters.map(([name, ...lessons]) => ({ name, lessons })),
})

/** The course as a plan makes it. */
function applied(course: PlannedCourse, wanted: Outline): PlannedCourse {
  const { rows } = planChapters(wanted, course, newId)
  const nodes = new Map<string, PlannedNode>(course.nodes.map((node) => [node.id, node]))
  const orders = new Map<string, readonly string[]>()
  for (const { id, field, after } of rows) {
    if (field === 'order') {
      orders.set(id === courseId ? '' : id, String(after).split(','))
      continue
    }
    const before = nodes.get(id) ?? {
      id,
      type: chapterType,
      parentId: '',
      name: '',
      video: '',
      subtitle: '',
      courseMinutes: 1,
      courseSeconds: 1,
    }
    if (field === 'parent')
      nodes.set(id, { ...before, parentId: String(after), type: after === '' ? chapterType : lessonType })
    else nodes.set(id, { ...before, [field]: after })
  }
  const place = (node: PlannedNode) => orders.get(node.parentId)?.indexOf(node.id) ?? [...nodes.keys()].indexOf(node.id)
  return { courseId, nodes: [...nodes.values()].toSorted((a, b) => place(a) - place(b)) }
}

const shape = ({ nodes }: PlannedCourse) =>
  nodes
    .filter(({ parentId }) => parentId === '')
    .map(({ id, name }) => [name, ...nodes.filter(({ parentId }) => parentId === id).map((one) => one.name)])

const first = outline(['一', lesson('甲', sha('a'), sha('b')), lesson('乙', sha('c'))], ['二', lesson('甲', sha('d'))])

test('an outline becomes chapters and lessons, and a second time changes nothing', () => {
  const plan = planChapters(first, empty, newId)
  expect(isChapterPlan(plan)).toBe(true)
  expect(filesOf(plan)).toHaveLength(4)
  const course = applied(empty, first)
  expect(shape(course)).toEqual([
    ['一', '甲', '乙'],
    ['二', '甲'],
  ])
  expect(planChapters(first, course, newId).rows).toEqual([])
})

test('a changed file is one row; a renamed one is a name; a new one a lesson in its place', () => {
  const course = applied(empty, first)
  const rowsOf = (wanted: Outline) => planChapters(wanted, course, newId).rows.map(({ field, after }) => [field, after])
  const changed = (...lessons: ReturnType<typeof lesson>[]) =>
    outline(['一', ...lessons], ['二', lesson('甲', sha('d'))])
  expect(rowsOf(changed(lesson('甲', sha('a'), sha('b')), lesson('乙', sha('e'))))).toEqual([['video', sha('e')]])
  expect(rowsOf(changed(lesson('甲', sha('a'), sha('b')), lesson('丙', sha('c'))))).toEqual([['name', '丙']])
  expect(rowsOf(changed(lesson('甲', sha('a')), lesson('乙', sha('c'))))).toEqual([['subtitle', '']])
  const wanted = changed(lesson('新', sha('f')), lesson('甲', sha('a'), sha('b')), lesson('乙', sha('c')))
  expect(shape(applied(course, wanted))[0]).toEqual(['一', '新', '甲', '乙'])
})

test('what the outline does not name stays, behind what it does', () => {
  const course = applied(empty, first)
  const wanted = outline(['二', lesson('甲', sha('d'))], ['三'])
  expect(shape(applied(course, wanted))).toEqual([['二', '甲'], ['三'], ['一', '甲', '乙']])
})

test('a plan tells what has moved since, and that it was changed by hand', () => {
  const course = applied(empty, first)
  const plan = planChapters(outline(['一', lesson('乙', sha('e'))]), course, newId)
  expect(movedChapters(plan, course)).toEqual([])
  const since = { courseId, nodes: course.nodes.map((one) => (one.name === '乙' ? { ...one, video: sha('f') } : one)) }
  expect(movedChapters(plan, since).map(({ field }) => field)).toEqual(['video'])
  expect(movedChapters(plan, { courseId, nodes: course.nodes.slice(1) })).not.toEqual([])
  const [row] = plan.rows
  for (const other of [
    { ...plan, rows: [{ ...row, before: 'x' }] },
    { ...plan, rows: [{ ...row, field: 'submitted' }] },
    { ...plan, rows: [{ ...row, after: 7 }] },
  ])
    expect(isChapterPlan(other as typeof plan)).toBe(false)
})
