import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '图标按钮的名字，悬停或聚焦时出现。', en: 'The name of an icon button, on hover and focus.' },
  does: [{ zh: '只放名字和快捷键。', en: 'Names and shortcuts only.' }],
  donts: [{ zh: '不要放必须知道的内容。', en: 'Do not put into it what has to be known.' }],
  keys: [{ press: 'Esc', zh: '收起', en: 'Hides' }],
}
