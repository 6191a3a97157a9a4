import { atMost, type JudgedDraft, required } from '../rules/judged-draft.fixture.ts'
import { participantDraft } from './participant.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'participant',
    schema: participantDraft,
    makers: ['participants.create', 'participants.addWalkIn'],
    draft: { name: '王明', phone: '13800000000', company: '前海物流', seat: '3 号桌' },
    bad: [
      ...required('name'),
      ...atMost({ name: 20, company: 100, seat: 20 }),
      [{ phone: '123' }, 'phone', 'rule.mobile'],
      [{ exclusion: 'friend' }, 'exclusion', 'rule.choice'],
    ],
  },
]
