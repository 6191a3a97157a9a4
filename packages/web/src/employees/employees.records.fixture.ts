import type { Employee } from '@icss/core/employees/employee.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf, pictureOf } from '../story/training.ts'

const lines: readonly [name: string, position: string, bound: boolean][] = [
  ['王明', '市场总监', true],
  ['欧阳明月', '董事长兼首席执行官', true],
  ['李思远', '销售经理', false],
  ['阿卜杜拉·买买提·艾力江·热合曼一二三四', '西北区大客户与战略合作事业部负责人', false],
  ['陈静', '人力资源', true],
]

/** Cards of the stories: bound and not, with and without a picture, one of the longest name and position. */
export const storyEmployees: readonly Employee[] = lines.map(([name, position, bound], at) => ({
  id: idOf(8, at),
  companyId: idOf(7, 0),
  name: [...name].slice(0, 20).join(''),
  position: [...position].slice(0, 20).join(''),
  phone: `1380013800${at}`,
  avatar: at === 1 ? pictureOf(1) : '',
  bound,
  positionSeenBy: 'bound',
  phoneSeenBy: 'everybody',
  avatarSeenBy: 'bound',
  version: 1,
}))

export const records = { employees: storyEmployees } satisfies StoryRecords
