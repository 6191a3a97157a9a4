import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** The codes by which people sign in to a meeting: on the screen in the hall, and printed. */
export function SignInLinks({ meetingId }: { meetingId: string }) {
  const t = useCopy()
  const { signInLinks, printedSignInLinks } = useClient()
  const isReadOnly = useReadsOnly()
  // A link signs in whoever has it.
  if (isReadOnly) return null
  return (
    <>
      <PublicLinkPanel
        group={signInLinks}
        id={meetingId}
        of={{ key: 'signIn', title: t('signIns.link.title'), off: t('signIns.link.off') }}
        hint={t('signIns.link.hint')}
      />
      <PublicLinkPanel
        group={printedSignInLinks}
        id={meetingId}
        of={{ key: 'printedSignIn', title: t('signIns.printed.title'), off: t('signIns.printed.off') }}
        hint={t('signIns.printed.hint')}
      />
    </>
  )
}
