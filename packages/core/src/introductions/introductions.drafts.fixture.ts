import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { agreement, dropping, introductionDraft, maxDropReason } from './introduction.ts'

const id = '0199aa00-0000-7000-8000-000000000001'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'introduction',
    schema: introductionDraft,
    draft: { resourceId: id, demandId: id },
    bad: [...required('resourceId', 'demandId')],
  },
  {
    name: 'agreement',
    schema: agreement,
    draft: { agreedOn: '2026-11-21' },
    bad: [
      ...required('agreedOn'),
      [{ agreedOn: '2026-02-30' }, 'agreedOn', 'rule.date'],
      [{ agreedOn: '2999-01-01' }, 'agreedOn', 'rule.day_to_come'],
    ],
  },
  {
    name: 'dropping',
    schema: dropping,
    draft: { reason: '价格谈不拢' },
    bad: [...required('reason'), ...atMost({ reason: maxDropReason })],
  },
]
