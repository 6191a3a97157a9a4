import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { useCopy } from '../language/copy.ts'
import { CopyButton } from './CopyButton.tsx'
import * as styles from './ShownOnce.css.ts'

export type ShownOnceProps = {
  title: string
  text: string
  /** What the secret is called. */
  name: string
  /** Null where the server does not tell it. */
  secret: string | null
  /** The button of whoever has kept it. */
  doneLabel: string
  onClose: () => void
}

/** A secret that the server tells this once. */
export function ShownOnce({ title, text, name, secret, doneLabel, onClose }: ShownOnceProps) {
  const t = useCopy()
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <p className={styles.says}>{text}</p>
      {secret !== null && (
        <div className={styles.box}>
          <code className={styles.secret}>{secret}</code>
          <CopyButton name={name} text={secret} />
        </div>
      )}
    </Dialog>
  )
}
