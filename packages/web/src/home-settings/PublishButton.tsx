import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { maxPublicationName } from '@icss/core/home-settings/home-settings.contract.ts'
import { instantOf } from '../forms/clock.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useInZone } from '../language/useInZone.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePartNames } from './HomeHistory.tsx'
import * as styles from './HomeEditor.css.ts'
import { useHomeChanged } from './useHome.ts'

export type PublishButtonProps = {
  /** The revision in use that the person has seen. */
  revision: number
  changed: readonly HomePart[]
  /** Something is typed that is not saved yet. */
  isWaiting: boolean
}

/** Publishes the changed parts, which it names, at once or at a set time. */
export function PublishButton({ revision, changed, isWaiting }: PublishButtonProps) {
  const t = useCopy()
  const inZone = useInZone()
  const notify = useNotify()
  const { inOneLine } = useErrorWording()
  const { homeScreen } = useClient()
  const partNames = usePartNames()
  const refresh = useHomeChanged()
  const [isSetting, setSetting] = useState(false)
  const [clock, setClock] = useState<string | null>(null)
  const [name, setName] = useState('')
  const names = partNames(changed)
  const publish = useMutation({
    mutationFn: (at: string) => homeScreen.publish({ body: { revision, parts: [...changed], at, name: at && name } }),
    onSuccess: async ({ revision: made, schedule, waiting }) => {
      setSetting(false)
      if (schedule) notify.done(t('homeSettings.scheduled', { time: formatDateTime(schedule.at) }))
      if (made) {
        const { number } = made
        notify.done(
          waiting > 0
            ? t('homeSettings.publishedWaiting', { number, count: waiting })
            : t('homeSettings.published', { number }),
        )
      }
      await refresh()
    },
    onError: async (error, at) => {
      if (at === '') notify.failed(error)
      await refresh()
    },
  })
  const cannot = changed.length === 0 || isWaiting
  return (
    <div className={styles.publish}>
      <Button
        variant="primary"
        icon={<Send size={16} />}
        isDisabled={cannot}
        isPending={publish.isPending && !isSetting}
        onPress={() => publish.mutate('')}
      >
        {changed.length === 0
          ? t('homeSettings.publish')
          : changed.length > 2
            ? t('homeSettings.publishCount', { count: changed.length })
            : t('homeSettings.publishParts', { parts: names })}
      </Button>
      <Menu
        label={t('homeSettings.publishMore')}
        trigger={
          <IconButton label={t('homeSettings.publishMore')} icon={<ChevronDown size={16} />} isDisabled={cannot} />
        }
        items={[{ id: 'later', label: t('homeSettings.publishLater') }]}
        onChoose={() => setSetting(true)}
      />
      <Dialog
        isOpen={isSetting}
        onClose={() => setSetting(false)}
        title={t('homeSettings.publishLater')}
        closeLabel={t('shell.close')}
        size="small"
        isBusy={publish.isPending}
        footer={
          <>
            <Button onPress={() => setSetting(false)}>{t('shell.cancel')}</Button>
            <Button
              variant="primary"
              isDisabled={clock === null}
              isPending={publish.isPending}
              onPress={() => clock !== null && publish.mutate(instantOf(clock))}
            >
              {t('homeSettings.publishLater')}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <p>{t('homeSettings.carries', { parts: names })}</p>
          <DateTimeField
            label={inZone(t('homeSettings.at'), clock ?? '')}
            isRequired
            value={clock}
            onChange={setClock}
            error={inOneLine(isSetting ? publish.error : null)}
          />
          <TextField
            label={t('homeSettings.publicationName')}
            value={name}
            onChange={setName}
            maxLength={maxPublicationName}
          />
        </div>
      </Dialog>
    </div>
  )
}
