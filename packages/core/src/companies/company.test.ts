import { expect, test } from 'vitest'
import { checkCompany, companyFacts, informationIntegrityOf, missingFacts } from './company.ts'

const draft = { name: '深圳市亿尚智能装备有限公司', industry: '制造业', industryTags: ['软件'] }

const errorsFor = (change: object) => {
  const checked = checkCompany({ ...draft, ...change })
  return checked.ok ? {} : checked.errors
}

test('a name, an industry and a tag are enough', () => {
  const checked = checkCompany(draft)
  expect(checked.ok && checked.value).toMatchObject({ ...draft, products: [], registrationStatus: '', highTech: false })
  expect(checked.ok && informationIntegrityOf(checked.value)).toBe(0)
})

test('what is missing is what no fact says, in the order of the facts', () => {
  const checked = checkCompany({ ...draft, website: 'https://www.example.cn', address: '深圳' })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  const missing = missingFacts(checked.value)
  expect(missing).toEqual(companyFacts.filter((fact) => fact !== 'website' && fact !== 'address'))
  expect(informationIntegrityOf(checked.value)).toBe(10)
})

test.each([
  [{ name: undefined }, { name: { code: 'rule.required', params: {} } }],
  [{ name: '  ' }, { name: { code: 'rule.required', params: {} } }],
  [{ name: '名'.repeat(101) }, { name: { code: 'rule.max_length', params: { max: 100, length: 101 } } }],
  [{ name: 'a\u0000b' }, { name: { code: 'rule.text_invalid', params: {} } }],
  [{ name: 7 }, { name: { code: 'rule.type', params: { expected: 'string' } } }],
  [{ industry: '' }, { industry: { code: 'rule.required', params: {} } }],
  [{ industryTags: [] }, { industryTags: { code: 'rule.required', params: {} } }],
  [
    { industryTags: ['1', '2', '3', '4', '5'] },
    { industryTags: { code: 'rule.too_many', params: { max: 4, count: 5 } } },
  ],
  [{ industryTags: ['a', 'a'] }, { industryTags: { code: 'rule.repeated', params: { value: 'a' } } }],
  [{ website: 'www.example.cn' }, { website: { code: 'rule.link', params: {} } }],
  [{ unifiedCreditCode: '91440300708461136X' }, { unifiedCreditCode: { code: 'rule.credit_code', params: {} } }],
  [{ channelId: 'x' }, { channelId: { code: 'rule.unknown_field', params: {} } }],
  [
    { products: [{ name: '', link: 'x', description: 'd' }] },
    { 'products.0.name': { code: 'rule.required', params: {} }, 'products.0.link': { code: 'rule.link', params: {} } },
  ],
])('%o is refused at its field', (change, errors) => {
  expect(errorsFor(change)).toEqual(errors)
})

test('a hundred rare characters are a hundred, and a code is read in any case', () => {
  expect(errorsFor({ name: '𠮷'.repeat(100) })).toEqual({})
  expect(errorsFor({ unifiedCreditCode: ' 91440300708461136t ' })).toEqual({})
})
