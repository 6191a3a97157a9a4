import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useMemo } from 'react'
import { type liveForm, liveSources, liveTypes, maxLiveName } from '@icss/core/lives/live.ts'
import { CategoryField } from '../categories/CategoryField.tsx'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { TutorField } from './TutorField.tsx'

const none: readonly string[] = []

/** All that a person fills in about a live. */
export function LiveForm(form: NounForm<typeof liveForm>) {
  const t = useCopy()
  const { field, hasGroups, place } = form
  const source = field.text('source')
  const groups = field.any('groupIds')
  const types = useMemo(() => liveTypes.map((type) => ({ value: type, label: t(`lives.types.${type}`) })), [t])
  const sources = useMemo(() => liveSources.map((one) => ({ value: one, label: t(`lives.sources.${one}`) })), [t])
  return (
    <DraftForm {...form}>
      <Panel isPadded title={t('lives.sections.about')}>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxLiveName} />
          <RadioGroup {...field.text('type')} isRow options={types} />
          <DateTimeField {...field.instant('startAt')} isRequired />
          <DateTimeField {...field.instant('endAt')} isRequired />
          <TutorField {...field.text('tutorId')} isRequired />
          <TextField {...field.text('tutorPhone')} inputMode="tel" description={t('lives.hints.tutorPhone')} />
          <Select {...source} placeholder={source.label} options={sources} />
          <div className={wide}>
            <UploadField {...field.text('headImage')} slot="liveImage" place={place} isRequired />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('lives.sections.recording')}>
        <div className={grid}>
          <Checkbox {...field.check('recording')} description={t('lives.hints.recording')} />
          <CategoryField {...field.text('courseCategoryId')} kind="course" />
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
