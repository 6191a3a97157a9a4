import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { groupFinder } from '../channel-groups/group-finder.ts'
import { command } from '../commands/command.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'

const kindText = { zh: '内容的种类', en: 'kind of content' }

export default command({
  summary: { zh: '列出哪些内容对哪些频道组开放', en: 'List which content is open to which channel groups' },
  takes: {
    kind: { value: 'kind', choices: contentKinds, text: kindText },
    group: { value: 'group', text: { zh: '频道组的名称或编号', en: 'name or id of a channel group' } },
  },
  examples: {
    zh: ['icss content-permissions list --kind course', 'icss content-permissions list --group 华南'],
    en: ['icss content-permissions list --kind course', 'icss content-permissions list --group South'],
  },
  calls: ['contentPermissions.list', 'channelGroups.list'],
  answer: contentPermissionsContract.list.answer,
  async run(console, { kind, group }) {
    const { t } = console
    const { server } = await connect(console)
    const groups = await groupFinder(server)
    const groupId = group === undefined ? undefined : groups.idOf(group)
    const page = await server.contentPermissions.list({ query: { kind, groupId } })
    return printItems(console, page, [
      { title: t('contentPermissions.kind'), cell: (row) => t(`contentPermissions.kinds.${row.kind}`) },
      { title: t('platform.columns.id'), cell: ({ contentId }) => contentId },
      {
        title: t('contentPermissions.groups'),
        cell: ({ groupIds }) => groupIds.map(groups.nameOf).join(t('list.between')),
        least: 12,
      },
    ])
  },
})
