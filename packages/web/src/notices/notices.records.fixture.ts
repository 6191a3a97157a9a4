import { noticeDays } from '@icss/core/notices/notice.ts'
import type { Notice, ReceivedNotice } from '@icss/core/notices/notices.contract.ts'
import { type RichText, type RichTextNode, wordsOf } from '@icss/core/rich-text/rich-text.ts'
import type { StoryRecords } from '../story/story-server.ts'

const lines: readonly [title: string, startAt: string, endAt: string, status: Notice['status'], publisher: string][] = [
  ['2026 年会员大会报名通知', '2026-01-01', '2096-01-01', 'published', '秘书处'],
  ['春节放假安排', '2095-01-20', '2095-02-03', 'published', '办公室'],
  ['冬季培训课程表', '2026-11-25', '2026-12-25', 'draft', '培训部'],
  ['关于征集行业案例的通知', '2025-09-01', '2025-10-01', 'published', '欧阳娜'],
  ['系统升级公告', '2026-11-01', '2026-11-08', 'withdrawn', '信息中心'],
]

const words = (text: string, mark?: string): RichTextNode => ({
  type: 'text',
  ...(mark === undefined ? {} : { marks: [{ type: mark }] }),
  text,
})
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const item = (text: string): RichTextNode => ({ type: 'list_item', content: [paragraph(words(text))] })

/** A text of the stories. */
export const storyText: RichText = {
  type: 'doc',
  content: [
    paragraph(words('各会员单位：')),
    paragraph(words('请于'), words('11 月 28 日', 'strong'), words('前完成报名：')),
    { type: 'ordered_list', attrs: { order: 1 }, content: [item('填写回执'), item('发送到秘书处')] },
  ],
}

/** Notices of the stories, one in each of the states of a list. */
export const storyNotices: readonly Notice[] = lines.map(([title, from, to, status, publisher], at) => {
  const [startAt, endAt] = [`${from}T01:00:00.000Z`, `${to}T01:00:00.000Z`]
  return {
    id: `0199aa00-0000-7000-8000-00000000010${at}`,
    version: 1,
    updatedAt: '2026-11-20T02:00:00.000Z',
    title,
    body: storyText,
    bodyText: wordsOf(storyText),
    startAt,
    endAt,
    durationDays: noticeDays(startAt, endAt),
    publisher,
    file: at === 0 ? 'https://files.example.cn/agenda.pdf' : '',
    openToGroups: at === 0,
    status,
    readerCount: [128, 0, 0, 1204, 36][at] ?? 0,
  }
})

/** The same as a sub-channel receives them. */
export const storyReceived: readonly ReceivedNotice[] = storyNotices
  .slice(0, 3)
  .map(({ id, title, body, bodyText, startAt, endAt, publisher, file }, at) => ({
    id,
    channelName: '深圳培训频道',
    title,
    body,
    bodyText,
    pictures: {},
    startAt,
    endAt,
    publisher,
    file,
    isSeen: at === 2,
  }))

export const records = {
  notices: storyNotices,
  receivedNotices: storyReceived,
} satisfies StoryRecords
