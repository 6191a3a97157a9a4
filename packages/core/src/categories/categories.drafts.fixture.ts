import { categoryDraft } from './category.ts'
import { atMost, required, type JudgedDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'category',
    schema: categoryDraft,
    makers: ['courseCategories.create', 'tutorCategories.create', 'fileGroups.create'],
    draft: { name: '分类' },
    bad: [...required('name'), ...atMost({ name: 10, parentId: 64 })],
  },
]
