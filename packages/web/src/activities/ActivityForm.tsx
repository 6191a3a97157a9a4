import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type activityDraft, activityLimits } from '@icss/core/activities/activity.ts'
import { BodyField } from '../forms/BodyField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

/** All that a person fills in about an activity. */
export function ActivityForm(form: NounForm<typeof activityDraft>) {
  const t = useCopy()
  const { draft, field } = form
  return (
    <DraftForm {...form}>
      <Panel isPadded title={t('activities.sections.about')}>
        <div className={grid}>
          <div className={wide}>
            <TextField {...field.text('title')} isRequired maxLength={activityLimits.title} />
          </div>
          <DateTimeField {...field.instant('startAt')} isRequired />
          <DateTimeField {...field.instant('endAt')} isRequired />
          <div className={wide}>
            <TextField {...field.text('place')} isRequired maxLength={activityLimits.place} />
          </div>
          <TextField
            {...field.text('company')}
            isRequired
            maxLength={activityLimits.company}
            description={t('activities.hints.company')}
          />
          <TextField
            {...field.text('contact')}
            isRequired
            maxLength={activityLimits.contact}
            description={t('activities.hints.contact')}
          />
          <TextField {...field.text('publisher')} isRequired maxLength={activityLimits.publisher} />
          <div className={wide}>
            <UploadField {...field.image('headImage')} isRequired description={t('activities.hints.headImage')} />
          </div>
          <div className={wide}>
            <BodyField {...field.richText('content')} isRequired maxLength={activityLimits.content} />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('activities.sections.signUp')}>
        <div className={grid}>
          <div className={wide}>
            <Checkbox {...field.check('takesSignUps')} />
          </div>
          {draft.values.takesSignUps === true && (
            <>
              <NumberField
                {...field.number('signUpLimit')}
                isRequired
                description={t('activities.hints.signUpLimit')}
              />
              <DateTimeField {...field.instant('signUpEndsAt')} description={t('activities.hints.signUpEndsAt')} />
              <Checkbox {...field.check('waitingList')} description={t('activities.hints.waitingList')} />
              <Checkbox {...field.check('requireCode')} description={t('activities.hints.requireCode')} />
            </>
          )}
        </div>
      </Panel>
    </DraftForm>
  )
}
