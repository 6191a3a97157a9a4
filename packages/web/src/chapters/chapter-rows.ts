import type { ChapterNode, ChapterWithLessons } from '@icss/core/chapters/chapter.ts'

/** One line of the tree as it is shown. */
export interface ChapterLine {
  readonly node: ChapterNode
  /** Lessons of a chapter; undefined for a lesson. */
  readonly lessonCount: number | undefined
  readonly isOpen: boolean
  /** Place among its siblings, from 0, and how many there are. */
  readonly at: number
  readonly siblings: readonly ChapterNode[]
}

/** The chapters, each with its lessons below it when it is open. */
export function chapterLines(
  chapters: readonly ChapterWithLessons[],
  isOpenOf: (chapter: ChapterNode) => boolean,
): ChapterLine[] {
  return chapters.flatMap((chapter, at) => {
    const isOpen = isOpenOf(chapter)
    const own: ChapterLine = { node: chapter, lessonCount: chapter.lessonCount, isOpen, at, siblings: chapters }
    const below = (node: ChapterNode, place: number): ChapterLine => ({
      node,
      lessonCount: undefined,
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
