import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '能用键盘滚动的区域。', en: 'An area that the keyboard can scroll.' },
  does: [{ zh: '给区域起名字。', en: 'Give the area a name.' }],
  donts: [{ zh: '不要嵌套滚动。', en: 'Do not nest scrolling.' }],
  keys: [{ press: '方向键 Arrows', zh: '滚动', en: 'Scrolls' }],
  shownIn: 'Dialog',
}
