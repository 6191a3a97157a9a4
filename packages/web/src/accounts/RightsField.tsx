import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { type FlagList, flags } from '@icss/core/permissions/flags.ts'
import type { PermissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { reachFault } from '@icss/core/permissions/reach.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './RightsField.css.ts'

/** Rights as an account or a sub-channel is given them: by a template, or flag by flag; with neither none. */
export interface Rights {
  readonly templateId: string
  readonly ownFlags: boolean[] | null
}

export type RightsFieldProps = {
  label: string
  value: Rights
  onChange: (rights: Rights) => void
  templates: readonly PermissionTemplate[]
  error?: string | undefined
  /** Whether it can have none at all. */
  canHaveNone?: boolean
}

const none = 'none'
const own = 'own'
const nothing: FlagList = flags.map(() => false)

/** Chooses a template, or ticks one by one, which leaves the template. What one does not hold one cannot give. */
export function RightsField({ label, value, onChange, templates, error, canHaveNone = true }: RightsFieldProps) {
  const t = useCopy()
  const { account, channel } = useSession()
  const template = templates.find(({ id }) => id === value.templateId)
  const held = template?.flags ?? value.ownFlags ?? nothing
  const isWithin = ({ flags: granted }: PermissionTemplate) =>
    reachFault({ flags: channel.flags, business: account.business }, { granted }) === undefined
  const choose = (chosen: string) => {
    if (chosen === none) onChange({ templateId: '', ownFlags: null })
    else if (chosen === own) onChange({ templateId: '', ownFlags: [...held] })
    else onChange({ templateId: chosen, ownFlags: null })
  }
  const about = template
    ? t('accounts.rights.fromTemplate', { name: template.name })
    : value.ownFlags
      ? t('accounts.rights.ownChange')
      : undefined
  return (
    <div className={styles.rights} data-field="templateId">
      <Select
        label={label}
        placeholder={t('accounts.rights.choose')}
        value={template ? template.id : value.ownFlags ? own : none}
        onChange={choose}
        {...(about === undefined ? {} : { description: about })}
        options={[
          ...(canHaveNone ? [{ value: none, label: t('accounts.rights.none') }] : []),
          ...templates
            .filter((one) => one.id === value.templateId || isWithin(one))
            .map(({ id, name }) => ({ value: id, label: name })),
          { value: own, label: t('accounts.rights.own') },
        ]}
      />
      <div className={styles.flags} role="group" aria-label={label} data-field="ownFlags">
        {flags.map((flag, id) => {
          const cannotGive = channel.flags[id] !== true && held[id] !== true
          return (
            <Checkbox
              key={flag}
              label={t(`permissions.flags.${flag}`)}
              isSelected={held[id] === true}
              isDisabled={cannotGive}
              {...(cannotGive ? { description: t('accounts.rights.notHeld') } : {})}
              onChange={(isOn) =>
                onChange({ templateId: '', ownFlags: flags.map((_, at) => (at === id ? isOn : held[at] === true)) })
              }
            />
          )
        })}
      </div>
      {error !== undefined && <FormFault>{error}</FormFault>}
    </div>
  )
}
