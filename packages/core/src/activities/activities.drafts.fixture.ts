import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { activityDraft, activityLimits } from './activity.ts'

const [from, to] = ['2026-11-21T09:00:00+08:00', '2026-11-21T11:00:00+08:00']

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'activity',
    schema: activityDraft,
    draft: {
      title: '年会',
      place: '深圳',
      headImage: 'k.jpg',
      startAt: from,
      endAt: to,
      publisher: '王明',
      company: '深圳软件商会',
      contact: '王明 13800138000',
      content: '字'.repeat(activityLimits.content),
      takesSignUps: true,
      signUpLimit: 80,
      signUpEndsAt: from,
    },
    bad: [
      ...required('title', 'place', 'headImage', 'startAt', 'endAt', 'publisher', 'company', 'contact', 'content'),
      ...atMost(activityLimits),
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ startAt: '今天' }, 'startAt', 'rule.date_time'],
      [{ signUpEndsAt: '明天' }, 'signUpEndsAt', 'rule.date_time'],
      [{ headImage: 'javascript:alert(1)' }, 'headImage', 'rule.address'],
      [{ content: { type: 'doc', content: [{ type: 'script' }] } }, 'content', 'rule.rich_text'],
      ...[-1, 1.5, 10_001].map((value) => [{ signUpLimit: value }, 'signUpLimit', 'rule.number_range'] as const),
    ],
  },
]
