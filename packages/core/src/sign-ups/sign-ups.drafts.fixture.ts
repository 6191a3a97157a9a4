import { atMost, type JudgedDraft, required } from '../rules/judged-draft.fixture.ts'
import { signUpDraft, signUpLimits } from './sign-up.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'signUp',
    schema: signUpDraft,
    makers: ['signUps.create'],
    draft: { name: '王明', phone: '13800138000', company: '前海物流' },
    bad: [...required('name', 'phone'), ...atMost(signUpLimits), [{ phone: '123' }, 'phone', 'rule.mobile']],
  },
]
