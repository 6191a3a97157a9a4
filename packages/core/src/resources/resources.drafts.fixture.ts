import { atMost, type JudgedDraft, required } from '../rules/judged-draft.fixture.ts'
import { resourceDraft } from './resource.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'resource',
    schema: resourceDraft,
    makers: ['resources.create'],
    draft: { type: 1, name: '资金', content: '字'.repeat(500), companyId: '0199aa00-0000-7000-8000-000000000001' },
    bad: [
      ...required('name', 'content', 'companyId'),
      ...atMost({ name: 50, title: 100, content: 500 }),
      [{ type: 7 }, 'type', 'rule.choice'],
      [{ expiresAt: '明天' }, 'expiresAt', 'rule.date_time'],
    ],
  },
]
