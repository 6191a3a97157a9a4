import type { ReactNode } from 'react'

/** Room on every side, for what opens beside a piece. */
export function InTheMiddle({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', placeContent: 'center', height: 320 }}>{children}</div>
}
