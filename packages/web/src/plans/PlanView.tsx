import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import * as styles from './plan.css.ts'
import { StepTitle } from './StepTitle.tsx'
import type { BulkPlanState } from './useBulkPlan.ts'

/** What a plan does to one record. */
interface Line {
  readonly id: string
  readonly name: string
}

/** What a view of a plan says of its records. */
export interface PlanWords {
  readonly planned: string
  readonly nothing: { readonly title: string; readonly text: string }
  readonly drop: (name: string) => string
  readonly dropShort: string
  readonly applyTitle: string
  readonly applyText: string
  readonly typeCount: string
}

export type PlanViewProps<L extends Line> = {
  state: BulkPlanState
  send: (event: { type: 'replan' } | { type: 'apply' } | { type: 'record.dropped'; id: string }) => void
  lines: readonly L[]
  columns: readonly Column<L>[]
  words: PlanWords
  isDestructive: boolean
  /** Back to what is to be changed. */
  onBack: () => void
  /** Saves the plan as a file, for a command to apply. */
  onSave?: () => void
}

/** What a plan changes, a line a record, before anything is written; from here it is applied. */
export function PlanView<L extends Line>({
  state,
  send,
  lines,
  columns,
  words,
  isDestructive,
  onBack,
  onSave,
}: PlanViewProps<L>) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const [isAsked, setAsked] = useState(false)
  const count = lines.length
  const isApplying = state.matches('applying')
  const isStale = state.matches('stale')
  return (
    <>
      <div className={styles.part}>
        <StepTitle>{words.planned}</StepTitle>
        <FormFault>{inOneLine(state.context.failure)}</FormFault>
      </div>
      <DataTable<L>
        label={words.planned}
        rows={lines}
        getKey={({ id }) => id}
        empty={<EmptyState picture="list" {...words.nothing} />}
        columns={columns}
        {...(isStale || isApplying
          ? {}
          : {
              actionsLabel: t('shell.actions'),
              actionsWidth: 56,
              actions: ({ id, name }) => (
                <IconButton
                  size="small"
                  label={words.drop(name)}
                  tooltip={words.dropShort}
                  icon={<X size={16} />}
                  onPress={() => send({ type: 'record.dropped', id })}
                />
              ),
            })}
      />
      <div className={styles.foot}>
        <Button onPress={onBack} isDisabled={isApplying}>
          {t('permissions.back')}
        </Button>
        {isStale ? (
          <Button
            variant="primary"
            isDisabled={!state.can({ type: 'replan' })}
            onPress={() => send({ type: 'replan' })}
          >
            {t('permissions.replan')}
          </Button>
        ) : (
          <>
            {onSave && (
              <Button icon={<Download size={16} />} isDisabled={count === 0} onPress={onSave}>
                {t('permissions.save')}
              </Button>
            )}
            <Button
              variant="primary"
              isPending={isApplying}
              isDisabled={!isApplying && !state.can({ type: 'apply' })}
              onPress={() => setAsked(true)}
            >
              {t('permissions.apply')}
            </Button>
          </>
        )}
      </div>
      <AskBeforeLeaving isDirty={!isStale && count > 0} />
      <Question
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          send({ type: 'apply' })
        }}
        title={words.applyTitle}
        confirmLabel={t('permissions.apply')}
        isDestructive={isDestructive}
        {...(count > typedCountAbove ? { typedCount: { count, label: words.typeCount } } : {})}
      >
        {words.applyText}
      </Question>
    </>
  )
}
