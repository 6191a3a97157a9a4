import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '登录页用的轻量输入框。', en: 'The light text field of the login screen.' },
  does: [{ zh: '只在登录等首屏使用。', en: 'Use it on the login screen only.' }],
  donts: [{ zh: '登录之后用 TextField。', en: 'After the login use TextField.' }],
}
