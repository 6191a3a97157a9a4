import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type HomeContent, sameContent } from '@icss/core/home-settings/home-document.ts'
import type { SavedHomePart } from '@icss/core/home-settings/draft-endpoint.ts'
import { targetsIn, withFiles } from '@icss/core/home-settings/home-names.ts'
import { homePartFaults } from '@icss/core/home-settings/home-part-faults.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Context } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { keyIn } from '../objects/opened-links.ts'
import { objectUrl } from '../uploads/object-url.ts'
import { draftsOf, lockHome, writeDraft } from './home.repository.ts'
import { nameFaults, reachableTargets } from './known-names.ts'
import { shownHome } from './shown-home.ts'

type Caller = Pick<Context, 'tenant' | 'services' | 'request'> & { readonly session: Session }

const refuseFaults = (errors: object) => {
  if (Object.keys(errors).length > 0) throw new ProblemError('request.invalid', { errors } as never)
}

/** Changes the draft of a part that is still at that version. What it newly names has to be the channel's. */
export const saveDraft =
  <Part extends HomePart>(part: Part) =>
  async (
    { session, tenant, services, request }: Caller,
    { query: { version }, body }: { readonly query: { readonly version: number }; readonly body: HomeContent<Part> },
  ): Promise<SavedHomePart> => {
    const { channel, account } = session
    const { system } = services.database
    refuseFaults(homePartFaults(part, body, channel))
    // Addresses of ours are kept as this server writes them, without what opened them for a while.
    const content = withFiles(part, body, (address) => {
      const key = keyIn(address)
      return key === undefined ? address : objectUrl(request, services, key)
    })
    const shown = found(await shownHome(system, channel.id)).parts[part].content as HomeContent<Part>
    const reachable = await reachableTargets(system, channel, targetsIn(part, content))
    return tenant(async (db) => {
      await lockHome(db, channel.id)
      const draft = (await draftsOf(db, channel.id)).get(part)
      if ((draft?.version ?? 0) !== version) throw new ProblemError('request.conflict')
      const before = (draft?.content ?? shown) as HomeContent<Part>
      refuseFaults(await nameFaults(db, channel.id, { part, content, before, reachable }))
      const stored = await writeDraft(db, { channelId: channel.id, part, content, editedBy: account.name })
      return {
        version: stored.version,
        isChanged: !sameContent(content, shown),
        editedBy: stored.editedBy,
        editedAt: stored.editedAt.toISOString(),
      }
    })
  }
