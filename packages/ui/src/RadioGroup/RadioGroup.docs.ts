import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '几项里选一项，全部看得见。', en: 'One of a few, all in sight.' },
  does: [
    { zh: '两到五项时使用。', en: 'Use it for two to five.' },
    {
      zh: '两三个短词、切换下面显示的样子时，用 isSegmented。',
      en: 'Let two or three short words that change how something below is shown be isSegmented.',
    },
  ],
  donts: [{ zh: '更多时用 Select。', en: 'Above that use Select.' }],
  keys: [
    { press: '↑ ↓', zh: '上一项、下一项', en: 'Previous, next' },
    { press: 'Tab', zh: '离开这一组', en: 'Leaves the group' },
  ],
}
