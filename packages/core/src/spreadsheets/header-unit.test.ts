import { expect, test } from 'vitest'
import { companyColumns } from '../companies/company.columns.ts'
import { columnFinder } from './column.ts'
import { unitOf, withUnit } from './header-unit.ts'

test.each([
  ['注册资本（万元）', '万元'],
  ['注册资本(万元)*', '万元'],
  ['注册资本（单位：万元）', '万元'],
  ['注册资本（ 人民币 万元 ）', '人民币万元'],
  ['注册资本（万美元）', '万美元'],
  ['注册资本（亿）', '亿'],
  ['占比（%）', '%'],
  ['注册资本', undefined],
  ['注册资本（必填）', undefined],
  ['注册资本（含币种）', undefined],
  ['注册资本（）', undefined],
])('the unit of %j is %j', (header, unit) => {
  expect(unitOf(header)).toBe(unit)
})

test.each([
  ['1000', '1000万元'],
  [' 1,000.5 ', '1,000.5万元'],
  ['１０００', '1000万元'],
  ['1000万元', '1000万元'],
  ['50万美元', '50万美元'],
  ['', ''],
  ['不详', '不详'],
])('%j below it is %j', (cell, taken) => {
  expect(withUnit(cell, '万元')).toBe(taken)
})

test('a header is known by what is seen of it, without the marks for whoever fills it in', () => {
  const find = columnFinder(companyColumns)
  for (const header of [
    '企业\u200B名称',
    '【必填】企业名称',
    '企业名称【必填】',
    '企业\n名称*',
    '[必填] 企业名称',
    '企业名称（全称）',
  ])
    expect({ header, field: find(header)?.field }).toEqual({ header, field: 'name' })
  expect(find('注册资本（万元）')?.read('1000')).toBe('1000万元')
  expect(find('注册资本')?.read('1000')).toBe('1000')
})
