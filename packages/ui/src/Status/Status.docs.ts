import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '图标加文字的状态。', en: 'A status: an icon and a word.' },
  does: [{ zh: '颜色总配图标或文字。', en: 'Colour always comes with icon or word.' }],
  donts: [{ zh: '不要自造颜色。', en: 'Do not invent colours.' }],
}
