import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { contentPermissionsEn } from '@icss/core/content-permissions/content-permissions.en.ts'
import { contentPermissionsZh } from '@icss/core/content-permissions/content-permissions.zh.ts'
import { explainedOpening } from '@icss/core/content-permissions/explained-opening.ts'
import { openingLines } from '@icss/core/content-permissions/opening-lines.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { channelFinder } from '../permissions/channel-ids.ts'
import { connect } from '../server/connect.ts'

const copies = {
  zh: createTranslate('zh', { contentPermissions: contentPermissionsZh }),
  en: createTranslate('en', { contentPermissions: contentPermissionsEn as typeof contentPermissionsZh }),
}

export default command({
  summary: {
    zh: '说明子频道为什么能看或不能看某项内容',
    en: 'Explain why a sub-channel sees a piece of content or does not',
  },
  takes: {
    kind: { argument: 'required', choices: contentKinds, text: { zh: '内容的种类', en: 'kind of content' } },
    id: { argument: 'required', text: { zh: '内容的编号', en: 'id of the content' } },
    subChannel: {
      argument: 'required',
      text: { zh: '子频道的名称、账号或编号', en: 'name, account or id of a sub-channel' },
    },
  },
  examples: {
    zh: [`icss content-permissions explain course ${exampleId} 光明分校`],
    en: [`icss content-permissions explain course ${exampleId} "Branch North"`],
  },
  calls: ['subChannels.list', 'contentPermissions.explain'],
  answer: explainedOpening,
  async run(console, { kind, id, subChannel }) {
    const t = copies[console.language]
    const contentId = idOf(id)
    const { server } = await connect(console)
    const subChannelId = (await channelFinder(server))(subChannel)
    const explained = await server.contentPermissions.explain({ params: { kind, contentId }, query: { subChannelId } })
    if (console.json) console.printJson(explained)
    else {
      console.print(t(explained.sees ? 'contentPermissions.why.sees' : 'contentPermissions.why.seesNot'))
      for (const line of openingLines(t, console.language, explained)) console.print(`  ${line}`)
    }
    return exitCodes.ok
  },
})
