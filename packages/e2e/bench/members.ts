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
export function creditCode(i: number): string {
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

/** Every field that a register and a chamber know of a company. */
export const memberHeaders = [
  '企业名称',
  '企业类型',
  '行业',
  '行业标签',
  '法定代表人',
  '统一社会信用代码',
  '组织机构代码',
  '注册号',
  '纳税人识别号',
  '登记状态',
  '注册资本',
  '营业期限',
  '注册地址',
  '地址',
  '官网',
  '高新技术企业',
  '上市企业',
  '企业简介',
  '企业文化',
  '愿景',
  '使命',
  '经营理念',
  '经营范围',
] as const

/** The two words in the name of the `i`-th company, which many have. */
export const wordsIn = (i: number) => [words[i % words.length] ?? '', words[(i * 7 + 3) % words.length] ?? ''] as const

type Header = (typeof memberHeaders)[number]

/** Those of a register, which knows facts alone. */
export const registerHeaders: readonly Header[] = memberHeaders.filter(
  (header) => !['行业标签', '企业简介', '企业文化', '愿景', '使命', '经营理念'].includes(header),
)

const member = (i: number): readonly string[] => {
  const [word, other] = wordsIn(i)
  const code = creditCode(i)
  return [
    `深圳市${word}${other}${i}有限公司`,
    '有限责任公司（自然人投资或控股）',
    industries[i % industries.length] ?? '',
    `产业、${word}`,
    `王${words[(i * 5) % words.length]}`,
    code,
    code.slice(8, 17),
    `4403${String(i).padStart(11, '0')}`,
    code,
    '存续',
    `${100 + (i % 900)}万元人民币`,
    '2015-01-01 至 无固定期限',
    `深圳市南山区粤海街道科技园 ${i} 号 A 座 ${i % 40} 楼`,
    `深圳市南山区科技园 ${i} 号`,
    `https://www.example${i}.cn`,
    i % 3 === 0 ? '是' : '否',
    '否',
    `"公司成立于 2015 年，专注于${word}与${other}领域，为会员企业提供产品,方案和服务，员工 ${i % 500} 人。"`,
    '诚信、务实、协作',
    `成为${word}行业值得信赖的伙伴`,
    `让${other}更简单`,
    '以客户为中心，以质量求发展',
    `"${word}产品的研发、生产与销售；${other}技术咨询、技术服务；计算机软硬件的开发与销售；国内贸易,货物及技术进出口。"`,
  ]
}

/** Writes valid companies as CSV, by their numbers. */
export async function writeCompanies(
  file: string,
  numbers: Iterable<number>,
  headers: readonly Header[] = memberHeaders,
): Promise<void> {
  const out = createWriteStream(file)
  out.write(`${headers.join(',')}\n`)
  const columns = headers.map((header) => memberHeaders.indexOf(header))
  for (const i of numbers) {
    const cells = member(i)
    if (!out.write(`${columns.map((at) => cells[at]).join(',')}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}

/** Writes `count` valid companies as CSV, from the `first`-th on. */
export const writeMembers = (file: string, first: number, count: number): Promise<void> =>
  writeCompanies(
    file,
    Array.from({ length: count }, (_, at) => first + at),
  )

/** Numbers of so many companies, in the order of the first word in their names: as a register has those of a trade together. */
export const byWord = (count: number): number[] =>
  words.flatMap((_, word) =>
    Array.from({ length: Math.ceil((count - word) / words.length) }, (__, at) => word + at * words.length),
  )
