import { defaultPageSize, maxPageSize } from '@icss/core/contract/page-size.ts'
import type { Takes } from './takes.ts'

/** Options of every list. */
export const pageTakes = {
  page: {
    value: 'number',
    number: { least: 1, most: 1_000_000 },
    default: 1,
    text: { zh: '第几页', en: 'which page' },
  },
  pageSize: {
    value: 'number',
    number: { least: 1, most: maxPageSize },
    default: defaultPageSize,
    text: { zh: `每页行数，最多 ${maxPageSize}`, en: `rows per page, at most ${maxPageSize}` },
  },
  limit: {
    value: 'number',
    number: { least: 1, most: 1_000_000 },
    text: { zh: '最多列出多少行，跨页读取', en: 'rows to list at most, over as many pages as it takes' },
  },
  all: { text: { zh: '列出全部', en: 'list all' } },
} as const satisfies Takes

/** Options of a list that the server gives whole, so that it has no pages: named as those of every other list. */
export const wholeTakes = {
  limit: { ...pageTakes.limit, text: { zh: '最多列出多少行', en: 'rows to list at most' } },
  all: { text: { zh: '列出全部，不加 --limit 时也是', en: 'list all, as without --limit' } },
} as const satisfies Takes

/** For commands about one meeting. */
export const meetingTake = {
  meetingId: {
    argument: 'required',
    text: { zh: '会议编号，见 icss meetings list', en: 'id of the meeting, see icss meetings list' },
  },
} as const satisfies Takes

/** For commands that change something and can tell beforehand what. */
export const dryRunTake = {
  dryRun: {
    text: {
      zh: '试运行：检查并报告将会发生什么，不写入任何数据',
      en: 'check and report what would happen; nothing is written',
    },
  },
} as const satisfies Takes

/** For commands that decide about what somebody may have changed since. */
export const seenTake = {
  seen: {
    value: 'version',
    number: { least: 1, most: 1_000_000_000 },
    text: {
      zh: '看过的版本（--json 中的 version）；审核员工发布的内容时必填，之后改过则不生效',
      en: 'the version that you looked at, as --json has it; needed to approve or refuse what an employee filed, and refused once that has changed',
    },
  },
} as const satisfies Takes

/** For commands that handle one thing, which somebody else may handle meanwhile. */
export const versionTake = {
  seen: {
    value: 'version',
    number: { least: 1, most: 1_000_000_000 },
    text: {
      zh: '看过的版本（--json 中的 version），之后变过则不生效；默认为执行时的版本',
      en: 'the version that you looked at, as --json has it; refused once that has changed, and the one of now by default',
    },
  },
} as const satisfies Takes

/** For commands that ask before they act; see console/confirm.ts. */
export const yesTake = {
  yes: {
    short: 'y',
    text: { zh: '不再询问，直接执行', en: 'do not ask, act' },
  },
} as const satisfies Takes

/** How many files are sent at the same time. */
export const parallelTake = {
  parallel: {
    value: 'n',
    number: { least: 1, most: 16 },
    default: 4,
    text: { zh: '同时上传的文件数', en: 'files that are sent at the same time' },
  },
} as const satisfies Takes

/** Where what a command writes goes. */
export const outputTake = {
  output: {
    value: 'file',
    short: 'o',
    suggest: 'files',
    text: {
      zh: '写入此文件；写完整后才会出现。默认或 - 写到标准输出',
      en: 'write to this file, which appears only when it is whole; else, or with -, to stdout',
    },
  },
} as const satisfies Takes
