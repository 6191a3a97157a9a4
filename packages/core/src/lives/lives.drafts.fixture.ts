import { liveDraft, liveForm } from './live.ts'
import { atMost, required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

const [from, to] = ['2026-11-21T09:00:00+08:00', '2026-11-21T11:00:00+08:00']

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'live',
    schema: liveDraft,
    form: liveForm,
    draft: { name: '直播', type: 'ROOM', headImage: 'k', startAt: from, endAt: to, tutorId: 't' },
    bad: [
      ...required('name', 'headImage', 'tutorId', 'startAt', 'endAt'),
      ...atMost({ name: 50 }),
      [{ type: 'ROOM3' }, 'type', 'rule.choice'],
      [{ type: undefined }, 'type', 'rule.required'],
      [{ source: 'radio' }, 'source', 'rule.choice'],
      [{ tutorPhone: '1' }, 'tutorPhone', 'rule.mobile'],
      [{ tutorPhone: '12800138000' }, 'tutorPhone', 'rule.mobile'],
      [{ startAt: '明天' }, 'startAt', 'rule.date_time'],
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ recording: 'yes' }, 'recording', 'rule.type'],
    ],
  },
]
