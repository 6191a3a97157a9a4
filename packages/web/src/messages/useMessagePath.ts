import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import type { Message } from '@icss/core/messages/message.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useSession } from '../shell/SessionProvider.tsx'

type To = ReturnType<typeof usePaths>

function pathOf({ kind, thingId }: Message, to: To): string | undefined {
  switch (kind) {
    case 'run.ended':
      return thingId === null ? undefined : to('operations', { id: thingId })
    case 'signUps.full':
      return thingId === null ? undefined : to('activitySignUps', { id: thingId })
    case 'quota.warned':
    case 'traffic.warned':
      return `${to('personalCenter')}?tab=usage`
    case 'supportVisit.begun':
      return `${to('account')}?tab=supportVisits`
    case 'meeting.holdsPeople':
      // The screen finds out how far the meeting is.
      return thingId === null ? undefined : to('lotterySet', { id: thingId, type: typeCodeOf('ended') })
    case 'account.locked':
      return `${to('personalCenter')}?tab=accounts`
  }
}

/** Where what a message tells of is looked at; nowhere for whoever may not open it. */
export function useMessagePath(): (message: Message) => string | undefined {
  const to = usePaths()
  const session = useSession()
  const { language } = useLanguage()
  return (message) => {
    const path = pathOf(message, to)
    return path !== undefined && mayOpen(session, path.split('?')[0] ?? path, language) ? path : undefined
  }
}
