import { takeCopy } from '@icss/core/people/person-copy.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'

export default command({
  summary: {
    zh: '取得一个人的信息副本（JSON）：按手机号查找本频道的全部记录',
    en: 'Take a copy of what the channel knows of a person, as JSON: all records by their phone',
  },
  takes: {
    phone: {
      argument: 'required',
      text: { zh: '手机号', en: 'the phone of the person' },
    },
    output: {
      value: 'file',
      short: 'o',
      suggest: 'files',
      text: { zh: '写入此文件；默认写到标准输出', en: 'write to this file; else to stdout' },
    },
  },
  examples: same('icss people copy 13800138000 -o copy.json'),
  calls: ['people.copy'],
  answer: exportedFile,
  run: (console, { phone, output }) =>
    exportFile(console, output, async (server, signal) => {
      const copy = await takeCopy(phone, (body) => server.people.copy({ body }, { signal }))
      return new Response(`${JSON.stringify(copy, null, 2)}\n`)
    }),
})
