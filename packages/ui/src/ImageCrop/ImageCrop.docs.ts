import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '把图片裁成位置要求的尺寸。', en: 'Cuts a picture to the size that its place wants.' },
  does: [{ zh: '写明建议尺寸，如 242 × 242。', en: 'Say the suggested size, such as 242 × 242.' }],
  donts: [{ zh: '不要放大到模糊。', en: 'Do not enlarge until it blurs.' }],
  keys: [
    { press: '方向键 Arrows', zh: '移动', en: 'Moves' },
    { press: '+ −', zh: '放大、缩小', en: 'Zooms in, out' },
  ],
  shownIn: 'ImageField',
}
