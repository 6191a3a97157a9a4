import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '分类或分组的层级，可拖动也可用按钮移动。',
    en: 'Categories or groups in levels, moved by dragging or by buttons.',
  },
  does: [{ zh: '不超过三级。', en: 'Three levels at most.' }],
  donts: [{ zh: '不要只能拖动。', en: 'Do not offer dragging alone.' }],
  keys: [
    { press: '↑ ↓', zh: '上一项、下一项', en: 'Previous, next' },
    { press: '← →', zh: '收起、展开', en: 'Folds, unfolds' },
    { press: 'Enter', zh: '打开', en: 'Opens' },
    { press: 'Alt ↑ ↓ ← →', zh: '移动', en: 'Moves it' },
    { press: 'F2, Delete', zh: '重命名、删除', en: 'Renames, deletes' },
    { press: 'Tab', zh: '到这一行的拖动手柄和菜单', en: 'To its grip and its menu' },
  ],
}
