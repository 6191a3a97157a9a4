import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { type HomePart, homeParts } from '@icss/core/home-settings/home-part.ts'
import type {
  BrokenName,
  HomeRevision,
  HomeSchedule,
  HomeScreen,
} from '@icss/core/home-settings/home-settings.contract.ts'
import type { HomeView } from '@icss/core/home-settings/home-view.ts'
import { clockOf, instantOf } from '../forms/clock.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useInZone } from '../language/useInZone.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import * as styles from './HomeHistory.css.ts'
import { homeKey, useHomeChanged } from './useHome.ts'

/** Names of parts as words. */
export function usePartNames(): (parts: readonly HomePart[]) => string {
  const t = useCopy()
  const { language } = useLanguage()
  return (parts) => parts.map((part) => t(`homeSettings.parts.${part}`)).join(betweenWords[language])
}

export type HomeHistoryProps = {
  home: HomeScreen
  /** The changed parts that the person may publish. */
  changed: readonly HomePart[]
  onShow: (revision: { number: number; view: HomeView }) => void
  /** Drafts were replaced by the server's. */
  onReplaced: () => void
}

/** What was and what will be: the draft, what waits for its time, what is in use, and the revisions before it. */
export function HomeHistory({ home, changed, onShow, onReplaced }: HomeHistoryProps) {
  const t = useCopy()
  const { homeScreen } = useClient()
  const [pageSize, setPageSize] = useState(8)
  const history = useQuery({
    queryKey: [...homeKey, 'history', pageSize],
    queryFn: ({ signal }) => homeScreen.history({ query: { pageSize } }, { signal }),
    placeholderData: (before) => before,
  })
  const rows = history.data?.items ?? []
  const more = (history.data?.total ?? 0) - rows.length
  return (
    <Panel title={t('homeSettings.history.title')} isPadded>
      <ol className={styles.list}>
        <Draft home={home} changed={changed} onReplaced={onReplaced} />
        {home.schedules.map((schedule) => (
          <Schedule key={schedule.id} schedule={schedule} />
        ))}
        {rows.map((revision) => (
          <Revision
            key={revision.number}
            revision={revision}
            isInUse={revision.number === home.revision}
            onShow={onShow}
            onReplaced={onReplaced}
          />
        ))}
      </ol>
      {history.isSuccess && rows.length === 0 && <p className={styles.quiet}>{t('homeSettings.history.none')}</p>}
      {more > 0 && (
        <Button size="small" variant="quiet" onPress={() => setPageSize(50)}>
          {t('homeSettings.history.older', { count: more })}
        </Button>
      )}
    </Panel>
  )
}

function Draft({ home, changed, onReplaced }: Pick<HomeHistoryProps, 'home' | 'changed' | 'onReplaced'>) {
  const t = useCopy()
  const isReader = useReadsOnly()
  const notify = useNotify()
  const { homeScreen } = useClient()
  const partNames = usePartNames()
  const refresh = useHomeChanged()
  const [isAsking, setAsking] = useState(false)
  const last = homeParts
    .map((part) => home.parts[part])
    .filter(({ editedAt, isChanged }) => editedAt !== null && isChanged)
    .toSorted((a, b) => ((a.editedAt ?? '') < (b.editedAt ?? '') ? 1 : -1))[0]
  const discard = useMutation({
    mutationFn: () => homeScreen.discard({ body: { parts: [...changed] } }),
    onSuccess: async () => {
      setAsking(false)
      notify.done(t('homeSettings.discarded'))
      await refresh()
      onReplaced()
    },
    onError: notify.failed,
  })
  return (
    <li className={styles.entry} data-kind="draft">
      <div className={styles.line}>
        <strong>{t('homeSettings.history.draft')}</strong>
        {changed.length > 0 && <Status tone="warn">{t('homeSettings.changed', { count: changed.length })}</Status>}
      </div>
      {last?.editedAt && (
        <div className={styles.quiet}>
          {t('homeSettings.history.by', { time: formatDateTime(last.editedAt), name: last.editedBy })}
        </div>
      )}
      {changed.length > 0 && <div className={styles.quiet}>{partNames(changed)}</div>}
      {changed.length > 0 && !isReader && (
        <div className={styles.acts}>
          <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
            {t('homeSettings.discard')}
          </Button>
        </div>
      )}
      <Question
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate()}
        title={t('homeSettings.discardTitle')}
        confirmLabel={t('homeSettings.discard')}
        isPending={discard.isPending}
      >
        {t('homeSettings.discardText', { parts: partNames(changed) })}
      </Question>
    </li>
  )
}

