import { type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { codePhone } from './sms-code.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'phone for a code',
    schema: codePhone,
    draft: { phone: '13800138000' },
    bad: [...required('phone'), [{ phone: '123' }, 'phone', 'rule.mobile']],
  },
]
