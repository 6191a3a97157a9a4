import { atMost, type JudgedDraft, required } from '../rules/judged-draft.fixture.ts'
import { joinDraft, joinRefusal, maxApplicant, maxRefusal } from './join-request.ts'

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'join',
    schema: joinDraft,
    makers: [],
    draft: { name: '云帆软件', industry: '金融业', applicant: '王明', phone: '13800138000', code: '123456' },
    bad: [
      ...required('name', 'industry', 'applicant', 'phone', 'code'),
      ...atMost({ name: 100, industry: 20, applicant: maxApplicant }),
      [{ unifiedCreditCode: '123' }, 'unifiedCreditCode', 'rule.credit_code'],
      [{ phone: '12345678901' }, 'phone', 'rule.mobile'],
      [{ code: '12345' }, 'code', 'sms_code.form'],
    ],
  },
  {
    name: 'joinRefusal',
    schema: joinRefusal,
    makers: [],
    draft: { reason: '不在本市经营' },
    bad: [...required('reason'), ...atMost({ reason: maxRefusal })],
  },
]
