import { type InputOf, call } from '@icss/core/client/client.ts'
import { idOf } from '../console/given-id.ts'
import { pageOf } from '../console/page-answer.ts'
import { printPage } from '../console/print-page.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { CommandModule } from './command.ts'
import { type ListDeclared, type ListEndpoint, filterQuery } from './list-command.ts'

type Given = Readonly<Record<string, string | number | undefined>>

/** What a list declared by `listCommand` runs. */
export const listModule = ({
  endpoint,
  filters,
  columns,
  arguments: named = {},
}: ListDeclared<ListEndpoint>): CommandModule => ({
  answer: pageOf(endpoint.answer),
  async run(console, input) {
    const given = input as Given
    const page = Number(given.page)
    const pageSize = Number(given.pageSize)
    const params = Object.fromEntries(Object.keys(named).map((key) => [key, idOf(String(given[key]))]))
    const { server, options } = await connect(console)
    const query = {
      page,
      pageSize,
      ...(given.sort === undefined ? {} : { sort: given.sort }),
      ...(await filterQuery(server, filters, given)),
    }
    const shown = await call(endpoint, { params, query } as unknown as InputOf<ListEndpoint>, {}, options)
    printPage(console, { ...shown, page, pageSize }, columns(console.language))
    return exitCodes.ok
  },
})
