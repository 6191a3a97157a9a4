import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '面包屑、页面标题和右侧唯一的主操作。',
    en: 'Breadcrumb, title, and the one primary act at the right.',
  },
  does: [{ zh: '每页一个，标题与菜单一致。', en: 'One a page; the title reads as in the menu.' }],
  donts: [{ zh: '不要放第二个主按钮。', en: 'Do not add a second primary button.' }],
  keys: [
    { press: 'Tab', zh: '依次到上级页面和主操作', en: 'To the pages above, then to the primary act' },
    { press: 'Enter', zh: '前往或执行', en: 'Goes there, or does it' },
  ],
}
