import type { ReactNode } from 'react'

/** Lays fields of a story one below the other, as wide as in a dialog. */
export function Column({ width = 360, children }: { width?: number | string; children: ReactNode }) {
  return <div style={{ display: 'flex', flexDirection: 'column', gap: 16, width, maxWidth: '100%' }}>{children}</div>
}
