import { employeeDraft } from './employee.ts'
import { required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'employee',
    schema: employeeDraft,
    draft: { name: '王明', position: '经理', phone: '13800000000' },
    bad: [...required('name', 'position', 'phone'), [{ phone: '123' }, 'phone', 'rule.mobile']],
  },
]
