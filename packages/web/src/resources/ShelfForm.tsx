import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { demandDraft } from '@icss/core/demands/demand.ts'
import type { resourceDraft } from '@icss/core/resources/resource.ts'
import { shelfLimits } from '@icss/core/resources/shelf.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useCopy } from '../language/copy.ts'

export type ShelfFormProps = {
  form: NounForm<typeof resourceDraft> | NounForm<typeof demandDraft>
}

/** All that a person fills in about a resource or a demand. */
export function ShelfForm({ form }: ShelfFormProps) {
  const t = useCopy()
  const { draft, field } = form as NounForm<typeof resourceDraft>
  const { values, change } = draft
  return (
    <DraftForm {...(form as NounForm<typeof resourceDraft>)}>
      <Panel isPadded title={t('resources.sections.about')}>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={shelfLimits.name} />
          <Select {...field.choice('type')} isRequired />
          <div className={wide}>
            <TextField {...field.text('title')} maxLength={shelfLimits.title} />
          </div>
          <div className={wide}>
            <TextArea {...field.text('content')} isRequired rows={5} maxLength={shelfLimits.content} />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('resources.sections.company')}>
        <div className={grid}>
          <ReferenceField
            {...field.reference('companyId')}
            isRequired
            onChange={(companyId) =>
              change({ companyId, ...(companyId === values.companyId ? {} : { contactId: '' }) })
            }
          />
          {values.companyId ? (
            <ReferenceField
              {...field.reference('contactId')}
              of={{ companyId: values.companyId }}
              description={t('resources.hints.contactId')}
            />
          ) : null}
          <DateTimeField {...field.instant('expiresAt')} description={t('resources.hints.expiresAt')} />
        </div>
      </Panel>
    </DraftForm>
  )
}
