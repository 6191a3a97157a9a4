import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '六周 42 格的月历，日期字段从中选日。',
    en: 'A month of six weeks, 42 cells, from which date fields pick.',
  },
  does: [{ zh: '随日期字段使用。', en: 'Use it through the date fields.' }],
  donts: [{ zh: '不要单独放在页面上。', en: 'Do not place it on a page by itself.' }],
  keys: [
    { press: '方向键 Arrows', zh: '前后一天、一周', en: 'A day, a week' },
    { press: 'Page Up / Down', zh: '前后一月', en: 'A month' },
    { press: 'Enter', zh: '选定', en: 'Picks' },
  ],
  shownIn: 'DateField',
}
