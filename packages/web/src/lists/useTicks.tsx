import type { ReactNode } from 'react'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import { LaterPart } from '../server/LaterPart.tsx'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { countOf } from './chosen.ts'
import type { EntityListProps } from './EntityList.tsx'
import type { ListNoun } from './list-noun.ts'
import { useChosen } from './useChosen.ts'
import type { ListQuery } from './useListQuery.ts'

interface Ticks {
  /** What a list is given, if its rows are ticked at all. */
  readonly selection: Pick<EntityListProps<{ readonly id: string }, ListQuery>, 'selection'>
  /** What can be done with what is ticked, to stand among the filters. */
  readonly bar: ReactNode
}

const none: readonly ListNoun[] = []

/**
 * The ticks of a list that is narrowed to `query`, which names what its records lie in, too. `counting`: nouns that count
 * these records.
 */
export function useTicks(noun: BulkNounName | undefined, query: ListQuery, counting = none): Ticks {
  // Whoever reads only can do nothing with what is ticked.
  const ticked = useReadsOnly() ? undefined : noun
  const { chosen, choose, clear, chooseAll, isChoosing } = useChosen(ticked, query)
  if (!ticked) return { selection: {}, bar: undefined }
  const across = { all: chosen.all?.count, onAll: chooseAll, onNone: clear, isPending: isChoosing }
  return {
    selection: { selection: { ids: chosen.ids, onChange: choose, across } },
    bar: countOf(chosen) > 0 && (
      <LaterPart name="BulkBar" load={() => import('./BulkBar.tsx')}>
        {({ default: BulkBar }) => <BulkBar noun={ticked} chosen={chosen} counting={counting} onClear={clear} />}
      </LaterPart>
    ),
  }
}
