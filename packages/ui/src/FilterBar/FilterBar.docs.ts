import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '列表上方的一排筛选，结果随之变化并写进地址。',
    en: 'The row of filters above a list; results follow, and the address keeps them.',
  },
  does: [{ zh: '最多一行，少用的收进“更多”。', en: 'Keep to one row; fold the rare ones away.' }],
  donts: [{ zh: '不要要求按“查询”才生效。', en: 'Do not ask for a press on “search”.' }],
  keys: [
    { press: 'Tab', zh: '依次到各个筛选', en: 'Filter by filter' },
    { press: 'Enter', zh: '立即搜索', en: 'Searches at once' },
  ],
}
