import { companyDraft } from '../companies/company.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { createDraftMachine } from './draft.machine.ts'

const machine = createDraftMachine(companyDraft)
const saved = { name: '前海智能物流集团有限公司', industry: '教育', industryTags: ['教育'] }

export const walked: Walked = {
  machine,
  input: { saved, stored: { version: 1 } },
  events: [
    { type: 'changed', values: { name: '' } },
    { type: 'changed', values: { name: '新名' } },
    { type: 'chosen', field: 'name', side: 'theirs' },
    done(machine, 'saving', { version: 2 }),
    rejected(machine, 'saving', new ProblemError('companies.name_taken')),
    rejected(machine, 'saving', new ProblemError('session.needed')),
    rejected(machine, 'saving', new ProblemError('request.conflict')),
    done(machine, 'comparing', { stored: { version: 3 }, values: { ...saved, name: '对方的名称' } }),
    rejected(machine, 'comparing', new ProblemError('request.not_found')),
  ],
}
