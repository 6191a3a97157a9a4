import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import type { ErasurePlan } from '@icss/core/meetings/erasure.contract.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './meetings.css.ts'

export type ErasureDialogProps = { meeting: Meeting; plan: ErasurePlan; onClose: () => void }

/** Says what an erasure takes away and what stays, and does it once its number is typed; or what has to be done first. */
export function ErasureDialog({ meeting, plan, onClose }: ErasureDialogProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const notify = useNotify()
  const queries = useQueryClient()
  const { meetings } = useClient()
  const { id, name } = meeting
  const { version, people } = plan
  const erase = useMutation({
    mutationFn: () => meetings.erase({ params: { id }, query: { version }, body: { people } }),
    onSuccess: async ({ people: erased, erasedAt, wasErased }) => {
      notify.done(
        wasErased
          ? t('meetings.afterwards.was', { time: formatDateTime(erasedAt) })
          : t('meetings.afterwards.done', { count: formatNumber(erased, language) }),
      )
      onClose()
      await Promise.all(
        ['meetings', 'participants', 'winners'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })),
      )
    },
  })
  const title = t('meetings.afterwards.ask', { name })
  if (plan.holds.length > 0) return <HeldBack meeting={meeting} plan={plan} title={title} onClose={onClose} />
  const counted = (count: number | null) => formatNumber(count ?? 0, language)
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => erase.mutate()}
      title={title}
      confirmLabel={t('meetings.afterwards.confirm')}
      isDestructive
      isPending={erase.isPending}
      error={erase.error}
      typedCount={{ count: people, label: t('selections.plan.typeCount', { count: people }) }}
    >
      <p>{t('meetings.afterwards.irreversible')}</p>
      {plan.factsUntil !== null && (
        <p>{t('meetings.afterwards.factsUntil', { time: formatDateTime(plan.factsUntil) })}</p>
      )}
      <h3 className={styles.listTitle}>{t('meetings.afterwards.goesTitle')}</h3>
      <ul className={styles.list}>
        {plan.goes
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <li key={kind}>{t(`meetings.afterwards.goes.${kind}`, { count: counted(count) })}</li>
          ))}
      </ul>
      <h3 className={styles.listTitle}>{t('meetings.afterwards.staysTitle')}</h3>
      <ul className={styles.list}>
        {plan.stays
          .filter(({ count }) => count !== 0)
          .map(({ kind, count, days }) => (
            <li key={kind}>{t(`meetings.afterwards.stays.${kind}`, { count: counted(count), days: counted(days) })}</li>
          ))}
      </ul>
    </Question>
  )
}

/** What has to be done before, with those who wait for their prizes. */
function HeldBack({ meeting, plan, title, onClose }: ErasureDialogProps & { title: string }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { inOneLine } = useErrorWording()
  const pathTo = usePaths()
  const { id, expected, drawn } = meeting
  const { holds, waiting } = plan
  const prizes = holds.find(({ code }) => code === 'meeting.prizes_waiting')
  const more = Number(prizes?.params['count'] ?? 0) - waiting.length
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('shell.close')}</Button>
          {prizes && (
            <Button
              variant="primary"
              href={pathTo('lotteryWin', { id, joinpeople: String(expected), winpeople: String(drawn) })}
            >
              {t('participants.links.winners')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.rows}>
        <p>{t('meetings.afterwards.first')}</p>
        <ul className={styles.list}>
          {holds.map((hold) => (
            <li key={hold.code}>{inOneLine(hold)}</li>
          ))}
        </ul>
        {waiting.length > 0 && (
          <ul className={styles.list}>
            {waiting.map(({ id: winnerId, name, award, prize }) => (
              <li key={winnerId}>{t('meetings.afterwards.waiting', { name, award, prize })}</li>
            ))}
            {more > 0 && <li>{t('meetings.afterwards.waitingMore', { count: formatNumber(more, language) })}</li>}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
