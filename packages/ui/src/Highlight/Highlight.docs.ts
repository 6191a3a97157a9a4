import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '在文字里标出搜索词。', en: 'Marks what was searched for within a text.' },
  does: [{ zh: '只标与搜索词相同的部分。', en: 'Mark only what matches.' }],
  donts: [{ zh: '不要用来强调。', en: 'Do not use it for emphasis.' }],
}
