import * as z from 'zod/mini'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { atMost } from '../rules/list.ts'
import { wholeNumber } from '../rules/number.ts'
import { ruleWith } from '../rules/rule.ts'
import { optionalText, optionalUpload, requiredId, requiredText } from '../rules/text.ts'

/** How many of a prize can be drawn (seed section 9). */
export const prizeCount = { min: 1, max: 100 } as const
/** Awards of a meeting at most. */
export const maxAwards = 100

/** A prize of the library (seed section 3). `price` in yuan; `grade` such as 一等奖. */
export const prizeDraft = z.strictObject({
  name: requiredText(20),
  explanation: optionalText(100),
  price: requiredFormat('price'),
  image: optionalUpload,
  link: optionalFormat('vlinkurl'),
  quantity: wholeNumber(prizeCount.min, prizeCount.max),
  grade: requiredText(10),
})
export type PrizeDraft = z.output<typeof prizeDraft>

/** An award of a meeting: how many of a prize are drawn under which name. */
export const awardDraft = z.strictObject({
  name: requiredText(20),
  prizeId: requiredId,
  number: wholeNumber(prizeCount.min, prizeCount.max),
})
export type AwardDraft = z.output<typeof awardDraft>

const noPrizeTwice = ruleWith('lottery.prize_repeated', (awards: readonly AwardDraft[]) => {
  const ids = awards.map(({ prizeId }) => prizeId)
  return new Set(ids).size === ids.length ? undefined : {}
})

/** The awards of a meeting: prizes within a meeting cannot repeat (seed section 5). */
export const awardList = z.array(awardDraft).check(atMost(maxAwards), noPrizeTwice)
