import { carouselCoursesHandlers } from './carousel-courses.handlers.ts'
import { courseCategoriesHandlers, coursesHandlers, purchasedCoursesHandlers } from './courses.handlers.ts'
import { coursesStore } from './courses.store.ts'
import { courses } from './courses.tables.ts'
import { receivedCoursesHandlers } from './received-courses.handlers.ts'

export const handlers = {
  courses: coursesHandlers,
  courseCategories: courseCategoriesHandlers,
  carouselCourses: carouselCoursesHandlers,
  purchasedCourses: purchasedCoursesHandlers,
  receivedCourses: receivedCoursesHandlers,
}

export const content = { course: courses }

export const binned = { courses: coursesStore }
