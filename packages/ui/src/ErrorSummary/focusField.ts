const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Puts the focus into the field that has this name, and answers whether there is one. */
export function focusField(within: Element, name: string): boolean {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>(focusable)
  control?.focus()
  return Boolean(control)
}

/** Puts the focus into the first field that takes it. */
export function focusFirstField(within: Element) {
  for (const field of within.querySelectorAll('[data-field]')) {
    const control = field.querySelector<HTMLElement>(focusable)
    if (!control) continue
    control.focus({ preventScroll: true })
    return
  }
}
