import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'
import { ReceivedNotices } from './ReceivedNotices.tsx'

/** The received notices as a screen of their own, beside the channel's own notices. */
export function ReceivedNoticesScreen() {
  const t = useCopy()
  const pathTo = usePaths()
  const title = t('notices.received.title')
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('notices.title'), href: pathTo('eusnoticeList') }, { label: title }],
        }}
      />
      <Panel>
        <ReceivedNotices />
      </Panel>
    </>
  )
}
