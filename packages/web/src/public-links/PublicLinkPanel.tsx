import { Link2, Link2Off, RefreshCw } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy } from '../language/copy.ts'
import { Fetched } from '../server/Fetched.tsx'
import { LinkFacts } from './LinkFacts.tsx'
import { LinkQuestions } from './LinkQuestions.tsx'
import * as styles from './PublicLinkPanel.css.ts'
import { type LinkedGroup, usePublicLink } from './usePublicLink.ts'

export type PublicLinkPanelProps = {
  group: LinkedGroup
  id: string
  /** Said where the link leads nowhere for now. */
  hint?: string | undefined
  /** What it is of, where a thing has several: its title, and what is said while it is off. */
  of?: { readonly key: string; readonly title: string; readonly off: string }
  /** What the saved code is called. */
  name?: string
}

/** The public link of something: turned on, shown as address and QR code, renewed, turned off (public-pages.md, Tokens). */
export function PublicLinkPanel({ group, id, hint, of, name }: PublicLinkPanelProps) {
  const t = useCopy()
  const kept = usePublicLink(group, id, of?.key)
  const { found, change, setAsked } = kept
  return (
    <Fetched query={found} outline={2}>
      {({ link }) => (
        <Panel
          isPadded
          title={of?.title ?? t('publicLinks.panel.title')}
          aside={
            link ? (
              <>
                <Button size="small" icon={<RefreshCw size={14} />} onPress={() => setAsked('renew')}>
                  {t('publicLinks.panel.renew')}
                </Button>
                <Button size="small" icon={<Link2Off size={14} />} onPress={() => setAsked('close')}>
                  {t('publicLinks.panel.close')}
                </Button>
              </>
            ) : (
              <Button
                size="small"
                icon={<Link2 size={14} />}
                isPending={change.isPending}
                onPress={() => change.mutate({ what: 'open' })}
              >
                {t('publicLinks.panel.open')}
              </Button>
            )
          }
        >
          {link ? (
            <LinkFacts link={link} hint={hint} name={name ?? of?.title ?? t('publicLinks.panel.fileName')} />
          ) : (
            <p className={styles.quiet}>{of?.off ?? t('publicLinks.panel.off')}</p>
          )}
          <LinkQuestions link={kept} />
        </Panel>
      )}
    </Fetched>
  )
}
