import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { linkNeeded } from '../permissions/need.ts'
import { publicToken } from '../public-links/public-link.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { requiredText } from '../rules/text.ts'

/** A chapter or lesson on a public page; `videoUrl` is good for a while, '' where there is none. */
const part = { name: impersonal(z.string()), videoUrl: impersonal(z.string()) }

/**
 * A course that is marked public, with the chapters that were submitted. A locked one asks for its password: until then
 * nothing that is in it is shown. `headImage` and `videoUrl` are addresses that end by themselves, '' where there is none.
 */
export const publicCourse = named(
  'PublicCourse',
  z.object({
    channelName: impersonal(z.string()),
    name: impersonal(z.string()),
    headImage: impersonal(z.string()),
    introduction: personal('text', z.string()),
    isLocked: z.boolean(),
    videoUrl: impersonal(z.string()),
    chapters: z.array(
      z.object({
        ...part,
        lessons: z.array(z.object({ ...part, courseMinutes: z.number(), courseSeconds: z.number() })),
      }),
    ),
  }),
)
export type PublicCourse = z.output<typeof publicCourse>

const params = z.object({ token: publicToken })

export const publicCoursesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/course',
    summary: { zh: '公开页上的课程', en: 'Show the course of a public page' },
    needs: linkNeeded('course'),
    params,
    answer: publicCourse,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/p/{token}/course/unlock',
    summary: { zh: '用观看密码打开公开页上的课程', en: 'Show what is in the course of a public page, by its password' },
    needs: linkNeeded('course'),
    params,
    body: z.strictObject({ password: impersonal(requiredText(20)) }),
    isCostly: true,
    answer: publicCourse,
    errors: ['course.locked'],
  }),
} as const
