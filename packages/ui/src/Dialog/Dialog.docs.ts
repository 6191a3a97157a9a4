import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '页面之上的一件短任务，做完或关闭才回到页面。',
    en: 'A short task above the page; it ends or is closed.',
  },
  does: [{ zh: '标题说任务，主按钮说动作。', en: 'The title names the task, the primary button the act.' }],
  donts: [{ zh: '不要在弹窗上再开弹窗，确认除外。', en: 'Do not open dialogs from dialogs, but to confirm.' }],
  keys: [
    { press: 'Tab', zh: '在弹窗内循环', en: 'Stays within the dialog' },
    { press: 'Esc', zh: '关闭，有改动时先问', en: 'Closes, asks first when something was typed' },
  ],
}
