import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '从很多项里边输入边找，上万项也不卡。',
    en: 'Finds one of many by typing; ten thousand do not slow it.',
  },
  does: [{ zh: '选项超过 12 个时使用。', en: 'Use it above a dozen options.' }],
  donts: [
    {
      zh: '不要用于可以自由填写的内容，用 TextField。',
      en: 'Do not use it where anything may be typed: use TextField.',
    },
  ],
  keys: [
    { press: '↓', zh: '打开列表，下一项', en: 'Opens the list, next option' },
    { press: '↑', zh: '上一项', en: 'Previous option' },
    { press: 'Enter', zh: '选定', en: 'Picks' },
    { press: 'Esc', zh: '关闭列表', en: 'Closes the list' },
  ],
}
