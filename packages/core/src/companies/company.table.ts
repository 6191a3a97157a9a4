import { companyColumns, type CompanyTableField } from './company.columns.ts'
import { companyTableRow } from './company.ts'
import type { ImportTable } from '../imports/imported-table.ts'

/** Companies as rows of a file. */
export const companyTable = {
  schema: companyTableRow,
  columns: companyColumns,
  required: ['name', 'industry', 'industryTags'],
  examples: {
    name: { zh: '深圳市示例科技有限公司', en: 'Shenzhen Example Technology Ltd' },
    type: { zh: '有限责任公司', en: 'Limited company' },
    address: { zh: '深圳市南山区科技园', en: 'Science Park, Nanshan, Shenzhen' },
    website: 'https://example.cn',
    industry: { zh: '制造业', en: 'Manufacturing' },
    industryTags: { zh: '软件、人工智能', en: 'Software, Robotics' },
    introduction: { zh: '为制造企业提供软件', en: 'Makes software for manufacturers' },
    culture: { zh: '客户第一', en: 'Customers first' },
    vision: { zh: '让每家工厂更聪明', en: 'A smarter factory for everyone' },
    mission: { zh: '用软件改善制造', en: 'Better manufacturing by software' },
    managementIdea: { zh: '长期、务实', en: 'Steady and practical' },
    registeredCapital: { zh: '500万元人民币', en: 'CNY 5,000,000' },
    unifiedCreditCode: '91350100M000100Y43',
    registrationNumber: '440301103456789',
    organizationCode: 'D2143569-X',
    taxpayerId: '91350100M000100Y43',
    registeredAddress: { zh: '深圳市南山区科技园 1 号', en: '1 Science Park, Nanshan, Shenzhen' },
    businessPeriod: { zh: '2012-08-08 至 无固定期限', en: 'From 2012-08-08, no fixed term' },
    businessScope: { zh: '软件开发；技术咨询', en: 'Software development; consulting' },
    products: {
      zh: '排产系统|https://example.cn/aps|2024-03-01|为车间排产|https://example.cn/aps.png',
      en: 'Scheduler|https://example.cn/aps|2024-03-01|Plans a shop floor|https://example.cn/aps.png',
    },
    // A company that is marked so is refused.
    abnormal: { zh: '否', en: 'no' },
  },
} as const satisfies ImportTable<CompanyTableField>
