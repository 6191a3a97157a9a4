import type { Both } from '../copy/language.ts'
import type { ReferredNoun } from '../rules/reference.ts'

/** What the kinds of columns hold. */
export const kindWords = {
  text: { zh: '文字', en: 'text' },
  phone: { zh: '手机号', en: 'mobile number' },
  email: { zh: '邮箱', en: 'email address' },
  upload: { zh: '图片或文件的地址', en: 'address of a picture or a file' },
  number: { zh: '整数', en: 'whole number' },
  boolean: { zh: '可选', en: 'one of' },
  choice: { zh: '可选', en: 'one of' },
  list: { zh: '几个词，用顿号隔开', en: 'words with commas between them' },
  day: { zh: '日期', en: 'day' },
  instant: { zh: '日期和时间，按北京时间', en: 'day and time in China' },
  records: { zh: '一行一项，各部分用 | 隔开', en: 'one a line, its parts with | between them' },
  reference: { zh: '名称或编号', en: 'name or id' },
} as const satisfies Readonly<Record<string, Both>>

/** What a column names by its name or its id. */
export const referredWords: Readonly<Record<ReferredNoun, Both>> = {
  companies: { zh: '会员企业', en: 'member company' },
  courseCategories: { zh: '课程分类', en: 'course category' },
  employees: { zh: '员工名片', en: 'employee card' },
  fileGroups: { zh: '文件组', en: 'file group' },
  meetings: { zh: '会议', en: 'meeting' },
  prizes: { zh: '奖品', en: 'prize' },
  tutorCategories: { zh: '导师分类', en: 'tutor category' },
  tutors: { zh: '导师', en: 'tutor' },
}

/** Cells that a column may hold whatever it is called. */
export const exampleWords = {
  name: { zh: '王明', en: 'Wang Ming' },
  phone: '13800138000',
  email: 'wang@example.cn',
  upload: 'https://example.cn/picture.png',
  day: '2012-08-08',
  instant: '2030-05-18 14:30',
  companies: { zh: '深圳市示例科技有限公司', en: 'Shenzhen Example Technology Ltd' },
  meetings: { zh: '会员年会', en: 'Annual meeting of members' },
} as const satisfies Readonly<Record<string, Both | string>>
