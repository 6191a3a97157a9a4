import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import { idOf } from '../console/given-id.ts'
import { linkTakes } from './link-takes.ts'
import { linkCalls } from './links-of.ts'
import { neededLink } from './needed-link.ts'

export default command({
  summary: { zh: '公开链接的二维码，保存为 SVG', en: 'Save the QR code of a public link as SVG' },
  takes: {
    ...linkTakes,
    output: {
      short: 'o',
      value: 'file',
      suggest: 'files',
      text: { zh: '写入此文件；默认写到标准输出', en: 'write to this file; else to stdout' },
    },
  },
  examples: same(`icss links qr company ${exampleId} -o company.svg`),
  calls: linkCalls('showLink'),
  answer: exportedFile,
  run: (console, { kind, id, output }) =>
    exportFile(console, output, async (server) => {
      const { url } = await neededLink(server, kind, idOf(id))
      const { renderSVG } = await import('uqr')
      return new Response(`${renderSVG(url, { ecc: 'M', border: 4 })}\n`)
    }),
})
