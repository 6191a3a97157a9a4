import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '触摸的轻点与双击，300 毫秒内。', en: 'Tap and double tap, within 300 ms.' },
  does: [{ zh: '同时提供键盘做法。', en: 'Offer a way by keyboard too.' }],
  donts: [{ zh: '不要只靠双击。', en: 'Do not rely on double taps.' }],
}
