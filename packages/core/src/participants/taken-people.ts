import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { optionalId } from '../rules/text.ts'
import { referenceTo } from '../rules/reference.ts'
import { ruleAt } from '../rules/rule.ts'

/** Where the expected people of a meeting can be taken over from. */
export const peopleSources = ['meeting', 'activity', 'employees'] as const
export type PeopleSource = (typeof peopleSources)[number]

/** People that are taken over at once at most. */
export const maxTaken = 20_000

/**
 * Whose people are taken over: all on the list of another meeting, whoever has a place in an activity, or the employee
 * cards of one member company, or of all.
 */
export const takenPeople = named(
  'TakenPeople',
  z.discriminatedUnion('from', [
    z.strictObject({ from: z.literal('meeting'), meetingId: z.uuid() }),
    z.strictObject({ from: z.literal('activity'), activityId: z.uuid() }),
    z.strictObject({ from: z.literal('employees'), companyId: z.optional(z.uuid()) }),
  ]),
)
export type TakenPeople = z.output<typeof takenPeople>

/**
 * What became of them: `known` are those whose phone the meeting had already, or had from another of them; `left` have no
 * phone to tell them apart by.
 */
export const takenCounts = z.object({ added: z.number(), known: z.number(), left: z.number() })
export type TakenCounts = z.output<typeof takenCounts>

type Form = Readonly<Record<'from' | 'meetingId' | 'activityId', string>>

/** The form of `takenPeople`: the field of each source, of which that of the chosen one counts. */
export const takenPeopleForm = z
  .strictObject({
    from: z.enum(peopleSources),
    meetingId: referenceTo('meetings', optionalId),
    activityId: optionalId,
    companyId: referenceTo('companies', optionalId),
  })
  .check(
    ruleAt<Form>('meetingId', 'rule.required', ({ from, meetingId }) => from !== 'meeting' || meetingId !== ''),
    ruleAt<Form>('activityId', 'rule.required', ({ from, activityId }) => from !== 'activity' || activityId !== ''),
  )

/** What a form that is filled in says. */
export function takenPeopleOf({
  from,
  meetingId,
  activityId,
  companyId,
}: z.output<typeof takenPeopleForm>): TakenPeople {
  if (from === 'meeting') return { from, meetingId }
  if (from === 'activity') return { from, activityId }
  return companyId === '' ? { from } : { from, companyId }
}
