import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { atMost } from '../rules/list.ts'
import { ruleWith } from '../rules/rule.ts'
import { requiredId } from '../rules/text.ts'

/** Courses and lives in the carousel at most (seed section 9). */
export const maxCarouselCourses = 4

/** What the carousel of courses shows. */
export const carouselKinds = ['course', 'live'] as const
export type CarouselKind = (typeof carouselKinds)[number]

const member = named('CarouselMember', z.strictObject({ kind: z.enum(carouselKinds), id: requiredId }))
export type CarouselMember = z.output<typeof member>

/** Which one it is, as a text. */
export const carouselKey = ({ kind, id }: CarouselMember): string => `${kind} ${id}`

/** The courses and lives of the carousel in their order. */
export const carouselCourses = z.array(member).check(
  atMost(maxCarouselCourses, 'course.carousel_limit'),
  ruleWith('rule.repeated', (list: readonly CarouselMember[]) => {
    const keys = list.map(carouselKey)
    const value = keys.find((key, at) => keys.indexOf(key) !== at)
    return value === undefined ? undefined : { value }
  }),
)
