import type { Wording } from '../errors/wording.ts'
import type { recycleBinErrors } from './recycle-bin.errors.ts'

export const recycleBinErrorsZh = {
  'recycle_bin.parent_missing': { says: '它所属的企业已被删除', fix: '请先恢复该企业，再恢复它。' },
} as const satisfies Record<keyof typeof recycleBinErrors, Wording>
