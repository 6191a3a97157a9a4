import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { contentPermission } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { groupFinder } from '../channel-groups/group-finder.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const kindText = { zh: '内容的种类', en: 'kind of content' }

export default command({
  summary: {
    zh: '把一项内容对这些频道组开放，并且只对它们开放',
    en: 'Open a piece of content to these channel groups, and to no other',
  },
  takes: {
    kind: { argument: 'required', choices: contentKinds, text: kindText },
    id: { argument: 'required', text: { zh: '内容的编号', en: 'id of the content' } },
    group: {
      value: 'group',
      many: true,
      text: {
        zh: '频道组的名称或编号；不给则只有本频道可见',
        en: 'name or id of a channel group; without it only the own channel sees it',
      },
    },
  },
  examples: {
    zh: [`icss content-permissions set course ${exampleId} --group 华南 --group 华东`],
    en: [`icss content-permissions set course ${exampleId} --group South --group East`],
  },
  calls: ['contentPermissions.set', 'channelGroups.list'],
  answer: contentPermission,
  async run(console, { kind, id, group }) {
    const { t } = console
    const contentId = idOf(id)
    const { server } = await connect(console)
    const groups = await groupFinder(server)
    const groupIds = [...new Set((group ?? []).map(groups.idOf))]
    const set = await server.contentPermissions.set({ params: { kind, contentId }, body: { groupIds } })
    if (console.json) console.printJson(set)
    else if (groupIds.length === 0) console.print(t('contentPermissions.closed'))
    else {
      const names = groupIds.map(groups.nameOf).join(t('list.between'))
      console.print(t('contentPermissions.opened', { groups: names }))
    }
    return exitCodes.ok
  },
})
