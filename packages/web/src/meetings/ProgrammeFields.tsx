import { maxProgrammeLines, maxProgrammeText } from '@icss/core/meetings/meeting.ts'
import { LineFields } from '../forms/LineFields.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from './meetings.css.ts'

type Line = { time: string; title: string; note?: string | undefined }

export type ProgrammeFieldsProps = {
  lines: readonly Line[]
  onChange: (lines: Line[]) => void
  errorAt: (path: string) => string | undefined
}

/** The programme of a meeting, a line each. */
export function ProgrammeFields({ lines, onChange, errorAt }: ProgrammeFieldsProps) {
  const t = useCopy()
  return (
    <LineFields
      name="programme"
      className={styles.programmeLine}
      parts={[
        { part: 'time', label: t('meetings.programme.time'), maxLength: 11, placeholder: '14:00' },
        { part: 'title', label: t('meetings.programme.title'), maxLength: maxProgrammeText },
        { part: 'note', label: t('meetings.programme.note'), maxLength: maxProgrammeText, isOptional: true },
      ]}
      lines={lines}
      max={maxProgrammeLines}
      calledBy="title"
      words={{
        add: t('meetings.programme.add'),
        remove: t('meetings.programme.remove'),
        empty: t('meetings.programme.empty'),
      }}
      onChange={(changed) => onChange(changed as Line[])}
      errorAt={errorAt}
    />
  )
}
