import { permissionsContract } from '@icss/core/permissions/permissions.contract.ts'
import { permissionsEn } from '@icss/core/permissions/permissions.en.ts'
import { permissionsZh } from '@icss/core/permissions/permissions.zh.ts'
import { command } from '../commands/command.ts'
import { pageTakes } from '../commands/shared-takes.ts'
import { pageOf } from '../console/page-answer.ts'
import { readPages } from '../console/read-pages.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { heldWords } from './flag-words.ts'

export default command({
  summary: { zh: '查看有效权限及其来源', en: 'Show effective permissions and where they come from' },
  takes: {
    search: { value: 'text', text: { zh: '频道名称中含有的文字', en: 'part of the name of a channel' } },
    ...pageTakes,
  },
  examples: { zh: ['icss permissions show --search 南山'], en: ['icss permissions show --search Nanshan'] },
  calls: ['permissions.show'],
  answer: pageOf(permissionsContract.show.answer),
  async run(console, { search, ...paging }) {
    const { t, language } = console
    const { server } = await connect(console)
    const shown = await readPages(console, paging, (at) =>
      server.permissions.show({ query: { ...at, ...(search ? { q: search } : {}) } }),
    )
    const { page, pageSize } = shown
    if (console.json) {
      console.printJson(shown)
      return exitCodes.ok
    }
    const { sources } = language === 'zh' ? permissionsZh : permissionsEn
    const rows = [{ name: t('permissions.own'), ...shown.own }, ...shown.items]
    console.print(
      table(
        [
          { title: t('permissions.columns.channel'), cell: ({ name }) => name, least: 8 },
          { title: t('permissions.columns.source'), cell: (row) => row.templateName ?? sources[row.source], least: 6 },
          { title: t('permissions.columns.flags'), cell: (row) => heldWords(console, row.flags), least: 16 },
        ],
        rows,
        console.width,
      ),
    )
    const from = (page - 1) * pageSize + 1
    if (shown.items.length > 0)
      console.note(t('list.range', { from, to: from + shown.items.length - 1, total: shown.total }))
    return exitCodes.ok
  },
})
