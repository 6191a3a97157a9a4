import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '可以拖动也可以用按钮改变顺序的列表。', en: 'A list put in order by dragging or by buttons.' },
  does: [{ zh: '移动后读出新位置。', en: 'Tell the new place after a move.' }],
  donts: [{ zh: '不要只能拖动。', en: 'Do not offer dragging alone.' }],
  keys: [
    { press: 'Tab', zh: '到手柄和按钮', en: 'To handle and buttons' },
    { press: 'Enter', zh: '拿起，再放下', en: 'Picks up, puts down' },
    { press: '↑ ↓', zh: '移动', en: 'Moves' },
    { press: 'Esc', zh: '放回', en: 'Puts back' },
  ],
}
