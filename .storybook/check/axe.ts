import axe, { type run } from 'axe-core'
import type { Page } from 'playwright'
import type { Story } from './built-stories.ts'

declare global {
  var axe: { run: typeof run }
}

/** A piece stands alone, without the landmarks and the heading of a page. */
const ofWholePages = ['region', 'landmark-one-main', 'page-has-heading-one']

/** Fails with what axe finds, by all of its rules or by `only` those. */
export async function checkAxe(page: Page, { isScreen }: Story, only?: string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const rules = isScreen ? {} : Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }]))
  const found = await page.evaluate(
    async (options) => {
      // What was read out stays in the document for some seconds, also after what it points to is gone.
      const context = { exclude: [['[data-live-announcer]']] }
      const { violations } = await globalThis.axe.run(context, { ...options, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) => `${id}: ${help}\n    ${html.slice(0, 200)}\n    ${failureSummary ?? ''}`,
        ),
      )
    },
    only === undefined ? { rules } : { runOnly: only },
  )
  if (found.length > 0) throw new Error(`axe:\n${found.join('\n')}`)
}
