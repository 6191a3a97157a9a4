import { businessCardColumns } from './business-card.columns.ts'
import { businessCardDraft } from './business-card.ts'

/** Super business cards as rows of a file. */
export const businessCardTable = {
  schema: businessCardDraft,
  columns: businessCardColumns,
  required: ['name', 'phone'],
  examples: {
    position: { zh: '秘书长', en: 'Secretary-general' },
    company: { zh: '深圳软件商会', en: 'Shenzhen Software Chamber' },
    weChat: 'wangming-sz',
    address: { zh: '深圳市南山区科技园', en: 'Science Park, Nanshan, Shenzhen' },
    introduction: { zh: '负责会员服务', en: 'Looks after the members' },
    links: { zh: '官网|https://example.cn', en: 'Website|https://example.cn' },
    serialNumber: '1',
  },
} as const
