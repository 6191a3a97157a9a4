import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { joinDraft, joinName, joinRefusal, maxApplicant, maxRefusal } from './join-request.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'join',
    schema: joinDraft,
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
    draft: { reason: '不在本市经营' },
    bad: [...required('reason'), ...atMost({ reason: maxRefusal })],
  },
  {
    name: 'name of who joins',
    schema: joinName,
    draft: { name: '云帆软件' },
    bad: [...required('name'), ...atMost({ name: 100 })],
  },
]
