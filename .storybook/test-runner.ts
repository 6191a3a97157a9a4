import type { TestRunnerConfig } from '@storybook/test-runner'
import { stories } from './check/built-stories.ts'
import { checkStory } from './check/check-story.ts'
import { stageOf } from './check/stage.ts'

const known = new Map(stories().map((story) => [story.id, story]))

/** The runner draws and plays each story; what else is checked comes behind that. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    await page.addInitScript(() => {
      const now = new Date('2026-11-21T14:30:00+08:00').getTime()
      const RealDate = Date
      // Calendars mark today; in pictures it is always the same day.
      globalThis.Date = class extends RealDate {
        constructor(...parts: [] | [number]) {
          super(...((parts.length === 0 ? [now] : parts) as [number]))
        }
        static override now() {
          return now
        }
      } as DateConstructor
    })
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).toString(), { waitUntil: 'load' })
    // A slow story would be hidden while it is prepared, and what is hidden cannot take the focus.
    await page.addStyleTag({ content: '.sb-show-preparing-story #storybook-root { display: block !important }' })
  },
  async preVisit(page) {
    await stageOf(page).clear()
  },
  async postVisit(page, { id }) {
    const story = known.get(id)
    if (!story) throw new Error(`The built Storybook does not know ${id}.`)
    await checkStory(stageOf(page), story)
  },
}

export default config
