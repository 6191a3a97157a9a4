import { expect, test } from 'vitest'
import { storyChapters } from '../story/chapters.ts'
import { countChapters } from '@icss/core/chapters/chapter.ts'
import { chapterLines, reordered } from './chapter-rows.ts'

const namesOf = (lines: ReturnType<typeof chapterLines>) => lines.map(({ node }) => node.name)
const [first, second] = storyChapters

test('the lessons of a closed chapter are left out', () => {
  expect(chapterLines(storyChapters, ({ id }) => id !== first?.id).slice(0, 3)).toMatchObject([
    { node: { id: first?.id }, isOpen: false, at: 0 },
    { node: { id: second?.id }, isOpen: true, at: 1 },
    { node: { id: second?.lessons[0]?.id }, lessonCount: undefined, at: 0 },
  ])
})

test('siblings are put in order, others stay', () => {
  const chapters = storyChapters.map(({ id }) => id).toReversed()
  expect(reordered(storyChapters, '', chapters).map(({ id }) => id)).toEqual(chapters)
  const lessons = (first?.lessons ?? []).map(({ id }) => id).toReversed()
  const now = reordered(storyChapters, first?.id ?? '', lessons)
  expect(now[0]?.lessons.map(({ id }) => id)).toEqual(lessons)
  expect(namesOf(chapterLines(now.slice(1), () => true))).toEqual(
    namesOf(chapterLines(storyChapters.slice(1), () => true)),
  )
})

test('counts', () => {
  expect(countChapters(storyChapters)).toEqual({ lessons: 6, seconds: 4_565, unsubmitted: 2 })
})
