import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { chamberPagesContract } from '@icss/core/chamber-pages/chamber-pages.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

/** Opens the public home of the chamber, where it has one. */
export function OpenChamberPage() {
  const t = useCopy()
  const session = useSession()
  const { chamberPages } = useClient()
  const { id } = session.channel
  const found = useQuery({
    queryKey: ['publicLink', id, 'chamber'],
    queryFn: ({ signal }) => chamberPages.showLink({ params: { id } }, { signal }),
    enabled: mayCall(chamberPagesContract.showLink, session),
  })
  const url = found.data?.link?.url
  return url ? (
    <Button icon={<ExternalLink size={16} />} onPress={() => window.open(url, '_blank', 'noopener')}>
      {t('chamberPages.open')}
    </Button>
  ) : null
}
