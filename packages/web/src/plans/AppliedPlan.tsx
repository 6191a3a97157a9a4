import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import type { Operation } from '@icss/core/operations/operation.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { OperationProgress } from '../operations/OperationProgress.tsx'
import { RejectedRows } from '../operations/RejectedRows.tsx'
import { UndoQuestion } from '../operations/UndoQuestion.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { StepTitle } from './StepTitle.tsx'
import * as styles from './plan.css.ts'
import type { BulkPlanState } from './useBulkPlan.ts'

export type AppliedPlanProps = {
  state: BulkPlanState
  send: (event: { type: 'undo' } | { type: 'again' }) => void
  /** The run that undoes, as it goes. */
  undoing: Operation | undefined
  applied: Operation
  words: {
    readonly applied: (count: number) => string
    readonly undone: (count: number) => string
  }
}

/** The run that applied a plan; from here it is undone, and what could not be restored is named. */
export function AppliedPlan({ state, send, undoing, applied, words }: AppliedPlanProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const pathTo = usePaths()
  const [isAsked, setAsked] = useState(false)
  const { undone, failure } = state.context
  const isUndoing = state.matches('undoing')
  const run = undone ?? (isUndoing ? undoing : undefined) ?? applied
  const said = undone
    ? words.undone(undone.updated)
    : isUndoing
      ? t('permissions.undoing')
      : words.applied(applied.updated)
  return (
    <>
      <div className={styles.part}>
        <StepTitle key={said}>{said}</StepTitle>
        <OperationProgress run={run} />
        <FormFault>{inOneLine(failure)}</FormFault>
        {undone !== undefined && undone.bad > 0 && <RejectedRows run={undone} />}
        <p className={styles.quiet}>
          <Link href={pathTo('operations', { id: run.id })}>{t('permissions.run')}</Link>
        </p>
      </div>
      <div className={styles.foot}>
        {undone === undefined && (
          <Button
            icon={<Undo2 size={16} />}
            isPending={isUndoing}
            isDisabled={!isUndoing && !state.can({ type: 'undo' })}
            onPress={() => setAsked(true)}
          >
            {t('permissions.undo')}
          </Button>
        )}
        <Button variant="primary" isDisabled={isUndoing} onPress={() => send({ type: 'again' })}>
          {t('permissions.finish')}
        </Button>
      </div>
      <UndoQuestion
        run={applied}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          send({ type: 'undo' })
        }}
      />
    </>
  )
}
