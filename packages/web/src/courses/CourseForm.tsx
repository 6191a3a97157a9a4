import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useCallback, useState } from 'react'
import { type courseForm, maxCourseIntroduction, maxCourseName } from '@icss/core/courses/course.ts'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useCopy } from '../language/copy.ts'
import { LinkOrUpload } from '../uploads/LinkOrUpload.tsx'
import { UploadField } from '../uploads/UploadField.tsx'

const none: readonly string[] = []

/** All that a person fills in about a course. */
export function CourseForm(form: NounForm<typeof courseForm>) {
  const t = useCopy()
  const { draft, field, hasGroups } = form
  const { videoUrl = '', permission } = draft.values
  const groups = field.any('groupIds')
  const [isUploading, setUploading] = useState(false)
  const onUploading = useCallback((file: File | undefined) => setUploading(file !== undefined), [])
  return (
    <DraftForm {...form} saveLabel={t(videoUrl === '' ? 'courses.saveNext' : 'shell.save')}>
      <Panel isPadded title={t('courses.sections.about')}>
        <div className={grid}>
          <TextField {...field.text('name')} isRequired maxLength={maxCourseName} />
          <ReferenceField {...field.reference('categoryId')} />
          <div className={wide}>
            <UploadField {...field.image('headImage')} isRequired />
          </div>
          <div className={wide}>
            <TextArea {...field.text('introduction')} rows={3} maxLength={maxCourseIntroduction} />
          </div>
          <div className={wide}>
            <LinkOrUpload
              {...field.file('videoUrl')}
              linkLabel={t('courses.videoLink')}
              description={t('courses.hints.videoUrl')}
              isUploading={isUploading}
              onUploading={onUploading}
            />
          </div>
        </div>
      </Panel>
      <Panel isPadded title={t('courses.sections.access')}>
        <div className={grid}>
          <NumberField {...field.number('serialNumber')} isRequired description={t('courses.hints.serialNumber')} />
          <TextField {...field.text('value')} inputMode="decimal" description={t('courses.hints.value')} />
          <RadioGroup {...field.choice('permission')} isRow />
          {permission === 'password' && (
            <TextField {...field.text('password')} autoComplete="off" description={t('courses.hints.password')} />
          )}
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
