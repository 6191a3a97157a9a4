const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Puts the focus into the field that has this name. */
export function focusField(within: Element, name: string) {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(focusable)?.focus()
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
