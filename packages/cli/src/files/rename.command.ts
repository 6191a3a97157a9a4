import { cloudFile } from '@icss/core/files/files.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const idText = { zh: '文件编号，见 icss files list', en: 'id of the file, see icss files list' }

export default command({
  summary: { zh: '重命名文件，链接不变', en: 'Rename a file; its links stay' },
  takes: {
    id: { argument: 'required', text: idText },
    name: { argument: 'required', text: { zh: '新的名称', en: 'the new name' } },
  },
  examples: {
    zh: [`icss files rename ${exampleId} 二〇二六年年报.pdf`],
    en: [`icss files rename ${exampleId} report-2026.pdf`],
  },
  calls: ['files.show', 'files.update'],
  answer: cloudFile,
  async run(console, given) {
    const params = { id: idOf(given.id) }
    const { server } = await connect(console)
    const { groupId, publisher, file, version } = await server.files.show({ params })
    const body = { name: given.name, groupId, publisher, file }
    const renamed = await server.files.update({ params, query: { version }, body })
    if (console.json) console.printJson(renamed)
    else console.print(console.t('files.renamed', { name: renamed.name }))
    return exitCodes.ok
  },
})
