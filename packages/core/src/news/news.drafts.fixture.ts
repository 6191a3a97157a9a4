import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { maxCaption, newsDraft, newsPictureChange, newsPictureDraft } from './news.ts'

const [from, to] = ['2026-11-21T09:00:00+08:00', '2026-11-21T11:00:00+08:00']

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'news',
    schema: newsDraft,
    draft: { title: '走访会员', startAt: from, endAt: to, body: '字'.repeat(500), publisher: '王明' },
    bad: [
      ...required('title', 'body', 'publisher', 'startAt', 'endAt'),
      ...atMost({ title: 50, body: 500, publisher: 20 }),
      [{ body: { type: 'doc', content: [{ type: 'script' }] } }, 'body', 'rule.rich_text'],
      [{ endAt: from }, 'endAt', 'rule.end_before_start'],
      [{ file: 'javascript:alert(1)' }, 'file', 'rule.address'],
    ],
  },
  {
    name: 'picture of news',
    schema: newsPictureDraft,
    draft: { key: 'k.jpg', caption: '合影' },
    bad: [...required('key'), ...atMost({ caption: maxCaption })],
  },
  {
    name: 'change of a picture of news',
    schema: newsPictureChange,
    draft: { caption: '合影', place: 0 },
    bad: [...atMost({ caption: maxCaption }), [{ place: 1000 }, 'place', 'rule.number_range']],
  },
]
