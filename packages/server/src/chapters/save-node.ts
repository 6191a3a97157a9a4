import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import { chapterType, lessonType, type NodeDraft } from '@icss/core/chapters/chapter.ts'
import { lockCourse } from '../courses/courses.repository.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import { findNode, insertNode, markSubmitted, type StoredNode, updateNode } from './chapters.repository.ts'

const fault = (field: string, code: PlainCode) => new ProblemError(code, { errors: { [field]: { code, params: {} } } })

/** Words the unique violation of the table; rethrows anything else. */
export const nameTaken = constraintFaults({ chapters_name: { field: 'name', code: 'chapter.name_taken' } })

interface Saving {
  readonly channelId: string
  readonly courseId: string
  /** '' for a new node. */
  readonly id: string
  /** What the person saw; undefined where the caller has no means to say so. */
  readonly version?: number | undefined
  readonly draft: NodeDraft
}

/**
 * Adds or changes a chapter or a lesson of a course, within the caller's tenant scope. The type of a node is fixed, a
 * lesson needs a chapter of the same course, and names do not repeat among siblings.
 */
export async function saveNode(db: Db, { channelId, courseId, id, version, draft }: Saving): Promise<StoredNode> {
  if (!isUuid(courseId) || !(await lockCourse(db, channelId, courseId))) throw new ProblemError('request.not_found')
  if (id !== '' && !isUuid(id)) throw new ProblemError('request.not_found')
  const before = id === '' ? undefined : await findNode(db, channelId, courseId, id)
  if (id !== '' && !before) throw new ProblemError('request.not_found')
  if (before && before.type !== draft.type) throw fault('type', 'chapter.type_fixed')
  if (draft.type === lessonType) {
    const { parentId } = draft
    const parent = isUuid(parentId) ? await findNode(db, channelId, courseId, parentId) : undefined
    if (parent?.type !== chapterType) throw fault('parentId', 'chapter.parent_missing')
    // Leaving without submitting must not take a submitted lesson away with its new chapter.
    if (before?.submitted && !parent.submitted) await markSubmitted(db, channelId, courseId, parentId)
  }
  if (!before) return insertNode(db, channelId, courseId, draft).catch(nameTaken)
  const saved = await updateNode(db, channelId, courseId, id, version, draft).catch(nameTaken)
  if (!saved) throw new ProblemError('request.conflict')
  return saved
}
