import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { CategoryField } from '../categories/CategoryField.tsx'
import { useCopy } from '../language/copy.ts'

export type MoveFilesDialogProps = {
  /** Where the files are now, when all are in the same group. */
  groupId: string
  isPending: boolean
  onMove: (groupId: string) => void
  onClose: () => void
}

/** Chooses the group that files go to. */
export function MoveFilesDialog({ groupId: from, isPending, onMove, onClose }: MoveFilesDialogProps) {
  const t = useCopy()
  const [groupId, setGroupId] = useState(from)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('files.moveTitle')}
      closeLabel={t('shell.close')}
      isBusy={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('shell.cancel')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => onMove(groupId)}>
            {t('files.move')}
          </Button>
        </>
      }
    >
      <CategoryField
        kind="file"
        name="groupId"
        label={t('files.fields.groupId')}
        value={groupId}
        onChange={setGroupId}
      />
    </Dialog>
  )
}
