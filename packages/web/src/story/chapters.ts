import {
  type ChapterNode,
  type ChapterTree,
  type ChapterWithLessons,
  countChapters,
} from '@icss/core/chapters/chapter.ts'

const courseId = '0199aa00-0000-7000-8000-00000000c001'

const idOf = (at: number) => `0199aa00-0000-7000-8000-${String(at).padStart(12, '0')}`

const lesson = (at: number, parentId: string, name: string, minutes: number, seconds: number): ChapterNode => ({
  id: idOf(at),
  courseId,
  parentId,
  type: 1,
  name,
  videoUrl: 'https://cdn.example.cn/video.mp4',
  srtUrl: at % 2 === 0 ? 'https://cdn.example.cn/video.srt' : '',
  courseMinutes: minutes,
  courseSeconds: seconds,
  submitted: at !== 32,
  version: 1,
})

const chapter = (
  at: number,
  name: string,
  lessons: readonly [name: string, minutes: number, seconds: number][],
): ChapterWithLessons => ({
  ...lesson(at, '', name, 1, 1),
  type: 2,
  videoUrl: '',
  srtUrl: '',
  submitted: at !== 3,
  lessons: lessons.map(([title, minutes, seconds], place) =>
    lesson(at * 10 + place + 1, idOf(at), title, minutes, seconds),
  ),
  lessonCount: lessons.length,
})

/** Chapters of the stories, as the server would answer them; the last one and its second lesson are not submitted. */
export const storyChapters: readonly ChapterWithLessons[] = [
  chapter(1, '第一章　认识商会平台', [
    ['商会的历史', 12, 5],
    ['会员的权利与义务', 9, 40],
    ['如何使用后台', 15, 20],
  ]),
  chapter(2, '第二章　企业对接', [['发布需求', 14, 0]]),
  chapter(3, '第三章　合规与安全', [
    ['数据保护', 20, 0],
    ['常见问题', 5, 0],
  ]),
]

export const storyCourseId = courseId

/** Chapters as the server answers them whole. */
export const treeOf = (items: readonly ChapterWithLessons[]): ChapterTree => ({
  items: [...items],
  counts: countChapters(items),
  isWhole: true,
})
