import * as z from 'zod/mini'
import { personal } from '../rules/personal.ts'
import { storedId } from '../contract/stored.ts'
import { requiredFormat } from '../rules/formats.ts'
import { referenceTo } from '../rules/reference.ts'
import { optionalUpload, requiredId, requiredName } from '../rules/text.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** An employee's card: name, position and phone are required (seed sections 3 and 5). */
export const employeeDraft = z.strictObject({
  name: personal('name', requiredName(20)),
  position: personal('detail', requiredName(20)),
  phone: requiredFormat('mobile'),
  avatar: personal('photo', uploadTo('employeeAvatar', optionalUpload)),
})
export type EmployeeDraft = z.output<typeof employeeDraft>

/** A card as a row of a table, which names its company. */
export const employeeRow = z.strictObject({ companyId: referenceTo('companies', requiredId), ...employeeDraft.shape })
export type EmployeeRow = z.output<typeof employeeRow>

/** Who sees a detail of a card at public pages; the bound owner says (chamber.md, Employee cards). */
export const seenByChoices = ['nobody', 'bound', 'everybody'] as const
export type SeenBy = (typeof seenByChoices)[number]

const seenBy = z.enum(seenByChoices)
/** What the owner of a card says of its details, of each for itself. */
export const cardVisibility = z.object({ positionSeenBy: seenBy, phoneSeenBy: seenBy, avatarSeenBy: seenBy })
export type CardVisibility = z.output<typeof cardVisibility>

/** As nobody has chosen: what the owner of a card or of a number has opened is not for the next one to find open. */
export const unchosen: CardVisibility = { positionSeenBy: 'bound', phoneSeenBy: 'bound', avatarSeenBy: 'bound' }

/** `bound`: a user of the app has taken the card (seed section 4). */
export const employee = z.object({
  ...employeeDraft.shape,
  ...cardVisibility.shape,
  id: storedId,
  companyId: storedId,
  bound: z.boolean(),
  version: z.number(),
})
export type Employee = z.output<typeof employee>
