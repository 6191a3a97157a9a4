import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '删除类操作前的确认；一次删很多要输入数量。',
    en: 'Asks before something destructive; for many things one types how many.',
  },
  does: [{ zh: '写明对象的名字和后果。', en: 'Name the thing and what follows.' }],
  donts: [{ zh: '不要用来确认可以撤销的操作。', en: 'Do not ask about what can be undone.' }],
  keys: [
    { press: 'Tab', zh: '在弹窗内循环', en: 'Stays within the dialog' },
    { press: 'Enter', zh: '按下所在的按钮', en: 'Presses the focused button' },
    { press: 'Esc', zh: '取消', en: 'Cancels' },
  ],
}
