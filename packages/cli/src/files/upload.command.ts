import * as z from 'zod/mini'
import { fileNameFrom } from '@icss/core/files/file.ts'
import { type CloudFile, cloudFile } from '@icss/core/files/files.contract.ts'
import { command } from '../commands/command.ts'
import { parallelTake } from '../commands/shared-takes.ts'
import { table } from '../console/table.ts'
import { connect } from '../server/connect.ts'
import { type NamedFile, noteOutcome, sendFiles } from '../uploads/send-files.ts'
import { groupIdOf } from './find-group.ts'

const item = z.object({
  file: z.string(),
  /** What was made of it; null when it failed. */
  stored: z.nullable(cloudFile),
  /** Why it failed, a code of the catalogue. */
  code: z.nullable(z.string()),
})

export default command({
  summary: {
    zh: '上传文件到云盘，可一次多个。中断后再次运行即从已存处继续。',
    en: 'Upload files to the cloud disk, many at once. Run it again to go on where it stopped.',
  },
  takes: {
    files: { argument: 'many', suggest: 'files', text: { zh: '要上传的文件', en: 'files to upload' } },
    group: { value: 'group', default: 'none', text: { zh: '文件组的名称或编号', en: 'name or id of a group' } },
    publisher: { value: 'name', text: { zh: '发布人；默认为登录的人', en: 'publisher; else who is logged in' } },
    ...parallelTake,
  },
  examples: {
    zh: ['icss files upload 年报.pdf 合同.docx --group 报告', 'icss files upload *.pdf --publisher 办公室'],
    en: ['icss files upload report.pdf contract.docx --group Reports', 'icss files upload *.pdf --publisher Office'],
  },
  calls: ['uploads.uptoken', 'uploads.updateUseTotal', 'fileGroups.list', 'files.create'],
  exits: ['partlyFailed', 'interrupted'],
  answer: z.object({ items: z.array(item), uploaded: z.number(), failed: z.number() }),
  /** Uploads files and puts each on the cloud disk as soon as it is there. */
  async run(console, { files, group, publisher, parallel }) {
    const { t } = console
    const connection = await connect(console)
    const { server } = connection
    const groupId = await groupIdOf(server, group)
    const by = publisher ?? (await server.sessions.show()).account.name
    const store = ({ name }: NamedFile, url: string): Promise<CloudFile> =>
      server.files.create({ body: { name: fileNameFrom(name), groupId, publisher: by, file: url } })
    const outcome = await sendFiles(console, connection, { files, slot: 'cloudFile', parallel, store })
    const { sent, uploaded, failed, exitCode } = outcome
    if (console.json)
      console.printJson({
        items: sent.map((one) => ({
          file: one.named.file,
          stored: 'url' in one ? one.stored : null,
          code: 'code' in one ? one.code : null,
        })),
        uploaded,
        failed,
      })
    else {
      const stored = sent.flatMap((one) => ('url' in one ? [one.stored] : []))
      const columns = [
        { title: t('files.columns.file'), cell: ({ name }: CloudFile) => name, least: 10 },
        { title: t('files.columns.id'), cell: ({ id }: CloudFile) => id },
      ]
      if (stored.length > 0) console.print(table(columns, stored, console.width))
    }
    noteOutcome(console, outcome)
    return exitCode
  },
})
