import { FolderInput, Trash2, Undo2, UsersRound, X } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'

export type FileSelectionProps = {
  count: number
  /** Deleted files are restored or erased, others moved or deleted. */
  isDeleted: boolean
  onMove: () => void
  /** Opens them to channel groups, for whoever may. */
  onOpen: (() => void) | undefined
  onDelete: () => void
  onRestore: () => void
  onErase: () => void
  onClear: () => void
}

/** What can be done with the files that are chosen. */
export function FileSelection(props: FileSelectionProps) {
  const { count, isDeleted, onMove, onOpen, onDelete, onRestore, onErase, onClear } = props
  const t = useCopy()
  return (
    <>
      <span>{t('files.selected', { count })}</span>
      {isDeleted ? (
        <>
          <Button size="small" icon={<Undo2 size={14} />} onPress={onRestore}>
            {t('files.restore')}
          </Button>
          <Button size="small" variant="dangerOutline" icon={<Trash2 size={14} />} onPress={onErase}>
            {t('files.erase')}
          </Button>
        </>
      ) : (
        <>
          <Button size="small" icon={<FolderInput size={14} />} onPress={onMove}>
            {t('files.move')}
          </Button>
          {onOpen && (
            <Button size="small" icon={<UsersRound size={14} />} onPress={onOpen}>
              {t('contentPermissions.part.chosen.act')}
            </Button>
          )}
          <Button size="small" variant="dangerOutline" icon={<Trash2 size={14} />} onPress={onDelete}>
            {t('lists.delete')}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" icon={<X size={14} />} onPress={onClear}>
        {t('files.clearSelection')}
      </Button>
    </>
  )
}
