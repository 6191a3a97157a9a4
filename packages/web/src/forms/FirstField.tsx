import { useLayoutEffect, useRef } from 'react'
import { focusField, focusFirstField } from '@icss/ui/ErrorSummary/focusField.ts'
import { useShown } from '../shell/useShown.ts'

/**
 * Begins a form in its first field, or in that which `field` names in the address, where the person has just come to its
 * screen. Stands behind the fields.
 */
export function FirstField() {
  const here = useRef<HTMLSpanElement>(null)
  const named = useShown(({ search }) => ('field' in search ? String(search.field) : undefined))
  useLayoutEffect(() => {
    const form = here.current?.parentElement
    if (!form || !document.activeElement?.matches('h1, main')) return
    if (named === undefined || !focusField(form, named)) focusFirstField(form)
  }, [named])
  return <span ref={here} hidden />
}
