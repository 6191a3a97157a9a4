import { chapterType, lessonType, type NodeDraft } from '@icss/core/chapters/chapter.ts'
import { lockCourse } from '../courses/courses.repository.ts'
import type { KeptChange } from '../operations/kept-changes.ts'
import type { Lost, Undoer, UndoScope } from '../operations/operation-kind.ts'
import { deleteNodes, listNodes, orderNodes, siblingIds, type StoredNode, updateNode } from './chapters.repository.ts'

type Deleted = { readonly line: number; readonly id: string; readonly label: string }

/** Deletes what the run added, but for what was changed since and chapters that hold anything else. */
async function deleteAdded(
  { db, batch, undone: { channelId } }: UndoScope,
  nodes: ReadonlyMap<string, StoredNode>,
  lost: Lost[],
): Promise<Deleted[]> {
  const isAsAdded = (id: string) => nodes.get(id)?.version === 1
  const added = new Set(batch.createdIds)
  const holdsOthers = new Set(
    [...nodes.values()].flatMap(({ id, parentId }) =>
      parentId !== null && !(added.has(id) && isAsAdded(id)) ? [parentId] : [],
    ),
  )
  const deleted: Deleted[] = []
  for (const [i, id] of batch.createdIds.entries()) {
    const line = batch.createdLines[i] ?? 0
    const node = nodes.get(id)
    const label = node?.name ?? ''
    if (isAsAdded(id) && !holdsOthers.has(id)) deleted.push({ line, id, label })
    else lost.push({ line, id, label, fault: node ? 'operation.moved_since' : 'operation.gone' })
  }
  const ids = deleted.map(({ id }) => id)
  const chapters = ids.filter((id) => nodes.get(id)?.type === chapterType)
  const lessons = ids.filter((id) => nodes.get(id)?.type !== chapterType)
  if (lessons.length > 0) await deleteNodes(db, channelId, lessons, lessonType)
  if (chapters.length > 0) await deleteNodes(db, channelId, chapters, chapterType)
  return deleted
}

const isOrder = ({ before }: KeptChange) => 'order' in before

/**
 * Takes back what an applied plan did to a course: what it added goes, what it changed gets its values back, and the old
 * order comes back, each as far as nobody has changed it since.
 */
export const undoChapters: Undoer = async (scope) => {
  const { db, undone, batch } = scope
  const { channelId } = undone
  const courseId = String(undone.options.courseId)
  await lockCourse(db, channelId, courseId)
  const nodes = new Map((await listNodes(db, channelId, courseId)).map((node) => [node.id, node]))
  const lost: Lost[] = []
  const restored: KeptChange[] = []
  const deleted = await deleteAdded(scope, nodes, lost)
  for (const { id } of deleted) nodes.delete(id)

  for (const change of batch.changed.filter((one) => !isOrder(one))) {
    const { line, id, label, version, before, after } = change
    const node = nodes.get(id)
    if (node?.version !== version) {
      lost.push({ line, id, label, fault: node ? 'operation.moved_since' : 'operation.gone' })
      continue
    }
    const wanted = { ...node, parentId: node.parentId ?? '', ...(before as Partial<NodeDraft>) } as StoredNode
    const isTaken = [...nodes.values()].some(
      (other) => other.id !== id && other.parentId === node.parentId && other.name === wanted.name,
    )
    if (isTaken) {
      lost.push({ line, id, label, fault: 'operation.restore_taken' })
      continue
    }
    const { type, name, videoUrl, srtUrl, courseMinutes, courseSeconds } = wanted
    const draft = { type, parentId: node.parentId ?? '', name, videoUrl, srtUrl, courseMinutes, courseSeconds }
    const updated = await updateNode(db, channelId, courseId, id, version, draft as NodeDraft)
    if (updated) nodes.set(id, updated)
    restored.push({ line, id, label, version: updated?.version ?? 0, before: after, after: before })
  }

  for (const change of batch.changed.filter(isOrder)) {
    const { line, id, label, before, after } = change
    const siblings = await siblingIds(db, channelId, courseId, id === courseId ? '' : id)
    const there = new Set(siblings)
    const leftOf = (order: unknown) =>
      String(order)
        .split(',')
        .filter((one) => there.has(one))
    const isAsLeft = leftOf(after.order).join(',') === siblings.join(',')
    const isGone = id !== courseId && !nodes.has(id)
    if (isGone || !isAsLeft) {
      lost.push({ line, id, label, fault: isGone ? 'operation.gone' : 'operation.moved_since' })
      continue
    }
    const back = leftOf(before.order)
    const behind = siblings.filter((one) => !back.includes(one))
    await orderNodes(db, channelId, courseId, [...back, ...behind])
    restored.push({ line, id, label, version: 0, before: after, after: before })
  }
  return { deleted, restored, lost }
}
