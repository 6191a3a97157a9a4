import type { TestContext, TestHook } from '@storybook/test-runner'
import type { BrowserContext, Page } from 'playwright'
import { chosenStories, testName } from './built-stories.ts'
import { stageOf } from './stage.ts'

declare global {
  function test(name: string, act: () => Promise<void>): void
  function beforeEach(act: () => Promise<void>): void
  // What the test runner gives to its tests; after a reset other ones.
  var page: Page
  var context: BrowserContext
  var jestPlaywright: { resetContext: () => Promise<void> }
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>
  var __sbPreVisit: TestHook
  var __sbPostVisit: TestHook
}

/** Defines a test for each chosen story of a part. All are drawn in one page, as long as nothing goes wrong in it. */
export function visitStories(isMine: (index: number) => boolean) {
  let isSound = true

  beforeEach(async () => {
    // Whatever went wrong, the next one does not inherit it.
    if (!isSound) {
      await jestPlaywright.resetContext()
      await globalThis.__sbSetupPage(globalThis.page, globalThis.context)
    }
    isSound = false
  })

  for (const story of chosenStories().filter((_, index) => isMine(index)))
    test(testName(story), async () => {
      await visit(globalThis.page, story)
      isSound = true
    })
}

/** As the test runner's own tests do it; a story that fails when it is played is checked all the same. */
async function visit(page: Page, story: TestContext) {
  await globalThis.__sbPreVisit(page, story)
  const wrong: string[] = []
  const note = ({ message }: Error) => void wrong.push(message)
  await stageOf(page).draw(story.id).catch(note)
  await globalThis.__sbPostVisit(page, { ...story, hasFailure: wrong.length > 0 }).catch(note)
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
}
