import type { ReactNode } from 'react'
import { EmptyPicture, type EmptyPictureKind } from './EmptyPicture.tsx'
import { actions as actionsStyle, empty, title as titleStyle, words } from './EmptyState.css.ts'

export type EmptyStateProps = {
  picture: EmptyPictureKind
  /** An icon of 16 px of what is not there, in place of the drawing. */
  sign?: ReactNode
  /** What is not there: “还没有企业”. */
  title: string
  /** What the place is for, or what to do. */
  text?: string
  /** The first step. */
  actions?: ReactNode
}

/** Where a list would stand: says what it is for and offers the first step. */
export function EmptyState({ picture, sign, title, text, actions }: EmptyStateProps) {
  return (
    <div className={empty} role={picture === 'error' ? 'alert' : undefined}>
      <EmptyPicture kind={picture} sign={sign} />
      <p className={titleStyle}>{title}</p>
      {text !== undefined && <p className={words}>{text}</p>}
      {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
    </div>
  )
}
