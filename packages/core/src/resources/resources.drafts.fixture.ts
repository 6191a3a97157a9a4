import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { ownResourceDraft, resourceDraft } from './resource.ts'
import { maxShelfRefusal, shelfRefusal } from './shelf.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'resource',
    schema: resourceDraft,
    draft: { type: 1, name: '资金', content: '字'.repeat(500), companyId: '0199aa00-0000-7000-8000-000000000001' },
    bad: [
      ...required('name', 'content', 'companyId'),
      ...atMost({ name: 50, title: 100, content: 500 }),
      [{ type: 7 }, 'type', 'rule.choice'],
      [{ expiresAt: '明天' }, 'expiresAt', 'rule.date_time'],
    ],
  },
  {
    name: 'resource that is filed',
    schema: ownResourceDraft,
    draft: { type: 1, name: '资金', content: '字'.repeat(500), expiresAt: '' },
    bad: [
      ...required('name', 'content'),
      ...atMost({ name: 50, title: 100, content: 500 }),
      [{ type: 7 }, 'type', 'rule.choice'],
      [{ expiresAt: '明天' }, 'expiresAt', 'rule.date_time'],
    ],
  },
  {
    name: 'refusal of what is filed',
    schema: shelfRefusal,
    draft: { refusal: '内容不属实', version: 1 },
    bad: [...required('refusal'), ...atMost({ refusal: maxShelfRefusal })],
  },
]
