import { expect, test } from 'vitest'
import { helpPages } from './help-pages.ts'
import { helpTasks } from './help-tasks.ts'
import { helpTexts } from './help-texts.ts'
import { helpMessage, helpSentence, isHelpAbout, namedIn, wordsOnScreen } from './help-words.ts'

const sentences = Object.entries(helpTexts).flatMap(([page, { about, sections, questions = [] }]) =>
  [
    about,
    ...sections.flatMap(({ title, steps }) => [title, ...steps]),
    ...questions.flatMap(({ asked, answer }) => [asked, answer]),
  ].map((sentence) => ({ page, sentence })),
)

test('what a help page names stands on a screen', () => {
  const unknown = sentences.flatMap(({ page, sentence }) =>
    namedIn(sentence)
      .filter((name) => wordsOnScreen(name) === undefined)
      .map((name) => `${page}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('words of a screen that a help page names have no values in them', () => {
  const open = sentences.filter(({ sentence }) => /[{}]/.test(helpSentence(sentence)))
  expect(open).toEqual([])
})

test('a button is quoted as it is called', () => {
  expect(helpSentence('点{{notices.publish}}，在{{@curriculum}}')).toBe('点“发布”，在“企业大学课程”')
})

test('a message stands without its values', () => {
  expect(helpMessage('template.limit').says).toBe('模板数量已达上限 … 个')
})

test('every page stands in the index once', () => {
  const listed = helpTasks.flatMap(({ pages }) => pages)
  expect(listed.toSorted()).toEqual(helpPages.map(({ name }) => name).toSorted())
})

const found = (search: string) => helpPages.map(({ name }) => name).filter((name) => isHelpAbout(name, search))

test('a page is found by its words, by what its buttons say, by its messages and by pinyin initials of its title', () => {
  expect(found('候补')).toContain('luckDraw')
  expect(found('宣布并开始')).toEqual(['luckDraw'])
  expect(found('模板已存在')).toEqual(['cvtouchPersonalExplain'])
  expect(found('pdfz')).toEqual(['channelClassificationOperatingExplain'])
  expect(found('抽奖 二维码')).toContain('luckDraw')
  expect(found('没有这样的词')).toEqual([])
})
