import { companyIdText } from '../companies/company-id-text.ts'
import type { Both } from '../copy/both.ts'

/** Filters of resources and demands that their contract does not word. */
export const shelfFilters = {
  expiring: {
    value: 'expiring',
    text: { zh: '是否在架且 7 天内自动下架', en: 'whether it leaves the shelf by itself within 7 days' },
  },
  companyId: {
    option: 'company',
    value: 'id',
    text: companyIdText,
  },
} as const

export const shelfSummaries = (many: Both) => ({
  export: {
    zh: `导出${many.zh}，连同企业名称；导出的文件可以原样导入。`,
    en: `Export ${many.en} with the names of their companies. The file can be imported again as it is.`,
  },
  import: {
    zh: `从表格导入${many.zh}：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可。每行以企业名称或编号说明属于哪家会员企业。`,
    en: `Import ${many.en} from a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers. Each row says its member company by name or id.`,
  },
})
