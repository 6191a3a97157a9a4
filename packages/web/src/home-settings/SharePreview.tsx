import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './HomeEditor.css.ts'
import { homeKey } from './useHome.ts'

/** A link by which somebody else looks at the draft for a day. */
export function SharePreview() {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { homeScreen } = useClient()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<{ url: string; endsAt: string }>()
  const queryKey = [...homeKey, 'preview']
  const before = useQuery({
    queryKey,
    queryFn: ({ signal }) => homeScreen.showPreview({}, { signal }),
    enabled: isOpen,
  })
  const open = useMutation({
    mutationFn: () => homeScreen.openPreview(),
    onSuccess: (link) => {
      setMade(link)
      queries.setQueryData(queryKey, { endsAt: link.endsAt })
    },
    onError: notify.failed,
  })
  const close = useMutation({
    mutationFn: () => homeScreen.closePreview(),
    onSuccess: () => {
      setMade(undefined)
      queries.setQueryData(queryKey, { endsAt: null })
      notify.done(t('homeSettings.preview.shareClosed'))
    },
    onError: notify.failed,
  })
  const endsAt = made?.endsAt ?? before.data?.endsAt
  return (
    <>
      <Button icon={<Link2 size={16} />} onPress={() => setOpen(true)}>
        {t('homeSettings.preview.share')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('homeSettings.preview.share')}
        closeLabel={t('shell.close')}
        isDismissable
        footer={
          <>
            {endsAt && (
              <Button isPending={close.isPending} onPress={() => close.mutate()}>
                {t('homeSettings.preview.shareClose')}
              </Button>
            )}
            <Button variant="primary" isPending={open.isPending} onPress={() => open.mutate()}>
              {t('homeSettings.preview.shareOpen')}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <p>{t('homeSettings.preview.shareText')}</p>
          {made && (
            <div className={styles.link}>
              <QrCode
                value={made.url}
                label={t('homeSettings.preview.link')}
                size={132}
                tooLong={t('publicLinks.panel.qrTooLong')}
              />
              <div className={styles.linkWords}>
                <span className={styles.address}>{made.url}</span>
                <CopyButton name={t('homeSettings.preview.link')} text={made.url} />
                <span>{t('homeSettings.preview.shareUntil', { time: formatDateTime(made.endsAt) })}</span>
              </div>
            </div>
          )}
          {!made && endsAt && <p>{t('homeSettings.preview.shareActive', { time: formatDateTime(endsAt) })}</p>}
        </div>
      </Dialog>
    </>
  )
}
