import { atMost, type JudgedDraft, required } from '../rules/judged-draft.fixture.ts'
import { deskHelperDraft, maxHelperName } from './desk-helper.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'deskHelper',
    schema: deskHelperDraft,
    makers: [],
    draft: { name: '张志愿' },
    bad: [...required('name'), ...atMost({ name: maxHelperName })],
  },
]
