import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { useCopy } from '../language/copy.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import { Fetched } from '../server/Fetched.tsx'
import { parts } from './DetailScreen.css.ts'

export type DetailScreenProps<Entity> = {
  noun: ListNoun
  id: string
  /** Where the list of them is. */
  listPath: string
  load: (id: string, signal: AbortSignal) => Promise<Entity>
  nameOf: (entity: Entity) => string
  /** Milliseconds after which it is asked for again, for what changes by itself. */
  refreshEvery?: (entity: Entity) => number | false
  /** Buttons of the head; one of them primary, and last. */
  actions?: (entity: Entity) => ReactNode
  children: (entity: Entity) => ReactNode
}

/** The key under which one entity's answer is kept; that of the list, `[noun]`, makes it stale too. */
export const detailKey = (noun: ListNoun, id: string) => [noun, 'one', id] as const

/** The screen that shows one entity: breadcrumb, name, what may be done to it, and what is known of it. */
export function DetailScreen<Entity>(props: DetailScreenProps<Entity>) {
  const { noun, id, listPath, load, nameOf, refreshEvery, actions, children } = props
  const t = useCopy()
  const found: UseQueryResult<Entity> = useQuery({
    queryKey: detailKey(noun, id),
    queryFn: ({ signal }) => load(id, signal),
    refetchInterval: ({ state }) => (state.data === undefined ? false : (refreshEvery?.(state.data) ?? false)),
  })
  const { data } = found
  const title = data === undefined ? t(`${noun}.title`) : nameOf(data)
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t(`${noun}.title`), href: listPath }, { label: t('lists.details') }],
        }}
        actions={data !== undefined && actions?.(data)}
      />
      <div className={parts}>
        <Fetched query={found}>{children}</Fetched>
      </div>
    </>
  )
}
