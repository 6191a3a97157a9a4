import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type liveForm, maxLiveName } from '@icss/core/lives/live.ts'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

const none: readonly string[] = []

/** All that a person fills in about a live. */
export function LiveForm(form: NounForm<typeof liveForm>) {
  const t = useCopy()
  const { field, hasGroups } = form
  const groups = field.any('groupIds')
  return (
    <DraftForm {...form}>
      <Panel isPadded title={t('lives.sections.about')}>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxLiveName} />
          <RadioGroup {...field.choice('type')} isRow />
          <DateTimeField {...field.instant('startAt')} isRequired />
          <DateTimeField {...field.instant('endAt')} isRequired />
          <ReferenceField {...field.reference('tutorId')} isRequired description={t('lives.hints.tutor')} />
          <TextField {...field.text('tutorPhone')} inputMode="tel" description={t('lives.hints.tutorPhone')} />
          <Select {...field.choice('source')} />
          <div className={wide}>
            <UploadField {...field.image('headImage')} isRequired />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('lives.sections.recording')}>
        <div className={grid}>
          <Checkbox {...field.check('recording')} description={t('lives.hints.recording')} />
          <ReferenceField {...field.reference('courseCategoryId')} />
          {hasGroups && (
            <div className={wide}>
              <OpenToField {...groups} value={groups.value ?? none} />
            </div>
          )}
        </div>
      </Panel>
    </DraftForm>
  )
}
