import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { categoryEndpoints } from '../categories/category-endpoints.ts'
import { chapterDraft, chapterWithLessons, lessonDraft } from '../chapters/chapter.ts'
import { maxOutlineBytes, maxOutlineNodes } from '../chapters/outline.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { anySession, flagNeeded, roleNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { atMost } from '../rules/list.ts'
import { requiredText } from '../rules/text.ts'
import { carouselCourses, carouselKinds } from './carousel.ts'
import { courseDraft, coursePermissions, courseSources } from './course.ts'

/** A course as stored. `supplier`: whom a purchased one was bought from; '' for one that was uploaded. */
export const course = z.object({
  ...courseDraft.shape,
  ...storedFields,
  source: z.enum(courseSources),
  supplier: impersonal(z.string()),
  createdAt: storedInstant,
})
export type Course = z.output<typeof course>

/** A course in a list, which everybody in the channel may read: without its password. */
export const courseRow = z.omit(course, { password: true })
export type CourseRow = z.output<typeof courseRow>

/** `categoryId` narrows to a category and those below it; `none` finds the unclassified ones. */
export const courseListQuery = z.strictObject({
  ...listQuery(['serialNumber', '-serialNumber', 'name', '-name', '-updatedAt', 'updatedAt'], 'serialNumber'),
  q: search(),
  categoryId: z.optional(z.union([z.uuid(), z.literal('none')])),
  source: z.optional(z.enum(courseSources)),
})
export type CourseListQuery = z.output<typeof courseListQuery>

const uploadCourse = flagNeeded('uploadCourse')

const kept = entityEndpoints({
  path: '/api/v1/courses',
  one: { zh: '课程', en: 'a course' },
  many: { zh: '课程', en: 'courses' },
  reads: anySession,
  writes: uploadCourse,
  draft: courseDraft,
  entity: course,
  row: courseRow,
  query: courseListQuery,
  errors: ['category.missing'],
})

export const coursesContract = {
  ...kept,
  show: endpoint({ ...kept.show, needs: uploadCourse }),
  ...publicLinkEndpoints({ path: '/api/v1/courses', one: { zh: '课程', en: 'a course' }, needs: uploadCourse }),
  copy: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{id}/copy',
    summary: { zh: '复制课程及其章节', en: 'Copy a course with its submitted chapters' },
    needs: uploadCourse,
    params: entityParams,
    answer: course,
    status: 201,
    errors: ['course.purchased'],
  }),
} as const

export const courseCategoriesContract = categoryEndpoints({
  path: '/api/v1/course-categories',
  called: { zh: '课程分类', en: 'course categories' },
  reads: anySession,
  writes: uploadCourse,
})

/** One place of the carousel. */
export const carouselPlace = named(
  'CarouselPlace',
  z.object({
    kind: z.enum(carouselKinds),
    id: storedId,
    name: impersonal(z.string()),
    headImage: impersonal(z.string()),
  }),
)
export type CarouselPlace = z.output<typeof carouselPlace>

const carousel = named('Carousel', z.object({ items: z.array(carouselPlace) }))

export const carouselCoursesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/carousel-courses',
    summary: { zh: '轮播的课程和直播', en: 'List the courses and lives of the carousel' },
    needs: anySession,
    answer: carousel,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/carousel-courses',
    summary: { zh: '设置轮播的课程和直播', en: 'Say which courses and lives the carousel shows, in order' },
    needs: uploadCourse,
    body: z.strictObject({
      items: carouselCourses,
      /** What the change is based on; something else stored answers `request.conflict`. */
      before: carouselCourses,
    }),
    answer: carousel,
    errors: ['course.carousel_missing', 'request.conflict'],
  }),
} as const

const { type: _chapter, parentId: _top, ...deliveredChapter } = chapterDraft.shape
const { type: _lesson, parentId: _chapterOf, ...deliveredLesson } = lessonDraft.shape

