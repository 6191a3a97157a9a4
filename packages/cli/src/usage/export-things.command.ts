import { usageContract } from '@icss/core/usage/usage.contract.ts'
import { same } from '../commands/examples.ts'
import { exportCommand } from '../commands/export-command.ts'
import { rangeFilters } from './range-filters.ts'

export default exportCommand({
  summary: {
    zh: '导出各课程、直播和文件的流量（字节）',
    en: 'Export the traffic of courses, lives and files, in bytes',
  },
  examples: same('icss usage export-things --from 2026-11-01 --to 2026-11-30 --output usage.csv'),
  call: 'usage.exportThings',
  endpoint: usageContract.exportThings,
  filters: rangeFilters,
})
