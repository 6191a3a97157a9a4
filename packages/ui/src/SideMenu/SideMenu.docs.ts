import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '左侧菜单，224 像素，收起后 56 像素加提示。',
    en: 'The menu at the left: 224 px, or 56 px with tooltips.',
  },
  does: [{ zh: '只显示有权限的项。', en: 'Show only what one may use.' }],
  donts: [{ zh: '不要超过两级。', en: 'Do not go below two levels.' }],
  keys: [
    { press: 'Tab', zh: '依次到各项', en: 'Item by item' },
    { press: 'Enter', zh: '前往或展开', en: 'Goes there or unfolds' },
  ],
}
