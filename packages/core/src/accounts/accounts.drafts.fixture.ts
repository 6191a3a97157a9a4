import { accountDraft } from './account.ts'
import { required, type JudgedDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'account',
    schema: accountDraft,
    makers: ['accounts.create'],
    draft: { number: '755901', name: '王明' },
    bad: [
      ...required('number', 'name'),
      [{ number: 'a1' }, 'number', 'rule.digits'],
      [{ phone: '1' }, 'phone', 'rule.mobile'],
    ],
  },
]
