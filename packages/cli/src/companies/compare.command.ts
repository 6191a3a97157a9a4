import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { registerContract } from '@icss/core/register/register.contract.ts'
import { registerEn } from '@icss/core/register/register.en.ts'
import { registerZh } from '@icss/core/register/register.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { companyIdText } from './company-id-text.ts'

export default command({
  summary: { zh: '把一家会员企业与登记信息比对', en: 'Compare a member company with the register' },
  takes: {
    id: { argument: 'required', text: companyIdText },
  },
  examples: same(`icss members compare ${exampleId}`, `icss members compare ${exampleId} --json`),
  calls: ['register.compare'],
  answer: registerContract.compare.answer,
  async run(console, { id }) {
    const { server } = await connect(console)
    const answer = await server.register.compare({ params: { companyId: idOf(id) } })
    const [{ compare }, { fields }] = console.language === 'zh' ? [registerZh, companiesZh] : [registerEn, companiesEn]
    if (console.json) console.printJson(answer)
    else {
      if (answer.abnormal) console.warn(compare.abnormal)
      if (!answer.isKnown) console.note(compare.unknown)
      else if (answer.differences.length === 0) console.note(compare.same)
      else
        console.print(
          table(
            [
              { title: compare.field, cell: ({ field }) => fields[field] },
              { title: compare.own, cell: ({ own }) => String(own), least: 8 },
              { title: compare.register, cell: ({ register }) => String(register), least: 8 },
            ],
            answer.differences,
            console.width,
          ),
        )
    }
    return exitCodes.ok
  },
})
