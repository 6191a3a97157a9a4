import { employeeDraft } from './employee.ts'
import { required, type JudgedDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'employee',
    schema: employeeDraft,
    makers: ['employees.create'],
    draft: { name: '王明', position: '经理', phone: '13800000000' },
    bad: [...required('name', 'position', 'phone'), [{ phone: '123' }, 'phone', 'rule.mobile']],
  },
]
