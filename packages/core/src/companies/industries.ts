import type { Language } from '../copy/language.ts'

/**
 * The 20 sections of GB/T 4754-2017, offered when an industry is chosen. Other names are kept as they are: chambers
 * have their own.
 */
export const industries: readonly { readonly zh: string; readonly en: string }[] = [
  { zh: '农、林、牧、渔业', en: 'Agriculture, forestry and fishing' },
  { zh: '采矿业', en: 'Mining' },
  { zh: '制造业', en: 'Manufacturing' },
  { zh: '电力、热力、燃气及水生产和供应业', en: 'Electricity, heat, gas and water' },
  { zh: '建筑业', en: 'Construction' },
  { zh: '批发和零售业', en: 'Wholesale and retail' },
  { zh: '交通运输、仓储和邮政业', en: 'Transport, storage and post' },
  { zh: '住宿和餐饮业', en: 'Accommodation and catering' },
  { zh: '信息传输、软件和信息技术服务业', en: 'Information, software and IT services' },
  { zh: '金融业', en: 'Finance' },
  { zh: '房地产业', en: 'Real estate' },
  { zh: '租赁和商务服务业', en: 'Leasing and business services' },
  { zh: '科学研究和技术服务业', en: 'Research and technical services' },
  { zh: '水利、环境和公共设施管理业', en: 'Water, environment and public facilities' },
  { zh: '居民服务、修理和其他服务业', en: 'Resident services and repair' },
  { zh: '教育', en: 'Education' },
  { zh: '卫生和社会工作', en: 'Health and social work' },
  { zh: '文化、体育和娱乐业', en: 'Culture, sports and entertainment' },
  { zh: '公共管理、社会保障和社会组织', en: 'Public administration and social organisations' },
  { zh: '国际组织', en: 'International organisations' },
]

/** What an industry is called; one that a chamber has made itself as it was written. */
export const industryName = (industry: string, language: Language): string =>
  industries.find(({ zh }) => zh === industry)?.[language] ?? industry
