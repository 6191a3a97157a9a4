import { accountDraft } from './account.ts'
import { required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'account',
    schema: accountDraft,
    draft: { number: '755901', name: '王明' },
    bad: [
      ...required('number', 'name'),
      [{ number: 'a1' }, 'number', 'rule.digits'],
      [{ phone: '1' }, 'phone', 'rule.mobile'],
    ],
  },
]
