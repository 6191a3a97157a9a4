import type { Views } from '../shell/view.ts'
import { type Finds, lookIn, ownName } from '../shell/find-records.ts'

export const views = {
  curriculum: () => import('./CurriculumScreen.tsx'),
  uploadcourse: () => import('./CourseEditScreen.tsx'),
  customcourselist: () => import('./CategoryCoursesScreen.tsx'),
  purchasedCourses: () => import('./PurchasedCoursesScreen.tsx'),
  receivedCourses: () => import('./ReceivedCoursesScreen.tsx'),
  carouselCourses: () => import('./CarouselCoursesScreen.tsx'),
  courseCategories: () => import('./CourseCategoriesScreen.tsx'),
} satisfies Views

export const finds = {
  courses: ({ courses }, to) => ({
    look: lookIn(courses.list, ownName),
    path: (cloudSubjectId) => to('uploadcourse', { cloudSubjectId }),
  }),
} satisfies Finds
