import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { chapterDialogMachine, chapterDraftMachine } from '@icss/core/chapters/chapter-dialog.machine.ts'
import type { ChapterNode, NodeType } from '@icss/core/chapters/chapter.ts'
import { isDirty, type KeptDraft, type Saving } from '@icss/core/forms/draft.machine.ts'
import { findKept, forgetDraft, keepDraft, writeDrafts } from '../forms/kept-drafts.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { onSessionRenewed } from '../sessions/session-expiry.ts'
import { EditedNode } from './edited-node.ts'

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
  JSON.stringify([a.value, a.context.draft]) === JSON.stringify([b.value, b.context.draft]) &&
  a.context.id === b.context.id &&
  a.context.fields.type === b.context.fields.type &&
  a.context.uploading === b.context.uploading &&
  a.context.failure === b.context.failure

/** Under which what is typed is kept. */
export const nameOfKept = (courseId: string, id: string | undefined): string => `chapter.${courseId}.${id ?? 'new'}`

/**
 * Core's dialog machine over the server. What is typed outlives a reload; what somebody else saved is never overwritten
 * unseen.
 */
export function useChapterDialog({ courseId, opened, onSaved, onClosed, onRefused }: ChapterDialogOptions) {
  const client = useClient()
  const name = nameOfKept(courseId, opened.id)
  const [machine] = useState(() => {
    const node = new EditedNode(client.chapters, courseId)
    const draft = chapterDraftMachine.provide({
      actors: {
        load: fromPromise(() => node.load(opened.id ?? '')),
        save: fromPromise(({ input }: { input: Saving }): Promise<unknown> => node.save(input)),
      },
    })
    return chapterDialogMachine.provide({
      actors: { load: fromPromise(({ input }: { input: { id: string } }) => node.load(input.id)), draft },
    })
  })
  const [input] = useState(() => {
    const kept = findKept(name)
    return { ...opened, ...(kept ? { kept } : {}) }
  })
  const actor = useActorRef(machine, { input })
  const { send } = actor
  const state = useSelector(actor, (snapshot) => snapshot, isSameFrame)

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value, context: { fields, initial } }) => {
      const draft: KeptDraft = { values: { ...fields }, saved: { ...initial } }
      if (typeof value !== 'object') return
      if (isDirty(draft)) keepDraft(name, draft)
      else forgetDraft(name)
    })
    return () => {
      unsubscribe()
      writeDrafts()
    }
  }, [actor, name])
  useEffect(() => onSessionRenewed(() => send({ type: 'renewed' })), [send])

  const { failure, draft, stored } = state.context
  const isRefused = state.matches('open') && (failure !== undefined || draft === 'clashing' || draft === 'gone')
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (isRefused) refused()
  }, [isRefused])
  const isSaved = state.matches('saved')
  const isClosed = state.matches('closed')
  const ended = useEffectEvent(() => {
    forgetDraft(name)
    if (isSaved) onSaved((stored as ChapterNode).id)
    else onClosed()
  })
  useEffect(() => {
    if (isSaved || isClosed) ended()
  }, [isSaved, isClosed])

  return { actor, state, send }
}
export type ChapterDialogView = ReturnType<typeof useChapterDialog>
