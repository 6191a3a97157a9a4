import { asksOf, signInPage } from '@icss/core/sign-ins/sign-in.ts'
import type { Scope } from '../http/handler.ts'
import type { PublicPages } from '../public-links/serve-public-pages.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { headOf, meetingOfVisit, placeOf } from './place-of.ts'
import { scanOf } from './sign-in-links.ts'
import { weChatQuestion } from './we-chat-identity.ts'

async function scanned(to: 'signIn' | 'printedSignIn', { channelId, thingId }: LinkVisit, tenant: Scope) {
  const { meeting, channelName } = await tenant((db) => meetingOfVisit(db, channelId, thingId))
  return {
    content: { kind: 'enter' as const, to },
    preview: { title: `${meeting.name} · ${channelName}`, description: meeting.address },
  }
}

/** The pages of signing in and of the own place: previews of the own place name neither the meeting nor the person. */
export const signInPages = {
  signIn: async (visit, tenant, services) => {
    if (visit.by === 'link') return scanned('signIn', visit, tenant)
    const { channelId, thingId } = visit
    const { scan, of } = await tenant(async (db) => ({
      scan: await scanOf(db, visit),
      of: await meetingOfVisit(db, channelId, thingId),
    }))
    const page = signInPage.parse({
      ...(await headOf(services, of)),
      asks: asksOf(of.meeting, scan.isPrinted),
      codes: codeStateOf(services.config),
      weChat: await weChatQuestion(services, visit, of.meeting, scan.isPrinted),
      endsAt: scan.endsAt.toISOString(),
    })
    return { content: { kind: 'signIn', page } }
  },
  printedSignIn: (visit, tenant) => scanned('printedSignIn', visit, tenant),
  place: async (visit, tenant, services) => ({
    content: { kind: 'place', place: await placeOf(visit, tenant, services) },
  }),
} satisfies Partial<PublicPages>
