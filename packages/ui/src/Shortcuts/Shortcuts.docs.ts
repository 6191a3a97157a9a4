import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '按 ? 看到全部快捷键。', en: 'All shortcuts, opened with ?.' },
  does: [{ zh: '新快捷键都登记在这里。', en: 'List every shortcut here.' }],
  donts: [{ zh: '不要占用浏览器自己的快捷键。', en: "Do not take the browser's own." }],
  keys: [
    { press: '?', zh: '打开', en: 'Opens' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
