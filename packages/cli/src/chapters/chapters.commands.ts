import { command, type Takes } from '../commands/command.ts'
import { outputTake, dryRunTake, parallelTake } from '../commands/shared-takes.ts'

const ofCourse = {
  course: {
    value: 'course',
    required: true,
    text: { zh: '课程的名称或编号', en: 'name or id of the course' },
  },
} as const satisfies Takes

export const planTakes = {
  source: {
    argument: 'required',
    suggest: 'files',
    text: {
      zh: '目录，或大纲文件（CSV、XLSX 或 JSON Lines，列：章节、课时、视频、字幕、分钟、秒）',
      en: 'a folder, or an outline file (CSV, XLSX or JSON Lines with the columns Chapter, Lesson, Video, Subtitle, Minutes, Seconds)',
    },
  },
  ...ofCourse,
  save: {
    value: 'file',
    suggest: 'files',
    text: { zh: '把预览保存到此文件，供 apply 执行', en: 'save the plan to this file, for apply' },
  },
} as const satisfies Takes

export const applyTakes = {
  plan: { argument: 'required', suggest: 'files', text: { zh: '保存的预览', en: 'a saved plan' } },
  ...parallelTake,
  ...dryRunTake,
} as const satisfies Takes

export const listTakes = ofCourse

export const exportTakes = {
  ...ofCourse,
  ...outputTake,
} as const satisfies Takes

const reading = ['courses.list', 'courses.show', 'chapters.list'] as const

export const commands = [
  command({
    name: 'list',
    summary: {
      zh: '列出一门课程的章节，课时缩进在所属章节之下',
      en: 'List the chapters of a course, each with its lessons indented below',
    },
    takes: listTakes,
    examples: {
      zh: ['icss chapters list --course 安全生产', 'icss chapters list --course 安全生产 --json'],
      en: ['icss chapters list --course "Safety at work"', 'icss chapters list --course "Safety at work" --json'],
    },
    calls: reading,
    load: () => import('./run-list.ts'),
  }),
  command({
    name: 'export',
    summary: {
      zh: '导出一门课程的大纲，每行一个课时（JSON Lines）；icss chapters plan 可以原样读取。',
      en: 'Export the outline of a course, a lesson a line (JSON Lines). icss chapters plan reads it as it is.',
    },
    takes: exportTakes,
    examples: {
      zh: ['icss chapters export --course 安全生产 -o 大纲.jsonl'],
      en: ['icss chapters export --course "Safety at work" -o outline.jsonl'],
    },
    calls: reading,
    exits: ['interrupted'],
    load: () => import('./run-export.ts'),
  }),
  command({
    name: 'plan',
    summary: {
      zh: '预览目录或大纲文件会怎样修改课程，不写入任何数据。目录中的文件夹是章节，视频是课时，旁边同名的 .srt 或 .vtt 是字幕，名称中的数字决定顺序；课程中未提到的内容保留在后面。',
      en: 'Plan what a folder or an outline file would change in a course; nothing is written. Folders are chapters, videos are lessons, a .srt or .vtt of the same name is the subtitle, and numbers in names give the order; what the course has beside that stays behind it.',
    },
    takes: planTakes,
    examples: {
      zh: [
        'icss chapters plan 安全生产 --course 安全生产 --save plan.json',
        'icss chapters plan 大纲.csv --course 安全生产',
      ],
      en: [
        'icss chapters plan safety --course "Safety at work" --save plan.json',
        'icss chapters plan outline.csv --course "Safety at work"',
      ],
    },
    calls: ['courses.list', 'chapters.plan'],
    exits: ['interrupted'],
    load: () => import('./run-plan.ts'),
  }),
  command({
    name: 'apply',
    summary: {
      zh: '执行保存的预览：上传所需的文件，再一次写入课程；课程或文件在预览之后有变化则不执行。中断后再次运行即从已存处继续，重复执行不会改变结果。',
      en: 'Apply a saved plan: upload the files that it needs, then change the course at once; refused when the course or a file has moved since. Run again after an interruption it goes on from what is stored, and applied again it changes nothing more.',
    },
    takes: applyTakes,
    examples: {
      zh: ['icss chapters apply plan.json', 'icss chapters apply plan.json --parallel 8'],
      en: ['icss chapters apply plan.json', 'icss chapters apply plan.json --parallel 8'],
    },
    calls: ['chapters.checkPlan', 'chapters.applyPlan', 'uploads.uptoken', 'uploads.updateUseTotal'],
    exits: ['partlyFailed', 'interrupted'],
    load: () => import('./run-apply.ts'),
  }),
]
