import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { ownDemandDraft, demandDraft } from './demand.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'demand',
    schema: demandDraft,
    draft: { type: 7, name: '资金', content: '字'.repeat(500), companyId: '0199aa00-0000-7000-8000-000000000001' },
    bad: [
      ...required('name', 'content', 'companyId'),
      ...atMost({ name: 50, title: 100, content: 500 }),
      [{ type: 6 }, 'type', 'rule.choice'],
      [{ expiresAt: '明天' }, 'expiresAt', 'rule.date_time'],
    ],
  },
  {
    name: 'demand that is filed',
    schema: ownDemandDraft,
    draft: { type: 7, name: '资金', content: '字'.repeat(500), expiresAt: '' },
    bad: [
      ...required('name', 'content'),
      ...atMost({ name: 50, title: 100, content: 500 }),
      [{ type: 1 }, 'type', 'rule.choice'],
      [{ expiresAt: '明天' }, 'expiresAt', 'rule.date_time'],
    ],
  },
]
