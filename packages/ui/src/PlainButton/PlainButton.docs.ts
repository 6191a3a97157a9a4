import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '登录页用的轻量按钮，不依赖交互库。',
    en: 'The light button of the login screen, without the interaction library.',
  },
  does: [{ zh: '只在登录等首屏使用。', en: 'Use it on the login screen only.' }],
  donts: [{ zh: '登录之后用 Button。', en: 'After the login use Button.' }],
  keys: [
    { press: 'Enter', zh: '按下', en: 'Presses' },
    { press: '空格 Space', zh: '按下', en: 'Presses' },
  ],
}
