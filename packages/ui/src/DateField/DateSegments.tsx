import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { segment as segmentStyle, segments } from './DateField.css.ts'

/** Year, month and day, joined by dashes as dates are everywhere in the product. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput className={segments} {...(slot === undefined ? {} : { slot })}>
      {(segment) => (
        <DateSegment
          className={segmentStyle}
          segment={segment.type === 'literal' ? { ...segment, text: '-' } : segment}
        />
      )}
    </DateInput>
  )
}
