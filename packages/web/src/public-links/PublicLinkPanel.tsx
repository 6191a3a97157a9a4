import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2, Link2Off, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { forwardingDays, type PublicLink, type ShownLink } from '@icss/core/public-links/public-link.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { Fetched } from '../server/Fetched.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './PublicLinkPanel.css.ts'
import { QrFiles } from './QrFiles.tsx'

interface OfThing {
  readonly params: { readonly id: string }
}

/** The endpoints of `publicLinkEndpoints` in a group of the client. */
export interface LinkedGroup {
  showLink(of: OfThing, options: { signal: AbortSignal }): Promise<{ readonly link: ShownLink | null }>
  openLink(of: OfThing): Promise<PublicLink>
  renewLink(of: OfThing & { readonly body: { readonly forward: boolean } }): Promise<PublicLink>
  closeLink(of: OfThing): Promise<void>
}

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
  const notify = useNotify()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'renew' | 'close'>()
  const [forward, setForward] = useState(true)
  const params = { id }
  const queryKey = ['publicLink', id, of?.key ?? '']
  const found = useQuery({ queryKey, queryFn: ({ signal }) => group.showLink({ params }, { signal }) })
  const change = useMutation({
    mutationFn: async (what: 'open' | 'renew' | 'close') => {
      if (what === 'close') await group.closeLink({ params })
      const link =
        what === 'close'
          ? null
          : await (what === 'open' ? group.openLink({ params }) : group.renewLink({ params, body: { forward } }))
      return { what, link }
    },
    onSuccess: ({ what, link }) => {
      setAsked(undefined)
      queries.setQueryData(queryKey, { link })
      const done = { open: 'opened', renew: 'renewed', close: 'closed' } as const
      notify.done(t(`publicLinks.panel.${done[what]}`))
      return queries.invalidateQueries({ queryKey: ['publicLinks'] })
    },
    onError: notify.failed,
  })
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
                onPress={() => change.mutate('open')}
              >
                {t('publicLinks.panel.open')}
              </Button>
            )
          }
        >
          {link ? (
            <Shown link={link} hint={hint} name={name ?? of?.title ?? t('publicLinks.panel.fileName')} />
          ) : (
            <p className={styles.quiet}>{of?.off ?? t('publicLinks.panel.off')}</p>
          )}
          <Question
            isOpen={asked === 'renew'}
            onClose={() => setAsked(undefined)}
            onConfirm={() => change.mutate('renew')}
            title={t('publicLinks.panel.renewTitle')}
            confirmLabel={t('publicLinks.panel.renew')}
            isPending={change.isPending}
          >
            <p>{t('publicLinks.panel.renewText')}</p>
            <Checkbox
              label={t('publicLinks.panel.forward', { days: forwardingDays })}
              isSelected={forward}
              onChange={setForward}
            />
          </Question>
          <Question
            isOpen={asked === 'close'}
            onClose={() => setAsked(undefined)}
            onConfirm={() => change.mutate('close')}
            title={t('publicLinks.panel.closeTitle')}
            confirmLabel={t('publicLinks.panel.close')}
            isPending={change.isPending}
          >
            {t('publicLinks.panel.closeText')}
          </Question>
        </Panel>
      )}
    </Fetched>
  )
}

function Shown({ link, hint, name }: { link: ShownLink; hint: string | undefined; name: string }) {
  const t = useCopy()
  const { url, createdAt, forwardedUntil } = link
  if (url === null) return <p className={styles.quiet}>{t('publicLinks.panel.lost', { days: forwardingDays })}</p>
  return (
    <div className={styles.link}>
      <QrCode value={url} label={t('publicLinks.panel.qr')} size={132} tooLong={t('publicLinks.panel.qrTooLong')} />
      <div className={styles.facts}>
        <div className={styles.line}>
          <a href={url} target="_blank" rel="noreferrer" className={styles.address}>
            {url}
          </a>
          <CopyButton name={t('publicLinks.panel.address')} text={url} />
        </div>
        <p className={styles.quiet}>{t('publicLinks.panel.createdAt', { time: formatDateTime(createdAt) })}</p>
        {forwardedUntil !== null && (
          <p className={styles.quiet}>{t('publicLinks.panel.forwarded', { time: formatDateTime(forwardedUntil) })}</p>
        )}
        {hint !== undefined && <p className={styles.quiet}>{hint}</p>}
        <QrFiles url={url} name={name} />
      </div>
    </div>
  )
}
