import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '短标签，可带移除。', en: 'A short label that may be removed.' },
  does: [{ zh: '最多显示四个，其余收起。', en: 'Show four at most.' }],
  donts: [{ zh: '不要当按钮用。', en: 'Do not use it as a button.' }],
}
