import * as z from 'zod/mini'
import { requiredFormat } from '../rules/formats.ts'
import { atMost } from '../rules/list.ts'
import { requiredText, requiredUpload } from '../rules/text.ts'

/** Home videos at most (seed section 9). */
export const maxHomeVideos = 5

export const homeVideoDraft = z.strictObject({ name: requiredText(30), videoUrl: requiredFormat('videoURL') })
export const homeVideos = z.array(homeVideoDraft).check(atMost(maxHomeVideos))

/** The logo beside the home screen's title. */
export const homeLogoDraft = z.strictObject({
  logo: requiredUpload,
  logoText: requiredText(20),
  logoMiniText: requiredText(5),
})

/** An icon of the home screen with its caption. */
export const homeIconDraft = z.strictObject({ name: requiredText(6), icon: requiredUpload })
