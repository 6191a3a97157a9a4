import { useState } from 'react'
import { offShelf, onShelf, toggledShelf } from '@icss/core/resources/shelf-rules.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useRowChange } from '../lists/useRowChange.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { FiledWords } from './FiledWords.tsx'
import type { Shelved, ShelfNoun } from './shelved.ts'

/** Toggles what stands on the shelf once the person has confirmed it; `question` is drawn by whoever asks. */
export function useShelving(noun: ShelfNoun) {
  const t = useCopy()
  const client = useClient()
  const row = useRowChange(noun)
  const [asked, setAsked] = useState<Shelved>()
  const isOn = asked?.status === onShelf
  const toggle = ({ id, version, name, status: before }: Shelved) => {
    const status = toggledShelf(before)
    row.change(async () => {
      // What comes onto the shelf is what is shown, and nothing that was changed since.
      const body = status === onShelf ? { status, version } : { status }
      await client[noun].setStatus({ params: { id }, body })
      return t(status === offShelf ? 'resources.unshelved' : 'resources.shelved', { name })
    }, id)
  }
  /** What the toggle does to it, in words. */
  const wordOf = ({ status, offReason }: Shelved) =>
    t(status === onShelf ? 'resources.unshelve' : offReason === 'waiting' ? 'resources.approve' : 'resources.shelve')
  return {
    ask: setAsked,
    isPending: row.isPending,
    pendingRow: row.pendingRow,
    wordOf,
    question: (
      <Question
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) toggle(asked)
          setAsked(undefined)
        }}
        title={asked ? wordOf(asked) : ''}
        confirmLabel={asked ? wordOf(asked) : ''}
      >
        {t(isOn ? 'resources.unshelveText' : 'resources.shelveText', { name: asked?.name ?? '' })}
        {asked?.offReason === 'waiting' && <FiledWords of={asked} />}
      </Question>
    ),
  }
}
