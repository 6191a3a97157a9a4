import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { participantDraft } from './participant.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'participant',
    schema: participantDraft,
    draft: { name: '王明', phone: '13800000000', company: '前海物流', seat: '3 号桌' },
    bad: [
      ...required('name'),
      ...atMost({ name: 20, company: 100, seat: 20 }),
      [{ phone: '123' }, 'phone', 'rule.mobile'],
      [{ exclusion: 'friend' }, 'exclusion', 'rule.choice'],
    ],
  },
]
