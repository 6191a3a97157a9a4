import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { useCopy } from '../language/copy.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import { Fetched } from '../server/Fetched.tsx'
import { column } from './DraftForm.css.ts'
import { type Edited, EditedContext } from './EditedContext.ts'

export type EditScreenProps<Entity> = {
  noun: ListNoun
  /** Undefined for a new one. */
  id: string | undefined
  /** Where the list of them is. */
  listPath: string
  load: (id: string, signal: AbortSignal) => Promise<Entity>
  nameOf: (entity: Entity) => string
  /** Whether what was deleted meanwhile can be saved as a new one: the form then is that of a new one. */
  canBecomeNew?: boolean
  /** The form; `entity` is undefined for a new one. */
  children: (entity: Entity | undefined) => ReactNode
}

/**
 * The screen that makes an entity or changes one: breadcrumb, title, and the form once what it changes is there. Forms
 * in it are told when somebody else changed or deleted it meanwhile, and go on from there.
 */
export function EditScreen<Entity>(props: EditScreenProps<Entity>) {
  return <Editing key={props.id ?? ''} {...props} />
}

function Editing<Entity>({ noun, id, listPath, load, nameOf, canBecomeNew = true, children }: EditScreenProps<Entity>) {
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
  // What somebody else stored meanwhile and the person knows of; none when it was deleted and becomes a new one.
  const [known, setKnown] = useState<{ readonly entity: Entity | undefined }>()
  const [turn, setTurn] = useState(0)
  const read = async () => setKnown({ entity: await load(id ?? '', new AbortController().signal) })
  const edited: Edited = {
    catchUp: read,
    startOver: async () => {
      await read()
      setTurn((last) => last + 1)
    },
    becomeNew: canBecomeNew ? () => setKnown({ entity: undefined }) : undefined,
  }
  const isNew = id === undefined || (known !== undefined && known.entity === undefined)
  const title = t(isNew ? `${noun}.create` : `${noun}.edit`)
  const shown = known?.entity ?? found.data
  return (
    <EditedContext value={isNew ? undefined : edited}>
      <PageHead
        title={shown === undefined ? title : nameOf(shown)}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t(`${noun}.title`), href: `#${listPath}` }, { label: title }],
        }}
      />
      <div className={column}>
        {id === undefined ? (
          children(undefined)
        ) : (
          <Fetched query={found} outline="form">
            {(data) => <Fragment key={turn}>{children(known ? known.entity : data)}</Fragment>}
          </Fetched>
        )}
      </div>
    </EditedContext>
  )
}
