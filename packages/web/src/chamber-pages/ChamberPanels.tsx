import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { ApprovalPanel } from '../resources/ApprovalPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './ChamberPanels.css.ts'

/** What a chamber opens: its public home, the page on which companies apply to join, and what employees file. */
export function ChamberPanels() {
  const t = useCopy()
  const { chamberPages, joinPages } = useClient()
  const { id } = useSession().channel
  return (
    <div className={styles.panels}>
      <PublicLinkPanel
        group={chamberPages}
        id={id}
        hint={t('chamberPages.hint')}
        of={{ key: 'chamber', title: t('chamberPages.title'), off: t('chamberPages.off') }}
      />
      <PublicLinkPanel
        group={joinPages}
        id={id}
        hint={t('chamberPages.joinHint')}
        of={{ key: 'join', title: t('chamberPages.join'), off: t('chamberPages.joinOff') }}
      />
      <ApprovalPanel />
    </div>
  )
}
