import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '前往别处。', en: 'Leads somewhere.' },
  does: [{ zh: '文字说目的地，不写“点击这里”。', en: 'Name where it leads, never “click here”.' }],
  donts: [{ zh: '不要用链接做会改变数据的事。', en: 'Do not change data with it.' }],
  keys: [{ press: 'Enter', zh: '前往', en: 'Goes there' }],
}
