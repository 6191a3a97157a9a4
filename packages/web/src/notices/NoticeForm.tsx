import { DateTimeField } from '@icss/ui/DateTimeField/DateTimeField.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { useCallback } from 'react'
import { maxNoticeBody, maxNoticeDays, maxNoticeTitle, noticeDays, type noticeForm } from '@icss/core/notices/notice.ts'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { isInstant } from '@icss/core/rules/time.ts'
import { instantOf } from '../forms/clock.ts'
import { OpenToField } from '../content-permissions/OpenToField.tsx'
import { BodyField } from '../forms/BodyField.tsx'
import { DraftForm } from '../forms/DraftForm.tsx'
import { grid, wide } from '../forms/DraftForm.css.ts'
import type { NounForm } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'

const none: readonly string[] = []

/** All that a person fills in about a notice. Of start, end and days each change moves the one that follows from it. */
export function NoticeForm(form: NounForm<typeof noticeForm>) {
  const t = useCopy()
  const { draft, field, hasGroups } = form
  const { values, change } = draft
  const groups = field.any('groupIds')
  const days = field.number('durationDays')
  const starts = field.instant('startAt')
  const ends = field.instant('endAt')

  const { startAt } = values
  const { value: durationDays } = days
  const { onChange: putStart } = starts
  const { onChange: putEnd } = ends
  const move = useCallback(
    (from: string, count: number) => {
      const isKnown = isInstant(from) && Number.isSafeInteger(count)
      change({ startAt: from, durationDays: count, ...(isKnown ? { endAt: daysLater(from, count) } : {}) })
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
    <DraftForm {...form}>
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
            <BodyField {...field.richText('body')} isRequired maxLength={maxNoticeBody} />
          </div>
          <div className={wide}>
            <UploadField {...field.file('file')} />
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
