import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '同一对象的几个方面，一次看一个。', en: 'Sides of one thing, one at a time.' },
  does: [{ zh: '名字短，最多七个。', en: 'Short names, at most seven.' }],
  donts: [{ zh: '不要用于先后步骤。', en: 'Do not use them for steps.' }],
  keys: [
    { press: '← →', zh: '上一个、下一个', en: 'Previous, next' },
    { press: 'Home End', zh: '第一个、最后一个', en: 'First, last' },
    { press: 'Tab', zh: '进入内容', en: 'Into the content' },
  ],
}
