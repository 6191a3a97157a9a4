import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { configure, run } from 'axe-core'
import type { Page } from 'playwright'
import type { Story } from './built-stories.ts'

declare global {
  var axe: { run: typeof run; configure: typeof configure }
}

/** Off unless asked for: 24 by 24 px, or as far from others as if it were (WCAG 2.5.8). */
const targets = { 'target-size': { enabled: true } }

/** Read, not imported: it is for the page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend on the theme, on the language, and on the window. */
export const contrast = ['color-contrast']
export const names = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'role-img-alt',
  'select-name',
  'svg-img-alt',
  'valid-lang',
]
export const sizes = ['scrollable-region-focusable', 'target-size']

/** A piece stands alone, without the landmarks and the heading of a page. */
const ofWholePages = ['region', 'landmark-one-main', 'page-has-heading-one']

/** Fails with what axe finds, by all of its rules or by `only` those. */
export async function checkAxe(page: Page, { isScreen }: Story, only?: string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source)
    // The text of each element that passes, of large ones too, takes a fifth of the time; what fails is told from here.
    await page.evaluate(() => globalThis.axe.configure({ noHtml: true }))
  }
  const rules = {
    ...targets,
    ...(isScreen ? {} : Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }]))),
  }
  const found = await page.evaluate(
    async (options) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here runs in the page
      const isLarge = ({ width, height }: DOMRect) => width >= 24 && height >= 24
      const isTarget = (element: Element) => {
        // A link stands in the sentence that somebody wrote.
        if (element.closest('[contenteditable="true"]') !== null) return false
        // Pressing the label presses what it names.
        const label = element.closest('label')
        if (label !== null && isLarge(label.getBoundingClientRect())) return false
        return true
      }
      // Half below what sticks to the edge of a list: scrolled a little, it is whole.
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here runs in the page
      const isWhole = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [top + 1, top + height - 1].every((y) => {
          const there = document.elementFromPoint(left + width / 2, y)
          return there === null || element.contains(there) || there.contains(element)
        })
      }
      // What was read out stays in the document for some seconds, also after what it points to is gone.
      const context = { exclude: [['[data-live-announcer]']] }
      const { violations } = await globalThis.axe.run(context, {
        ...options,
        resultTypes: ['violations'],
        elementRef: true,
        // No rule that is on reads style sheets, and every story has those of all.
        preload: { assets: ['media'] },
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ element, any }) => {
            if (id !== 'target-size' || element === undefined) return true
            const near = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.element as Element))
            return isTarget(element as Element) && [element as Element, ...near].every(isWhole)
          })
          .map(
            ({ element, failureSummary }) =>
              `${id}: ${help}\n    ${(element as Element).outerHTML.slice(0, 200)}\n    ${failureSummary ?? ''}`,
          ),
      )
    },
    only === undefined ? { rules } : { runOnly: only },
  )
  if (found.length > 0) throw new Error(`axe:\n${found.join('\n')}`)
}
