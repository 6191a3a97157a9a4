import { categoryDraft } from './category.ts'
import { atMost, required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'category',
    schema: categoryDraft,
    draft: { name: '分类' },
    bad: [...required('name'), ...atMost({ name: 10, parentId: 64 })],
  },
]
