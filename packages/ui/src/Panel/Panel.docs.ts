import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '灰底上的白色面板，带标题和操作。', en: 'A white sheet on the grey page, with title and acts.' },
  does: [{ zh: '一个面板一件事。', en: 'One matter a panel.' }],
  donts: [{ zh: '不要嵌套面板。', en: 'Do not nest panels.' }],
}
