import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '网站备案号：ICP 与公安备案。',
    en: 'What the law wants at the foot: ICP and public-security filing.',
  },
  does: [{ zh: '每页都有，链接到备案网站。', en: 'On every page, with its links.' }],
  donts: [{ zh: '不要放业务操作。', en: 'Do not put acts into it.' }],
}
