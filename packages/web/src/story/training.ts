import type { Category } from '@icss/core/categories/category.ts'
import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import type { CourseRow } from '@icss/core/courses/courses.contract.ts'

export const idOf = (kind: number, at: number) => `0199aa00-0000-7000-8${kind}00-${String(at + 1).padStart(12, '0')}`

/** Pictures that Storybook serves (.storybook/public). */
const pictures = ['blue', 'green', 'brown', 'purple']
export const pictureOf = (at: number) => `/pictures/${pictures[at % pictures.length]}.svg`

const places: readonly [name: string, parent: number | undefined, count: number][] = [
  ['通用能力', undefined, 4],
  ['商务礼仪', 0, 3],
  ['跨文化沟通', 1, 1],
  ['专业技能', undefined, 6],
  ['一二三四五六七八九十', 3, 0],
]

/** A tree of categories for the stories, three levels deep. */
export const storyCategories: readonly Category[] = places.map(([name, parent, count], at) => ({
  id: idOf(1, at),
  name,
  parentId: parent === undefined ? '' : idOf(1, parent),
  level: [1, 2, 3, 1, 2][at] ?? 1,
  position: 0,
  count,
  version: 1,
}))

const courseNames = [
  '商务礼仪入门',
  '公众演讲与表达：从准备到登台的二十个细节与三种常见失误的应对办法以及课后练习',
  '会计基础',
  '企业合规管理',
  '人工智能与办公',
  '时间管理',
]

/** Courses of the stories: free and paid, with and without a password, one purchased, one with a very long name. */
export const storyCourses: readonly CourseRow[] = courseNames.map((name, at) => ({
  id: idOf(2, at),
  version: 1,
  createdAt: '2026-11-18T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
  name,
  categoryId: at === 5 ? '' : idOf(1, at % storyCategories.length),
  headImage: pictureOf(at),
  introduction: '面向全体员工，讲解常见场景中的做法。',
  value: at % 2 ? '' : '99.90',
  permission: at === 2 ? 'password' : 'open',
  serialNumber: at,
  videoUrl: '',
  source: at === 3 ? 'purchase' : 'upload',
  supplier: at === 3 ? '名师学院' : '',
}))

const node = (at: number, name: string) => ({
  id: idOf(3, at),
  courseId: idOf(2, 0),
  name,
  srtUrl: '',
  courseMinutes: 12,
  courseSeconds: 30,
  submitted: true,
  version: 1,
})

/** The chapters of the first course. */
export const storyChapters: readonly ChapterWithLessons[] = ['准备', '登台', '练习'].map((name, at) => ({
  ...node(at, name),
  type: 2,
  parentId: '',
  videoUrl: '',
  lessons: [1, 2].map((number) => ({
    ...node(at * 10 + number + 10, `${name}第 ${number} 课`),
    type: 1 as const,
    parentId: idOf(3, at),
    videoUrl: 'https://files.example.cn/lesson.mp4',
  })),
  lessonCount: 2,
}))
