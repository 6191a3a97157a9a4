import type { Page } from 'playwright'

declare global {
  /** What was looked at already in this page, by how it is dressed. */
  var ringsSeen: Set<string> | undefined
}

/**
 * Fails with what the keyboard can reach but does not show that it has the focus: neither it nor what stands around it
 * changes, in the colours that the page asks for or in forced ones, without shadows and backgrounds. What is dressed
 * alike is looked at once. It leaves the focus nowhere, and comes last, since focus has effects.
 */
export async function checkFocus(page: Page) {
  // Mostly all has been looked at: neither a key nor other colours are needed then.
  if ((await page.evaluate(look, { colours: 'forced', isAsking: true })).length === 0) return
  // A real key, after which the browser shows focus.
  await page.keyboard.press('Tab')
  const wrong = await page.evaluate(look, { colours: 'own', isAsking: false })
  await page.emulateMedia({ forcedColors: 'active' })
  const wrongForced = await page.evaluate(look, { colours: 'forced', isAsking: false })
  await page.emulateMedia({ forcedColors: null })
  const found = [...wrong, ...wrongForced.map((element) => `forced colours: ${element}`)]
  if (found.length > 0) throw new Error(`No sign of the focus (WCAG 2.4.7):\n${found.join('\n')}`)
}

/** Runs in the page: answers what shows no focus, or with `isAsking` what was not looked at so far. */
async function look({ colours, isAsking }: { colours: string; isAsking: boolean }): Promise<string[]> {
  const seen = (globalThis.ringsSeen ??= new Set())
  const reached = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable="true"]'
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here runs in the page
  const around = (element: Element) => {
    const near: Element[] = [element]
    for (let at = element.parentElement; at !== null && near.length < 4; at = at.parentElement) near.push(at)
    // A hidden input shows in what its label draws.
    return [...near, ...(element.closest('label')?.querySelectorAll('*') ?? [])]
  }
  const lookOf = (element: Element) =>
    around(element)
      .map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderWidth, borderColor, backgroundColor } =
          getComputedStyle(one)
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        // A border that is not there has a colour all the same.
        const border = borderWidth === '0px' ? '' : borderColor
        return [outline, boxShadow, border, backgroundColor].join('|')
      })
      .join('\n')
  const dressOf = (element: Element) =>
    around(element)
      .slice(0, 4)
      .map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.getAttribute('role') ?? ''}`)
      .join('\n')

  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(reached)) {
    if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility()) continue
    if (element.closest('[inert],[aria-hidden="true"],.sb-wrapper') !== null) continue
    const dress = `${colours}\n${dressOf(element)}`
    if (seen.has(dress)) continue
    if (isAsking) {
      found.push(dress)
      continue
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await Promise.resolve()
    const before = lookOf(element)
    element.focus({ preventScroll: true })
    await Promise.resolve()
    // A dialog keeps the focus to itself.
    if (document.activeElement !== element) continue
    seen.add(dress)
    if (lookOf(element) === before) found.push(element.outerHTML.slice(0, 200))
  }
  if (!isAsking && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return found
}
