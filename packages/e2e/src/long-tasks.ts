import type { Page } from '@playwright/test'

declare global {
  /** In the page: milliseconds of each task that kept it from answering. */
  var longTasks: number[]
}

/** Notes the tasks of pages that are opened from here on, where they keep a page from answering. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask', buffered: true })
  })

/** The longest of them, milliseconds. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => Math.max(0, ...globalThis.longTasks))
