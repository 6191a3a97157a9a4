import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '字段的共同外壳：标签、说明、错误和字数。',
    en: 'What all fields share: label, description, fault and counter.',
  },
  does: [{ zh: '由各字段使用。', en: 'It is used by the fields.' }],
  donts: [{ zh: '不要在页面里直接拼字段。', en: 'Do not build fields of it on a screen.' }],
  shownIn: 'TextField',
}
