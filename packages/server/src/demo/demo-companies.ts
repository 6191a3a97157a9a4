import { checkCompany, type CompanyDraft, type CompanyInput } from '@icss/core/companies/company.ts'

const places = ['前海', '南山', '福田', '宝安', '龙岗', '盐田', '罗湖', '光明', '坪山', '龙华']
const trades: readonly { word: string; industry: string; tags: string[] }[] = [
  { word: '智能装备', industry: '制造业', tags: ['软件', '制造'] },
  { word: '智能物流', industry: '交通运输、仓储和邮政业', tags: ['物流'] },
  { word: '数据服务', industry: '信息传输、软件和信息技术服务业', tags: ['软件', '数据', '云计算'] },
  { word: '医药', industry: '制造业', tags: ['医药'] },
  { word: '教育研究', industry: '教育', tags: ['教育', '软件'] },
  { word: '能源', industry: '电力、热力、燃气及水生产和供应业', tags: ['能源'] },
]
const representatives = ['王龘', '李吉', '欧阳娜', '张伟', '赵敏', '陈思远', '周启明', '吴丽娟', '郑国强', '孙建华']
const statuses = ['existing', 'operating', 'existing', 'deregistered'] as const

const named = (name: string, i: number): CompanyInput => {
  const trade = trades[i % trades.length]
  return {
    name,
    industry: trade?.industry ?? '其他',
    industryTags: trade?.tags ?? ['其他'],
    type: '有限责任公司',
    legalRepresentative: representatives[i % representatives.length] ?? '',
    registrationStatus: statuses[i % statuses.length] ?? 'existing',
    address: `深圳市${places[i % places.length]}区软件园 ${i + 1} 号`,
    highTech: i % 3 === 0,
    ...(i % 4 === 0
      ? {
          products: [
            {
              name: '年度服务',
              link: 'https://www.example.cn/service',
              time: '2026-01-01',
              description: '面向会员企业的年度服务。',
            },
          ],
        }
      : {}),
  }
}

const drafts = places.flatMap((place, p) =>
  trades.map(({ word }, t) => named(`深圳市${place}${word}有限公司`, p * trades.length + t)),
)

/** Sixty made-up member companies of the demo chamber. */
export const demoCompanies: readonly CompanyDraft[] = drafts.map((draft) => {
  const checked = checkCompany(draft)
  if (!checked.ok) throw new Error(`The demo company ${draft.name} is not valid: ${JSON.stringify(checked.errors)}`)
  return checked.value
})
