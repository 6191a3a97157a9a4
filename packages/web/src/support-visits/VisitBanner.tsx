import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { minutesLeft } from '@icss/core/support-visits/support-visit.ts'
import { hint, words } from '../courses/AdminPhoneHint.css.ts'
import { useCopy } from '../language/copy.ts'
import { useOwnClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useNow } from '../shell/useNow.ts'
import { leaveVisit } from './change-back-office.ts'

/** On every screen of a support visit: whose back office it is, what one may there, and the way back. */
export function VisitBanner() {
  const t = useCopy()
  const notify = useNotify()
  const now = useNow()
  const { supportVisits } = useOwnClient()
  const { supportVisit: visit, channel } = useSession()
  const end = useMutation({
    mutationFn: (id: string) => supportVisits.end({ params: { supportVisitId: id } }),
    onSuccess: leaveVisit,
    onError: notify.failed,
  })
  if (!visit) return null
  return (
    <div role="note" className={hint}>
      <Eye size={16} />
      <span className={words}>
        {t('supportVisits.banner', { name: channel.name })}{' '}
        {t('supportVisits.left', { count: minutesLeft(visit.endsAt, now) })}
      </span>
      <Button size="small" isPending={end.isPending} onPress={() => end.mutate(visit.id)}>
        {t('supportVisits.end')}
      </Button>
    </div>
  )
}
