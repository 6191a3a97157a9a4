import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '一行文字。', en: 'A line of text.' },
  does: [{ zh: '标签总在上方，说明写格式。', en: 'The label stands above; describe the format.' }],
  donts: [{ zh: '占位文字不能代替标签。', en: 'A placeholder is no label.' }],
}
