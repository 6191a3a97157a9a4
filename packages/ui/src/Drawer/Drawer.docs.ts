import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '从侧边滑出的面板，用于查看细节而不离开列表。',
    en: 'A sheet from the side: details without leaving the list.',
  },
  does: [{ zh: '关闭后焦点回到打开它的地方。', en: 'Closing gives focus back to what opened it.' }],
  donts: [{ zh: '不要放多步骤的任务。', en: 'Do not put tasks of many steps into it.' }],
  keys: [
    { press: 'Tab', zh: '在抽屉内循环', en: 'Stays within the drawer' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
