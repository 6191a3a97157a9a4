import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '一个可以单独开关的选择，随表单保存。', en: 'A choice of its own, saved with its form.' },
  does: [{ zh: '肯定句做标签：“公开显示”。', en: 'Say what ticking does: “Show in public”.' }],
  donts: [{ zh: '不要用于立即生效的开关，用 Switch。', en: 'Do not use it for what happens at once: use Switch.' }],
  keys: [{ press: '空格 Space', zh: '勾选或取消', en: 'Ticks or unticks' }],
}
