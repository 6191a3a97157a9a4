import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { deskHelperDraft, maxHelperName } from './desk-helper.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'deskHelper',
    schema: deskHelperDraft,
    draft: { name: '张志愿' },
    bad: [...required('name'), ...atMost({ name: maxHelperName })],
  },
]
