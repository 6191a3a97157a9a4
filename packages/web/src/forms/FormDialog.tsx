import { type ReactNode, useId } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog, type DialogProps } from '@icss/ui/Dialog/Dialog.tsx'
import { HistoryButton, type HistoryButtonProps } from '../audit/HistoryButton.tsx'
import { useCopy } from '../language/copy.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { SmallForm } from './SmallForm.tsx'
import type { FormState } from './useForm.ts'

export type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'onClose'> & {
  form: FormState<object>
  /** What it changes, whose history is offered. */
  record?: HistoryButtonProps | undefined
  saveLabel?: string
  children: ReactNode
}

/** A small form in a dialog, which stays open while it is being saved. */
export function FormDialog({ form, record, saveLabel, children, ...dialog }: FormDialogProps) {
  const t = useCopy()
  const maySave = !useReadsOnly()
  const id = useId()
  return (
    <Dialog
      isOpen
      size="small"
      closeLabel={t('shell.close')}
      isBusy={form.isSaving}
      {...dialog}
      footer={
        <>
          {record && <HistoryButton {...record} />}
          <Button onPress={dialog.onClose} isDisabled={form.isSaving}>
            {t('shell.cancel')}
          </Button>
          {maySave && (
            <Button type="submit" form={id} variant="primary" isPending={form.isSaving}>
              {saveLabel ?? t('shell.save')}
            </Button>
          )}
        </>
      }
    >
      <SmallForm id={id} form={form}>
        {children}
      </SmallForm>
    </Dialog>
  )
}
