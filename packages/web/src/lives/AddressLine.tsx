import type { ReactNode } from 'react'
import { CopyButton } from '../shell/CopyButton.tsx'
import * as styles from './LiveAbout.css.ts'

export type AddressLineProps = {
  name: string
  text: string
  /** Shown in place of the text, which is copied all the same. */
  shown?: string
  children?: ReactNode
}

/** An address to be copied elsewhere. */
export function AddressLine({ name, text, shown = text, children }: AddressLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{name}</span>
      <code className={styles.address}>{shown}</code>
      <CopyButton name={name} text={text} />
      {children}
    </div>
  )
}
