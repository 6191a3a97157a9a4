import { fileDraft } from './file.ts'
import { atMost, required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'file',
    schema: fileDraft,
    draft: { name: '合同.pdf', groupId: '', publisher: '王明', file: 'k' },
    bad: [...required('name', 'publisher', 'file'), ...atMost({ name: 55, publisher: 20, file: 500 })],
  },
]
