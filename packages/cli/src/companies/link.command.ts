import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companyDraft } from '@icss/core/companies/company.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { FoundCompany } from '@icss/core/register/register-company.ts'
import { check } from '@icss/core/rules/check.ts'
import { command } from '../commands/command.ts'
import { onceConfirmed } from '../commands/once-confirmed.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { onOneLine } from '../console/display-width.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

/** The one company that was meant: the only one that was found, or the one that is called so or has this code. */
function meant(words: string, items: readonly FoundCompany[]): FoundCompany {
  const named = items.filter(
    ({ company }) => company.name === words || company.unifiedCreditCode === words.toUpperCase(),
  )
  const [one, ...others] = named.length > 0 ? named : items
  if (!one || others.length > 0) {
    const names = items.map(({ company }) => onOneLine(company.name)).join('\n  ')
    throw new CliError('severalFound', exitCodes.failed, { count: items.length, names })
  }
  return one
}

export default command({
  summary: {
    zh: '把登记信息中的一家企业加为会员企业，资料按登记信息填好',
    en: 'Add a company from the register as a member, filled in from the register',
  },
  takes: {
    words: {
      argument: 'required',
      text: { zh: '统一社会信用代码或完整的企业名称', en: 'unified credit code, or full company name' },
    },
    industry: {
      value: 'text',
      text: { zh: '行业，不给出时按登记信息', en: 'industry; defaults to that in the register' },
    },
    industryTags: {
      value: 'text',
      many: true,
      text: {
        zh: '行业标签，不给出时同行业',
        en: 'industry tags; default to the industry',
      },
    },
    ...yesTake,
  },
  examples: {
    zh: ['icss members link 91350100M000100Y43', 'icss members link 深圳市亿尚智能装备有限公司 --industry-tags 机器人'],
    en: ['icss members link 91350100M000100Y43', 'icss members link 91350100M000100Y43 --industry-tags Robots'],
  },
  calls: ['register.search', 'companies.create'],
  answer: companiesContract.create.answer,
  async run(console, { words, industry, industryTags, yes }) {
    const { server } = await connect(console)
    const { items } = await server.register.search({ body: { q: words } })
    const { company, standing, companyId } = meant(words.trim(), items)
    if (standing === 'binned')
      throw new CliError('inRecycleBin', exitCodes.failed, { name: company.name, id: companyId ?? '' })
    const { abnormal, ...facts } = company
    if (abnormal) throw new ProblemError('companies.abnormal')
    const of = industry ?? facts.industry
    const tags = industryTags.length > 0 ? industryTags : [of]
    const draft = check(companyDraft, { ...facts, industry: of, industryTags: tags })
    if (!draft.ok) throw new ProblemError('request.invalid', { errors: draft.errors })
    const added = await onceConfirmed(console, companiesContract.create, yes === true, (query) =>
      server.companies.create({ query, body: draft.value }),
    )
    if (console.json) console.printJson(added)
    else {
      console.note(console.t('nouns.created', { name: onOneLine(added.name) }))
      console.print(added.id)
    }
    return exitCodes.ok
  },
})
