import { memo } from 'react'
import { FieldPair } from '@icss/ui/Dialog/FieldPair.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { useCopy } from '../language/copy.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type LengthFieldsProps = Pick<ChapterDialogView, 'send'> & {
  minutes: number
  seconds: number
  minutesError: string | undefined
  secondsError: string | undefined
}

const whole = (value: number) => (Number.isFinite(value) ? value : 0)

/** How long a lesson lasts. */
export const LengthFields = memo(function LengthFields(props: LengthFieldsProps) {
  const { minutes, seconds, minutesError, secondsError, send } = props
  const t = useCopy()
  return (
    <FieldPair>
      <NumberField
        name="courseMinutes"
        label={t('chapters.fields.courseMinutes')}
        description={t('chapters.lengthHint')}
        error={minutesError}
        minValue={0}
        maxValue={9999}
        value={minutes}
        onChange={(value) => send({ type: 'duration.changed', minutes: whole(value), seconds })}
      />
      <NumberField
        name="courseSeconds"
        label={t('chapters.fields.courseSeconds')}
        error={secondsError}
        minValue={0}
        maxValue={59}
        value={seconds}
        onChange={(value) => send({ type: 'duration.changed', minutes, seconds: whole(value) })}
      />
    </FieldPair>
  )
})
