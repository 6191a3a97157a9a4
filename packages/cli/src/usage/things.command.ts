import { bytesText } from '@icss/core/usage/byte-unit.ts'
import { usageContract } from '@icss/core/usage/usage.contract.ts'
import { usageEn } from '@icss/core/usage/usage.en.ts'
import { usageZh } from '@icss/core/usage/usage.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'
import { rangeFilters } from './range-filters.ts'

const kinds = ['live', 'storage', 'playback', 'total'] as const

export default listCommand({
  summary: { zh: '列出各课程、直播和文件的流量', en: 'List the traffic of courses, lives and files' },
  examples: same('icss usage things', 'icss usage things --from 2026-11-01 --to 2026-11-30 --sort -playback'),
  call: 'usage.things',
  endpoint: usageContract.things,
  filters: rangeFilters,
  columns: (language) => {
    const words = language === 'zh' ? usageZh : usageEn
    return [
      {
        title: words.fields.name,
        cell: ({ name, thing }) => name ?? (thing === 'others' ? words.others : words.deleted),
        least: 16,
      },
      { title: words.fields.thing, cell: ({ thing }) => words.things[thing] },
      ...kinds.map((kind) => ({
        title: words.fields[kind],
        cell: (row: Readonly<Record<(typeof kinds)[number], number>>) => bytesText(row[kind], language),
        align: 'right' as const,
      })),
    ]
  },
})
