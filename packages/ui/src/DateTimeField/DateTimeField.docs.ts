import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '某天的某一分钟，24 小时制。', en: 'A minute of a day, of 24 hours.' },
  does: [{ zh: '写成 2026-11-21 14:30。', en: 'It reads 2026-11-21 14:30.' }],
  donts: [{ zh: '只要日期时用 DateField。', en: 'Where the day is enough use DateField.' }],
  keys: [
    { press: '数字 Digits', zh: '填入各段', en: 'Fills the parts' },
    { press: '↑ ↓', zh: '加一、减一', en: 'One more, one less' },
    { press: 'Alt ↓', zh: '打开月历', en: 'Opens the month' },
    { press: 'Esc', zh: '关闭月历', en: 'Closes the month' },
  ],
}
