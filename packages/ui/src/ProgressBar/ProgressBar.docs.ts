import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '一件较长的事走到了哪里，带数量和取消。',
    en: 'How far something long has come, with a count and a way to cancel.',
  },
  does: [{ zh: '知道总量时显示百分比。', en: 'Show percent where the total is known.' }],
  donts: [{ zh: '少于一秒的事不要用。', en: 'Do not use it below a second.' }],
}
