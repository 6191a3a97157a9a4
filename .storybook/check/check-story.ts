import { checkAxe, contrast, names, sizes } from './axe.ts'
import { picturesOf, type Story } from './built-stories.ts'
import { checkConditions } from './conditions.ts'
import { checkControls, checkWords } from './controls.ts'
import { checkFocus } from './focus.ts'
import { comparePicture, type PictureRule, takePicture } from './picture.ts'
import type { Stage } from './stage.ts'
import { checkWidth } from './width.ts'

/** The checks of a story that was drawn and played: pictures, axe, focus, and a console that stayed silent. */
export async function checkStory(stage: Stage, story: Story, rule: PictureRule): Promise<void> {
  const wrong: string[] = []
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error))
    }
  }
  const pictures = picturesOf(story)
  const shoot = (name: string) =>
    attempt(async () => {
      if (pictures.includes(name)) await comparePicture(await takePicture(stage, story.isWhole), story, name, rule)
      else await stage.settle()
    })
  const shootLarge = async (language: 'zh' | 'en') => {
    await stage.resize('large')
    await attempt(async () => comparePicture(await takePicture(stage, false), story, `${language}.large`, rule))
    await attempt(() => checkWidth(stage.page))
  }

  await shoot('zh')
  if (story.isPlayground) await attempt(() => checkControls(stage, story))
  await attempt(() => checkAxe(stage.page, story))
  if (story.isWhole) {
    await stage.show('zh.phone')
    await shoot('zh.phone')
    if (story.hasLargeText) await shootLarge('zh')
    await stage.show('zh.dark')
    await shoot('zh.dark')
    await attempt(() => checkAxe(stage.page, story, contrast))
  }
  await stage.show('en')
  await shoot('en')
  await attempt(() => checkAxe(stage.page, story, names))
  if (story.hasLargeText) {
    await shootLarge('en')
    await stage.resize('desktop')
  }
  if (story.isPlayground) await attempt(() => checkWords(stage, story))
  await attempt(() => checkFocus(stage.page))
  // Last: in another window what is open may close.
  if (!story.isWhole) {
    await stage.show('zh.phone')
    await attempt(() => checkAxe(stage.page, story, sizes))
    await stage.show('zh.dark')
    await attempt(() => checkAxe(stage.page, story, contrast))
  }
  if (story.isScreen) await attempt(() => checkConditions(stage, story))
  const complaints = stage.complaints()
  if (complaints.length > 0) wrong.push(`The console must stay silent:\n${complaints.join('\n')}`)
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
}
