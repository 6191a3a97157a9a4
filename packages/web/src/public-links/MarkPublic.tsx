import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { PublicLinkPanel } from './PublicLinkPanel.tsx'

export type MarkPublicProps = {
  noun: 'courses' | 'files' | 'lives' | 'notices'
  id: string
  /** Said beside its link. */
  hint?: string | undefined
}

/** Whether something is public: what has a link is opened by the public home screen too, for whoever may change it. */
export function MarkPublic({ noun, id, hint }: MarkPublicProps) {
  const t = useCopy()
  const group = useClient()[noun]
  if (!mayCall(contract[noun].openLink, useSession())) return null
  return (
    <PublicLinkPanel
      group={group}
      id={id}
      hint={hint}
      of={{ key: 'marked', title: t('publicLinks.panel.title'), off: t('publicLinks.panel.offMarked') }}
    />
  )
}
