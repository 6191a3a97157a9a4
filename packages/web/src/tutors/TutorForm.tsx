import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import {
  maxTutorIntroduction,
  maxTutorName,
  type TutorDraft,
  tutorDraft,
  tutorStatuses,
} from '@icss/core/tutors/tutor.ts'
import type { Tutor } from '@icss/core/tutors/tutors.contract.ts'
import { CategoryField } from '../categories/CategoryField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

export type TutorFormProps = {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string
  saved: z.input<typeof tutorDraft>
  save: (tutor: TutorDraft) => Promise<Tutor>
  onSaved: () => void
  onCancel: () => void
}

/** All that a person fills in about a tutor. */
export function TutorForm({ draftKey, saved, save, onSaved, onCancel }: TutorFormProps) {
  const t = useCopy()
  const draft = useDraft({ key: draftKey, schema: tutorDraft, saved, save, onSaved })
  const field = useDraftFields(draft, 'tutors')
  const statuses = useMemo(() => tutorStatuses.map((one) => ({ value: one, label: t(`tutors.status.${one}`) })), [t])
  return (
    <DraftForm draft={draft} noun="tutors" onCancel={onCancel}>
      <Panel isPadded>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxTutorName} />
          <CategoryField {...field.text('categoryId')} kind="tutor" />
          <NumberField {...field.any('serial')} isRequired description={t('tutors.hints.serial')} />
          <RadioGroup {...field.text('status')} isRow options={statuses} />
          <div className={wide}>
            <TextArea {...field.text('introduction')} isRequired rows={3} maxLength={maxTutorIntroduction} />
          </div>
          <div className={wide}>
            <UploadField {...field.text('avatar')} slot="tutorAvatar" place={draftKey} isRequired />
          </div>
        </div>
      </Panel>
    </DraftForm>
  )
}
