import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '二维码，任何主题下都是黑白，四周留白。',
    en: 'A QR code, black on white in every theme, with its quiet zone.',
  },
  does: [{ zh: '打印时边长大于 15 厘米。', en: 'Print it with sides above 15 cm.' }],
  donts: [{ zh: '不要压住留白或改颜色。', en: 'Do not cover its margin or colour it.' }],
}
