import type { Category } from '@icss/core/categories/category.ts'
import type { CloudFile } from '@icss/core/files/files.contract.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import type { StoryRecords } from '../story/story-server.ts'

const idOf = (at: number) => `0199aa00-0000-7000-8000-${String(at + 500).padStart(12, '0')}`

const groups: readonly [name: string, parent: number | undefined, count: number][] = [
  ['培训资料', undefined, 42],
  ['课件', 0, 18],
  ['讲义与习题', 0, 24],
  ['制度', undefined, 7],
  ['活动照片', undefined, 316],
]

/** Groups of files of the stories. */
export const storyFileGroups: readonly Category[] = groups.map(([name, parent, count], at) => ({
  id: idOf(at + 100),
  name,
  parentId: parent === undefined ? '' : idOf(parent + 100),
  level: parent === undefined ? 1 : 2,
  position: at,
  count,
  version: 1,
}))

const lines: readonly [name: string, publisher: string, size: number][] = [
  ['二〇二六年度培训计划.pdf', '培训部', 1_843_000],
  ['新员工入职手册（第三版）.docx', '人力资源部', 912_400],
  ['第一课-企业文化.mp4', '培训部', 74_300_000],
  ['年会合影.jpg', '办公室', 4_210_000],
  ['会员名单.csv', '会员部', 18_900],
  ['会议纪要-关于进一步加强会员服务工作若干事项的讨论与安排.txt', '办公室', 6_120],
  ['报销制度.pdf', '财务部', 402_000],
  ['素材包.zip', '培训部', 98_700_000],
]

/** Files of the stories, as the server would answer them. */
export const storyFiles: readonly CloudFile[] = lines.map(([name, publisher, size], at) => ({
  id: idOf(at),
  name,
  groupId: storyFileGroups[at % 5]?.id ?? '',
  publisher,
  file: `icss_${at}`,
  type: extensionOf(name),
  size,
  time: `2026-11-${String(20 - at).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: `2026-11-${String(20 - at).padStart(2, '0')}T08:00:00.000Z`,
  deletedAt: null,
  version: 1,
}))

export const records = { files: storyFiles, fileGroups: storyFileGroups } satisfies StoryRecords
