import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import type { PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { type PlanLine, planLines, typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { savePlan } from './plan-file.ts'
import { StepTitle } from './StepTitle.tsx'
import * as styles from './SubChannelPermissions.css.ts'
import type { BulkPlan } from './useBulkPlan.ts'
import { useFlagWords } from './useFlagWords.ts'
import { useTemplates } from './useTemplates.ts'

export type PlanViewProps = Pick<BulkPlan, 'state' | 'send'> & {
  plan: PermissionPlan
  /** Back to what is to be changed. */
  onBack: () => void
}

/** What a plan opens and closes, a sub-channel each, before anything is written; from here it is applied. */
export function PlanView({ state, send, plan, onBack }: PlanViewProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const words = useFlagWords()
  const templates = useTemplates()
  const [isAsked, setAsked] = useState(false)
  const lines = planLines(plan.rows)
  const count = lines.length
  const isApplying = state.matches('applying')
  const isStale = state.matches('stale')
  const { failure } = state.context
  const templateName = (id: string) =>
    id === '' ? t('permissions.noTemplate') : (templates.data?.find((one) => one.id === id)?.name ?? id)
  return (
    <>
      <div className={styles.part}>
        <StepTitle>{t('permissions.planned', { count })}</StepTitle>
        <FormFault>{inOneLine(failure)}</FormFault>
      </div>
      <DataTable<PlanLine>
        label={t('permissions.planned', { count })}
        rows={lines}
        getKey={({ id }) => id}
        empty={
          <EmptyState picture="list" title={t('permissions.nothing.title')} text={t('permissions.nothing.text')} />
        }
        columns={[
          {
            id: 'name',
            header: t('permissions.columns.name'),
            isName: true,
            width: 180,
            render: ({ name }) => name,
          },
          ...(['opens', 'closes'] as const)
            .filter((side) => lines.some((line) => line[side].length > 0))
            .map((side) => ({
              id: side,
              header: t(`permissions.columns.${side}`),
              minWidth: 200,
              isWrapping: true,
              render: (line: PlanLine) => words.some(line[side]),
            })),
          {
            id: 'template',
            header: t('permissions.columns.template'),
            width: 190,
            isWrapping: true,
            render: ({ template }) =>
              template &&
              t('permissions.templateChange', {
                before: templateName(template.before),
                after: templateName(template.after),
              }),
          },
        ]}
        {...(isStale || isApplying
          ? {}
          : {
              actionsLabel: t('shell.actions'),
              actionsWidth: 56,
              actions: ({ id, name }) => (
                <IconButton
                  size="small"
                  label={t('permissions.drop', { name })}
                  tooltip={t('permissions.dropShort')}
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
            <Button icon={<Download size={16} />} isDisabled={count === 0} onPress={() => savePlan(plan)}>
              {t('permissions.save')}
            </Button>
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
        title={t('permissions.applyTitle', { count })}
        confirmLabel={t('permissions.apply')}
        isDestructive={lines.some(({ closes }) => closes.length > 0)}
        {...(count > typedCountAbove ? { typedCount: { count, label: t('permissions.typeCount', { count }) } } : {})}
      >
        {t('permissions.applyText')}
      </Question>
    </>
  )
}
