import { useLayoutEffect, useRef } from 'react'
import { focusFirstField } from '@icss/ui/ErrorSummary/focusField.ts'

/** Begins a form in its first field, where the person has just come to its screen. Stands behind the fields. */
export function FirstField() {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const form = here.current?.parentElement
    if (form && document.activeElement?.matches('h1, main')) focusFirstField(form)
  }, [])
  return <span ref={here} hidden />
}
