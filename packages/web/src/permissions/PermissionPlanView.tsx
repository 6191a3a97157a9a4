import type { PermissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { type PlanLine, planLines } from '@icss/core/permissions/plan-line.ts'
import { useCopy } from '../language/copy.ts'
import { PlanView, type PlanViewProps } from '../plans/PlanView.tsx'
import { savePlan } from './plan-file.ts'
import { useFlagWords } from './useFlagWords.ts'
import { useTemplates } from './useTemplates.ts'

export type PermissionPlanViewProps = Pick<PlanViewProps<PlanLine>, 'state' | 'send' | 'onBack'> & {
  plan: PermissionPlan
}

/** What a plan opens and closes, a sub-channel each. */
export function PermissionPlanView({ plan, ...rest }: PermissionPlanViewProps) {
  const t = useCopy()
  const words = useFlagWords()
  const templates = useTemplates()
  const lines = planLines(plan.rows)
  const count = lines.length
  const templateName = (id: string) =>
    id === '' ? t('permissions.noTemplate') : (templates.data?.find((one) => one.id === id)?.name ?? id)
  return (
    <PlanView<PlanLine>
      {...rest}
      lines={lines}
      onSave={() => savePlan(plan)}
      isDestructive={lines.some(({ closes }) => closes.length > 0)}
      words={{
        planned: t('permissions.planned', { count }),
        nothing: { title: t('permissions.nothing.title'), text: t('permissions.nothing.text') },
        drop: (name) => t('permissions.drop', { name }),
        dropShort: t('permissions.dropShort'),
        applyTitle: t('permissions.applyTitle', { count }),
        applyText: t('permissions.applyText'),
        typeCount: t('permissions.typeCount', { count }),
      }}
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
    />
  )
}
