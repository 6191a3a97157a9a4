import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { ownSignUpDraft, signUpDraft, signUpLimits } from './sign-up.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'signUp',
    schema: signUpDraft,
    draft: { name: '王明', phone: '13800138000', company: '前海物流' },
    bad: [...required('name', 'phone'), ...atMost(signUpLimits), [{ phone: '123' }, 'phone', 'rule.mobile']],
  },
  {
    name: 'own sign-up',
    schema: ownSignUpDraft,
    draft: { name: '王明', phone: '13800138000', company: '前海物流', code: '123456' },
    bad: [
      ...required('name', 'phone', 'code'),
      ...atMost(signUpLimits),
      [{ phone: '123' }, 'phone', 'rule.mobile'],
      [{ code: '12345' }, 'code', 'sms_code.form'],
    ],
  },
]
