import * as z from 'zod/mini'
import { noticeStateAt, type NoticeState, noticeStatuses } from '../notices/notice.ts'
import { requiredRichText } from '../rich-text/rich-text-field.ts'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { wholeNumber } from '../rules/number.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalText, optionalUpload, requiredText, requiredUpload } from '../rules/text.ts'
import { endsAfterStart, requiredInstant } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** Characters of a title, of a body (seed section 5) and of the words below a picture, at most. */
export const maxNewsTitle = 50
export const maxNewsBody = 500
export const maxCaption = 50

/** Pictures of one piece of news at most (seed section 5). */
export const maxNewsPictures = 1000

/** A member's style, shown to people as news (seed section 3), between two instants. */
export const newsDraft = z
  .strictObject({
    title: personal('text', requiredText(maxNewsTitle)),
    startAt: requiredInstant,
    endAt: requiredInstant,
    body: personal('text', requiredRichText(maxNewsBody)),
    publisher: personal('name', requiredText(20)),
    file: uploadTo('noticeFile', optionalUpload),
  })
  .check(endsAfterStart('startAt', 'endAt'))
export type NewsDraft = z.output<typeof newsDraft>

/** News is written, then shown during its time, until it is withdrawn: as notices are. */
export const newsStatuses = noticeStatuses
export type NewsStatus = (typeof newsStatuses)[number]
export type NewsState = NoticeState
export const newsStateAt = noticeStateAt

/** Why a piece of news cannot get `status` at `now`; nothing when it can. A withdrawn one may be published again. */
export function newsStatusFault(
  news: { readonly status: NewsStatus; readonly endAt: string },
  status: 'published' | 'withdrawn',
  now: number,
): 'news.over' | 'news.not_published' | undefined {
  if (status === 'withdrawn') return news.status === 'published' ? undefined : 'news.not_published'
  return now >= Date.parse(news.endAt) ? 'news.over' : undefined
}

/** A picture of a piece of news, as it is added: the key or address of an upload. */
export const newsPictureDraft = z.strictObject({
  key: uploadTo('newsImages', requiredUpload),
  caption: personal('text', optionalText(maxCaption)),
})

/** What is changed of a picture: its words, or its place among the others, from 0. */
export const newsPictureChange = z.strictObject({
  caption: z.optional(personal('text', optionalText(maxCaption))),
  place: z.optional(wholeNumber(0, maxNewsPictures - 1)),
})

/** A picture of a piece of news; pictures are answered in their order. */
export const newsPicture = named(
  'NewsPicture',
  z.object({ id: storedId, key: impersonal(z.string()), caption: personal('text', z.string()) }),
)
export type NewsPicture = z.output<typeof newsPicture>

/** Its choices. */
export const newsChoices = { status: 'status' } as const
