import {
  coursesContract,
  courseCategoriesContract,
  carouselCoursesContract,
  purchasedCoursesContract,
  receivedCoursesContract,
} from './courses.contract.ts'
import { publicCoursesContract } from './public-courses.contract.ts'
export { coursesZh as zh, courseErrorsZh as errorsZh } from './courses.zh.ts'
export { coursesEn as en, courseErrorsEn as errorsEn } from './courses.en.ts'
export { courseErrors as errors } from './courses.errors.ts'
export { coursesScreens as screens, coursesMenu as menu } from './courses.screens.ts'
export { courseColumns as columns } from './course.columns.ts'
export { courseChoices as choices } from './course.ts'

export const contract = {
  courses: coursesContract,
  courseCategories: courseCategoriesContract,
  carouselCourses: carouselCoursesContract,
  purchasedCourses: purchasedCoursesContract,
  receivedCourses: receivedCoursesContract,
  publicCourses: publicCoursesContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  courses: { zh: '企业大学课程', en: 'Courses' },
  courseCategories: { zh: '课程分类', en: 'Categories of courses' },
  carouselCourses: { zh: '轮播的课程和直播', en: 'The courses and lives of the carousel' },
  purchasedCourses: { zh: '平台方交付的已购课程', en: 'Purchased courses, as the provider hands them over' },
  receivedCourses: { zh: '主频道开放的课程', en: 'Courses that the main channel has opened to this channel' },
  publicCourses: { zh: '课程的公开页', en: 'The public pages of courses' },
} as const
