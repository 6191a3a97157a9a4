import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '首页、上一页、下一页、末页，以及总数。', en: 'First, previous, next and last, with the total.' },
  does: [
    { zh: '只有一页时只说总数。', en: 'Of one page it says the total alone.' },
    { zh: '每页 20、50 或 100 行。', en: '20, 50 or 100 rows a page.' },
    {
      zh: '直接输入页码即可跳转，超出时到末页。',
      en: 'A page is typed over the one in sight; beyond the last it is the last.',
    },
  ],
  donts: [{ zh: '总数未知时不要显示末页。', en: 'Do not offer the last page while the total is unknown.' }],
  keys: [
    { press: 'Tab', zh: '到各按钮', en: 'To the buttons' },
    { press: 'Enter', zh: '翻页，或跳到输入的页', en: 'Turns the page, or goes to the one typed' },
    { press: 'Esc', zh: '放弃输入的页码', en: 'Drops the page typed' },
  ],
}
