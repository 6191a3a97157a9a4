import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '做一件事。主按钮一屏只有一个。', en: 'Does something. One primary button a screen.' },
  does: [{ zh: '文字用动词加对象：“删除 12 家企业”。', en: 'Name the act and its object: “Delete 12 companies”.' }],
  donts: [{ zh: '不要用按钮跳转页面，用 Link。', en: 'Do not lead to other pages with it: use Link.' }],
  keys: [
    { press: 'Enter', zh: '按下', en: 'Presses' },
    { press: '空格 Space', zh: '按下', en: 'Presses' },
  ],
}
