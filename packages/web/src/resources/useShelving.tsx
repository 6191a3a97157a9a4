import { useState } from 'react'
import { offShelf, onShelf, toggledShelf } from '@icss/core/resources/shelf.ts'
import type { Resource } from '@icss/core/resources/resources.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type ShelfNoun = 'resources' | 'demands'
export type Shelved = Pick<Resource, 'id' | 'name' | 'status' | 'offReason'>

/** Toggles what stands on the shelf once the person has confirmed it; `question` is drawn by whoever asks. */
export function useShelving(noun: ShelfNoun) {
  const t = useCopy()
  const client = useClient()
  const row = useRowChange(noun)
  const [asked, setAsked] = useState<Shelved>()
  const isOn = asked?.status === onShelf
  const toggle = ({ id, name, status: before }: Shelved) => {
    const status = toggledShelf(before)
    row.change(async () => {
      await client[noun].setStatus({ params: { id }, body: { status } })
      return t(status === offShelf ? 'resources.unshelved' : 'resources.shelved', { name })
    }, id)
  }
  return {
    ask: setAsked,
    isPending: row.isPending,
    pendingRow: row.pendingRow,
    /** What the toggle does to it, in words. */
    wordOf: ({ status, offReason }: Shelved) =>
      t(status === onShelf ? 'resources.unshelve' : offReason === 'waiting' ? 'resources.approve' : 'resources.shelve'),
    question: (
      <Question
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) toggle(asked)
          setAsked(undefined)
        }}
        title={t(isOn ? 'resources.unshelveTitle' : 'resources.shelveTitle')}
        confirmLabel={t(isOn ? 'resources.unshelve' : 'resources.shelve')}
      >
        {t(isOn ? 'resources.unshelveText' : 'resources.shelveText', { name: asked?.name ?? '' })}
      </Question>
    ),
  }
}
