import { anySession, flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const coursesScreens = {
  curriculum: {
    path: '/curriculum/{-$hasAdmin}',
    title: { zh: '企业大学课程', en: 'Courses' },
    need: anySession,
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'EUSCourseClassExplain',
  },
  uploadcourse: {
    path: '/uploadcourse/{-$cloudSubjectId}',
    title: { zh: '课程资料', en: 'Course' },
    need: flagNeeded('uploadCourse'),
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'managementcourse',
  },
  customcourselist: {
    path: '/customcourselist/$subjectId',
    title: { zh: '分类课程', en: 'Courses of a category' },
    need: anySession,
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'EUSCourseClassExplain',
  },
  courseCategories: {
    path: '/courseCategories',
    title: { zh: '课程分类', en: 'Course categories' },
    need: flagNeeded('uploadCourse'),
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'managementcourse',
  },
  purchasedCourses: {
    path: '/purchasedCourses',
    title: { zh: '已购课程', en: 'Purchased courses' },
    need: anySession,
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'cvtouchCourseExplain',
  },
  receivedCourses: {
    path: '/receivedCourses/{-$id}',
    title: { zh: '主频道开放的课程', en: 'Courses from the main channel' },
    need: anySession,
    variant: 'channel',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'cvtouchCourseExplain',
  },
  carouselCourses: {
    path: '/carouselCourses',
    title: { zh: '轮播课程', en: 'Carousel courses' },
    need: flagNeeded('uploadCourse'),
    variant: 'each',
    menu: 'curriculum',
    wmr: 'hidden',
    help: 'carouselcourse',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const coursesMenu = {
  curriculum: {
    label: { zh: '企业大学课程', en: 'Courses' },
    group: 'training',
    place: 20,
    icon: 'graduation-cap',
    opens: ['curriculum'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
