import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type * as z from 'zod/mini'
import { maxNoticeBody, maxNoticeDays, noticeDays, noticeEnd, noticeForm } from '@icss/core/notices/notice.ts'
import type { Notice } from '@icss/core/notices/notices.contract.ts'
import { isInstant } from '@icss/core/rules/time.ts'
import { instantOf } from '../forms/clock.ts'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { BodyField } from '../forms/BodyField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import { useDraft } from '../forms/useDraft.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

export type NoticeFormProps = {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string
  saved: z.input<typeof noticeForm>
  /** Whether the person may say which channel groups see it. */
  hasGroups: boolean
  save: (notice: z.output<typeof noticeForm>) => Promise<Notice>
  onSaved: (notice: Notice) => void
  onCancel: () => void
}

/** All that a person fills in about a notice. Of start, end and days each change moves the one that follows from it. */
export function NoticeForm({ draftKey, saved, hasGroups, save, onSaved, onCancel }: NoticeFormProps) {
  const t = useCopy()
  const draft = useDraft({ key: draftKey, schema: noticeForm, saved, save, onSaved })
  const { values, change } = draft
  const field = useDraftFields(draft, 'notices')
  const groups = field.any('groupIds')
  const days = field.any('durationDays')
  const starts = field.instant('startAt')
  const ends = field.instant('endAt')

  const move = (startAt: string, durationDays: number) => {
    const isKnown = isInstant(startAt) && Number.isSafeInteger(durationDays)
    change({ startAt, durationDays, ...(isKnown ? { endAt: noticeEnd(startAt, durationDays) } : {}) })
  }
  return (
    <DraftForm draft={draft} noun="notices" onCancel={onCancel}>
      <Panel isPadded>
        <div className={grid}>
          <div className={wide}>
            <TextField {...field.text('title')} isRequired />
          </div>
          <DateTimeField
            {...starts}
            isRequired
            onChange={(clock) => (clock === null ? starts.onChange(null) : move(instantOf(clock), days.value))}
          />
          <NumberField
            {...days}
            isRequired
            minValue={1}
            maxValue={maxNoticeDays}
            onChange={(count) => move(values.startAt, count)}
            description={t('notices.hints.durationDays')}
          />
          <DateTimeField
            {...ends}
            isRequired
            onChange={(clock) => {
              ends.onChange(clock)
              if (clock !== null && isInstant(values.startAt))
                change({ durationDays: noticeDays(values.startAt, instantOf(clock)) })
            }}
          />
          <TextField {...field.text('publisher')} isRequired />
          <div className={wide}>
            <BodyField {...field.text('body')} isRequired maxLength={maxNoticeBody} />
          </div>
          <div className={wide}>
            <UploadField {...field.text('file')} slot="noticeFile" place={draftKey} />
          </div>
          {hasGroups && (
            <div className={wide}>
              <OpenToField
                {...groups}
                value={groups.value ?? []}
                // Open to groups it is as long as there is one.
                onChange={(groupIds) => change({ groupIds, openToGroups: groupIds.length > 0 })}
              />
            </div>
          )}
        </div>
      </Panel>
    </DraftForm>
  )
}
