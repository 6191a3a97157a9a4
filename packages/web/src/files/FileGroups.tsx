import { Archive, Files, Inbox, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { CategoryTree } from '../categories/CategoryTree.tsx'
import { useCategories } from '../categories/useCategories.ts'
import { useCopy } from '../language/copy.ts'
import type { ListState } from '../lists/useListQuery.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import type { FileScreenQuery } from './file-box.ts'
import * as styles from './FileGroups.css.ts'

type Where = Pick<FileScreenQuery, 'box' | 'state' | 'groupId'>

export type FileGroupsProps = ListState<FileScreenQuery> & {
  /** Called after a choice, to close what it stands in. */
  onChosen?: () => void
}

/** Where files are: all of them, the groups as a tree, those in none, the deleted ones, those of the main channel. */
export function FileGroups({ query, change, onChosen }: FileGroupsProps) {
  const t = useCopy()
  const { superiorChannelId } = useSession().channel
  const tree = useCategories('file')
  const go = (where: Where) => {
    change({ ...where, page: 1, q: undefined })
    onChosen?.()
  }
  const own = { box: 'own', state: 'kept' } as const
  const places: { where: Where; label: string; icon: ReactNode }[] = [
    { where: { ...own, groupId: undefined }, label: t('files.allGroups'), icon: <Files size={16} /> },
    { where: { ...own, groupId: 'none' }, label: t('files.ungrouped'), icon: <Archive size={16} /> },
    {
      where: { box: 'own', state: 'deleted', groupId: undefined },
      label: t('files.deleted'),
      icon: <Trash2 size={16} />,
    },
    ...(superiorChannelId === null
      ? []
      : [
          {
            where: { box: 'received', state: 'kept', groupId: undefined } as const,
            label: t('files.received'),
            icon: <Inbox size={16} />,
          },
        ]),
  ]
  const isHere = (where: Where) =>
    where.box === query.box && where.state === query.state && where.groupId === query.groupId
  return (
    <Panel>
      <ul className={styles.places}>
        {places.map(({ where, label, icon }) => (
          <li key={label}>
            <Link
              className={styles.place}
              {...(isHere(where) ? { 'aria-current': 'page' as const } : {})}
              onPress={() => go(where)}
            >
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {tree.data && (
        <CategoryTree
          kind="file"
          categories={tree.data}
          selected={query.groupId ?? null}
          onSelect={(groupId) => go({ ...own, groupId })}
        />
      )}
    </Panel>
  )
}
