import type { Topic } from './topic.ts'

/** In the order of the help of `icss`. */
export const topics: readonly Topic[] = [
  {
    name: 'environment',
    summary: { zh: '读取的环境变量', en: 'Environment variables that are read' },
    load: () => import('./environment.topic.ts'),
  },
  {
    name: 'exit-codes',
    summary: { zh: '退出码的含义', en: 'What exit codes say' },
    load: () => import('./exit-codes.topic.ts'),
  },
  {
    name: 'formatting',
    summary: { zh: '输出的 JSON、字段、语言、宽度和颜色', en: 'JSON, fields, language, width and colours of output' },
    load: () => import('./formatting.topic.ts'),
  },
  {
    name: 'tables',
    summary: { zh: '导入能读哪些表格、单元格怎么写', en: 'Which tables imports read, and how cells are written' },
    load: () => import('./tables.topic.ts'),
  },
  {
    name: 'automation',
    summary: {
      zh: '脚本里的令牌、确认、重复执行和等待',
      en: 'Tokens, confirmation and waiting in scripts',
    },
    load: () => import('./automation.topic.ts'),
  },
]
