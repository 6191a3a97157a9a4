import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '面包屑、页面标题和右侧唯一的主操作。',
    en: 'Breadcrumb, title, and the one primary act at the right.',
  },
  does: [{ zh: '每页一个，标题与菜单一致。', en: 'One a page; the title reads as in the menu.' }],
  donts: [{ zh: '不要放第二个主按钮。', en: 'Do not add a second primary button.' }],
}
