import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { pageSizes } from '@icss/core/contract/page-size.ts'

export const densities = ['compact', 'regular', 'roomy'] as const

/** How a person wants a list to look, on this device. `columns`: which are shown or not, whatever they hold. */
const listChoices = z.object({
  rows: z.optional(z.literal([...pageSizes])),
  density: z.optional(z.enum(densities)),
  columns: z.optional(z.record(z.string(), z.boolean())),
})
export type ListChoices = z.output<typeof listChoices>

const keyOf = (accountId: string, list: string) => `icss.list.${accountId}.${list}`

const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const parsed = (text: string | null): ListChoices => {
  try {
    const found = listChoices.safeParse(JSON.parse(text ?? '{}'))
    return found.success ? found.data : {}
  } catch {
    return {}
  }
}

export interface KeptChoices {
  readonly choices: ListChoices
  readonly choose: (change: ListChoices) => void
}

/** What somebody chose for a list, kept for them alone, and how to choose otherwise. */
export function useListChoices(accountId: string, list: string): KeptChoices {
  const key = keyOf(accountId, list)
  const text = useSyncExternalStore(watch, () => localStorage.getItem(key))
  const choices = parsed(text)
  return {
    choices,
    choose: (change) => {
      localStorage.setItem(key, JSON.stringify({ ...choices, ...change }))
      for (const watcher of watchers) watcher()
    },
  }
}
