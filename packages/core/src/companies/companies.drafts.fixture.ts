import { atMost, type BadInput, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { probedFaults } from '../rules/probed-faults.fixture.ts'
import { companyDraft, longTextLimits, maxIndustryTags, product } from './company.ts'

const made = { name: '智能终端', link: 'https://a.cn/p', time: '2026-11-21', description: '面向门店', image: '' }

const missing = required('name', 'link', 'description')
/** What is wrong with a product stands at its place among those of the company. */
const badProduct = [...missing, ...probedFaults(product, made, missing)].map(([change, field, code]): BadInput => [
  { products: [made, { ...made, ...change }] },
  `products.1.${field}`,
  code,
])

const { productDescription: _, ...longTexts } = longTextLimits

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'company',
    schema: companyDraft,
    draft: { name: '云帆软件有限公司', industry: '教育', industryTags: ['软件'], products: [made] },
    bad: [
      ...required('name', 'industry'),
      ...atMost({ name: 100, industry: 30, ...longTexts }),
      [{ industryTags: [] }, 'industryTags', 'rule.required'],
      [
        { industryTags: Array.from({ length: maxIndustryTags + 1 }, (_, i) => `标签${i}`) },
        'industryTags',
        'rule.too_many',
      ],
      [{ unifiedCreditCode: '123' }, 'unifiedCreditCode', 'rule.credit_code'],
      [{ organizationCode: '123' }, 'organizationCode', 'rule.organization_code'],
      [{ website: 'ftp://a.cn' }, 'website', 'rule.link'],
      [{ registrationStatus: 'closed' }, 'registrationStatus', 'rule.choice'],
      [{ foundedOn: '2026-02-30' }, 'foundedOn', 'rule.date'],
      ...badProduct,
    ],
  },
]
