import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '浏览器自带控件的视频；放不了的说明原因并可重试。',
    en: "A video with the browser's controls; what cannot play says so.",
  },
  does: [{ zh: '说明支持的格式。', en: 'Say which formats play.' }],
  donts: [{ zh: '不要自动播放声音。', en: 'Do not play sound by itself.' }],
  keys: [
    { press: '空格 Space', zh: '播放或暂停', en: 'Plays or pauses' },
    { press: '← →', zh: '后退、前进', en: 'Back, forward' },
  ],
}
