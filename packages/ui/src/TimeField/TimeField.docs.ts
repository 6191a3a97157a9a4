import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '时和分，24 小时制。', en: 'Hour and minute of 24 hours.' },
  does: [{ zh: '随日期使用时用 DateTimeField。', en: 'With a day use DateTimeField.' }],
  donts: [{ zh: '不要用于时长。', en: 'Do not use it for durations.' }],
  keys: [
    { press: '数字 Digits', zh: '填入时、分', en: 'Fills hour, minute' },
    { press: '↑ ↓', zh: '加一、减一', en: 'One more, one less' },
  ],
}
