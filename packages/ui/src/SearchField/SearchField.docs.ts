import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '搜索框，带清除。', en: 'Searches, and can be cleared.' },
  does: [{ zh: '占位文字说能搜什么。', en: 'Say in it what can be found.' }],
  donts: [{ zh: '不要要求先选字段。', en: 'Do not ask for a field first.' }],
  keys: [
    { press: 'Enter', zh: '搜索', en: 'Searches' },
    { press: 'Esc', zh: '清除', en: 'Clears' },
  ],
}
