import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '起止日期，带今天、昨天、最近 7 天、最近 30 天。',
    en: 'Two days with today, yesterday, last 7 and last 30 days.',
  },
  does: [{ zh: '用于筛选和活动起止。', en: 'Use it for filters and for what lasts.' }],
  donts: [{ zh: '不要默认选中很长的时间段。', en: 'Do not start with a long range.' }],
  keys: [
    { press: '数字 Digits', zh: '填入年、月、日', en: 'Fills year, month, day' },
    { press: 'Alt ↓', zh: '打开月历', en: 'Opens the month' },
    { press: '方向键 Arrows', zh: '在月历中移动', en: 'Moves in the month' },
    { press: 'Enter', zh: '选起点，再选终点', en: 'Picks start, then end' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
