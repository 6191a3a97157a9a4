import type { NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'
import { findDraft, forgetDraft, keepDraft } from '../forms/kept-drafts.ts'

interface Kept {
  readonly fields: NodeFields
  /** Of the node when it was opened, so that a newer one is not overwritten; 0 for a new one. */
  readonly version: number
}

const nameOf = (courseId: string, id: string | undefined) => `chapter.${courseId}.${id ?? 'new'}`

/** What was typed into the dialog before its page was loaded anew. */
export function findFields(courseId: string, id: string | undefined, version: number): NodeFields | undefined {
  const kept = findDraft(nameOf(courseId, id)) as Kept | undefined
  return kept?.version === version ? kept.fields : undefined
}

export const keepFields = (courseId: string, id: string | undefined, kept: Kept): void =>
  keepDraft(nameOf(courseId, id), kept)

export const forgetFields = (courseId: string, id: string | undefined): void => forgetDraft(nameOf(courseId, id))
