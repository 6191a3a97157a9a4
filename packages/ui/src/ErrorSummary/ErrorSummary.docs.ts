import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '表单上方的错误汇总，提交失败时得到焦点。',
    en: 'All faults of a form above it; takes focus when saving fails.',
  },
  does: [{ zh: '每条都能跳到对应字段。', en: 'Each line leads to its field.' }],
  donts: [{ zh: '不要替代字段下的错误，两处都要有。', en: 'Do not drop the fault at the field: both stand.' }],
  keys: [{ press: 'Enter', zh: '到这条错误的字段', en: 'To the field of the fault' }],
}
