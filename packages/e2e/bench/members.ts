import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

const words = ['智能', '软件', '物流', '医药', '教育', '能源', '装备', '数据', '光电', '餐饮', '纺织', '金融']
const industries = ['制造业', '教育', '金融业', '建筑业', '批发和零售业']
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

const organizationCheck = (body: string) => {
  const weights = [3, 7, 9, 10, 5, 8, 4, 2]
  const value = 11 - (weights.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11)
  return value === 10 ? 'X' : String(value % 11)
}

/** A valid unified social credit code (GB 32100) for the `i`-th company. */
function creditCode(i: number): string {
  const body = String(i).padStart(8, '0')
  const code = `91440300${body}${organizationCheck(body)}`
  let sum = 0
  let weight = 1
  for (const character of code) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return code + alphabet.charAt((31 - (sum % 31)) % 31)
}

export const memberHeaders = [
  '企业名称',
  '行业',
  '行业标签',
  '法定代表人',
  '统一社会信用代码',
  '登记状态',
  '地址',
  '官网',
  '注册资本',
  '经营范围',
  '高新技术企业',
] as const

const member = (i: number): readonly string[] => {
  const word = words[i % words.length] ?? ''
  return [
    `深圳市${word}${words[(i * 7 + 3) % words.length]}${i}有限公司`,
    industries[i % industries.length] ?? '',
    `产业、${word}`,
    `王${words[(i * 5) % words.length]}`,
    creditCode(i),
    '存续',
    `深圳市南山区科技园 ${i} 号`,
    `https://www.example${i}.cn`,
    '100万元人民币',
    `"${word}产品的研发，销售,及售后服务"`,
    '是',
  ]
}

/** Writes `count` valid companies as CSV, from the `first`-th on. */
export async function writeMembers(file: string, first: number, count: number): Promise<void> {
  const out = createWriteStream(file)
  out.write(`${memberHeaders.join(',')}\n`)
  for (let i = first; i < first + count; i += 1) if (!out.write(`${member(i).join(',')}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
}
