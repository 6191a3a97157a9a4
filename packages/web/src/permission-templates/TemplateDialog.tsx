import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { FormFault } from '@icss/ui/Form/FormFault.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { flags } from '@icss/core/permissions/flags.ts'
import {
  type PermissionTemplate,
  type TemplateDraft,
  templateDraft,
} from '@icss/core/permission-templates/permission-template.ts'
import { flags as flagBox } from '../accounts/RightsField.css.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './TemplateDialog.css.ts'

export type TemplateDialogProps = {
  draft: TemplateDraft
  /** The template that is changed; none for a new one. */
  template?: PermissionTemplate
  onSaved: () => void
  onClose: () => void
}

/** Name and flags of a template. What one does not hold one cannot give. */
export function TemplateDialog({ draft, template, onSaved, onClose }: TemplateDialogProps) {
  const t = useCopy()
  const { permissionTemplates } = useClient()
  const { channel } = useSession()
  const givable = flags.map((_, id) => channel.flags[id] === true)
  const form = useForm({
    schema: templateDraft,
    saved: { name: draft.name, flags: draft.flags.map((is, id) => is && (givable[id] ?? false)) },
    save: (body) =>
      template
        ? permissionTemplates.update({
            params: { templateId: template.id },
            query: { version: template.version },
            body,
          })
        : permissionTemplates.create({ body }),
    onSaved,
  })
  const field = useDraftFields(form, 'permissionTemplates')
  const { value, error, label } = field.any('flags')
  const tick = (of: (id: number) => boolean) => form.change({ flags: flags.map((_, id) => of(id)) })
  return (
    <FormDialog
      title={template ? `${t('permissionTemplates.edit')} ${template.name}` : t('permissionTemplates.create')}
      size="medium"
      form={form}
      record={template && { noun: 'permissionTemplates', id: template.id }}
      onClose={onClose}
    >
      <TextField {...field.text('name')} isRequired />
      <div className={styles.head}>
        <span>{label}</span>
        <Button size="small" variant="quiet" onPress={() => tick((id) => givable[id] === true)}>
          {t('permissionTemplates.all')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => tick(() => false)}>
          {t('permissionTemplates.clear')}
        </Button>
      </div>
      <div className={flagBox} role="group" aria-label={label} data-field="flags">
        {flags.map((flag, id) => (
          <Checkbox
            key={flag}
            label={t(`permissions.flags.${flag}`)}
            isSelected={value[id] === true}
            isDisabled={!givable[id]}
            {...(givable[id] ? {} : { description: t('accounts.rights.notHeld') })}
            onChange={(isOn) => tick((at) => (at === id ? isOn : value[at] === true))}
          />
        ))}
      </div>
      {error !== undefined && <FormFault>{error}</FormFault>}
      {template && template.inUse > 0 && (
        <p className={styles.note}>{t('permissionTemplates.savedForUsers', { count: template.inUse })}</p>
      )}
    </FormDialog>
  )
}
