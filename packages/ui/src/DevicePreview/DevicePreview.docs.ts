import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '内容在手机或大屏上的样子。', en: 'How something looks on a phone or on a big screen.' },
  does: [{ zh: '放在编辑表单旁边，随输入更新。', en: 'Put it beside the form, following what is typed.' }],
  donts: [{ zh: '里面不要放要操作的东西，它只是一幅画。', en: 'Put nothing in it to be used: it is a picture only.' }],
}
