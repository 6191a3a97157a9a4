import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '列表为空、出错或没有结果时的画面和第一步。',
    en: 'What an empty, failed or unmatched list shows, with the first step.',
  },
  does: [{ zh: '说明这里放什么，并给出第一步。', en: 'Say what belongs here and offer the first step.' }],
  donts: [{ zh: '不要只写“暂无数据”。', en: 'Do not only say “no data”.' }],
}
