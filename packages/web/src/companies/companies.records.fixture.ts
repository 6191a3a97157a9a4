import { checkCompany, type Company, type CompanyRow, informationIntegrityOf } from '@icss/core/companies/company.ts'
import type { StoryRecords } from '../story/story-server.ts'

const lines: readonly [string, string, string, string, CompanyRow['registrationStatus']][] = [
  ['深圳市亿尚智能装备有限公司', '王龘', '制造业', '软件 制造', 'existing'],
  ['广东力嘉智能科技股份有限公司', '李吉', '制造业', '物流', 'operating'],
  ['前海智能物流集团有限公司', '欧阳娜', '交通运输、仓储和邮政业', '物流 软件', 'existing'],
  ['深圳市老戴家智能餐饮管理有限公司', '张伟', '住宿和餐饮业', '餐饮', 'liquidating'],
  ['华南智能教育研究院', '赵敏', '教育', '教育 软件 金融', 'existing'],
  ['深圳市智能光电有限公司', '陈思远', '制造业', '制造 能源', 'operating'],
  ['南山智能医药有限公司', '周启明', '制造业', '医药', 'deregistered'],
  ['宝安智能纺织有限公司', '吴丽娟', '制造业', '制造', 'existing'],
  ['龙岗智能能源服务有限公司', '郑国强', '电力、热力、燃气及水生产和供应业', '能源 金融', 'existing'],
  ['深圳智能金融信息服务有限公司', '孙建华', '金融业', '金融 软件', 'operating'],
  ['福田智能安防系统有限公司', '钱欣怡', '信息传输、软件和信息技术服务业', '软件', 'revoked'],
  ['盐田智能冷链有限公司', '冯敏', '交通运输、仓储和邮政业', '物流 餐饮', ''],
]

const idOf = (at: number) => `0199aa00-0000-7000-8000-${String(at + 1).padStart(12, '0')}`

/** Companies of the stories, as the server would answer them. */
export const storyCompanies: readonly Company[] = lines.map(
  ([name, legalRepresentative, industry, tags, status], at) => {
    const checked = checkCompany({
      name,
      legalRepresentative,
      industry,
      industryTags: tags.split(' '),
      registrationStatus: status,
      address: '深圳市南山区科技园 1 号',
      products: [
        { name: '年度服务', link: 'https://www.example.cn/service', time: '2026-01-01', description: '面向会员企业。' },
      ],
    })
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
    return {
      ...checked.value,
      abnormal: at === 4,
      id: idOf(at),
      informationIntegrity: informationIntegrityOf(checked.value),
      addedAt: `2026-11-${String(20 - Math.floor(at / 2)).padStart(2, '0')}T08:00:00.000Z`,
      addedBy: 'organisation',
      version: 1,
    }
  },
)

export const records = { companies: storyCompanies } satisfies StoryRecords
