import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { atMost } from '../rules/list.ts'
import { wholeNumber } from '../rules/number.ts'
import { ruleWith } from '../rules/rule.ts'
import { optionalText, optionalUpload, requiredId, requiredName, requiredText } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'
import { referenceTo } from '../rules/reference.ts'

/** Of a prize there can be so many. */
export const maxStock = 9_999
/** How many of a prize an award gives (seed section 9). */
export const prizeCount = { min: 1, max: 100 } as const
/** Reserves that are drawn along with a round of an award, at most. */
export const maxReserves = 20
/** Awards of a meeting at most. */
export const maxAwards = 100

export const maxPrizeName = 20
export const maxExplanation = 100
export const maxGrade = 10
export const maxAwardName = 20

/** A prize of the library (seed section 3). `price` in yuan; `grade` such as 一等奖; `quantity` is its stock. */
export const prizeDraft = z.strictObject({
  name: impersonal(requiredName(maxPrizeName)),
  explanation: personal('text', optionalText(maxExplanation)),
  price: impersonal(requiredFormat('price')),
  image: uploadTo('prizeImage', optionalUpload),
  link: optionalFormat('vlinkurl'),
  quantity: wholeNumber(0, maxStock),
  grade: impersonal(requiredText(maxGrade)),
})
export type PrizeDraft = z.output<typeof prizeDraft>

/** An award of a meeting: how many of a prize are drawn under which name, and how many reserves with a round. */
export const awardDraft = z.strictObject({
  name: impersonal(requiredName(maxAwardName)),
  prizeId: referenceTo('prizes', requiredId),
  number: wholeNumber(prizeCount.min, prizeCount.max),
  reserves: z._default(wholeNumber(0, maxReserves), 0),
})
export type AwardDraft = z.output<typeof awardDraft>

const noPrizeTwice = ruleWith('lottery.prize_repeated', (awards: readonly AwardDraft[]) => {
  const ids = awards.map(({ prizeId }) => prizeId)
  return new Set(ids).size === ids.length ? undefined : {}
})

/** The awards of a meeting in their order: prizes within a meeting cannot repeat (seed section 5). */
export const awardList = z.array(awardDraft).check(atMost(maxAwards), noPrizeTwice)

/** The same as its form holds it: `key` tells lines apart that are being filled in. */
export const awardForm = z.strictObject({
  awards: z.array(z.extend(awardDraft, { key: impersonal(z.string()) })).check(atMost(maxAwards), noPrizeTwice),
})
