import { test as base } from '@playwright/test'
import { stories } from './built-stories.ts'
import { checkAxe } from './axe.ts'
import { comparePicture, takePicture } from './picture.ts'
import { launchStage, type Stage } from './stage.ts'

const test = base.extend<object, { stage: Stage }>({
  stage: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stage = await launchStage(process.env['STORIES_URL'] ?? '')
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
})

for (const [file, told] of Map.groupBy(stories(), ({ file }) => file)) {
  // A file's stories share a page that was loaded for them; files go to whichever worker is free.
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' })
    for (const story of told) {
      test(`${story.title} · ${story.name}`, async ({ stage }, info) => {
        const { page } = stage
        const wrong: string[] = []
        const attempt = async (act: () => Promise<void>) => {
          try {
            await act()
          } catch (error) {
            wrong.push(error instanceof Error ? error.message : String(error))
          }
        }
        const shoot = (name: string) =>
          attempt(async () => comparePicture(await takePicture(stage, story.isWhole), story, name, info))

        await attempt(() => stage.show(story))
        if (wrong.length === 0) {
          await shoot('zh')
          await attempt(() => checkAxe(page, story))
          await stage.set({ language: 'en' })
          await shoot('en')
        }
        if (wrong.length === 0 && story.isWhole) {
          await stage.set({ language: 'zh', theme: 'dark' })
          await shoot('zh.dark')
          await attempt(() => checkAxe(page, story, ['color-contrast']))
          await stage.set({ theme: 'light' }, 'phone')
          await shoot('zh.phone')
        }
        await stage.set({ language: 'zh', theme: 'light' }, 'desktop')
        const complaints = stage.complaints()
        if (complaints.length > 0) wrong.push(`The console must stay silent:\n${complaints.join('\n')}`)
        if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
      })
    }
  })
}
