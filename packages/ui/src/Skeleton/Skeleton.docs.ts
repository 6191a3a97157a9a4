import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '内容到来之前的轮廓。', en: 'The outline of what is about to come.' },
  does: [{ zh: '和真实内容一样大。', en: 'Make it as large as what comes.' }],
  donts: [{ zh: '不要超过首屏。', en: 'Do not draw more than can be seen.' }],
}
