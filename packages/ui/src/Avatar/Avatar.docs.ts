import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '人或机构的小图；没有图时显示名字的第一个字。',
    en: 'A small picture of a person or an organisation; without one, the first letter of the name.',
  },
  does: [{ zh: '名字写在旁边，图只是辅助。', en: 'Write the name beside it; the picture only helps.' }],
  donts: [{ zh: '不要只靠头像来区分人。', en: 'Do not rely on it alone to tell people apart.' }],
}
