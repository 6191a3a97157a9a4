import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '页面切换时顶部的进度条，每 200 毫秒前进 5 到 7 个百分点。',
    en: 'The bar above the page while it changes: 5 to 7 percent every 200 ms.',
  },
  does: [{ zh: '由路由驱动，每页一个。', en: 'Routes drive it; one a page.' }],
  donts: [{ zh: '不要用于保存。', en: 'Do not use it for saving.' }],
}
