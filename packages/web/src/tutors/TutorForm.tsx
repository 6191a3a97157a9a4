import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { maxTutorIntroduction, maxTutorName, type tutorDraft } from '@icss/core/tutors/tutor.ts'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

/** All that a person fills in about a tutor. */
export function TutorForm(form: NounForm<typeof tutorDraft>) {
  const t = useCopy()
  const { field } = form
  return (
    <DraftForm {...form}>
      <Panel isPadded>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxTutorName} />
          <ReferenceField {...field.reference('categoryId')} />
          <NumberField {...field.number('serial')} isRequired description={t('tutors.hints.serial')} />
          <RadioGroup {...field.choice('status')} isRow />
          <div className={wide}>
            <TextArea {...field.text('introduction')} isRequired rows={3} maxLength={maxTutorIntroduction} />
          </div>
          <div className={wide}>
            <UploadField {...field.image('avatar')} isRequired />
          </div>
        </div>
      </Panel>
    </DraftForm>
  )
}
