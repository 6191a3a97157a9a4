import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '可以拖动也可以用按钮改变顺序的列表。', en: 'A list put in order by dragging or by buttons.' },
  does: [{ zh: '移动后读出新位置。', en: 'Tell the new place after a move.' }],
  donts: [{ zh: '不要只能拖动。', en: 'Do not offer dragging alone.' }],
  keys: [
    { press: '↑ ↓', zh: '上一项、下一项', en: 'Previous, next' },
    { press: 'Tab', zh: '到这一项的拖动手柄和按钮', en: 'To the grip and the buttons of the item' },
    {
      press: 'Enter',
      zh: '在按钮上移动一位，焦点跟着走；在手柄上开始拖动',
      en: 'On a button, moves it one place and keeps the focus; on the grip, begins to drag',
    },
  ],
}
