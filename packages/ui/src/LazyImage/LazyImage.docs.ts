import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '接近视野时才加载，失败重试一次，再显示占位。',
    en: 'Loads when it comes near, tries once more, then shows that it is missing.',
  },
  does: [{ zh: '写明替代文字和尺寸。', en: 'Give it words and a size.' }],
  donts: [{ zh: '首屏的关键图片不要用。', en: 'Do not use it for what is seen first.' }],
}
