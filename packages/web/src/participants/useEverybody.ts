import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import type { Participant, participantsContract } from '@icss/core/participants/participants.contract.ts'
import type { InputOf } from '@icss/core/client/client.ts'
import { useClient } from '../server/ClientProvider.tsx'

type Filters = Omit<NonNullable<InputOf<typeof participantsContract.list>['query']>, 'page' | 'pageSize' | 'sort'>

/** How much of a list has come. */
export interface ReadSoFar {
  readonly read: number
  readonly total: number
}

/**
 * All people of a meeting whom the filters let through, by name. Where there are more than `max` nobody is read, and
 * `total` says how many there are.
 */
export function useEverybody(meetingId: string, filters: Filters, max: number) {
  const { participants } = useClient()
  const [soFar, setSoFar] = useState<ReadSoFar>()
  const found = useQuery({
    queryKey: ['participants', 'everybody', meetingId, filters, max],
    queryFn: async ({ signal }) => {
      // By their ids: whoever is added or deleted while the pages are read doubles nobody.
      const people = new Map<string, Participant>()
      for (let page = 1; ; page += 1) {
        const query = { ...filters, sort: 'name' as const, pageSize: maxPageSize, page }
        const { items, total } = await participants.list({ params: { meetingId }, query }, { signal })
        if (total > max) return { people: [], total }
        for (const one of items) people.set(one.id, one)
        setSoFar({ read: people.size, total })
        if (items.length < maxPageSize) return { people: [...people.values()], total: people.size }
      }
    },
  })
  return { found, soFar }
}
