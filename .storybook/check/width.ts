import type { Page } from 'playwright'

/** Fails when a page has to be scrolled sideways (WCAG 2.2, 1.4.10), and names what reaches out. */
export async function checkWidth(page: Page): Promise<void> {
  const wide = await page.evaluate(tooWide)
  if (wide.length > 0)
    throw new Error(`These reach past the side of a window ${page.viewportSize()?.width} px wide:\n${wide.join('\n')}`)
}

/** Runs in the page. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return Array.from(document.querySelectorAll('#storybook-root *'))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 40)}”`)
}
