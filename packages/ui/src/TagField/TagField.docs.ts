import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '最多四个标签的输入。', en: 'Up to four tags.' },
  does: [{ zh: '到上限时说明并停止输入。', en: 'At the limit say so and take no more.' }],
  donts: [{ zh: '标签之间不要重复。', en: 'Do not take the same tag twice.' }],
  keys: [
    { press: 'Enter', zh: '加入标签', en: 'Adds a tag' },
    { press: 'Backspace', zh: '移除最后一个', en: 'Removes the last' },
    { press: '← →', zh: '在标签间移动', en: 'Moves among tags' },
  ],
}
