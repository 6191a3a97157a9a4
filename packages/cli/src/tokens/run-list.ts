import type * as z from 'zod/mini'
import { type PersonalToken, sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export const answer = sessionsContract.listTokens.answer

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const tokens = await server.sessions.listTokens()
  const limits = ({ readOnly, groups }: PersonalToken) =>
    [...(readOnly ? [t('tokens.readOnly')] : []), ...(groups ?? [])].join(t('list.between'))
  if (console.json) console.printJson(tokens)
  else if (tokens.items.length === 0) console.note(t('list.none'))
  else
    console.print(
      table(
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
        tokens.items,
        console.width,
      ),
    )
  return exitCodes.ok
}
