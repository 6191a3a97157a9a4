import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '下拉选项的列表，供选择类字段使用。', en: 'The list of options within fields that choose.' },
  does: [{ zh: '由 Select、ComboBox 使用。', en: 'It is used by Select and ComboBox.' }],
  donts: [{ zh: '不要单独使用。', en: 'Do not use it by itself.' }],
  shownIn: 'Select',
}
