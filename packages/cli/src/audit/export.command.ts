import { command } from '../commands/command.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'

export default command({
  summary: {
    zh: '导出操作日志（JSON Lines），可用 icss audit verify 离线校验',
    en: 'Export the audit trail as JSON Lines, for icss audit verify to check offline',
  },
  takes: {
    output: {
      value: 'file',
      short: 'o',
      suggest: 'files',
      text: { zh: '写入此文件；默认写到标准输出', en: 'write to this file; else to stdout' },
    },
  },
  examples: { zh: ['icss audit export -o 操作日志.jsonl'], en: ['icss audit export -o audit.jsonl'] },
  calls: ['audit.export'],
  answer: exportedFile,
  run: (console, { output }) =>
    exportFile(console, output, (server, signal) => server.audit.export({}, { timeout: 0, signal })),
})
