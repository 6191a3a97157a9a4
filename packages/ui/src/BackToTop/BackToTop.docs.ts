import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '页面滚过 400 像素后出现，一秒内回到顶部。',
    en: 'Appears after 400 px of scrolling and leads back to the top within a second.',
  },
  does: [{ zh: '放在长列表和长表单的页面上。', en: 'Use it on pages with long lists or forms.' }],
  donts: [{ zh: '不要在弹窗里使用。', en: 'Do not use it inside dialogs.' }],
}
