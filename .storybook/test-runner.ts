import type { TestRunnerConfig } from '@storybook/test-runner'
import { stories } from './check/built-stories.ts'
import { checkStory } from './check/check-story.ts'
import type { PictureRule } from './check/picture.ts'
import { openStage, stageOf } from './check/stage.ts'

const known = new Map(stories().map((story) => [story.id, story]))

/** The runner draws and plays each story; what else is checked comes behind that. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    await openStage(page, process.env['TARGET_URL'] ?? '')
  },
  async preVisit(page) {
    await stageOf(page).clear()
  },
  async postVisit(page, { id }) {
    const story = known.get(id)
    if (!story) throw new Error(`The built Storybook does not know ${id}.`)
    await checkStory(stageOf(page), story, process.env['STORIES_PICTURES'] as PictureRule)
  },
}

export default config
