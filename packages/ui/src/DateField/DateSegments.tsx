import { useRef } from 'react'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { betweenDayAndTime, segment as segmentStyle, segments } from './DateField.css.ts'
import { joint } from './joint.ts'
import { useFreshBlur } from './useFreshBlur.ts'

/** The parts of a day or a time, joined as they are everywhere in the product: 2026-11-21 14:30. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  const field = useRef<HTMLDivElement>(null)
  useFreshBlur(field)
  return (
    <DateInput ref={field} className={segments} {...(slot === undefined ? {} : { slot })}>
      {(segment) => {
        const text = segment.type === 'literal' ? joint(segment.text) : segment.text
        return (
          <DateSegment
            className={text === '\u00a0' ? betweenDayAndTime : segmentStyle}
            segment={{ ...segment, text }}
          />
        )
      }}
    </DateInput>
  )
}
