import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '12 项权限与多个频道的矩阵，可整行整列开关。',
    en: '12 permissions by many channels, by cell, row or column.',
  },
  does: [{ zh: '先看改动再应用。', en: 'Look at the changes before they are applied.' }],
  donts: [{ zh: '不要立即保存每一格。', en: 'Do not save each cell at once.' }],
  keys: [
    { press: '方向键 Arrows', zh: '移动到相邻格', en: 'To the next cell' },
    { press: '空格 Space', zh: '开或关', en: 'Opens or closes' },
    { press: 'Home End', zh: '行首、行尾', en: 'Start and end of the row' },
  ],
}
