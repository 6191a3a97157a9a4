import type { Both } from '../copy/both.ts'

/** What help says beside what the commands say themselves. */
export const helpWords = {
  program: {
    zh: 'ICSS 商会与培训管理后台的命令行工具。',
    en: 'Command line of the ICSS back office for chambers and training.',
  },
  usage: { zh: '用法', en: 'Usage' },
  command: { zh: '<命令>', en: '<command>' },
  options: { zh: '[选项]', en: '[options]' },
  optionsTitle: { zh: '选项', en: 'Options' },
  globalOptions: { zh: '通用选项', en: 'Options of every command' },
  commands: { zh: '命令', en: 'Commands' },
  start: { zh: '开始使用', en: 'Getting started' },
  members: { zh: '会员', en: 'Members' },
  content: { zh: '内容', en: 'Content' },
  channels: { zh: '频道与权限', en: 'Channels and permissions' },
  records: { zh: '任务、记录与接口', en: 'Runs, records and the API' },
  topics: { zh: '帮助主题（icss help <主题>）', en: 'Help topics (icss help <topic>)' },
  arguments: { zh: '参数', en: 'Arguments' },
  columns: { zh: '表格的列', en: 'Columns of the table' },
  columnsMore: {
    zh: '；带 * 的必填，各列可填什么见 --columns',
    en: '; * is required; --columns says what each may hold',
  },
  examples: { zh: '示例', en: 'Examples' },
  shape: { zh: '--json 的输出', en: 'Output with --json' },
  exitCodes: { zh: '退出码', en: 'Exit codes' },
  helpOption: { zh: '显示帮助', en: 'show help' },
  versionOption: { zh: '显示版本', en: 'show the version' },
  helpCommand: { zh: '显示某个命令或主题的帮助', en: 'Show the help of a command or a topic' },
  ok: { zh: '成功', en: 'ok' },
  failed: { zh: '失败', en: 'failed' },
  usageFault: { zh: '用法错误', en: 'wrong usage' },
  notLoggedIn: { zh: '未登录', en: 'not logged in' },
  partlyFailed: {
    zh: '部分未通过（未通过的行已写入可改正后再提交的文件）',
    en: 'partly failed (the rejected rows are in a file that can be corrected and sent again)',
  },
  interrupted: { zh: '被 Ctrl-C 中断', en: 'interrupted by Ctrl-C' },
} as const satisfies Record<string, Both>

export const programExamples = {
  zh: [
    'icss auth login --server http://127.0.0.1:8080 --account 755003',
    'icss members import 会员企业.csv --dry-run',
    'icss members list --search 深圳',
    'icss members export -o 会员企业备份.csv',
  ],
  en: [
    'icss auth login --server http://127.0.0.1:8080 --account 755003',
    'icss members import companies.csv --dry-run',
    'icss members list --search Shenzhen',
    'icss members export -o companies-backup.csv',
  ],
} as const

export const choiceWords = {
  zh: (choices: string) => `（可选：${choices}）`,
  en: (choices: string) => ` (one of: ${choices})`,
} as const

export const defaultWords = {
  zh: (value: string) => `（默认：${value}）`,
  en: (value: string) => ` (default: ${value})`,
} as const

export const manyWords = { zh: '；可重复', en: '; may be repeated' } as const
