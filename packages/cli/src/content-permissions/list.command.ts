import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { groupFinder } from '../channel-groups/group-finder.ts'
import { command } from '../commands/command.ts'
import { pageTakes } from '../commands/shared-takes.ts'
import { pageOf } from '../console/page-answer.ts'
import { printPage } from '../console/print-page.ts'
import { readPages } from '../console/read-pages.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '列出内容各对哪些频道组开放', en: 'List content and the channel groups that see it' },
  takes: {
    kind: { value: 'kind', choices: contentKinds, text: { zh: '内容的种类', en: 'kind of content' } },
    group: {
      value: 'group',
      text: { zh: '只列对该频道组开放的，名称或编号', en: 'only what is open to this channel group, by name or id' },
    },
    open: {
      value: 'which',
      choices: ['some', 'none'],
      text: { zh: '只列已开放的或未开放的', en: 'only what is open to some group, or to none' },
    },
    search: { value: 'text', text: { zh: '名称中含有的文字', en: 'part of the name' } },
    ...pageTakes,
  },
  examples: {
    zh: ['icss content-permissions list --kind course --open none', 'icss content-permissions list --group 华南'],
    en: ['icss content-permissions list --kind course --open none', 'icss content-permissions list --group South'],
  },
  calls: ['contentPermissions.list', 'channelGroups.list'],
  answer: pageOf(contentPermissionsContract.list.answer),
  async run(console, { kind, group, open, search, ...paging }) {
    const { t } = console
    const { server } = await connect(console)
    const groups = await groupFinder(server)
    const groupId = group === undefined ? undefined : groups.idOf(group)
    const shown = await readPages(console, paging, (at) =>
      server.contentPermissions.list({ query: { ...at, kind, groupId, open, ...(search ? { q: search } : {}) } }),
    )
    printPage(console, shown, [
      { title: t('contentPermissions.kind'), cell: (row) => t(`contentPermissions.kinds.${row.kind}`) },
      { title: t('platform.columns.id'), cell: ({ contentId }) => contentId },
      { title: t('contentPermissions.content'), cell: ({ name }) => name, least: 10 },
      {
        title: t('contentPermissions.groups'),
        cell: ({ groupIds }) => groupIds.map(groups.nameOf).join(t('list.between')),
        least: 12,
      },
    ])
    return exitCodes.ok
  },
})
