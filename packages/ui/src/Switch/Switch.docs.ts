import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '立即生效的开关。', en: 'On or off, at once.' },
  does: [{ zh: '开关之后说结果，可撤销。', en: 'Say what came of it; let it be undone.' }],
  donts: [{ zh: '要保存才生效的用 Checkbox。', en: 'Where saving is needed use Checkbox.' }],
  keys: [{ press: '空格 Space', zh: '开或关', en: 'Switches' }],
}
