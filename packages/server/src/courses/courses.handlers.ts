import { asc, desc, eq } from 'drizzle-orm'
import { courseCategoriesContract, coursesContract } from '@icss/core/courses/courses.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { inCategory, refuseMissingCategory } from '../categories/category-of.ts'
import { openContentTo } from '../content-permissions/content-permissions.repository.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { gramsOf } from '../search/grams.ts'
import { searchCondition } from '../search/search-condition.ts'
import { copyCourse } from './copy-course.ts'
import { courseAnswer } from './course-answer.ts'
import { courses } from './courses.tables.ts'
import { deliverCourse } from './deliver-course.ts'
import { listDelivered, takeBackCourse } from './delivered-courses.ts'

export const coursesHandlers = {
  ...entityHandlers(coursesContract, {
    table: courses,
    columnsOf: ({ categoryId, ...draft }, channelId) => ({
      ...draft,
      categoryId: categoryId || null,
      grams: gramsOf(channelId, [draft.name]),
    }),
    answerOf: courseAnswer,
    where: ({ q, categoryId, source }, channelId) => [
      searchCondition(channelId, q, { grams: courses.grams, texts: [courses.name] }),
      inCategory(courses, channelId, categoryId),
      source && eq(courses.source, source),
    ],
    orders: {
      serialNumber: [asc(courses.serialNumber), asc(courses.id)],
      '-serialNumber': [desc(courses.serialNumber), desc(courses.id)],
      name: [asc(pinyinOf(courses.name)), asc(courses.id)],
      '-name': [desc(pinyinOf(courses.name)), desc(courses.id)],
      updatedAt: [asc(courses.updatedAt), asc(courses.id)],
      '-updatedAt': [desc(courses.updatedAt), desc(courses.id)],
    },
    beforeWrite: ({ db, channelId }, { categoryId }) => refuseMissingCategory(db, channelId, 'course', categoryId),
    beforeDelete: ({ db, channelId }, id) => openContentTo(db, channelId, { kind: 'course', contentId: id }, []),
  }),
  copy: copyCourse,
}

export const courseCategoriesHandlers = categoryHandlers(courseCategoriesContract, 'course', courses)

export const purchasedCoursesHandlers = { list: listDelivered, deliver: deliverCourse, takeBack: takeBackCourse }
