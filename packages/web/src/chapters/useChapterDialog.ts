import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { chapterDialogMachine } from '@icss/core/chapters/chapter-dialog.machine.ts'
import type { NodeDraft, NodeType } from '@icss/core/chapters/chapter.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { EditedNode } from './edited-node.ts'
import { forgetFields, keepFields } from './kept-fields.ts'

export interface OpenedNode {
  /** Undefined for a new one, of that type and in that chapter. */
  readonly id?: string
  readonly type?: NodeType
  readonly parentId?: string
}

export interface ChapterDialogOptions {
  readonly courseId: string
  readonly opened: OpenedNode
  readonly onSaved: (id: string) => void
  readonly onClosed: () => void
  /** Told of a save that was refused: what the screen shows may be older than what the server has. */
  readonly onRefused: () => void
}

/**
 * Core's dialog machine over the server. What is typed outlives a reload; what somebody else saved is never overwritten
 * unseen.
 */
export function useChapterDialog({ courseId, opened, onSaved, onClosed, onRefused }: ChapterDialogOptions) {
  const client = useClient()
  const [node] = useState(() => new EditedNode(client.chapters, courseId))
  const [machine] = useState(() =>
    chapterDialogMachine.provide({
      actors: {
        load: fromPromise(({ input }: { input: { id: string } }) => node.load(input.id)),
        save: fromPromise(({ input }: { input: { id: string | undefined; draft: NodeDraft } }) =>
          node.save(input.id, input.draft),
        ),
      },
      // A failed save is logged (seed section 8), and said in the dialog.
      actions: { logFailure: (_, { failure }) => console.info('Saving failed.', failure.code) },
    }),
  )
  const [state, send] = useMachine(machine, { input: opened })
  const { fields, initial } = state.context

  const isEditing = state.matches('editing')
  useEffect(() => {
    const kept = isEditing ? node.restored(opened.id) : undefined
    if (kept) send({ type: 'restore', fields: kept })
  }, [isEditing, node, opened.id, send])
  useEffect(() => {
    if (fields !== initial) keepFields(courseId, opened.id, { fields, version: node.version })
  }, [courseId, opened.id, node, fields, initial])

  const isRejected = state.matches({ editing: 'rejected' })
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (isRejected) refused()
  }, [isRejected])
  const isSaved = state.matches('saved')
  const isClosed = state.matches('closed')
  const ended = useEffectEvent(() => {
    forgetFields(courseId, opened.id)
    if (isSaved) onSaved(node.savedId)
    else onClosed()
  })
  useEffect(() => {
    if (isSaved || isClosed) ended()
  }, [isSaved, isClosed])

  return { state, send, node }
}
export type ChapterDialogView = ReturnType<typeof useChapterDialog>
