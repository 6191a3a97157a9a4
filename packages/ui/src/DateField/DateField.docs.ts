import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '一个日期，逐段输入或从月历选。', en: 'One day, typed part by part or picked from a month.' },
  does: [{ zh: '写成 2026-11-21。', en: 'Dates read 2026-11-21.' }],
  donts: [{ zh: '不要用于时间段，用 DateRangeField。', en: 'Do not use it for ranges: use DateRangeField.' }],
  keys: [
    { press: '数字 Digits', zh: '填入年、月、日', en: 'Fills year, month, day' },
    { press: '↑ ↓', zh: '加一、减一', en: 'One more, one less' },
    { press: 'Alt ↓', zh: '打开月历', en: 'Opens the month' },
    { press: 'Esc', zh: '关闭月历', en: 'Closes the month' },
  ],
}
