import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** What axe finds wrong with a page. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // Not as an element of the page, whose policy lets no script in but its own.
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => {
    // Firefox 153 crashes when it is read of some fields; without it axe goes by the ids alone.
    Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements')
    return (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run()
  })
  return violations.map(({ id }) => id)
}
