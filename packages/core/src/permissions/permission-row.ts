import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { booleanCell, textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { requiredText } from '../rules/text.ts'
import { type Flag, flags } from './flags.ts'
import { permissionsEn } from './permissions.en.ts'
import { permissionsZh } from './permissions.zh.ts'

/** Whether a permission is to be held; '' leaves it as it is. */
const wanted = z._default(z.union([z.boolean(), z.literal('')]), '')

/** A row of a table of permissions: a sub-channel by name, account or id, and what it is to hold. */
export const permissionRow = z.strictObject({
  channel: impersonal(requiredText(100)),
  ...(Object.fromEntries(flags.map((flag) => [flag, wanted])) as Record<Flag, typeof wanted>),
})
export type PermissionRow = z.output<typeof permissionRow>

type Field = keyof PermissionRow & string

/** The columns of a table of permissions; an empty cell leaves what is held. */
export const permissionColumns: readonly Column<Field>[] = [
  {
    field: 'channel',
    headers: { zh: '频道', en: 'Channel' },
    aliases: ['频道名称', '子频道', '账号', 'sub-channel', 'account'],
    ...textCell,
  },
  ...flags.map((flag): Column<Field> => ({
    field: flag,
    headers: { zh: permissionsZh.flags[flag], en: permissionsEn.flags[flag] },
    aliases: [],
    ...booleanCell,
    read: (cell) => (cell.trim() === '' ? '' : booleanCell.read(cell)),
  })),
]

/** Headers that a file cannot do without. */
export const requiredPermissionColumns: readonly Field[] = ['channel']
