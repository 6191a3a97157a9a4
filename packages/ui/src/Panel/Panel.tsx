import type { ReactNode } from 'react'
import { aside as asideStyle, head, padded, panel, title as titleStyle } from './Panel.css.ts'

export type PanelProps = {
  title?: string
  /** Buttons at the end of the title. */
  aside?: ReactNode
  /** Keeps a distance around the content; without it tables reach the edges. */
  isPadded?: boolean
  children: ReactNode
}

/** A white sheet on the grey page. */
export function Panel({ title, aside, isPadded = false, children }: PanelProps) {
  return (
    <section className={panel} {...(title === undefined ? {} : { 'aria-label': title })}>
      {(title !== undefined || aside !== undefined) && (
        <div className={head}>
          <h2 className={titleStyle}>{title}</h2>
          <div className={asideStyle}>{aside}</div>
        </div>
      )}
      {isPadded ? <div className={padded}>{children}</div> : children}
    </section>
  )
}
