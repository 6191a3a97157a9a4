import { noticeDraft, noticeForm } from './notice.ts'
import { atMost, required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

const [from, to] = ['2026-11-21T09:00:00+08:00', '2026-11-21T11:00:00+08:00']

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'notice',
    schema: noticeDraft,
    form: noticeForm,
    draft: { title: '通知', startAt: from, endAt: to, body: '字'.repeat(500), durationDays: 1, publisher: '王明' },
    bad: [
      ...required('title', 'body', 'publisher', 'startAt', 'endAt'),
      ...atMost({ title: 50, body: 500, publisher: 20 }),
      [{ body: { type: 'doc', content: [{ type: 'paragraph' }] } }, 'body', 'rule.required'],
      [{ body: { type: 'doc', content: [{ type: 'script' }] } }, 'body', 'rule.rich_text'],
      [{ durationDays: 0 }, 'durationDays', 'rule.number_range'],
      [{ durationDays: 2 }, 'durationDays', 'notice.days_differ'],
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ endAt: '2026-11-32' }, 'endAt', 'rule.date_time'],
    ],
  },
]
