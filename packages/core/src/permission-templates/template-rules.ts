import type { FieldError } from '../errors/field-error.ts'
import type { PermissionTemplate } from './permission-template.ts'

/** Templates of a channel at most; the seed says that there is a limit, not which. */
export const maxTemplates = 50

/** What each channel's all-open default template is called; it can be told by `isDefault`. */
export const defaultTemplateName = '全部开放'

type Known = Pick<PermissionTemplate, 'id' | 'name'>

/** Why a template may not be edited: the all-open default (seed section 4). */
export const editFault = ({ isDefault }: Pick<PermissionTemplate, 'isDefault'>): FieldError | undefined =>
  isDefault ? { code: 'template.default_fixed', params: {} } : undefined

/** Why a template may not be deleted: it is the default, or in use (seed section 5). */
export const deleteFault = (template: Pick<PermissionTemplate, 'isDefault' | 'inUse'>): FieldError | undefined =>
  editFault(template) ?? (template.inUse > 0 ? { code: 'template.in_use', params: {} } : undefined)

/** Why `name` may not be given to the template `id` (none for a new one): another has it, or there are too many. */
export function nameFault(known: readonly Known[], name: string, id?: string): FieldError | undefined {
  if (known.some((other) => other.name === name && other.id !== id)) return { code: 'template.name_taken', params: {} }
  if (id === undefined && known.length >= maxTemplates) return { code: 'template.limit', params: { max: maxTemplates } }
  return undefined
}
