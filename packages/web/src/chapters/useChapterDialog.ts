import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { chapterDialogMachine, type NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'
import type { NodeDraft, NodeType } from '@icss/core/chapters/chapter.ts'
import { writeDrafts } from '../forms/kept-drafts.ts'
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

type Snapshot = SnapshotFrom<typeof chapterDialogMachine>

/** Whether the dialog around the form looks the same: a key then draws nothing but its field, and what is wrong. */
const isSameFrame = (a: Snapshot, b: Snapshot): boolean =>
  JSON.stringify(a.value) === JSON.stringify(b.value) &&
  a.context.id === b.context.id &&
  a.context.fields.type === b.context.fields.type &&
  a.context.uploading === b.context.uploading &&
  a.context.failure === b.context.failure

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
  const actor = useActorRef(machine, { input: opened })
  const { send } = actor
  const state = useSelector(actor, (snapshot) => snapshot, isSameFrame)

  const isEditing = state.matches('editing')
  useEffect(() => {
    const kept = isEditing ? node.restored(opened.id) : undefined
    if (kept) send({ type: 'restore', fields: kept })
  }, [isEditing, node, opened.id, send])
  useEffect(() => {
    let kept: NodeFields | undefined
    const { unsubscribe } = actor.subscribe(({ context: { fields, initial } }) => {
      if (fields === initial || fields === kept) return
      kept = fields
      keepFields(courseId, opened.id, { fields, version: node.version })
    })
    return () => {
      unsubscribe()
      writeDrafts()
    }
  }, [actor, courseId, opened.id, node])

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

  return { actor, state, send, node }
}
export type ChapterDialogView = ReturnType<typeof useChapterDialog>
