import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useCallback } from 'react'
import type * as z from 'zod/mini'
import {
  maxNoticeBody,
  maxNoticeDays,
  maxNoticeTitle,
  noticeDays,
  noticeEnd,
  noticeForm,
} from '@icss/core/notices/notice.ts'
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

const none: readonly string[] = []

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

  const { startAt } = values
  const { value: durationDays } = days
  const { onChange: putStart } = starts
  const { onChange: putEnd } = ends
  const move = useCallback(
    (from: string, count: number) => {
      const isKnown = isInstant(from) && Number.isSafeInteger(count)
      change({ startAt: from, durationDays: count, ...(isKnown ? { endAt: noticeEnd(from, count) } : {}) })
    },
    [change],
  )
  const moveStart = useCallback(
    (clock: string | null) => (clock === null ? putStart(null) : move(instantOf(clock), durationDays)),
    [putStart, move, durationDays],
  )
  const moveDays = useCallback((count: number) => move(startAt, count), [move, startAt])
  const moveEnd = useCallback(
    (clock: string | null) => {
      putEnd(clock)
      if (clock !== null && isInstant(startAt)) change({ durationDays: noticeDays(startAt, instantOf(clock)) })
    },
    [putEnd, change, startAt],
  )
  const openTo = useCallback(
    // Open to groups it is as long as there is one.
    (groupIds: string[]) => change({ groupIds, openToGroups: groupIds.length > 0 }),
    [change],
  )
  return (
    <DraftForm draft={draft} noun="notices" onCancel={onCancel}>
      <Panel isPadded>
        <div className={grid}>
          <div className={wide}>
            <TextField {...field.text('title')} isRequired maxLength={maxNoticeTitle} />
          </div>
          <DateTimeField {...starts} isRequired onChange={moveStart} />
          <NumberField
            {...days}
            isRequired
            minValue={1}
            maxValue={maxNoticeDays}
            onChange={moveDays}
            description={t('notices.hints.durationDays')}
          />
          <DateTimeField {...ends} isRequired onChange={moveEnd} />
          <TextField {...field.text('publisher')} isRequired />
          <div className={wide}>
            <BodyField {...field.text('body')} isRequired maxLength={maxNoticeBody} />
          </div>
          <div className={wide}>
            <UploadField {...field.text('file')} slot="noticeFile" place={draftKey} />
          </div>
          {hasGroups && (
            <div className={wide}>
              <OpenToField {...groups} value={groups.value ?? none} onChange={openTo} />
            </div>
          )}
        </div>
      </Panel>
    </DraftForm>
  )
}
