import type { ReactNode } from 'react'
import * as styles from './pages.css.ts'

const isWeb = (address: string) => /^https?:\/\//i.test(address)

export type OutwardProps = { address: string; children: ReactNode }

/** A link that somebody typed: only one of the web leads away from the page. */
export function Outward({ address, children }: OutwardProps) {
  if (!isWeb(address)) return <span>{children}</span>
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener nofollow ugc noreferrer">
      {children}
    </a>
  )
}
