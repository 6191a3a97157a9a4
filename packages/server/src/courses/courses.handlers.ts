import { courseCategoriesContract } from '@icss/core/courses/courses.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { copyCourse } from './copy-course.ts'
import { coursesStore } from './courses.store.ts'
import { lives } from '../lives/lives.tables.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { courses } from './courses.tables.ts'
import { deliverCourse } from './deliver-course.ts'
import { listDelivered, takeBackCourse } from './delivered-courses.ts'

export const coursesHandlers = {
  ...entityHandlers(coursesStore),
  copy: copyCourse,
  ...publicLinkHandlers('course', courses),
}

export const courseCategoriesHandlers = categoryHandlers(courseCategoriesContract, 'course', courses, {
  referrers: [{ table: lives, of: lives.courseCategoryId }],
})

export const purchasedCoursesHandlers = { list: listDelivered, deliver: deliverCourse, takeBack: takeBackCourse }
