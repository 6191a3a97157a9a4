import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '数字提醒，超过上限显示 99+。', en: 'A count that asks for attention; above its limit it reads 99+.' },
  does: [{ zh: '数字为零时不显示。', en: 'Leave it out when the count is zero.' }],
  donts: [{ zh: '不要用来表示状态，用 Status。', en: 'Do not show a status with it: use Status.' }],
}
