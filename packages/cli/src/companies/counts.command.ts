import { companiesContract, type CompanyCounts } from '@icss/core/companies/companies.contract.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { introductionsEn } from '@icss/core/introductions/introductions.en.ts'
import { introductionsZh } from '@icss/core/introductions/introductions.zh.ts'
import { exampleId, same } from '../commands/examples.ts'
import { showCommand } from '../commands/show-command.ts'
import { companyIdText } from './company-id-text.ts'

/** How much of all: bound of the cards, on the shelf of what is offered and looked for. */
const shares = {
  zh: { bound: '（已绑定 / 全部）', onShelf: '（在架 / 全部）', differing: '与登记信息不同的项目（比对时间）' },
  en: { bound: ' (bound / all)', onShelf: ' (on the shelf / all)', differing: 'Fields that differ (compared)' },
}

export default showCommand({
  summary: companiesContract.counts.summary,
  examples: same(`icss members counts ${exampleId}`, `icss members counts ${exampleId} --json`),
  call: 'companies.counts',
  endpoint: companiesContract.counts,
  idText: companyIdText,
  words(counts, field) {
    const { cards, resources, demands, comparison } = counts as CompanyCounts
    if (field === 'cards') return `${cards.bound} / ${cards.total}`
    if (field === 'resources') return `${resources.onShelf} / ${resources.total}`
    if (field === 'demands') return `${demands.onShelf} / ${demands.total}`
    if (field === 'comparison') return comparison && [comparison.differences, formatDateTime(comparison.comparedAt)]
    return counts[field]
  },
  fields(language) {
    const [{ fields, page }, { title }] =
      language === 'zh' ? [companiesZh, introductionsZh] : [companiesEn, introductionsEn]
    const { bound, onShelf, differing } = shares[language]
    return {
      products: fields.products,
      cards: `${page.cards}${bound}`,
      resources: `${page.resources}${onShelf}`,
      demands: `${page.demands}${onShelf}`,
      introductions: title,
      activities: page.activities,
      reports: page.reports,
      comparison: differing,
    }
  },
})
