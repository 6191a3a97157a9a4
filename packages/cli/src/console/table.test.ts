import { expect, test } from 'vitest'
import { cut, displayWidth, onOneLine, wrap } from './display-width.ts'
import { table } from './table.ts'

test.for([
  ['abc', 3],
  ['深圳', 4],
  ['，。（）', 8],
  ['𬭊', 2],
  ['e\u0301', 1],
  ['🚀', 2],
  ['\u001B[31m红\u001B[39m', 2],
] as const)('%s takes %i columns', ([text, width]) => {
  expect(displayWidth(text)).toBe(width)
})

test('a table of Chinese and Latin words lines up, and gives way where it is least missed', () => {
  const rows = [
    { name: '深圳市智能软件科技有限公司', count: 7 },
    { name: 'ACME', count: 12345 },
  ]
  const columns = [
    { title: '名称', cell: ({ name }: { name: string }) => name, least: 6 },
    { title: '数量', cell: ({ count }: { count: number }) => String(count), align: 'right' as const },
  ]
  expect(table(columns, rows)).toBe(
    '名称                         数量\n深圳市智能软件科技有限公司      7\nACME                        12345',
  )
  expect(table(columns, rows, 20)).toBe('名称            数量\n深圳市智能软…      7\nACME           12345')
})

test('a table that cannot be so narrow stands as records, no value cut', () => {
  const columns = [
    { title: '编号', cell: ({ id }: { id: string }) => id },
    { title: '状态', cell: ({ status }: { status: string }) => status },
    { title: '备注', cell: ({ remark }: { remark: string }) => remark, least: 4 },
  ]
  const id = '019aa4e0-7b1c-7000-8000-000000000000'
  const rows = [
    { id, status: '启用', remark: '' },
    { id, status: '停用', remark: '南山' },
  ]
  const shown = table(columns, rows, 40)
  expect(shown).toBe(`编号\n  ${id}\n状态  启用\n\n编号\n  ${id}\n状态  停用\n备注  南山`)
  expect(table(columns, rows, 80)).toContain('编号                                  状态  备注\n')
})

test('content of others cannot act on the terminal', () => {
  expect(onOneLine('一\n二\u001B[2J\u202E三')).toBe('一 二\u{FFFD}[2J\u{FFFD}三')
})

test('Chinese is broken between characters, but never before a comma', () => {
  expect(wrap('一二三四，五六', 8)).toEqual(['一二三', '四，五六'])
  expect(cut('一二三', 5)).toBe('一二…')
})
