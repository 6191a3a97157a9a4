import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { prizeDraft } from './prize.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'prize',
    schema: prizeDraft,
    draft: { name: '智能手表', price: '1299.50', quantity: 9_999, grade: '一等奖', explanation: '字'.repeat(100) },
    bad: [
      ...required('name', 'price', 'grade'),
      ...atMost({ name: 20, grade: 10, explanation: 100 }),
      [{ price: '1.234' }, 'price', 'rule.price'],
      [{ quantity: -1 }, 'quantity', 'rule.number_range'],
      [{ quantity: 10_000 }, 'quantity', 'rule.number_range'],
      [{ quantity: 1.5 }, 'quantity', 'rule.number_range'],
      [{ link: 'x' }, 'link', 'rule.vlinkurl'],
    ],
  },
]
