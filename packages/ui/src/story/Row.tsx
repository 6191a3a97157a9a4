import type { ReactNode } from 'react'

/** Lays pieces of a story side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
}
