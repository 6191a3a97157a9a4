import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '印章式的标志，旁边写名称。', en: 'The seal of the product, with its name beside it.' },
  does: [{ zh: '印章红只用在这里和删除类操作上。', en: 'Seal red belongs here and to destructive acts.' }],
  donts: [{ zh: '不要缩放到 20 像素以下。', en: 'Do not draw it smaller than 20 px.' }],
}
