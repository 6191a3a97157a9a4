import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '登录页的产品横幅，4 秒一换，悬停、聚焦或减少动态时停住。',
    en: 'The banner of the login screen: every 4 s, standing still on hover, focus or reduced motion.',
  },
  does: [{ zh: '每一帧都要有可以读的标题。', en: 'Give every frame a title that can be read.' }],
  donts: [{ zh: '不要把唯一的操作放进横幅。', en: 'Do not put the only way to do something into it.' }],
  keys: [
    { press: '← →', zh: '上一帧、下一帧', en: 'Previous and next frame' },
    { press: 'Enter', zh: '暂停或继续', en: 'Pauses or goes on' },
  ],
}
