import { useEffect, useRef } from 'react'
import { title } from './plan.css.ts'

/** The heading of a step; it takes the focus, since what was pressed to come here is gone. */
export function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={title}>
      {children}
    </h2>
  )
}
