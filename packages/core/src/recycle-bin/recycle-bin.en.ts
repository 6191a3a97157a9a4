import type { Wording } from '../errors/wording.ts'
import type { recycleBinErrors } from './recycle-bin.errors.ts'

export const recycleBinErrorsEn: Record<keyof typeof recycleBinErrors, Wording> = {
  'recycle_bin.parent_missing': {
    says: 'The company that it belonged to was deleted',
    fix: 'Restore the company first.',
  },
}
