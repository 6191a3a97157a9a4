import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '可以拖动也可以用按钮改变顺序的列表。', en: 'A list put in order by dragging or by buttons.' },
  does: [{ zh: '移动后读出新位置。', en: 'Tell the new place after a move.' }],
  donts: [{ zh: '不要只能拖动。', en: 'Do not offer dragging alone.' }],
  keys: [
    { press: 'Tab', zh: '到每一项的上移、下移按钮', en: 'To the buttons of each item' },
    { press: 'Enter', zh: '移动一位，焦点跟着走', en: 'Moves it one place; the focus goes along' },
  ],
}
