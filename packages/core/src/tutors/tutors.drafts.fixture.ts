import { tutorDraft } from './tutor.ts'
import { atMost, noSequenceNumber, required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'tutor',
    schema: tutorDraft,
    draft: { name: '导师', introduction: '字'.repeat(100), avatar: 'k', serial: 0 },
    bad: [
      ...required('name', 'introduction', 'avatar'),
      ...atMost({ name: 10, introduction: 100 }),
      ...noSequenceNumber('serial'),
      [{ status: 'away' }, 'status', 'rule.choice'],
    ],
  },
]
