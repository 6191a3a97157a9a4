import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../shell/useNotify.ts'
import type { ListNoun } from './list-noun.ts'

export interface RowChange {
  /** What to do at the server; answers what to say of it. `row` is the one whose button it is, among others. */
  readonly change: (work: () => Promise<string>, row?: string) => void
  readonly isPending: boolean
  /** The row that is being changed. Its button stays where it is, and with it the focus. */
  readonly pendingRow: string | undefined
}

interface Asked {
  readonly work: () => Promise<string>
  readonly row: string | undefined
}

/** A change made by a button of a row: said, or said why not, and the lists of what it changes asked for anew. */
export function useRowChange(...nouns: readonly ListNoun[]): RowChange {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ work }: Asked) => work(),
    onSuccess: (text) => notify.done(text),
    onError: notify.failed,
    onSettled: () => Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] }))),
  })
  return {
    change: (work, row) => mutate({ work, row }),
    isPending,
    pendingRow: isPending ? variables.row : undefined,
  }
}
