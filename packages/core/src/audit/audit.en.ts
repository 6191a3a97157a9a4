import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { auditErrors } from './audit.errors.ts'
import type { auditZh } from './audit.zh.ts'

export const auditEn: Translation<typeof auditZh> = {
  title: 'Audit trail',
  about: 'Who changed what, when and from where. Each record is linked to the one before, so that a change shows.',
  at: 'Time',
  account: 'Account',
  address: 'Address',
  action: 'Action',
  target: 'Target',
  changes: 'Changes',
  changed: 'Changes: {{count}}',
  before: 'Before',
  after: 'After',
  added: 'added',
  deleted: 'deleted',
  field: 'Field',
  none: 'No records yet',
  noneAbout: 'Every change made here leaves a record, kept for at least 180 days.',
  nothing: 'No record matches',
  export: 'Export',
  verify: 'Verify',
  verified: 'All records are linked and unchanged: {{count}}.',
  broken: 'The chain breaks at record {{seq}}',
  hash: 'Hash',
  request: 'Request',
}

export const auditErrorsEn: Record<keyof typeof auditErrors, Wording> = {
  'audit.no_head': { says: 'Not an export of the audit trail', fix: 'Use the exported file, with its first line.' },
  'audit.shape': { says: 'Line {{line}} is no record of the audit trail', fix: 'The file was changed: export again.' },
  'audit.channel': { says: 'Record {{seq}} is of another channel', fix: 'The file was changed: export again.' },
  'audit.gap': { says: 'Record {{seq}} is missing; {{found}} follows', fix: 'Records were removed: look into it.' },
  'audit.prev': { says: 'Record {{seq}} does not follow the one before', fix: 'Earlier records were changed.' },
  'audit.hash': { says: 'Record {{seq}} was changed', fix: 'Compare with a backup or another export.' },
  'audit.seal': {
    says: 'Record {{seq}} differs from what was sealed',
    fix: 'Compare with a backup or another export.',
  },
  'audit.end': {
    says: 'The file has {{records}} records, its end says {{expected}}',
    fix: 'The end was changed: export again.',
  },
  'audit.cut_off': { says: 'The file breaks off behind record {{records}}', fix: 'Export again.' },
  'audit.after_end': {
    says: 'There is more behind the end, on line {{line}}',
    fix: 'The file was changed: export again.',
  },
}
