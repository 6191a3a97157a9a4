import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: 'Ctrl K 打开，按中文、拼音首字母或英文找页面和记录。',
    en: 'Opened with Ctrl K: screens and records by Chinese, pinyin initials or English.',
  },
  does: [{ zh: '每个页面都能从这里到达。', en: 'Let every screen be reachable from here.' }],
  donts: [{ zh: '不要把它当成唯一的入口。', en: 'Do not make it the only way.' }],
  keys: [
    { press: 'Ctrl K', zh: '打开', en: 'Opens' },
    { press: '↑ ↓', zh: '选择', en: 'Chooses' },
    { press: 'Enter', zh: '前往', en: 'Goes there' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
