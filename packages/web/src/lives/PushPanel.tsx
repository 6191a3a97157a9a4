import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { AddressLine } from './AddressLine.tsx'
import * as styles from './LiveAbout.css.ts'

/** Where the tutor's program pushes the stream, fetched and shown when somebody asks for it; and renewing the key. */
export function PushPanel({ liveId }: { liveId: string }) {
  const t = useCopy()
  const notify = useNotify()
  const { lives } = useClient()
  const [isAsking, setAsking] = useState(false)
  const [isShown, setShown] = useState(false)
  const params = { id: liveId }
  const push = useMutation({
    mutationFn: (isRenewed: boolean) => (isRenewed ? lives.renewKey({ params }) : lives.pushAddress({ params })),
    onSuccess: (_, isRenewed) => {
      setAsking(false)
      setShown(true)
      if (isRenewed) notify.done(t('lives.push.renewed'))
    },
    onError: notify.failed,
  })
  const { data } = push
  return (
    <Panel
      isPadded
      title={t('lives.push.title')}
      aside={
        <>
          <Button
            size="small"
            icon={isShown ? <EyeOff size={14} /> : <Eye size={14} />}
            isPending={push.isPending}
            onPress={() => (isShown ? setShown(false) : push.mutate(false))}
          >
            {t(isShown ? 'lives.push.hide' : 'lives.push.show')}
          </Button>
          {isShown && (
            <Button size="small" icon={<RefreshCw size={14} />} onPress={() => setAsking(true)}>
              {t('lives.push.renew')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('lives.push.text')}</p>
        {isShown && data && (
          <>
            <AddressLine name={t('lives.push.server')} text={data.server} />
            <AddressLine name={t('lives.push.key')} text={data.key} />
          </>
        )}
      </div>
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => push.mutate(true)}
        title={t('lives.push.renewTitle')}
        confirmLabel={t('lives.push.renew')}
        isPending={push.isPending}
      >
        {t('lives.push.renewText')}
      </Question>
    </Panel>
  )
}
