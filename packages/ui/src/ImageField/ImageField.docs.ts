import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '一张图片的位置：选、拖、粘贴，裁剪，预览，替换。',
    en: 'The place of one picture: pick, drop or paste, cut, see, replace.',
  },
  does: [{ zh: '说明 jpg 或 png 与大小上限。', en: 'Say jpg or png and how large.' }],
  donts: [{ zh: '不要接收多张，多张用 FileField。', en: 'Do not take several: use FileField.' }],
  keys: [
    { press: 'Enter', zh: '选择图片', en: 'Picks a picture' },
    { press: 'Ctrl V', zh: '粘贴图片', en: 'Pastes a picture' },
    { press: '方向键 Arrows', zh: '裁剪时移动', en: 'Moves while cutting' },
  ],
}
