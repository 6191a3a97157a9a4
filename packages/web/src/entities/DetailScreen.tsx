import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { HistoryButton } from '../audit/HistoryButton.tsx'
import { CopyRecord } from '../forms/CopyRecord.tsx'
import { useCopy } from '../language/copy.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import { endpointsOf, type Noun } from '../lists/noun.ts'
import { useCopyPath } from '../lists/useCopyPath.ts'
import { Fetched } from '../server/Fetched.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
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
  /** Where one is edited; without an id, where one is made. */
  editPath?: (id?: string) => string
  /** Buttons of the head, behind those that edit and copy; one of them primary, and last. */
  actions?: (entity: Entity) => ReactNode
  children: (entity: Entity) => ReactNode
}

/** The key under which one entity's answer is kept; that of the list, `[noun]`, makes it stale too. */
export const detailKey = (noun: ListNoun, id: string) => [noun, 'one', id] as const

type EditAndCopyProps = { noun: Noun; id: string; editPath: (id?: string) => string }

function EditAndCopy({ noun, id, editPath }: EditAndCopyProps) {
  const t = useCopy()
  const copyPath = useCopyPath(noun)
  const mayEdit = mayCall(endpointsOf(noun).update, useSession())
  return (
    <>
      {mayEdit && (
        <Button icon={<Pencil size={16} />} href={editPath(id)}>
          {t('lists.edit')}
        </Button>
      )}
      {copyPath && <CopyRecord href={copyPath(editPath(), id)} />}
      <HistoryButton noun={noun} id={id} />
    </>
  )
}

/** The screen that shows one entity: breadcrumb, name, what may be done to it, and what is known of it. */
export function DetailScreen<Entity>(props: DetailScreenProps<Entity>) {
  const { noun, id, listPath, load, nameOf, refreshEvery, editPath, actions, children } = props
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
        actions={
          data !== undefined && (
            <>
              {editPath && <EditAndCopy noun={noun as Noun} id={id} editPath={editPath} />}
              {actions?.(data)}
            </>
          )
        }
      />
      <div className={parts}>
        <Fetched query={found}>{children}</Fetched>
      </div>
    </>
  )
}
