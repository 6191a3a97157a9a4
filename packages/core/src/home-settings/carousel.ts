import * as z from 'zod/mini'
import { formats } from '../rules/formats.ts'
import { impersonal } from '../rules/personal.ts'
import { atMost } from '../rules/list.ts'
import { ruleAt } from '../rules/rule.ts'
import { optionalAddress, requiredText, requiredUpload } from '../rules/text.ts'

/** Images of a carousel: fewer than 3 restore the defaults, more than 6 do not fit (seed sections 5 and 9). */
export const carouselImages = { min: 3, max: 6 } as const

/** What a click on a carousel image opens. */
export const carouselLinkTypes = ['none', 'url', 'course', 'live'] as const

interface Link {
  readonly linkType: string
  readonly linkAddress: string
}

/** An image of the carousel (seed section 3): `linkAddress` is a link, or the id of a course or live. */
export const carouselItem = z
  .strictObject({
    imageName: impersonal(requiredText(50)),
    image: requiredUpload,
    linkType: z._default(z.enum(carouselLinkTypes), 'none'),
    linkAddress: optionalAddress,
  })
  .check(
    ruleAt<Link>(
      'linkAddress',
      'rule.required',
      ({ linkType, linkAddress }) => linkType === 'none' || linkAddress !== '',
    ),
    ruleAt<Link>('linkAddress', 'rule.vlinkurl', ({ linkType, linkAddress }) =>
      linkType === 'url' ? formats.vlinkurl(linkAddress ?? '') : true,
    ),
  )
export type CarouselItem = z.output<typeof carouselItem>

export const carousel = z.array(carouselItem).check(atMost(carouselImages.max))

/** Whether a carousel of so many images takes effect; otherwise the defaults are shown (seed section 5). */
export const carouselTakesEffect = (count: number): boolean => count >= carouselImages.min
