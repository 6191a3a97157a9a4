import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../shell/useNotify.ts'
import type { ListNoun } from './list-noun.ts'

export interface RowChange {
  /** What to do at the server; answers what to say of it. */
  readonly change: (work: () => Promise<string>) => void
  readonly isPending: boolean
}

/** A change made by a button of a row: said, or said why not, and the list asked for anew. */
export function useRowChange(noun: ListNoun): RowChange {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (text) => notify.done(text),
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: [noun] }),
  })
  return { change: mutate, isPending }
}
