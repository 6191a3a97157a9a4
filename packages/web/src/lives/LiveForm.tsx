import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { liveForm, liveSources, liveTypes, maxLiveName } from '@icss/core/lives/live.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { CategoryField } from '../categories/CategoryField.tsx'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { TutorField } from './TutorField.tsx'

export type LiveFormProps = {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string
  saved: z.input<typeof liveForm>
  /** Whether the person may say which channel groups see it. */
  hasGroups: boolean
  save: (live: z.output<typeof liveForm>) => Promise<Live>
  onSaved: (live: Live) => void
  onCancel: () => void
}

const none: readonly string[] = []

/** All that a person fills in about a live. */
export function LiveForm({ draftKey, saved, hasGroups, save, onSaved, onCancel }: LiveFormProps) {
  const t = useCopy()
  const draft = useDraft({ key: draftKey, schema: liveForm, saved, save, onSaved })
  const field = useDraftFields(draft, 'lives')
  const source = field.text('source')
  const groups = field.any('groupIds')
  const types = useMemo(() => liveTypes.map((type) => ({ value: type, label: t(`lives.types.${type}`) })), [t])
  const sources = useMemo(() => liveSources.map((one) => ({ value: one, label: t(`lives.sources.${one}`) })), [t])
  return (
    <DraftForm draft={draft} noun="lives" onCancel={onCancel}>
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
            <UploadField {...field.text('headImage')} slot="liveImage" place={draftKey} isRequired />
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
