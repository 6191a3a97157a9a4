import { CircleAlert } from 'lucide-react'
import { fault } from './Form.css.ts'

/** Why the whole could not be done, where no field is to blame; nothing while there is nothing to say. */
export function FormFault({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <div className={fault} role="alert">
      <CircleAlert size={16} />
      {children}
    </div>
  )
}
