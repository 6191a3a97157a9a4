import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '500 字以内的正文，安全输出。', en: 'A body of up to 500 characters with a safe output.' },
  does: [{ zh: '只给需要的格式：加粗、列表、链接。', en: 'Offer only bold, lists and links.' }],
  donts: [{ zh: '不要接受粘贴来的样式。', en: 'Do not keep styles that were pasted.' }],
  keys: [
    { press: 'Ctrl B', zh: '加粗', en: 'Bold' },
    { press: 'Ctrl Z', zh: '撤销', en: 'Undoes' },
    { press: 'Tab', zh: '离开编辑区', en: 'Leaves the text' },
  ],
}
