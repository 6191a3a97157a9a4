// `npm run chromatic`: publishes the stories to Chromatic, with `CHROMATIC_PROJECT_TOKEN`; runs dry without.
import { buildStorybookWhenStale } from './build-storybook.mjs'
import { publishStories } from './publish-stories.mjs'

await buildStorybookWhenStale()
const { code, said } = await publishStories(process.env.CHROMATIC_PROJECT_TOKEN, process.argv.slice(2))
process.stdout.write(said)
process.exitCode = code
