import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Steps } from '@icss/ui/Steps/Steps.tsx'
import { listQuery } from '@icss/core/contract/list.ts'
import type { PermissionChange } from '@icss/core/permissions/permission-plan.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { queryText } from '@icss/core/rules/text.ts'
import { useCopy } from '../language/copy.ts'
import { useListQuery } from '../lists/useListQuery.ts'
import { AppliedPlan } from '../plans/AppliedPlan.tsx'
import { type BulkPlanParts, useBulkPlan } from '../plans/useBulkPlan.ts'
import { type ChangeForm, ChooseChange, emptyChange } from './ChooseChange.tsx'
import { ChooseChannels, type Chosen } from './ChooseChannels.tsx'
import { OpenPlan } from './OpenPlan.tsx'
import { PermissionPlanView } from './PermissionPlanView.tsx'
import * as styles from './SubChannelPermissions.css.ts'

/** What the list asks for, and the template that is to be applied to what is chosen in it. */
const query = z.strictObject({
  ...listQuery(['name', '-name'], 'name'),
  q: queryText(50),
  template: queryText(64),
  ...tabName,
})

const changeOfPermissions: BulkPlanParts<PermissionChange> = {
  plan: ({ permissions }, body, signal) => permissions.plan({ body }, { signal }),
  apply: ({ permissions }, body) => permissions.apply({ body }),
  changes: ['permissions'],
}

const none: Chosen = new Map()

/**
 * Permissions of sub-channels in bulk (seed section 6; product.md section 9): choose them, say what to change, see the
 * difference row by row, apply it as an operation, undo it. The plan is the one of `icss permissions`.
 */
export function SubChannelPermissions() {
  const list = useListQuery(query)
  const t = useCopy()
  const bulk = useBulkPlan(changeOfPermissions)
  const { state, send } = bulk
  const [chosen, setChosen] = useState(none)
  const { template } = list.query
  const [form, setForm] = useState<ChangeForm>(
    template ? { ...emptyChange, kind: 'template', templateId: template } : emptyChange,
  )
  const [what, setWhat] = useState<'chosen' | 'all'>()
  const { plan, applied } = state.context
  const isOver = state.matches('applied') || state.matches('undoing') || state.matches('undone')
  const isPlanned = state.matches('planned') || state.matches('applying') || state.matches('stale')
  // Planning goes on in the form that asked for it, or over the plan that had moved.
  const isReplanning = state.matches('planning') && plan !== undefined
  const isForm = !isOver && !isPlanned && !isReplanning && what !== undefined
  const backToList = () => {
    send({ type: 'again' })
    setWhat(undefined)
    setChosen(none)
    setForm(emptyChange)
  }
  return (
    <>
      <div className={styles.head}>
        <Steps
          label={t('permissions.steps.label')}
          doneLabel={t('permissions.steps.past')}
          steps={(['choose', 'what', 'plan', 'done'] as const).map((step) => t(`permissions.steps.${step}`))}
          current={isOver ? 3 : isPlanned || isReplanning ? 2 : isForm ? 1 : 0}
        />
        {!isOver && !isPlanned && !isReplanning && !isForm && (
          <div className={styles.buttons}>
            <OpenPlan onOpen={(opened) => send({ type: 'plan.opened', plan: opened })} />
            <Button icon={<SlidersHorizontal size={16} />} onPress={() => setWhat('all')}>
              {t('permissions.changeAll')}
            </Button>
          </div>
        )}
      </div>
      {isOver && applied ? (
        <AppliedPlan
          {...bulk}
          applied={applied}
          words={{
            applied: (count) => t('permissions.applied', { count }),
            undone: (count) => t('permissions.undone', { count }),
          }}
          send={(event) => (event.type === 'again' ? backToList() : send(event))}
        />
      ) : (isPlanned || isReplanning) && plan ? (
        <PermissionPlanView
          key={plan.id}
          state={state}
          send={send}
          plan={plan}
          onBack={() => send({ type: 'again' })}
        />
      ) : isForm ? (
        <ChooseChange
          chosen={what === 'chosen' ? chosen : undefined}
          form={form}
          onForm={setForm}
          isPlanning={state.matches('planning')}
          failure={state.context.failure}
          onBack={() => setWhat(undefined)}
          onPlan={(wanted) => send({ type: 'plan', wanted })}
        />
      ) : (
        <ChooseChannels state={list} chosen={chosen} onChoose={setChosen} onChange={() => setWhat('chosen')} />
      )}
    </>
  )
}
