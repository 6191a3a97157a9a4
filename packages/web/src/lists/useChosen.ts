import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { type Chosen, noneChosen, tickedOf } from './chosen.ts'
import type { ListQuery } from './useListQuery.ts'

const paging = new Set(['page', 'pageSize', 'sort'])

/** The filters of a list as its address has them. */
const filtersIn = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      paging.has(name) || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

/** What is chosen of a list; other filters begin with nothing chosen. */
export function useChosen(noun: BulkNounName | undefined, query: ListQuery) {
  const client = useClient()
  const notify = useNotify()
  const [chosen, setChosen] = useState<Chosen>(noneChosen)
  const filters = filtersIn(query)
  const place = JSON.stringify(filters)
  const [lastPlace, setLastPlace] = useState(place)
  if (place !== lastPlace) {
    setLastPlace(place)
    setChosen(noneChosen)
  }
  const all = useMutation({
    mutationFn: () => client.selections.create({ body: { noun: noun as BulkNounName, query: filters } }),
    onSuccess: (fixed) => setChosen({ ...noneChosen, all: fixed }),
    onError: notify.failed,
  })
  return {
    chosen,
    choose: (ids: ReadonlySet<string>, shown: readonly object[]) => setChosen((before) => tickedOf(before, ids, shown)),
    clear: () => setChosen(noneChosen),
    chooseAll: () => all.mutate(),
    isChoosing: all.isPending,
  }
}
