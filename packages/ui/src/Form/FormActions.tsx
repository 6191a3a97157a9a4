import type { ReactNode } from 'react'
import { actions } from './Form.css.ts'

/** Buttons at the end of a form, the submitting one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>
}
