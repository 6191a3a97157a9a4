import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Form } from '../Form/Form.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { safeHref } from './safeHref.ts'

export type LinkDialogLabels = {
  title: string
  close: string
  cancel: string
  done: string
  address: string
  /** “以 http:// 或 https:// 开头”. */
  hint: string
  wrong: string
}

type LinkDialogProps = {
  initial: string
  labels: LinkDialogLabels
  onDone: (href: string) => void
  onClose: () => void
}

/** Asks where a link leads. */
export function LinkDialog({ initial, labels, onDone, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(initial)
  const [isWrong, setWrong] = useState(false)
  const form = useId()
  const done = () => {
    const href = safeHref(address)
    setWrong(href === undefined)
    if (href !== undefined) onDone(href)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {labels.done}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={done}>
        <TextField
          label={labels.address}
          description={labels.hint}
          value={address}
          onChange={setAddress}
          inputMode="url"
          autoFocus
          error={isWrong ? labels.wrong : undefined}
        />
      </Form>
    </Dialog>
  )
}
