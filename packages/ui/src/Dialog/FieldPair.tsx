import type { ReactNode } from 'react'
import { pair } from './Dialog.css.ts'

/** Fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={pair}>{children}</div>
}
