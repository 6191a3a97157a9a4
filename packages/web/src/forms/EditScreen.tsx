import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { useCopy } from '../language/copy.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import { Fetched } from '../server/Fetched.tsx'

export type EditScreenProps<Entity> = {
  noun: ListNoun
  /** Undefined for a new one. */
  id: string | undefined
  /** Where the list of them is. */
  listPath: string
  load: (id: string, signal: AbortSignal) => Promise<Entity>
  nameOf: (entity: Entity) => string
  /** The form; `entity` is undefined for a new one. */
  children: (entity: Entity | undefined) => ReactNode
}

/** The screen that makes an entity or changes one: breadcrumb, title, and the form once what it changes is there. */
export function EditScreen<Entity>({ noun, id, listPath, load, nameOf, children }: EditScreenProps<Entity>) {
  const t = useCopy()
  const found = useQuery({
    // Its own: what another screen has read of it may be older, or less.
    queryKey: ['edited', noun, id],
    queryFn: ({ signal }) => load(id ?? '', signal),
    enabled: id !== undefined,
    // What is being edited must not be replaced behind the person's back.
    staleTime: Infinity,
    gcTime: 0,
  })
  const title = t(id === undefined ? `${noun}.create` : `${noun}.edit`)
  const { data } = found
  return (
    <>
      <PageHead
        title={data === undefined ? title : nameOf(data)}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t(`${noun}.title`), href: `#${listPath}` }, { label: title }],
        }}
      />
      {id === undefined ? (
        children(undefined)
      ) : (
        <Fetched query={found} outline="form">
          {children}
        </Fetched>
      )}
    </>
  )
}
