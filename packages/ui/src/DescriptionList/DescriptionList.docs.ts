import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '只读的名称与值，成对排列。', en: 'Names and values to be read, in pairs.' },
  does: [{ zh: '没有值时写“—”。', en: 'Write — where there is no value.' }],
  donts: [{ zh: '不要用来排列可编辑的字段。', en: 'Do not lay out fields with it.' }],
}
