import { fileDraft } from './file.ts'
import { atMost, required, type JudgedDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'file',
    schema: fileDraft,
    makers: ['files.create'],
    draft: { name: '合同.pdf', groupId: '', publisher: '王明', file: 'k' },
    bad: [...required('name', 'publisher', 'file'), ...atMost({ name: 55, publisher: 20, file: 500 })],
  },
]
