import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { textsNeeded } from '../permissions/need.ts'
import { atMost, notNone } from '../rules/list.ts'
import { impersonal } from '../rules/personal.ts'
import { rule } from '../rules/rule.ts'
import { requiredText } from '../rules/text.ts'

/** Pictures of one paste, the bytes of each and of all of them, and pastes of an account in a minute, at most. */
export const maxPastedPictures = 30
export const maxPictureBytes = 5 * 1024 ** 2
export const maxPastedBytes = 50 * 1024 ** 2
export const pastesPerMinute = 5

const address = impersonal(requiredText(4000)).check(
  rule('rule.link', (text: string) => /^https?:/i.test(text) && URL.canParse(text)),
)

/** How pictures of pasted texts come in. */
export const picturesContract = {
  take: endpoint({
    method: 'POST',
    path: '/api/v1/pictures',
    summary: { zh: '带入粘贴内容中的图片', en: 'Take over the pictures of what was pasted' },
    needs: textsNeeded,
    body: z.strictObject({ addresses: z.array(address).check(atMost(maxPastedPictures), notNone) }),
    answer: z.object({
      items: z.array(z.object({ address: impersonal(z.string()), key: z.nullable(impersonal(z.string())) })),
    }),
    errors: ['upload.quota', 'request.too_many'],
  }),
} as const
