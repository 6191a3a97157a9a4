import { usageContract } from '@icss/core/usage/usage.contract.ts'
import { same } from '../commands/examples.ts'
import { exportCommand } from '../commands/export-command.ts'
import { rangeFilters } from './range-filters.ts'

export default exportCommand({
  summary: { zh: '导出每天的流量（字节）', en: 'Export the traffic of each day, in bytes' },
  examples: same('icss usage export --from 2026-11-01 --to 2026-11-30 --output usage.csv'),
  call: 'usage.export',
  endpoint: usageContract.export,
  filters: rangeFilters,
})
