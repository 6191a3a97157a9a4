import type { NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'

interface Kept {
  readonly fields: NodeFields
  /** Of the node when it was opened, so that a newer one is not overwritten; 0 for a new one. */
  readonly version: number
}

const keyOf = (courseId: string, id: string | undefined) => `icss.draft.chapter.${courseId}.${id ?? 'new'}`

/** What was typed into the dialog before its page was loaded anew. */
export function findFields(courseId: string, id: string | undefined, version: number): NodeFields | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(courseId, id)) ?? 'null') as Kept | null
    return kept?.version === version ? kept.fields : undefined
  } catch {
    return undefined
  }
}

export const keepFields = (courseId: string, id: string | undefined, kept: Kept): void =>
  sessionStorage.setItem(keyOf(courseId, id), JSON.stringify(kept))

export const forgetFields = (courseId: string, id: string | undefined): void =>
  sessionStorage.removeItem(keyOf(courseId, id))
