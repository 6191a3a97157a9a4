import { company } from '@icss/core/companies/company.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { type RegisterFact, registerFacts } from '@icss/core/register/register-company.ts'
import { registerEn } from '@icss/core/register/register.en.ts'
import { registerZh } from '@icss/core/register/register.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { versionTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { printFacts } from '../console/print-facts.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { companyIdText } from './company-id-text.ts'

export default command({
  summary: {
    zh: '采用登记信息中的项目，先用 icss members compare 查看不同之处',
    en: 'Take facts of a member company over from the register; see icss members compare for what differs',
  },
  takes: {
    id: { argument: 'required', text: companyIdText },
    fields: {
      argument: 'many',
      choices: registerFacts,
      unless: ['all'],
      text: { zh: '要采用的项目，可以多个', en: 'facts to take over' },
    },
    all: { text: { zh: '采用所有不同的项目', en: 'take over all that differs' } },
    ...versionTake,
  },
  examples: same(
    `icss members take-over ${exampleId} legalRepresentative registeredAddress`,
    `icss members take-over ${exampleId} --all`,
  ),
  calls: ['register.compare', 'companies.show', 'register.takeOver'],
  answer: company,
  async run(console, { id, fields: named = [], all, seen }) {
    const { server } = await connect(console)
    const params = { companyId: idOf(id) }
    // Read before the comparison, so that what changes after it is refused.
    const stored = await server.companies.show({ params })
    const differing = all ? (await server.register.compare({ params })).differences.map((one) => one.field) : []
    const fields = all ? differing : registerFacts.filter((fact) => named.includes(fact))
    const [{ compare }, { fields: names }] =
      console.language === 'zh' ? [registerZh, companiesZh] : [registerEn, companiesEn]
    const company =
      fields.length === 0
        ? stored
        : await server.register.takeOver({ params, query: { version: seen ?? stored.version }, body: { fields } })
    if (console.json) console.printJson(company)
    else {
      console.note(fields.length === 0 ? compare.same : compare.taken)
      printFacts(console, company, Object.fromEntries(['name', ...fields].map((of) => [of, names[of as RegisterFact]])))
    }
    return exitCodes.ok
  },
})
