import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '多行文字，带字数。', en: 'Lines of text with a counter.' },
  does: [{ zh: '上限写在计数里，如 120 / 500。', en: 'The counter shows the limit: 120 / 500.' }],
  donts: [{ zh: '不要截断粘贴的内容。', en: 'Do not cut what was pasted.' }],
}