/** A course that a channel has bought, as the provider hands it over: with chapters and lessons in their order. */
export const purchasedCourse = named(
  'PurchasedCourse',
  z.strictObject({
    supplier: impersonal(requiredText(50)),
    course: courseDraft,
    chapters: z._default(
      z
        .array(
          z.strictObject({
            ...deliveredChapter,
            lessons: z._default(z.array(z.strictObject(deliveredLesson)).check(atMost(maxOutlineNodes)), []),
          }),
        )
        .check(atMost(maxOutlineNodes)),
      [],
    ),
  }),
)
export type PurchasedCourse = z.output<typeof purchasedCourse>

/** A purchased course as the provider sees it: not what is in it. */
export const deliveredCourse = named(
  'DeliveredCourse',
  z.object({
    id: storedId,
    name: impersonal(z.string()),
    supplier: impersonal(z.string()),
    value: impersonal(z.string()),
    createdAt: storedInstant,
  }),
)
export type DeliveredCourse = z.output<typeof deliveredCourse>

export const deliveredCourseQuery = z.strictObject({
  ...listQuery(['name', '-name', 'createdAt', '-createdAt'], '-createdAt'),
  q: search(),
})

const provider = roleNeeded('provider')

/** What the provider does about the courses that channels have bought (seed section 3, a course's source). */
export const purchasedCoursesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/platform/channels/{channelId}/courses',
    summary: { zh: '频道的已购课程', en: 'List the purchased courses of a channel' },
    needs: provider,
    params: z.object({ channelId: z.uuid() }),
    query: deliveredCourseQuery,
    answer: listAnswer(deliveredCourse),
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/courses',
    summary: { zh: '交付已购课程', en: 'Hand a purchased course over to a channel' },
    needs: provider,
    params: z.object({ channelId: z.uuid() }),
    body: purchasedCourse,
    maxBody: maxOutlineBytes,
    answer: deliveredCourse,
    status: 201,
    errors: ['category.missing', 'chapter.name_taken'],
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v1/platform/channels/{channelId}/courses/{courseId}',
    summary: { zh: '收回已购课程及其章节', en: 'Take a purchased course back from a channel, with its chapters' },
    needs: provider,
    params: z.object({ channelId: z.uuid(), courseId: z.uuid() }),
  }),
} as const

/** A course of the main channel above as a sub-channel sees it; links to files in it are signed and end by themselves. */
export const receivedCourse = z.object({
  id: storedId,
  channelName: impersonal(z.string()),
  name: impersonal(z.string()),
  headImage: impersonal(z.string()),
  introduction: personal('text', z.string()),
  value: impersonal(z.string()),
  permission: z.enum(coursePermissions),
  updatedAt: storedInstant,
})
export type ReceivedCourse = z.output<typeof receivedCourse>

export const receivedCourseQuery = z.strictObject({
  ...listQuery(['serialNumber', '-serialNumber', '-updatedAt', 'updatedAt'], 'serialNumber'),
  q: search(),
})
export type ReceivedCourseQuery = z.output<typeof receivedCourseQuery>

/** With what is in it. A course whose password this login has not given yet is locked: nothing in it is shown. */
export const receivedCourseDetail = z.object({
  ...receivedCourse.shape,
  isLocked: z.boolean(),
  videoUrl: impersonal(z.string()),
  chapters: z.array(chapterWithLessons),
})
export type ReceivedCourseDetail = z.output<typeof receivedCourseDetail>

export const receivedCoursesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/received-courses',
    summary: { zh: '主频道开放的课程', en: 'List the courses that the main channel has opened to this channel' },
    needs: anySession,
    query: receivedCourseQuery,
    answer: listAnswer(receivedCourse),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/received-courses/{id}',
    summary: { zh: '主频道开放的课程详情', en: 'Show a course that the main channel has opened to this channel' },
    needs: anySession,
    params: entityParams,
    answer: receivedCourseDetail,
  }),
  unlock: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/received-courses/{id}/unlock',
    summary: {
      zh: '用观看密码打开主频道的课程',
      en: 'Open a course of the main channel by its password, for as long as the login lasts',
    },
    needs: anySession,
    params: entityParams,
    body: z.strictObject({ password: impersonal(requiredText(20)) }),
    answer: receivedCourseDetail,
    errors: ['course.locked'],
  }),
} as const
