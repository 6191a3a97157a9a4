import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '让焦点跟着移动、删除或改变层级的条目走。',
    en: 'Lets the focus go with what was moved, removed or put elsewhere.',
  },
  does: [
    { zh: '在条目重画的同时给它焦点，下一个按键不会丢。', en: 'Give it with the drawing, so that no key is lost.' },
  ],
  donts: [{ zh: '不要等下一帧再给焦点。', en: 'Do not wait for the next frame.' }],
  shownIn: 'SortableList',
}
