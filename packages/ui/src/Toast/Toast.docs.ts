import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '轻提示 1.5 秒，通知 4.5 秒，带撤销。', en: 'A toast for 1.5 s, a notice for 4.5 s, with undo.' },
  does: [{ zh: '可撤销的批量修改都带撤销。', en: 'Offer undo for bulk changes that allow it.' }],
  donts: [{ zh: '错误不要只用提示，放在字段旁。', en: 'Do not tell errors by toast alone: stand them at the field.' }],
  keys: [
    { press: 'F6', zh: '到提示区', en: 'To the toasts' },
    { press: 'Tab', zh: '到撤销', en: 'To undo' },
    { press: 'Esc', zh: '关闭', en: 'Closes' },
  ],
}
