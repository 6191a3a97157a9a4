import { FolderTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { fileKinds } from '@icss/core/files/file.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'
import type { FileScreenQuery } from './file-box.ts'
import { FileGroups } from './FileGroups.tsx'
import * as styles from './FileGroups.css.ts'

export type FileFiltersProps = ListState<FileScreenQuery> & {
  /** What can be done with the chosen files. */
  selection?: ReactNode
}

/** Search and kind; on a narrow screen the groups too, which stand beside the list elsewhere. */
export function FileFilters({ selection, ...state }: FileFiltersProps) {
  const t = useCopy()
  const { query, change } = state
  const [isOpen, setOpen] = useState(false)
  return (
    <FilterBar label={t('files.search')} {...(selection === undefined ? {} : { selection })}>
      <SearchFilter label={t('files.search')} value={query.q} onChange={(q) => change({ q, page: 1 })} />
      {query.box === 'own' && (
        <ChoiceFilter
          label={t('files.kindFilter')}
          options={fileKinds.map((kind) => ({ value: kind, label: t(`files.kinds.${kind}`) }))}
          value={query.kind}
          onChange={(kind) => change({ kind, page: 1 })}
        />
      )}
      <div className={styles.narrowOnly}>
        <Button icon={<FolderTree size={16} />} onPress={() => setOpen(true)}>
          {t('files.groups')}
        </Button>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('files.groups')} closeLabel={t('shell.close')}>
        <FileGroups {...state} onChosen={() => setOpen(false)} />
      </Drawer>
    </FilterBar>
  )
}
