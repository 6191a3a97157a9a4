import type { Wording } from '../errors/wording.ts'
import type { ruleErrors } from './rules.errors.ts'

export const ruleErrorsZh: Record<keyof typeof ruleErrors, Wording> = {
  'rule.required': { says: '不能为空', fix: '请填写。' },
  'rule.type': { says: '内容类型不正确', fix: '应为{{expected}}。' },
  'rule.choice': { says: '不是可选的值', fix: '可选：{{choices}}。' },
  'rule.unknown_field': { says: '没有这个字段', fix: '请删除，或检查字段名的拼写。' },
  'rule.text_invalid': { says: '含有无法保存的字符', fix: '请删除空字符或残缺的字符。' },
  'rule.max_length': { says: '最多 {{max}} 个字，现有 {{length}} 个', fix: '请缩短。' },
  'rule.min_length': { says: '至少 {{min}} 个字', fix: '请补充。' },
  'rule.too_many': { says: '最多 {{max}} 个，现有 {{count}} 个', fix: '请删去多余的。' },
  'rule.too_few': { says: '至少 {{min}} 个', fix: '请补充。' },
  'rule.repeated': { says: '“{{value}}”重复', fix: '请只保留一个。' },
  'rule.number_range': { says: '应为 {{min}} 到 {{max}} 之间的整数', fix: '请修改。' },
  'rule.date': { says: '日期格式不正确', fix: '请写成 2026-11-21。' },
  'rule.link': { says: '链接格式不正确', fix: '请以 http:// 或 https:// 开头，例如 https://www.example.cn。' },
  'rule.credit_code': { says: '统一社会信用代码不正确', fix: '应为 18 位，且校验位相符（GB 32100），请核对营业执照。' },
  'rule.organization_code': {
    says: '组织机构代码不正确',
    fix: '应为 9 位，且校验位相符（GB 11714），例如 12345678-8。',
  },
}
