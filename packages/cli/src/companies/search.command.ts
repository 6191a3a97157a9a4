import { registerContract } from '@icss/core/register/register.contract.ts'
import { registerEn } from '@icss/core/register/register.en.ts'
import { registerZh } from '@icss/core/register/register.zh.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { command } from '../commands/command.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const standing = { zh: '能否添加', en: 'Standing' }

export default command({
  summary: {
    zh: '按企业名称或统一社会信用代码深度搜索登记信息',
    en: 'Search the company register by a name or a unified credit code',
  },
  takes: { words: { argument: 'required', text: { zh: '企业名称或信用代码', en: 'a company name or a credit code' } } },
  examples: {
    zh: ['icss members search 亿尚智能', 'icss members search 91350100M000100Y43 --json'],
    en: ['icss members search Yishang', 'icss members search 91350100M000100Y43 --json'],
  },
  calls: ['register.search'],
  answer: registerContract.search.answer,
  async run(console, { words }) {
    const { server } = await connect(console)
    const answer = await server.register.search({ body: { q: words } })
    const [register, { fields }] = console.language === 'zh' ? [registerZh, companiesZh] : [registerEn, companiesEn]
    if (console.json) console.printJson(answer)
    else
      console.print(
        table(
          [
            { title: fields.name, cell: ({ company }) => company.name, least: 10 },
            { title: fields.unifiedCreditCode, cell: ({ company }) => company.unifiedCreditCode },
            { title: fields.legalRepresentative, cell: ({ company }) => company.legalRepresentative },
            {
              title: standing[console.language],
              cell: (one) => (one.company.abnormal ? register.abnormal : register.standing[one.standing]),
            },
          ],
          answer.items,
          console.width,
        ),
      )
    return exitCodes.ok
  },
})
