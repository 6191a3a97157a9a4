import { useQuery } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { PermissionMatrix } from '@icss/ui/PermissionMatrix/PermissionMatrix.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import type { PermissionChange } from '@icss/core/permissions/permission-plan.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { changedFlags, flagsHeld, type Ticked } from './changed-flags.ts'
import type { Chosen } from './ChooseChannels.tsx'
import * as plan from '../plans/plan.css.ts'
import { StepTitle } from '../plans/StepTitle.tsx'
import { allSubChannelRights, type SubChannelRights } from './sub-channel-rights.ts'
import * as styles from './SubChannelPermissions.css.ts'
import { useTemplates } from './useTemplates.ts'

const kinds = ['openAll', 'closeAll', 'template', 'flags'] as const
type Kind = (typeof kinds)[number]

/** What is filled in so far. */
export type ChangeForm = {
  readonly kind: Kind
  readonly templateId: string | null
  readonly ticked: Ticked
}

export const emptyChange: ChangeForm = { kind: 'openAll', templateId: null, ticked: {} }

export type ChooseChangeProps = {
  /** Undefined: all sub-channels. */
  chosen: Chosen | undefined
  form: ChangeForm
  onForm: (form: ChangeForm) => void
  isPlanning: boolean
  failure: FieldError | undefined
  onBack: () => void
  onPlan: (wanted: PermissionChange) => void
}

/** What to do with the permissions of the sub-channels that were chosen. */
export function ChooseChange({ chosen, form, onForm, isPlanning, failure, onBack, onPlan }: ChooseChangeProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const client = useClient()
  const { kind, templateId, ticked } = form
  const tick = (changed: Ticked) => onForm({ ...form, ticked: { ...ticked, ...changed } })
  const templates = useTemplates()
  const whole = useQuery({
    queryKey: ['permissions', 'whole'],
    queryFn: ({ signal }) => allSubChannelRights(client, signal),
    enabled: chosen === undefined && kind === 'flags',
    staleTime: 0,
  })
  const rows = chosen ? [...chosen.values()] : (whole.data ?? [])
  const single = changedFlags(rows, ticked)
  const wanted = (): PermissionChange | undefined => {
    const some = chosen ? { channelIds: [...chosen.keys()] } : {}
    if (kind === 'flags') return single.length > 0 ? { kind, channels: single } : undefined
    if (kind === 'template') return templateId === null ? undefined : { kind, templateId, ...some }
    return { kind, ...some }
  }
  const asked = wanted()
  return (
    <>
      <div className={plan.part}>
        <StepTitle>{chosen ? t('permissions.forChosen', { count: chosen.size }) : t('permissions.forAll')}</StepTitle>
        <RadioGroup
          label={t('permissions.kind')}
          value={kind}
          onChange={(value) => onForm({ ...form, kind: value as Kind })}
          options={kinds.map((value) => ({
            value,
            label: t(`permissions.kinds.${value}.label`),
            description: t(`permissions.kinds.${value}.about`),
          }))}
        />
        {kind === 'template' && (
          <div className={styles.narrowField}>
            <Select
              label={t('permissions.columns.template')}
              placeholder={t('permissions.chooseTemplate')}
              options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={templateId}
              onChange={(id) => onForm({ ...form, templateId: id })}
              isRequired
            />
          </div>
        )}
        {kind === 'flags' &&
          (chosen ? (
            <Matrix rows={rows} ticked={ticked} onTick={tick} />
          ) : (
            <Fetched query={whole}>{(all) => <Matrix rows={all} ticked={ticked} onTick={tick} />}</Fetched>
          ))}
        <FormFault>{inOneLine(failure)}</FormFault>
      </div>
      <div className={plan.foot}>
        {kind === 'flags' && (
          <span role="status" className={plan.aside}>
            {t('permissions.changed', { count: single.length })}
          </span>
        )}
        <Button onPress={onBack} isDisabled={isPlanning}>
          {t('permissions.back')}
        </Button>
        <Button
          variant="primary"
          isPending={isPlanning}
          isDisabled={asked === undefined}
          onPress={() => asked && onPlan(asked)}
        >
          {t('permissions.preview')}
        </Button>
      </div>
      <AskBeforeLeaving isDirty={single.length > 0} />
    </>
  )
}

type MatrixProps = {
  rows: readonly SubChannelRights[]
  ticked: Ticked
  /** The rows whose boxes have changed. */
  onTick: (changed: Ticked) => void
}

function Matrix({ rows, ticked, onTick }: MatrixProps) {
  const t = useCopy()
  return (
    <PermissionMatrix
      label={t('permissions.matrix.label')}
      rowsLabel={t('permissions.columns.name')}
      flags={flags.map((flag) => ({ id: flag, label: t(`permissions.flags.${flag}`) }))}
      rows={rows.map(({ id, name }) => ({ id, label: name }))}
      value={Object.fromEntries(rows.map((row) => [row.id, ticked[row.id] ?? flagsHeld(row)]))}
      onChange={onTick}
      labels={{
        all: (flag) => t('permissions.matrix.all', { flag }),
        row: (channel) => t('permissions.matrix.row', { channel }),
        one: (channel, flag) => t('permissions.matrix.one', { channel, flag }),
      }}
    />
  )
}
