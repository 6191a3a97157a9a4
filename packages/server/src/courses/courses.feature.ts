import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { coursesStore } from './courses.store.ts'
import { exportedCourses } from './exported-courses.ts'
import { carouselCoursesHandlers } from './carousel-courses.handlers.ts'
import { courseCategoriesHandlers, coursesHandlers, purchasedCoursesHandlers } from './courses.handlers.ts'
import { courses } from './courses.tables.ts'
import { publicCoursePage, publicCoursesHandlers } from './public-courses.handlers.ts'
import { receivedCoursesHandlers } from './received-courses.handlers.ts'

export const handlers = {
  courses: coursesHandlers,
  courseCategories: courseCategoriesHandlers,
  carouselCourses: carouselCoursesHandlers,
  purchasedCourses: purchasedCoursesHandlers,
  receivedCourses: receivedCoursesHandlers,
  publicCourses: publicCoursesHandlers,
}

export const content = { course: { table: courses, name: courses.name } }

export const publicPages = { course: publicCoursePage }

export const binned = { courses: coursesStore }

export const bulk = {
  courses: { store: coursesStore, category: 'categoryId', exported: exportedCourses },
} as const satisfies Partial<BulkNounParts>
