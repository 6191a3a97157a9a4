import type { ReactNode } from 'react'
import * as styles from './pages.css.ts'
import { useIsScripted } from './useIsScripted.ts'

/** What is pressed on a page that is read before its script is there: until then its place is empty, so that nothing moves. */
export function Scripted({ children }: { children: ReactNode }) {
  return <div className={useIsScripted() ? styles.scripted : styles.unscripted}>{children}</div>
}
