import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '多张图片轮流出现，2 秒一换，500 毫秒切换。', en: 'Pictures in turn: every 2 s, moving for 500 ms.' },
  does: [{ zh: '给每张图写说明，总能停下来。', en: 'Describe every picture; it can always be stopped.' }],
  donts: [{ zh: '不要放必须读到的内容。', en: 'Do not put anything into it that has to be read.' }],
  keys: [
    { press: '← →', zh: '上一张、下一张', en: 'Previous and next picture' },
    { press: 'Enter', zh: '暂停或继续', en: 'Pauses or goes on' },
  ],
}
