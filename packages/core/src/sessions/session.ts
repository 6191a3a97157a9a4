import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { errorParams } from '../errors/errors-schema.ts'
import { flags } from '../permissions/flags.ts'
import { roles } from '../permissions/role.ts'

/**
 * The entity of a successful `adminLogin` (seed section 3). `flag` is the membership-type code (WM1001, WM1002,
 * WM1003 or another); `number` the account number; `mouldPower` the 12 permission flags by id; ids are UUIDs.
 */
export const loginResult = named(
  'LoginResult',
  z.object({
    flag: impersonal(z.string()),
    cocId: z.nullable(impersonal(z.string())),
    channelId: storedId,
    channelName: impersonal(z.string()),
    number: impersonal(z.string()),
    adminPhone: personal('phone', z.string()),
    mouldPower: z.array(z.boolean()).check(z.length(flags.length)),
    superiorChannelId: z.nullable(storedId),
    companyId: z.nullable(storedId),
  }),
)
export type LoginResult = z.infer<typeof loginResult>

/**
 * The answer of `adminLogin` (seed section 7): 0 ok, 1 account missing, 2 wrong password, else a message. `code`
 * and `params` say the same for clients that word it themselves.
 */
export const loginAnswer = named(
  'LoginAnswer',
  z.object({
    success: z.union([z.literal(0), z.literal(1), z.literal(2), impersonal(z.string())]),
    entity: z.nullable(loginResult),
    code: z.nullable(impersonal(z.string())),
    params: errorParams,
  }),
)
export type LoginAnswer = z.infer<typeof loginAnswer>

/** The header in which a client says by id whose session it believes to have; another's is refused as none. */
export const accountHeader = 'icss-account'

/** Who is logged in, to which channel, with which rights. */
export const session = z.object({
  account: z.object({
    id: storedId,
    number: impersonal(z.string()),
    name: personal('name', z.string()),
    role: z.enum(roles),
    /** Whether it has chamber business, which counts in a chamber only. */
    business: z.boolean(),
    mustChangePassword: z.boolean(),
    /** Whether its role must have a second factor and it has none yet. */
    mustAddSecondFactor: z.boolean(),
  }),
  channel: z.object({
    id: storedId,
    name: impersonal(z.string()),
    /** 1 is a main channel, 2 a sub-channel. */
    tier: z.union([z.literal(1), z.literal(2)]),
    superiorChannelId: z.nullable(storedId),
    cocId: z.nullable(impersonal(z.string())),
    cocName: z.nullable(impersonal(z.string())),
    membershipCode: impersonal(z.string()),
    hasAdminPhone: z.boolean(),
    /** When the administrator's phone will be another, since it was said to be lost. */
    adminPhoneChangesAt: z.nullable(storedInstant),
    flags: z.array(z.boolean()).check(z.length(flags.length)),
  }),
  /** Of a support visit to the channel: which, from which channel, and until when. It reads only. */
  supportVisit: z.optional(z.object({ id: storedId, fromChannelName: impersonal(z.string()), endsAt: storedInstant })),
})
export type Session = z.infer<typeof session>
