import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '正在等待的小圈。', en: 'Waiting, in small.' },
  does: [{ zh: '一秒以上的等待要说在等什么。', en: 'Above a second say what for.' }],
  donts: [{ zh: '不要盖住整页。', en: 'Do not cover the page.' }],
}
