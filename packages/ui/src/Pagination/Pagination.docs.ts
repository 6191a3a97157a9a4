import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '首页、上一页、下一页、末页，以及总数。', en: 'First, previous, next and last, with the total.' },
  does: [{ zh: '每页 20 到 50 行。', en: '20 to 50 rows a page.' }],
  donts: [{ zh: '总数未知时不要显示末页。', en: 'Do not offer the last page while the total is unknown.' }],
  keys: [
    { press: 'Tab', zh: '到各按钮', en: 'To the buttons' },
    { press: 'Enter', zh: '翻页', en: 'Turns the page' },
  ],
}
