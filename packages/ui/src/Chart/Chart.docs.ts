import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '折线或柱形图，数据表就在后面。', en: 'Lines or bars, with the table behind them.' },
  does: [{ zh: '标题写结论要回答的问题和单位。', en: 'Let the title name the question and the unit.' }],
  donts: [{ zh: '不要只用颜色区分系列。', en: 'Do not tell series apart by colour alone.' }],
  keys: [
    { press: 'Tab', zh: '到“显示表格”', en: 'To “show the table”' },
    { press: 'Enter', zh: '展开或收起数据表', en: 'Shows or hides the table' },
  ],
}
