import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '折线或柱形图，可原位切换为数据表。', en: 'Lines or bars; the table takes their place.' },
  does: [{ zh: '标题写结论要回答的问题和单位。', en: 'Let the title name the question and the unit.' }],
  donts: [{ zh: '不要只用颜色区分系列。', en: 'Do not tell series apart by colour alone.' }],
  keys: [
    { press: 'Tab', zh: '到“显示表格”', en: 'To “show the table”' },
    { press: 'Enter', zh: '在图和数据表之间切换', en: 'Turns between picture and table' },
  ],
}
