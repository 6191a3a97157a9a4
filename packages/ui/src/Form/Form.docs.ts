import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '字段、错误汇总和底部按钮的整体。', en: 'Fields, the summary of faults and the buttons at the end.' },
  does: [
    { zh: '保存失败不丢任何内容。', en: 'A failed save loses nothing.' },
    {
      zh: '小表单不用汇总，焦点到第一处错误。',
      en: 'Leave out the summary of a small form: the first fault takes the focus.',
    },
  ],
  donts: [{ zh: '不要在输入时就报错，保存时再查。', en: 'Do not complain while typing; check on save.' }],
  keys: [
    { press: 'Enter', zh: '提交', en: 'Submits' },
    { press: 'Tab', zh: '下一个字段', en: 'Next field' },
  ],
}
