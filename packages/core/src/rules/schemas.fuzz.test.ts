import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { accountDraft, accountNumber } from '../accounts/account.ts'
import { password, strictPassword } from '../accounts/password.ts'
import { activityDraft } from '../activities/activity.ts'
import { applicationDraft } from '../applications/application.ts'
import { businessCardDraft } from '../business-cards/business-card.ts'
import { channelGroupDraft } from '../channel-groups/channel-group.ts'
import { categoryDraft } from '../categories/category.ts'
import { channelDraft, subChannelDraft } from '../channels/channel.ts'
import { nodeDraft } from '../chapters/chapter.ts'
import { companyDraft } from '../companies/company.ts'
import { contentPermissionDraft } from '../content-permissions/content-permission.ts'
import { contract } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { carouselCourses } from '../courses/carousel.ts'
import { courseDraft, courseForm } from '../courses/course.ts'
import { demandDraft } from '../demands/demand.ts'
import { employeeDraft } from '../employees/employee.ts'
import { problem } from '../errors/problem.ts'
import { fileDraft } from '../files/file.ts'
import { carousel, carouselItem } from '../home-settings/carousel.ts'
import { homeIconDraft, homeLogoDraft, homeVideos } from '../home-settings/home-screen.ts'
import { themeDraft } from '../home-settings/theme.ts'
import { liveDraft, pushAddress } from '../lives/live.ts'
import { awardList, prizeDraft } from '../prizes/prize.ts'
import { proof } from '../lotteries/draw-record.ts'
import { verifyProof } from '../lotteries/verify.ts'
import { meetingDraft } from '../meetings/meeting.ts'
import { newsDraft } from '../news/news.ts'
import { participantDraft } from '../participants/participant.ts'
import { noticeDraft } from '../notices/notice.ts'
import { organisationDraft } from '../organisation/organisation.ts'
import { plan } from '../operations/plan.ts'
import { templateDraft } from '../permission-templates/permission-template.ts'
import { reportDraft } from '../reports/report.ts'
import { resourceDraft } from '../resources/resource.ts'
import { loginAnswer, session } from '../sessions/session.ts'
import { tutorDraft } from '../tutors/tutor.ts'
import { check } from './check.ts'
import { isOrganizationCode, isUnifiedCreditCode } from './credit-code.ts'
import { formats } from './formats.ts'
import { isDay, isInstant } from './time.ts'

const entities: Record<string, z.ZodMiniType> = {
  accountDraft,
  accountNumber,
  password,
  strictPassword,
  activityDraft,
  applicationDraft,
  businessCardDraft,
  channelGroupDraft,
  channelDraft,
  subChannelDraft,
  nodeDraft,
  companyDraft,
  contentPermissionDraft,
  carouselCourses,
  courseDraft,
  courseForm,
  demandDraft,
  employeeDraft,
  problem,
  fileDraft,
  carousel,
  carouselItem,
  homeIconDraft,
  homeLogoDraft,
  homeVideos,
  themeDraft,
  liveDraft,
  pushAddress,
  awardList,
  prizeDraft,
  proof,
  meetingDraft,
  newsDraft,
  noticeDraft,
  organisationDraft,
  participantDraft,
  plan,
  templateDraft,
  reportDraft,
  resourceDraft,
  loginAnswer,
  session,
  tutorDraft,
  categoryDraft,
}

const requests = Object.values(contract)
  .flatMap((group) => Object.entries(group) as [string, Endpoint][])
  .flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema, i): [string, z.ZodMiniType][] =>
      schema === undefined || schema === 'stream' ? [] : [[`${name} ${i}`, schema as z.ZodMiniType]],
    ),
  )

const shapeOf = (schema: z.ZodMiniType): string[] =>
  Object.keys((schema as unknown as { shape?: object }).shape ?? { type: 0, name: 0, parentId: 0, videoUrl: 0 })

const nasty = fc.oneof(
  fc.anything({ maxDepth: 1, withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', '\u0000', '\ud800', '２', ' ', '-0', '1e999', Number.NaN, -0, 2 ** 53),
)

test.each([...Object.entries(entities), ...requests])(
  '%s: no input makes it throw or change its answer',
  (_, schema) => {
    const fields = fc.constantFrom(...shapeOf(schema), '__proto__', 'toString')
    const input = fc.oneof(
      nasty,
      fc.dictionary(fields, nasty),
      fc.array(fc.dictionary(fields, nasty), { maxLength: 3 }),
    )
    fc.assert(
      fc.property(input, (value) => {
        const first = check(schema, value)
        expect(check(schema, value)).toEqual(first)
        expect(first.ok || Object.keys(first.errors).length > 0).toBe(true)
      }),
      { numRuns: 25 },
    )
  },
)

test('no value makes the check of a proof throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (value) => {
      expect((await verifyProof(value)).ok).toBe(false)
    }),
    { numRuns: 100 },
  )
})

/** What patterns that look back again and again are slow at, each of `length` characters. */
const attacks = (length: number): string[] => {
  const fill = (start: string, part: string, end: string) =>
    start + part.repeat(Math.max(0, Math.floor((length - start.length - end.length) / part.length))) + end
  return [
    fill('', 'a', ''),
    fill('', '1', 'x'),
    fill('', ' ', 'x'),
    fill('x', ' ', 'x'),
    fill('', '𠮷', ''),
    fill('http://', 'a.', ''),
    fill('http://', '.', ''),
    fill('http://', 'a@', '.b'),
    fill('http://', ':1', ''),
    fill('http://a.b/', '.mp4', ' '),
    fill('http://', 'a.mp4', 'x'),
    fill('rtsp://', 'x', ' '),
    fill('', 'a.', '@b'),
    fill('a@', 'a.', ''),
    fill('a@', 'a-', ''),
    fill('', '@', ''),
    fill('2026-11-21T', '0', 'Z'),
    fill('', '-', ''),
  ]
}

const tests: Record<string, (text: string) => unknown> = {
  ...formats,
  isDay,
  isInstant,
  isOrganizationCode,
  isUnifiedCreditCode,
  company: (text) => check(companyDraft, { website: text, unifiedCreditCode: text }),
  organisation: (text) => check(organisationDraft, { phone: text }),
  chapter: (text) => check(nodeDraft, { type: 1, videoUrl: text }),
  notice: (text) => check(noticeDraft, { body: text, startAt: text }),
}

const million = 2 ** 20

// Patterns are counted step by step in scripts/patterns.test.mjs; a rule that is quadratic for another reason needs many
// minutes for a million characters, and meets the bound of the tests.
test.each(Object.entries(tests))('%s: a text of 1 MB is judged before anybody would give up', (_, act) => {
  expect(() => attacks(million).map(act)).not.toThrow()
})
