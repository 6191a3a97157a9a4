import { useMutation } from '@tanstack/react-query'
import type { SubChannel } from '@icss/core/channels/channels.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import * as styles from './SupportVisits.css.ts'
import { enterVisit } from './change-back-office.ts'

export type VisitQuestionProps = { of: SubChannel; onClose: () => void }

/** Asks before a support visit begins, and says what it is. */
export function VisitQuestion({ of, onClose }: VisitQuestionProps) {
  const t = useCopy()
  const { supportVisits } = useClient()
  const begin = useMutation({
    mutationFn: () => supportVisits.begin({ params: { subChannelId: of.id } }),
    onSuccess: ({ id }) => enterVisit(id),
  })
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => begin.mutate()}
      title={t('supportVisits.beginTitle', { name: of.name })}
      confirmLabel={t('supportVisits.confirm')}
      isPending={begin.isPending}
      error={begin.error}
    >
      <span className={styles.words}>
        <span>{t('supportVisits.beginText')}</span>
        <span>{t('supportVisits.beginTold')}</span>
      </span>
    </Question>
  )
}
