import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '网格中的一件东西：课程、应用、奖品。', en: 'One thing in a grid: a course, an app, a prize.' },
  does: [{ zh: '标题是链接，整张卡片都能点。', en: 'Make the title the link; the whole card follows it.' }],
  donts: [{ zh: '不要用来排列要比较的数据，用表格。', en: 'Do not use it for data to compare: use a table.' }],
  keys: [
    { press: 'Tab', zh: '到标题，再到卡片的操作', en: 'To the title, then to what can be done' },
    { press: 'Enter', zh: '打开', en: 'Opens' },
  ],
}
