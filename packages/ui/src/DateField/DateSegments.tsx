import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { segment as segmentStyle, segments } from './DateField.css.ts'
import { joint } from './joint.ts'

/** The parts of a day or a time, joined as they are everywhere in the product: 2026-11-21 14:30. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput className={segments} {...(slot === undefined ? {} : { slot })}>
      {(segment) => (
        <DateSegment
          className={segmentStyle}
          segment={segment.type === 'literal' ? { ...segment, text: joint(segment.text) } : segment}
        />
      )}
    </DateInput>
  )
}
