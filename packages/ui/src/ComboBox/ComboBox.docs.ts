import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '从很多项里边输入边找，上万项也不卡。',
    en: 'Finds one of many by typing; ten thousand do not slow it.',
  },
  does: [{ zh: '选项超过 12 个时使用。', en: 'Use it above a dozen options.' }],
  donts: [
    {
      zh: '填写的不在选项里也会留下：只能选给定项时用 Select。',
      en: 'Words that are no option stay: where only the given ones will do, use Select.',
    },
  ],
  keys: [
    { press: '↓', zh: '打开列表，下一项', en: 'Opens the list, next option' },
    { press: '↑', zh: '上一项', en: 'Previous option' },
    { press: 'Enter', zh: '选定', en: 'Picks' },
    { press: 'Esc', zh: '关闭列表', en: 'Closes the list' },
  ],
}
