import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { type OpeningLine, openingPlanLines } from '@icss/core/content-permissions/opening-plan.ts'
import type { IdentifiedPlan } from '@icss/core/operations/plan.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { PlanView, type PlanViewProps } from '../plans/PlanView.tsx'

export type OpeningPlanViewProps = Pick<PlanViewProps<OpeningLine>, 'state' | 'send' | 'onBack'> & {
  plan: IdentifiedPlan
  groups: readonly ChannelGroup[]
}

/** What a plan opens and closes, a piece of content each. */
export function OpeningPlanView({ plan, groups, ...rest }: OpeningPlanViewProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const lines = openingPlanLines(plan.rows)
  const count = lines.length
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]))
  const named = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? id).join(language === 'zh' ? '、' : ', ')
  return (
    <PlanView<OpeningLine>
      {...rest}
      lines={lines}
      isDestructive={lines.some(({ closes }) => closes.length > 0)}
      words={{
        planned: t('contentPermissions.plan.planned', { count }),
        nothing: { title: t('contentPermissions.plan.nothing.title'), text: t('contentPermissions.plan.nothing.text') },
        drop: (name) => t('contentPermissions.plan.drop', { name }),
        dropShort: t('contentPermissions.plan.dropShort'),
        applyTitle: t('contentPermissions.plan.applyTitle', { count }),
        applyText: t('contentPermissions.plan.applyText'),
        typeCount: t('contentPermissions.plan.typeCount', { count }),
      }}
      columns={[
        {
          id: 'name',
          header: t('contentPermissions.part.content'),
          isName: true,
          minWidth: 180,
          render: ({ name }) => name,
        },
        {
          id: 'kind',
          header: t('contentPermissions.part.kind'),
          width: 100,
          render: ({ kind }) => t(`contentPermissions.part.kinds.${kind}`),
        },
        ...(['opens', 'closes'] as const)
          .filter((side) => lines.some((line) => line[side].length > 0))
          .map((side) => ({
            id: side,
            header: t(`contentPermissions.plan.${side}`),
            minWidth: 200,
            isWrapping: true,
            render: (line: OpeningLine) => named(line[side]),
          })),
      ]}
    />
  )
}
