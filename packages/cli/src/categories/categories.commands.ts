import { outputTake } from '../commands/shared-takes.ts'
import { command, type Takes } from '../commands/command.ts'

export const listTakes = {
  kind: {
    argument: 'required',
    choices: ['course', 'tutor', 'file'],
    text: { zh: '谁的分类：课程、导师或文件', en: 'whose categories: of courses, tutors or files' },
  },
} as const satisfies Takes

export const exportTakes = {
  ...listTakes,
  ...outputTake,
} as const satisfies Takes

const calls = ['courseCategories.list', 'tutorCategories.list', 'fileGroups.list'] as const

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出分类，按层级缩进', en: 'List categories, those below others indented' },
    takes: listTakes,
    examples: {
      zh: ['icss categories list course', 'icss categories list tutor --json'],
      en: ['icss categories list course', 'icss categories list tutor --json'],
    },
    calls,
    load: () => import('./run-list.ts'),
  }),
  command({
    name: 'export',
    summary: {
      zh: '导出分类，每行一个（JSON Lines），上级在下级之前。',
      en: 'Export categories, one a line (JSON Lines), each before those below it.',
    },
    takes: exportTakes,
    examples: {
      zh: ['icss categories export course -o 分类.jsonl', 'icss categories export file | wc -l'],
      en: ['icss categories export course -o categories.jsonl', 'icss categories export file | wc -l'],
    },
    calls,
    exits: ['interrupted'],
    load: () => import('./run-export.ts'),
  }),
]
