import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'
import type { Both } from '../copy/both.ts'
import { companyIdText } from './company-id-text.ts'

interface AbnormalDeclared {
  readonly verb: 'set-abnormal' | 'clear-abnormal'
  readonly abnormal: boolean
  readonly summary: Both
  readonly done: Both
}

/** Declares a command that says by hand whether the business information of a member is abnormal. */
export const abnormalCommand = ({ verb, abnormal, summary, done }: AbnormalDeclared) =>
  actCommand({
    call: 'companies.setAbnormal',
    endpoint: companiesContract.setAbnormal,
    body: { abnormal },
    idText: companyIdText,
    summary,
    examples: same(`icss members ${verb} ${exampleId}`),
    done,
    nameOf: ({ name }) => name,
  })
