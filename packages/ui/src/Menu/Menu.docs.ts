import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '一行或一页的少用操作。', en: 'Rare acts on a row or a page.' },
  does: [{ zh: '删除类放最后，用红色并先确认。', en: 'Destructive ones last, red, and confirmed.' }],
  donts: [{ zh: '不要把主要操作藏进菜单。', en: 'Do not hide the main act in it.' }],
  keys: [
    { press: 'Enter', zh: '打开，执行', en: 'Opens, does' },
    { press: '↑ ↓', zh: '移动', en: 'Moves' },
    { press: '字母 Letters', zh: '到以它开头的项', en: 'To the item that begins so' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
