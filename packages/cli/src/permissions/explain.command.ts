import { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { accountsEn } from '@icss/core/accounts/accounts.en.ts'
import { accountsZh } from '@icss/core/accounts/accounts.zh.ts'
import { stepKey } from '@icss/core/accounts/explained-right.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { permissionsEn } from '@icss/core/permissions/permissions.en.ts'
import { permissionsZh } from '@icss/core/permissions/permissions.zh.ts'
import { findAccount } from '../accounts/find-account.ts'
import { command } from '../commands/command.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const copies = {
  zh: createTranslate('zh', { why: accountsZh.why, flags: permissionsZh.flags }),
  en: createTranslate('en', { why: accountsEn.why as typeof accountsZh.why, flags: permissionsEn.flags }),
}

export default command({
  summary: {
    zh: '说明账号为什么有或没有某项权限：经过频道、模板和逐项设置的每一步',
    en: 'Explain why an account holds a right or does not: each step by channel, template and own rights',
  },
  takes: {
    account: { argument: 'one', text: { zh: '账号', en: 'account number' } },
    right: {
      value: 'name',
      text: { zh: '只说明这一项', en: 'explain this one alone' },
      choices: flags,
    },
  },
  examples: {
    zh: ['icss permissions explain 755010', 'icss permissions explain 755010 --right uploadCourse'],
    en: ['icss permissions explain 755010', 'icss permissions explain 755010 --right uploadCourse'],
  },
  calls: ['accounts.list', 'accounts.explain'],
  answer: accountsContract.explain.answer,
  async run(console, { account: number, right }) {
    const t = copies[console.language]
    const { server } = await connect(console)
    const { id } = await findAccount(server, number)
    const { enabled, items } = await server.accounts.explain({ params: { accountId: id } })
    const shown = items.filter(({ flag }) => right === undefined || flag === right)
    if (console.json) {
      console.printJson({ enabled, items: shown })
      return exitCodes.ok
    }
    console.print(
      table(
        [
          { title: t('why.columns.right'), cell: ({ flag }) => t(`flags.${flag}`), least: 8 },
          { title: t('why.columns.held'), cell: ({ holds }) => t(holds ? 'why.held' : 'why.lacking') },
          {
            title: t('why.columns.why'),
            cell: ({ steps }) =>
              steps
                .map((step) => t(`why.${stepKey(step)}`, { name: step.name ?? '' }))
                .join(console.language === 'zh' ? '；' : '; '),
            least: 24,
          },
        ],
        shown,
        console.width,
      ),
    )
    if (!enabled) console.note(t('why.disabled'))
    return exitCodes.ok
  },
})
