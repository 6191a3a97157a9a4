import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import type { AnswerOf } from '@icss/core/client/client.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'

const fields = [
  ['name', '企业名称', true],
  ['industry', '行业', true],
  ['industryTags', '行业标签', true],
  ['legalPerson', '法定代表人', false],
  ['phone', '联系电话', false],
  ['address', '地址', false],
] as const

/** A workbook whose headers all say what they are. */
export const knownTable: TableLook = {
  rowsAbove: 0,
  columns: fields.map(([field, header], at) => ({
    header,
    field,
    nearest: null,
    samples:
      [
        ['南山智能医药有限公司', '宝安智能纺织有限公司'],
        ['医药'],
        ['医药', '制造'],
        ['王敏'],
        ['0755-26001234'],
        ['科技南路 16 号'],
      ][at] ?? [],
  })),
  fields: fields.map(([field, header, isRequired]) => ({ field, header, isRequired })),
  sheet: '会员',
  otherSheets: [],
  merged: [],
}

/** One as people hand it in: a title over its header, hidden sheets, merged cells, headers of their own. */
export const untidyTable: TableLook = {
  ...knownTable,
  rowsAbove: 1,
  columns: [
    { header: '企业名称', field: 'name', nearest: null, samples: ['南山智能医药有限公司', '宝安智能纺织有限公司'] },
    { header: '门类', field: null, nearest: null, samples: ['医药', '纺织'] },
    { header: '行业标签', field: 'industryTags', nearest: null, samples: ['医药', '制造'] },
    { header: '负责人', field: null, nearest: null, samples: ['王敏', '李强'] },
    { header: '联系电活', field: null, nearest: '联系电话', samples: ['0755-26001234'] },
    { header: '备注', field: null, nearest: null, samples: ['已电话确认'] },
  ],
  otherSheets: [
    { name: '说明', isHidden: false },
    { name: '2025 旧名单', isHidden: true },
  ],
  merged: ['B3:B5', 'B9:B10'],
}

/** What a run met in another writing. */
export const alikeRows: AnswerOf<typeof operationsContract.alike> = {
  total: 2,
  items: [
    {
      line: 18,
      name: '南山(深圳)智能医药有限公司',
      id: '0199aa00-0000-7000-8000-00000000b001',
      met: '南山（深圳）智能医药有限公司',
    },
    { line: 40, name: '艾力•宝安贸易行', id: '0199aa00-0000-7000-8000-00000000b002', met: '艾力·宝安贸易行' },
  ],
}

/** What a run refused, with all cells. */
export const refusedRows: AnswerOf<typeof operationsContract.toCorrect> = {
  headers: ['企业名称', '行业', '行业标签', '联系电话', '成立日期'],
  columns: null,
  total: 4,
  items: [
    {
      line: 12,
      cells: ['南山智能医药有限公司', '医药', '医药', '', '2019-13-01'],
      faults: [{ column: '成立日期', code: 'rule.date', params: {} }],
    },
    {
      line: 15,
      cells: ['', '纺织', '制造', '0755-26001234', '2011-04-08'],
      faults: [{ column: '企业名称', code: 'rule.required', params: {} }],
    },
    {
      line: 27,
      cells: ['前海智能物流集团有限公司', '物流', '物流', '', '二〇一八年'],
      faults: [{ column: '成立日期', code: 'rule.date', params: {} }],
    },
    {
      line: 31,
      cells: ['', '教育', '教育', '', '2020-01-01'],
      faults: [{ column: '企业名称', code: 'rule.required', params: {} }],
    },
  ],
}
