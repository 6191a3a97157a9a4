import { type PersonalToken, sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '列出自己的个人令牌', en: 'List the own personal tokens' },
  takes: wholeTakes,
  examples: same('icss tokens list'),
  calls: ['sessions.listTokens'],
  answer: sessionsContract.listTokens.answer,
  async run(console, paging) {
    const { t } = console
    const { server } = await connect(console)
    const tokens = await server.sessions.listTokens()
    const limits = ({ readOnly, groups }: PersonalToken) =>
      [...(readOnly ? [t('tokens.readOnly')] : []), ...(groups ?? [])].join(t('list.between'))
    return printItems(
      console,
      tokens,
      [
        { title: t('tokens.columns.id'), cell: ({ id }) => id },
        {
          title: t('tokens.columns.name'),
          cell: ({ name, isCurrent }) => name + (isCurrent ? t('tokens.current') : ''),
          least: 8,
        },
        { title: t('tokens.columns.limits'), cell: limits, least: 6 },
        { title: t('tokens.columns.lastUsed'), cell: ({ lastUsedAt }) => lastUsedAt.slice(0, 10) },
        { title: t('tokens.columns.expires'), cell: ({ expiresAt }) => expiresAt.slice(0, 10) },
      ],
      paging,
    )
  },
})
