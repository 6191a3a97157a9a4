import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { meetingDraft, meetingForm } from './meeting.ts'

const [from, to] = ['2026-11-28T14:00:00+08:00', '2026-11-28T17:30:00+08:00']

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'meeting',
    schema: meetingDraft,
    form: meetingForm,
    draft: {
      name: '年会',
      address: '会展中心',
      startAt: from,
      endAt: to,
      programme: [{ time: '14:00', title: '致辞' }],
    },
    bad: [
      ...required('name', 'address', 'startAt'),
      ...atMost({ name: 50, address: 100, description: 200, jumpText: 10, appId: 50, bizID: 50 }),
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ signInLinkType: 'jump' }, 'jumpLink', 'rule.htmllink'],
      [{ ownPublicAccount: true }, 'appId', 'rule.required'],
      [{ requireUserInfo: false, requireCode: true }, 'requireCode', 'meeting.code_without_info'],
      [{ winners: 'friends' }, 'winners', 'rule.choice'],
      [{ programme: Array.from({ length: 31 }, () => ({ time: '14:00', title: 'x' })) }, 'programme', 'rule.too_many'],
    ],
  },
]
