import type * as z from 'zod/mini'
import { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { heldWords } from '../permissions/flag-words.ts'
import { connect } from '../server/connect.ts'

export const answer = permissionTemplatesContract.list.answer

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const page = await server.permissionTemplates.list()
  if (console.json) console.printJson(page)
  else
    console.print(
      table(
        [
          { title: t('templates.columns.name'), cell: ({ name }) => name, least: 8 },
          { title: t('templates.columns.inUse'), cell: ({ inUse }) => String(inUse), align: 'right' },
          { title: t('templates.columns.flags'), cell: (row) => heldWords(console, row.flags), least: 16 },
        ],
        page.items,
        console.width,
      ),
    )
  return exitCodes.ok
}
