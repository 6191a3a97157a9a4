import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Screen } from '@icss/core/routes/routes.ts'

/** What a screen is given: the parameters of its path and the query behind it. */
export type ScreenProps = {
  params: Readonly<Record<string, string>>
}

type LazyScreen = LazyExoticComponent<ComponentType<ScreenProps>>

/** The view of each screen that the route table names; each is its own chunk. */
export const screens: Readonly<Partial<Record<Screen, LazyScreen>>> = {
  tutor: lazy(() => import('../tutors/TutorListScreen.tsx')),
  tutoradd: lazy(() => import('../tutors/TutorEditScreen.tsx')),
  tutorCategories: lazy(() => import('../tutors/TutorCategoriesScreen.tsx')),
  curriculum: lazy(() => import('../courses/CurriculumScreen.tsx')),
  uploadcourse: lazy(() => import('../courses/CourseEditScreen.tsx')),
  customcourselist: lazy(() => import('../courses/CategoryCoursesScreen.tsx')),
  purchasedCourses: lazy(() => import('../courses/PurchasedCoursesScreen.tsx')),
  receivedCourses: lazy(() => import('../courses/ReceivedCoursesScreen.tsx')),
  carouselCourses: lazy(() => import('../courses/CarouselCoursesScreen.tsx')),
  courseCategories: lazy(() => import('../courses/CourseCategoriesScreen.tsx')),
  help: lazy(() => import('../help/HelpScreen.tsx')),
  businessManagement: lazy(() => import('../companies/CompanyListScreen.tsx')),
  editBusinessManagement: lazy(() => import('../companies/CompanyEditScreen.tsx')),
  operations: lazy(() => import('../operations/OperationsScreen.tsx')),
  audit: lazy(() => import('../audit/AuditScreen.tsx')),
  eusChapter: lazy(() => import('../chapters/ChapterScreen.tsx')),
  eusFileShow: lazy(() => import('../files/FileListScreen.tsx')),
  eusFileUpload: lazy(() => import('../files/FileUploadScreen.tsx')),
  liveCurriculum: lazy(() => import('../lives/LiveListScreen.tsx')),
  liveDetails: lazy(() => import('../lives/LiveDetailScreen.tsx')),
  createLive: lazy(() => import('../lives/LiveEditScreen.tsx')),
  receivedLives: lazy(() => import('../lives/ReceivedLivesScreen.tsx')),
  eusnoticeList: lazy(() => import('../notices/NoticeListScreen.tsx')),
  eusnewNotice: lazy(() => import('../notices/NoticeEditScreen.tsx')),
  eusnoticedetail: lazy(() => import('../notices/NoticeDetailScreen.tsx')),
}
