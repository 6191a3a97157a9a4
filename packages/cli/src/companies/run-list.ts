import type * as z from 'zod/mini'
import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { companyFilterQuery } from './company-filters.ts'
import { pageOf } from '../console/page-answer.ts'
import type { listTakes } from './list.command.ts'

export const answer = pageOf(companiesContract.list.answer)

export async function run(
  console: Console<z.output<typeof answer>>,
  input: Input<typeof listTakes>,
): Promise<ExitCode> {
  const { t, language } = console
  const { page, pageSize, sort } = input
  const { server } = await connect(console)
  const { items, total } = await server.companies.list({
    query: { ...companyFilterQuery(input), sort, page, pageSize },
  })
  if (console.json) {
    console.printJson({ items, total, page, pageSize })
    return exitCodes.ok
  }
  const { fields, registrationStatus } = language === 'zh' ? companiesZh : companiesEn
  if (items.length === 0) console.note(t(total > 0 ? 'list.pastEnd' : 'list.none', { total }))
  else {
    console.print(
      table(
        [
          { title: fields.name, cell: ({ name }) => name, least: 16 },
          { title: fields.legalRepresentative, cell: ({ legalRepresentative }) => legalRepresentative, least: 6 },
          { title: fields.industry, cell: ({ industry }) => industry, least: 8 },
          { title: fields.industryTags, cell: ({ industryTags }) => industryTags.join('、'), least: 8 },
          {
            title: t('members.list.status'),
            cell: ({ registrationStatus: status }) => (status === '' ? '' : registrationStatus[status]),
            least: 4,
          },
          { title: t('members.list.added'), cell: ({ addedAt }) => addedAt.slice(0, 10) },
        ],
        items,
        console.width,
      ),
    )
    const from = (page - 1) * pageSize + 1
    console.note(t('list.range', { from, to: from + items.length - 1, total }))
  }
  return exitCodes.ok
}
