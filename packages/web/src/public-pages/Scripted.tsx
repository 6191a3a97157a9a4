import type { ReactNode, RefObject } from 'react'
import * as styles from './pages.css.ts'
import { useIsScripted } from './useIsScripted.ts'

export type ScriptedProps = { ref?: RefObject<HTMLDivElement | null>; children: ReactNode }

/** What is pressed on a page that is read before its script is there: until then its place is empty, so that nothing moves. */
export function Scripted({ ref, children }: ScriptedProps) {
  return (
    <div ref={ref} className={useIsScripted() ? styles.scripted : styles.unscripted}>
      {children}
    </div>
  )
}
