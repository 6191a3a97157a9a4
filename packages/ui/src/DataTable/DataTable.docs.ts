import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '列表的表格：排序、跨页选择、固定表头和首列，手机上变成卡片。',
    en: 'The table of lists: sorted, ticked over pages, head and first column in place; cards on a phone.',
  },
  does: [{ zh: '数字右对齐，空值写“—”。', en: 'Align numbers to the right, write — for nothing.' }],
  donts: [
    {
      zh: '超过 100 行只画看得见的，浏览器的页内查找便找不全：能分页就分页。',
      en: 'Above 100 rows only those in sight are drawn, so find in page misses some: use pages where you can.',
    },
  ],
  keys: [
    { press: 'Tab', zh: '到表头各列，再到行，再出表格', en: 'To the heads, then to the rows, then out' },
    { press: '↑ ↓', zh: '上一行、下一行的同一处', en: 'The same place of the row above or below' },
    { press: '← →', zh: '行内逐格', en: 'Through the row' },
    { press: 'Home End', zh: '行首、行尾；加 Ctrl 到首行、末行', en: 'Ends of the row; with Ctrl of the table' },
    { press: 'Page Up Page Down', zh: '跳十行', en: 'Ten rows at once' },
    { press: '空格 Space', zh: '勾选一行', en: 'Ticks a row' },
    { press: 'Shift 空格 Space', zh: '勾选一段', en: 'Ticks a range' },
    { press: 'Enter', zh: '按此列排序', en: 'Sorts by the column' },
  ],
}
