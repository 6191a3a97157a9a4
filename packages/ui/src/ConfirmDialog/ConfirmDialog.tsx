import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { FormFault } from '../Form/FormFault.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { words } from './ConfirmDialog.css.ts'

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  /** Names the thing: “删除 亿尚智能？”. */
  title: string
  /** What goes with it, and whether it can be had back. */
  children: ReactNode
  /** Says the act again, never “OK”: “删除 12 家企业”. */
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  isDestructive?: boolean
  isPending?: boolean
  /** Nothing can be confirmed: it is still being looked at, or there is nothing to do. */
  isBarred?: boolean
  /** Why the last try did not work. */
  error?: string | undefined
  /** For many things: the confirming button waits until this number is typed. */
  typedCount?: { count: number; label: string; description?: string }
}

/** Asks before what cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, cancelLabel, closeLabel } = props
  const { isDestructive = false, isPending = false, isBarred = false, error, typedCount } = props
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setTyped('')
  }
  const isSure = typedCount === undefined || typed.replaceAll(',', '').trim() === String(typedCount.count)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      size="small"
      role="alertdialog"
      isBusy={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending} autoFocus={typedCount === undefined}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isDisabled={isBarred || !isSure}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={words}>{children}</div>
      {typedCount !== undefined && (
        <TextField
          label={typedCount.label}
          description={typedCount.description}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
        />
      )}
      <FormFault>{error}</FormFault>
    </Dialog>
  )
}
