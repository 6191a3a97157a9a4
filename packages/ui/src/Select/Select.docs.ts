import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '从一打以内的选项里选一个。', en: 'One of a dozen or fewer.' },
  does: [{ zh: '默认值要安全。', en: 'Let what stands first be safe.' }],
  donts: [{ zh: '更多选项用 ComboBox。', en: 'For more use ComboBox.' }],
  keys: [
    { press: 'Enter', zh: '打开，选定', en: 'Opens, picks' },
    { press: '↑ ↓', zh: '移动', en: 'Moves' },
    { press: '字母 Letters', zh: '到以它开头的项', en: 'To the option that begins so' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
