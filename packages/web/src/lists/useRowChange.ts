import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useErrorWording } from '../language/copy.ts'
import { toasts } from '../shell/toasts.ts'
import type { ListNoun } from './list-noun.ts'

export interface RowChange {
  /** What to do at the server; answers what to say of it. */
  readonly change: (work: () => Promise<string>) => void
  readonly isPending: boolean
}

/** A change made by a button of a row: said, or said why not, and the list asked for anew. */
export function useRowChange(noun: ListNoun): RowChange {
  const { wordUnknown } = useErrorWording()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (text) => toasts.show({ tone: 'good', text }),
    onError: (error) => {
      const { says, fix } = wordUnknown(error)
      toasts.show({ tone: 'bad', kind: 'notice', title: says, text: fix })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [noun] }),
  })
  return { change: mutate, isPending }
}