function Schedule({ schedule: { id, at, name, scheduledBy, state, carried } }: { schedule: HomeSchedule }) {
  const t = useCopy()
  const isReader = useReadsOnly()
  const notify = useNotify()
  const { homeScreen } = useClient()
  const { inOneLine } = useErrorWording()
  const partNames = usePartNames()
  const refresh = useHomeChanged()
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const inZone = useInZone()
  const [clock, setClock] = useState(clockOf(at))
  const done = async (words: string) => {
    setOpen(undefined)
    notify.done(words)
    await refresh()
  }
  const move = useMutation({
    mutationFn: () => homeScreen.moveSchedule({ params: { id }, body: { at: clock === null ? '' : instantOf(clock) } }),
    onSuccess: ({ at: later }) => done(t('homeSettings.history.moved', { time: formatDateTime(later) })),
  })
  const cancel = useMutation({
    mutationFn: () => homeScreen.cancelSchedule({ params: { id } }),
    onSuccess: () => done(t('homeSettings.history.cancelled')),
    onError: notify.failed,
  })
  return (
    <li className={styles.entry} data-kind="waiting">
      <div className={styles.line}>
        <strong>{t('homeSettings.history.waiting')}</strong>
        {name !== '' && <Tag>{name}</Tag>}
      </div>
      <div className={styles.quiet}>
        {t('homeSettings.history.by', { time: formatDateTime(at), name: scheduledBy })}
      </div>
      <div className={styles.quiet}>{partNames(carried)}</div>
      {state === 'waiting' && !isReader && (
        <div className={styles.acts}>
          <Button size="small" variant="quiet" onPress={() => setOpen('move')}>
            {t('homeSettings.history.move')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => setOpen('cancel')}>
            {t('homeSettings.history.cancel')}
          </Button>
        </div>
      )}
      {state !== 'waiting' && state !== 'done' && (
        <span className={styles.dropped}>{t(`homeSettings.history.${state}`, { name: scheduledBy })}</span>
      )}
      <Dialog
        isOpen={open === 'move'}
        onClose={() => setOpen(undefined)}
        title={t('homeSettings.history.move')}
        closeLabel={t('shell.close')}
        size="small"
        isBusy={move.isPending}
        footer={
          <Button variant="primary" isPending={move.isPending} onPress={() => move.mutate()}>
            {t('shell.save')}
          </Button>
        }
      >
        <DateTimeField
          label={inZone(t('homeSettings.at'), clock ?? at)}
          value={clock}
          onChange={setClock}
          error={inOneLine(move.error)}
        />
      </Dialog>
      <Question
        isOpen={open === 'cancel'}
        onClose={() => setOpen(undefined)}
        onConfirm={() => cancel.mutate()}
        title={t('homeSettings.history.cancelTitle')}
        confirmLabel={t('homeSettings.history.cancelTitle')}
        cancelLabel={t('shell.close')}
        isPending={cancel.isPending}
      >
        {t('homeSettings.history.cancelText', { time: formatDateTime(at) })}
      </Question>
    </li>
  )
}

function Revision({
  revision: { number, name, publishedAt, publishedBy, carried, restoredFrom },
  isInUse,
  onShow,
  onReplaced,
}: Pick<HomeHistoryProps, 'onShow' | 'onReplaced'> & { revision: HomeRevision; isInUse: boolean }) {
  const t = useCopy()
  const isReader = useReadsOnly()
  const notify = useNotify()
  const { homeScreen } = useClient()
  const partNames = usePartNames()
  const refresh = useHomeChanged()
  const [found, setFound] = useState<{ parts: readonly HomePart[]; broken: readonly BrokenName[] }>()
  const params = { number }
  const show = useMutation({
    mutationFn: () => homeScreen.revision({ params }),
    onSuccess: ({ view }) => onShow({ number, view }),
    onError: notify.failed,
  })
  const ask = useMutation({
    mutationFn: () => homeScreen.restore({ params, body: { dryRun: true } }),
    onSuccess: setFound,
    onError: notify.failed,
  })
  const restore = useMutation({
    mutationFn: () => homeScreen.restore({ params, body: {} }),
    onSuccess: async () => {
      setFound(undefined)
      notify.done(t('homeSettings.history.restored', { number }))
      await refresh()
      onReplaced()
    },
    onError: notify.failed,
  })
  return (
    <li className={styles.entry} data-kind={isInUse ? 'used' : 'old'}>
      <div className={styles.line}>
        <strong>{t('homeSettings.history.number', { number })}</strong>
        {isInUse && <Status tone="good">{t('homeSettings.history.inUse')}</Status>}
        {name !== '' && <Tag>{name}</Tag>}
        {restoredFrom !== null && <Tag>{t('homeSettings.history.restoredFrom', { number: restoredFrom })}</Tag>}
      </div>
      <div className={styles.quiet}>
        {t('homeSettings.history.by', { time: formatDateTime(publishedAt), name: publishedBy })}
      </div>
      <div className={styles.quiet}>{partNames(carried)}</div>
      <div className={styles.acts}>
        <Button
          size="small"
          variant="quiet"
          isPending={show.isPending}
          aria-label={`${t('homeSettings.history.show')} ${t('homeSettings.history.number', { number })}`}
          onPress={() => show.mutate()}
        >
          {t('homeSettings.history.show')}
        </Button>
        {!isInUse && !isReader && (
          <Button
            size="small"
            variant="quiet"
            isPending={ask.isPending}
            aria-label={t('homeSettings.history.restoreTitle', { number })}
            onPress={() => ask.mutate()}
          >
            {t('homeSettings.history.restore')}
          </Button>
        )}
      </div>
      <Question
        isOpen={found !== undefined}
        onClose={() => setFound(undefined)}
        onConfirm={() => restore.mutate()}
        title={t('homeSettings.history.restoreTitle', { number })}
        confirmLabel={t('homeSettings.history.restore')}
        isPending={restore.isPending}
      >
        <p>{t('homeSettings.history.restoreText', { number, parts: partNames(found?.parts ?? []) })}</p>
        {found && found.broken.length > 0 && (
          <>
            <p>{t('homeSettings.history.restoreBroken')}</p>
            <ul className={styles.broken}>
              {found.broken.map(({ part, name: of, what }) => (
                <li key={`${part} ${what} ${of}`}>
                  {t(what === 'link' ? 'homeSettings.history.brokenLink' : 'homeSettings.history.brokenPicture', {
                    part: t(`homeSettings.parts.${part}`),
                    name: of,
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Question>
    </li>
  )
}
