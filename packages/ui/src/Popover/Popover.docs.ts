import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '按钮旁的补充内容，点外面或按 Esc 关闭。',
    en: 'Something more beside its button; Escape or a press outside closes it.',
  },
  does: [{ zh: '内容短，焦点会回来。', en: 'Keep it short; focus goes back.' }],
  donts: [{ zh: '不要放表单的必填项。', en: 'Do not put required fields into it.' }],
  keys: [
    { press: 'Enter', zh: '打开', en: 'Opens' },
    { press: 'Tab', zh: '在其中移动', en: 'Moves within' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
