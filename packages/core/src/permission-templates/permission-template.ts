import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { flagList } from '../permissions/flag-list.ts'
import { allFlags, type FlagList } from '../permissions/flags.ts'
import { rule } from '../rules/rule.ts'
import { requiredName } from '../rules/text.ts'

/** A named set of the 12 flags; one without any cannot be saved (seed section 5). */
export const templateDraft = z.strictObject({
  name: impersonal(requiredName(20)),
  flags: flagList.check(rule('template.nothing_selected', (list: FlagList) => list.includes(true))),
})
export type TemplateDraft = z.output<typeof templateDraft>

/** A new template begins with all 12 (seed section 9). */
export const emptyTemplate: TemplateDraft = { name: '', flags: [...allFlags] }

/** `isDefault`: the all-open template, which cannot be edited; `inUse`: how many channels or accounts have it. */
export const permissionTemplate = z.object({
  id: storedId,
  name: impersonal(z.string()),
  flags: z.array(z.boolean()),
  isDefault: z.boolean(),
  inUse: z.number(),
  version: z.number(),
})
export type PermissionTemplate = z.infer<typeof permissionTemplate>
