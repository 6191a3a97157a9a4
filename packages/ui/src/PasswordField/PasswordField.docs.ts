import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '密码，可显示。', en: 'A password that can be shown.' },
  does: [{ zh: '允许粘贴和密码管理器。', en: 'Let people paste and use their manager.' }],
  donts: [{ zh: '不要限制显示。', en: 'Do not forbid showing it.' }],
  keys: [
    { press: 'Enter', zh: '提交表单', en: 'Submits the form' },
    { press: 'Tab', zh: '到显示按钮', en: 'To the button that shows it' },
  ],
}
