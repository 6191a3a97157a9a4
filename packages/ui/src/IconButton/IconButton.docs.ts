import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '只有图标的按钮，名字在提示里。', en: 'A button of an icon; its name is in the tooltip.' },
  does: [{ zh: '名字写全动作和对象。', en: 'Name act and object in full.' }],
  donts: [{ zh: '不要用于不常见的动作，写出文字。', en: 'Do not use it for rare acts: write them out.' }],
  keys: [
    { press: 'Enter', zh: '按下', en: 'Presses' },
    { press: '空格 Space', zh: '按下', en: 'Presses' },
    { press: 'Tab', zh: '聚焦时显示名字', en: 'Focus shows the name' },
  ],
}
