const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Puts the focus into the field that has this name. */
export function focusField(within: Element, name: string) {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(focusable)?.focus()
}
