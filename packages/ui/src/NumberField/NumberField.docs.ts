import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '数字，带上下限和步进。', en: 'A number with its limits and steps.' },
  does: [{ zh: '单位写在标签里。', en: 'Put the unit into the label.' }],
  donts: [{ zh: '手机号、编号不是数字，用 TextField。', en: 'Phones and numbers of things are text: use TextField.' }],
  keys: [
    { press: '↑ ↓', zh: '加一步、减一步', en: 'A step up, down' },
    { press: 'Home End', zh: '最小、最大', en: 'Least, most' },
  ],
}
