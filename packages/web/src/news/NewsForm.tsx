import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { maxNewsBody, maxNewsTitle, type newsDraft } from '@icss/core/news/news.ts'
import { BodyField } from '../forms/BodyField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { UploadField } from '../uploads/UploadField.tsx'

/** All that a person fills in about a piece of news. */
export function NewsForm(form: NounForm<typeof newsDraft>) {
  const { field } = form
  return (
    <DraftForm {...form}>
      <Panel isPadded>
        <div className={grid}>
          <div className={wide}>
            <TextField {...field.text('title')} isRequired maxLength={maxNewsTitle} />
          </div>
          <DateTimeField {...field.instant('startAt')} isRequired />
          <DateTimeField {...field.instant('endAt')} isRequired />
          <TextField {...field.text('publisher')} isRequired />
          <div className={wide}>
            <BodyField {...field.richText('body')} isRequired maxLength={maxNewsBody} />
          </div>
          <div className={wide}>
            <UploadField {...field.file('file')} />
          </div>
        </div>
      </Panel>
    </DraftForm>
  )
}
