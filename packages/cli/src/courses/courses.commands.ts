import { coursesContract, receivedCoursesContract } from '@icss/core/courses/courses.contract.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import { command, type Takes } from '../commands/command.ts'
import { listCommand } from '../commands/list-command.ts'
import { outputTake, dryRunTake } from '../commands/shared-takes.ts'
import { showCommand } from '../commands/show-command.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })

export const exportTakes = {
  ...outputTake,
} as const satisfies Takes

export const importTakes = {
  file: {
    argument: 'required',
    suggest: 'files',
    text: { zh: 'icss courses export 写出的文件', en: 'a file that icss courses export wrote' },
  },
  onConflict: {
    value: 'what',
    choices: ['skip', 'update'],
    default: 'skip',
    text: {
      zh: '同名课程已存在时：skip 跳过，update 更新',
      en: 'what to do with a course of the same name: skip it, or update it',
    },
  },
  ...dryRunTake,
} as const satisfies Takes

export const commands = [
  listCommand({
    summary: { zh: '列出课程', en: 'List courses' },
    examples: {
      zh: ['icss courses list --search 安全', 'icss courses list --sort -updatedAt --json'],
      en: ['icss courses list --search safety', 'icss courses list --sort -updatedAt --json'],
    },
    call: 'courses.list',
    endpoint: coursesContract.list,
    filters: {
      q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } },
      categoryId: {
        option: 'category',
        value: 'id',
        text: { zh: '分类编号，连同下级；none 为未分类', en: 'id of a category, with those below it; none for none' },
      },
      source: { value: 'source', text: { zh: '购买或上传', en: 'purchased or uploaded' } },
    },
    columns: (language) => {
      const { fields, permissions, sources, free } = language === 'zh' ? coursesZh : coursesEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
        { title: fields.serialNumber, cell: ({ serialNumber }) => String(serialNumber), align: 'right' },
        { title: fields.name, cell: ({ name }) => name, least: 12 },
        { title: fields.value, cell: ({ value }) => (value === '' ? free : value), align: 'right' },
        { title: fields.permission, cell: ({ permission }) => permissions[permission] },
        { title: fields.source, cell: ({ source }) => sources[source] },
      ]
    },
  }),
  showCommand({
    summary: { zh: '查看一门课程', en: 'Show a course' },
    examples: same(`icss courses show ${exampleId}`),
    call: 'courses.show',
    endpoint: coursesContract.show,
    idText: { zh: '课程编号，见 icss courses list', en: 'id of the course, see icss courses list' },
    fields: (language) => {
      const { groupIds: _, password: __, ...fields } = (language === 'zh' ? coursesZh : coursesEn).fields
      return fields
    },
  }),
  listCommand({
    name: 'received',
    summary: {
      zh: '列出主频道对本频道开放的课程',
      en: 'List the courses that the main channel has opened to this channel',
    },
    examples: same('icss courses received', 'icss courses received --json'),
    call: 'receivedCourses.list',
    endpoint: receivedCoursesContract.list,
    filters: { q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } } },
    columns: (language) => {
      const { fields, permissions, received, free } = language === 'zh' ? coursesZh : coursesEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
        { title: fields.name, cell: ({ name }) => name, least: 12 },
        { title: received.from, cell: ({ channelName }) => channelName, least: 8 },
        { title: fields.value, cell: ({ value }) => (value === '' ? free : value), align: 'right' },
        { title: fields.permission, cell: ({ permission }) => permissions[permission] },
      ]
    },
  }),
  command({
    name: 'export',
    summary: {
      zh: '导出上传的课程及其章节和课时，每行一门（JSON Lines）；导出的文件可以原样导入。',
      en: 'Export the uploaded courses with their chapters and lessons, one a line (JSON Lines). The file can be imported again as it is.',
    },
    takes: exportTakes,
    examples: {
      zh: ['icss courses export -o 课程.jsonl', 'icss courses export | wc -l'],
      en: ['icss courses export -o courses.jsonl', 'icss courses export | wc -l'],
    },
    calls: ['courses.list', 'courses.show', 'chapters.list'],
    exits: ['interrupted'],
    load: () => import('./run-export.ts'),
  }),
  command({
    name: 'import',
    summary: {
      zh: '导入课程及其章节和课时。同名课程不重复新建；中断后再次运行即从未完成处继续。',
      en: 'Import courses with their chapters and lessons. A course of the same name is not made twice; run again after an interruption it goes on where it stopped.',
    },
    takes: importTakes,
    examples: {
      zh: ['icss courses import 课程.jsonl --dry-run', 'icss courses import 课程.jsonl --on-conflict update'],
      en: ['icss courses import courses.jsonl --dry-run', 'icss courses import courses.jsonl --on-conflict update'],
    },
    calls: ['courses.list', 'courses.create', 'courses.update', 'chapters.plan', 'chapters.applyPlan'],
    exits: ['partlyFailed', 'interrupted'],
    load: () => import('./run-import.ts'),
  }),
]
