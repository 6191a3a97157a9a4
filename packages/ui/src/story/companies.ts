import type { StatusTone } from '../Status/Status.tsx'

export type Company = {
  id: string
  name: string
  person: string
  industry: string
  tags: string[]
  state: 'active' | 'operating' | 'abnormal' | 'closed'
  cards: number
  added: string
}

const lines: [string, string, string, string, Company['state'], number, string][] = [
  ['深圳市亿尚智能装备有限公司', '王龘', '制造业', '软件 制造', 'active', 48, '2026-11-20'],
  ['广东力嘉智能科技股份有限公司', '李吉', '制造业', '物流', 'operating', 126, '2026-11-20'],
  ['前海智能物流集团有限公司', '欧阳娜', '交通运输、仓储和邮政业', '物流 软件', 'active', 73, '2026-11-19'],
  ['深圳市老戴家智能餐饮管理有限公司', '张伟', '住宿和餐饮业', '餐饮', 'abnormal', 9, '2026-11-19'],
  ['华南智能教育研究院', '赵敏', '教育', '教育 软件 金融', 'active', 31, '2026-11-18'],
  ['深圳市智能光电有限公司', '陈思远', '制造业', '制造 能源', 'operating', 210, '2026-11-18'],
  ['南山智能医药有限公司', '周启明', '制造业', '医药', 'closed', 0, '2026-11-17'],
  ['宝安智能纺织有限公司', '吴丽娟', '制造业', '制造', 'active', 18, '2026-11-17'],
  ['龙岗智能能源服务有限公司', '郑国强', '电力、热力生产和供应业', '能源 金融', 'active', 54, '2026-11-16'],
  ['深圳智能金融信息服务有限公司', '孙建华', '金融业', '金融 软件', 'operating', 87, '2026-11-15'],
  ['福田智能安防系统有限公司', '钱欣怡', '信息传输、软件和信息技术服务业', '软件', 'active', 22, '2026-11-15'],
  ['盐田智能冷链有限公司', '冯敏', '交通运输、仓储和邮政业', '物流 餐饮', 'active', 15, '2026-11-14'],
]

export const companies: Company[] = lines.map(([name, person, industry, tags, state, cards, added], at) => ({
  id: String(at + 1),
  name,
  person,
  industry,
  tags: tags.split(' '),
  state,
  cards,
  added,
}))

export const stateTones: Record<Company['state'], StatusTone> = {
  active: 'good',
  operating: 'good',
  abnormal: 'warn',
  closed: 'neutral',
}

export const stateNames: Record<'zh' | 'en', Record<Company['state'], string>> = {
  zh: { active: '存续', operating: '在营', abnormal: '经营异常', closed: '注销' },
  en: { active: 'Active', operating: 'Operating', abnormal: 'Abnormal', closed: 'Closed' },
}
