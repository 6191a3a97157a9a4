import { type ComponentType, lazy } from 'react'
import type { Screen } from '@icss/core/routes/routes.ts'

/** What a screen is given: the parameters of its path and the query behind it. */
export type ScreenProps = {
  params: Readonly<Record<string, string>>
}

type View = ComponentType<ScreenProps>

/** The view of each screen that the route table names; each is its own chunk. */
const views: Readonly<Partial<Record<Screen, () => Promise<{ default: View }>>>> = {
  tutor: () => import('../tutors/TutorListScreen.tsx'),
  tutoradd: () => import('../tutors/TutorEditScreen.tsx'),
  tutorCategories: () => import('../tutors/TutorCategoriesScreen.tsx'),
  curriculum: () => import('../courses/CurriculumScreen.tsx'),
  uploadcourse: () => import('../courses/CourseEditScreen.tsx'),
  customcourselist: () => import('../courses/CategoryCoursesScreen.tsx'),
  purchasedCourses: () => import('../courses/PurchasedCoursesScreen.tsx'),
  receivedCourses: () => import('../courses/ReceivedCoursesScreen.tsx'),
  carouselCourses: () => import('../courses/CarouselCoursesScreen.tsx'),
  courseCategories: () => import('../courses/CourseCategoriesScreen.tsx'),
  help: () => import('../help/HelpScreen.tsx'),
  businessManagement: () => import('../companies/CompanyListScreen.tsx'),
  editBusinessManagement: () => import('../companies/CompanyEditScreen.tsx'),
  operations: () => import('../operations/OperationsScreen.tsx'),
  personalCenter: () => import('../channels/PersonalCenterScreen.tsx'),
  audit: () => import('../audit/AuditScreen.tsx'),
  eusChapter: () => import('../chapters/ChapterScreen.tsx'),
  eusFileShow: () => import('../files/FileListScreen.tsx'),
  eusFileUpload: () => import('../files/FileUploadScreen.tsx'),
  liveCurriculum: () => import('../lives/LiveListScreen.tsx'),
  liveDetails: () => import('../lives/LiveDetailScreen.tsx'),
  createLive: () => import('../lives/LiveEditScreen.tsx'),
  receivedLives: () => import('../lives/ReceivedLivesScreen.tsx'),
  eusnoticeList: () => import('../notices/NoticeListScreen.tsx'),
  eusnewNotice: () => import('../notices/NoticeEditScreen.tsx'),
  eusnoticedetail: () => import('../notices/NoticeDetailScreen.tsx'),
}

const loaded = new Map<Screen, View>()
const comingViews = new Map(Object.entries(views).map(([screen, view]) => [screen, lazy(view)]))

/** Fetches the code of a screen. */
export async function loadScreen(screen: Screen): Promise<void> {
  const view = loaded.has(screen) ? undefined : await views[screen]?.()
  if (view) loaded.set(screen, view.default)
}

/** The view of a screen: at once when its code was fetched before, else when it comes; none of a screen that is planned. */
export const viewOf = (screen: Screen): View | undefined => loaded.get(screen) ?? comingViews.get(screen)
