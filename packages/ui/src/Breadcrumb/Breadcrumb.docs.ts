import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: { zh: '告诉人身在何处，并能回到上一级。', en: 'Says where one is and leads back up.' },
  does: [{ zh: '最后一项是当前页，不带链接。', en: 'The last item is this page, without a link.' }],
  donts: [{ zh: '不要用来代替返回按钮的业务步骤。', en: 'Do not use it for the steps of a task: use Steps.' }],
}
