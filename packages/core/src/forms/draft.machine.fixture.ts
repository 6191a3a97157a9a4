import { companyDraft } from '../companies/company.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { createDraftMachine } from './draft.machine.ts'

const machine = createDraftMachine(companyDraft)

export const walked: Walked = {
  machine,
  input: { saved: { name: '前海智能物流集团有限公司', industry: '教育', industryTags: ['教育'] } },
  events: [
    { type: 'changed', values: { name: '' } },
    { type: 'changed', values: { name: '新名' } },
    done(machine, 'saving', '新名'),
    rejected(machine, 'saving', new ProblemError('companies.name_taken')),
  ],
}
