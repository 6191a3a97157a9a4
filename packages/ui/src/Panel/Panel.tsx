import type { ReactNode } from 'react'
import {
  aside as asideStyle,
  count as countStyle,
  head,
  padded,
  panel,
  title as titleStyle,
  words,
} from './Panel.css.ts'

export type PanelProps = {
  title?: string
  /** “已绑定 46 / 48”, beside the title. */
  count?: ReactNode
  /** Buttons at the end of the title. */
  aside?: ReactNode
  /** Keeps a distance around the content; without it tables reach the edges. */
  isPadded?: boolean
  children: ReactNode
}

/** A white sheet on the grey page. */
export function Panel({ title, count, aside, isPadded = false, children }: PanelProps) {
  return (
    <section className={panel} {...(title === undefined ? {} : { 'aria-label': title })}>
      {(title !== undefined || aside !== undefined) && (
        <div className={head}>
          <div className={words}>
            <h2 className={titleStyle}>{title}</h2>
            {count !== undefined && <span className={countStyle}>{count}</span>}
          </div>
          <div className={asideStyle}>{aside}</div>
        </div>
      )}
      {isPadded ? <div className={padded}>{children}</div> : children}
    </section>
  )
}
