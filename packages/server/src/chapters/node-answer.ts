import { chapterType } from '@icss/core/chapters/chapter.ts'
import type { StoredNode } from './chapters.repository.ts'

export const nodeAnswer = ({ parentId, ...node }: StoredNode) => ({ ...node, parentId: parentId ?? '' })

/** Chapters with their lessons, in order, of all nodes of a course. */
export function chapterTree(nodes: readonly StoredNode[]) {
  const lessons = Map.groupBy(nodes, ({ parentId }) => parentId)
  return nodes
    .filter(({ type }) => type === chapterType)
    .map((chapter) => {
      const below = (lessons.get(chapter.id) ?? []).map(nodeAnswer)
      return { ...nodeAnswer(chapter), lessons: below, lessonCount: below.length }
    })
}
