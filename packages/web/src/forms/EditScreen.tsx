import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { useCopy } from '../language/copy.ts'
import type { EditNoun } from '../lists/list-noun.ts'
import { Fetched } from '../server/Fetched.tsx'
import { column } from './DraftForm.css.ts'
import { FirstField } from './FirstField.tsx'

/** Under which what forms edit is kept: it is never fetched anew behind the person's back. */
export const editedKey = 'edited'

export type EditScreenProps<Entity> = {
  noun: EditNoun
  /** Undefined for a new one. */
  id: string | undefined
  /** Where the list of them is. */
  listPath: string
  load: (id: string, signal: AbortSignal) => Promise<Entity>
  nameOf: (entity: Entity) => string
  /** Buttons of the head of one that is there. */
  actions?: (entity: Entity) => ReactNode
  /** The form; `entity` is undefined for a new one, and `load` fetches it anew. */
  children: (entity: Entity | undefined, load: () => Promise<Entity>) => ReactNode
}

/** The screen that makes an entity or changes one: breadcrumb, title, and the form once what it changes is there. */
export function EditScreen<Entity>({ noun, id, listPath, load, nameOf, actions, children }: EditScreenProps<Entity>) {
  const t = useCopy()
  const found = useQuery({
    // Its own: what another screen has read of it may be older, or less.
    queryKey: [editedKey, noun, id],
    queryFn: ({ signal }) => load(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  const title = t(id === undefined ? `${noun}.create` : `${noun}.edit`)
  return (
    <>
      <PageHead
        title={found.data === undefined ? title : nameOf(found.data)}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t(`${noun}.title`), href: listPath }, { label: title }],
        }}
        actions={found.data !== undefined && actions?.(found.data)}
      />
      <div key={id ?? ''} className={column}>
        {id === undefined ? (
          <>
            {children(undefined, () => Promise.reject(new Error('A new one is stored nowhere.')))}
            <FirstField />
          </>
        ) : (
          <Fetched query={found} outline="form">
            {(data) => (
              <>
                {children(data, () => load(id, new AbortController().signal))}
                <FirstField />
              </>
            )}
          </Fetched>
        )}
      </div>
    </>
  )
}
