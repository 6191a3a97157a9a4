import type { ChapterNode, ChapterWithLessons } from '@icss/core/chapters/chapter.ts'

/** One line of the tree as it is shown. */
export interface ChapterLine {
  readonly node: ChapterNode
  /** Of a chapter; undefined for a lesson. */
  readonly lessons: readonly ChapterNode[] | undefined
  readonly isOpen: boolean
  /** Place among its siblings, from 0, and how many there are. */
  readonly at: number
  readonly siblings: readonly ChapterNode[]
}

/** The chapters, each with its lessons below it unless it is closed. */
export function chapterLines(chapters: readonly ChapterWithLessons[], closed: ReadonlySet<string>): ChapterLine[] {
  return chapters.flatMap((chapter, at) => {
    const isOpen = !closed.has(chapter.id)
    const own: ChapterLine = { node: chapter, lessons: chapter.lessons, isOpen, at, siblings: chapters }
    const below = (node: ChapterNode, place: number): ChapterLine => ({
      node,
      lessons: undefined,
      isOpen: false,
      at: place,
      siblings: chapter.lessons,
    })
    return isOpen ? [own, ...chapter.lessons.map(below)] : [own]
  })
}

/** The tree with the children of `parentId`, '' for the chapters themselves, in the order of `ids`. */
export function reordered(
  chapters: readonly ChapterWithLessons[],
  parentId: string,
  ids: readonly string[],
): ChapterWithLessons[] {
  const place = new Map(ids.map((id, at) => [id, at]))
  const sorted = <Node extends ChapterNode>(nodes: readonly Node[]) =>
    nodes.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  if (parentId === '') return sorted(chapters)
  return chapters.map((chapter) =>
    chapter.id === parentId ? { ...chapter, lessons: sorted(chapter.lessons) } : chapter,
  )
}

/** Chapters, lessons, the seconds that these last, and how many of both are not submitted. */
export function countNodes(chapters: readonly ChapterWithLessons[]) {
  let [lessons, seconds, unsubmitted] = [0, 0, 0]
  for (const chapter of chapters) {
    if (!chapter.submitted) unsubmitted += 1
    for (const lesson of chapter.lessons) {
      lessons += 1
      seconds += lesson.courseMinutes * 60 + lesson.courseSeconds
      if (!lesson.submitted) unsubmitted += 1
    }
  }
  return { chapters: chapters.length, lessons, seconds, unsubmitted }
}
