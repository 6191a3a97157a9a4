import type { Screen } from '../routes/routes.ts'
import type { HelpPage } from './help-pages.ts'

/** The help page about each screen that has one; the header of the shell links to it (seed section 2, Help pages). */
export const helpOfScreen: Readonly<Partial<Record<Screen, HelpPage>>> = {
  tutor: 'managementcourse',
  tutoradd: 'managementcourse',
  tutorCategories: 'managementcourse',
  curriculum: 'EUSCourseClassExplain',
  uploadcourse: 'managementcourse',
  customcourselist: 'EUSCourseClassExplain',
  courseCategories: 'managementcourse',
  purchasedCourses: 'cvtouchCourseExplain',
  receivedCourses: 'cvtouchCourseExplain',
  carouselCourses: 'carouselcourse',
  eusChapter: 'managementcourse',
  liveCurriculum: 'appbslivecourse',
  liveDetails: 'appbslivecourse',
  createLive: 'appbslivecourse',
  receivedLives: 'appbslivecourse',
  eusFileShow: 'fileOperatingExplain',
  eusFileUpload: 'fileOperatingExplain',
  eusnoticeList: 'noticeOperatingExplain',
  eusnewNotice: 'noticeOperatingExplain',
  eusnoticedetail: 'noticeOperatingExplain',
}
