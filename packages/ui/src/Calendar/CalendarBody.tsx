import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { Heading } from 'react-aria-components/Heading'
import { days, grid, head, month, turn, weekday } from './Calendar.css.ts'

/** A month of six weeks, 42 days, so that nothing jumps from month to month. Stands in a calendar of one or two dates. */
export function CalendarBody() {
  return (
    <>
      <header className={head}>
        <Button slot="previous" className={turn}>
          <ChevronLeft size={16} />
        </Button>
        <Heading className={month} />
        <Button slot="next" className={turn}>
          <ChevronRight size={16} />
        </Button>
      </header>
      <CalendarGrid className={grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <SixWeeks />
      </CalendarGrid>
    </>
  )
}

const weeks = [0, 1, 2, 3, 4, 5]

function SixWeeks() {
  const one = useContext(CalendarStateContext)
  const range = useContext(RangeCalendarStateContext)
  const state = range ?? one
  if (state === null) return null
  return (
    <tbody>
      {weeks.map((week) => (
        <tr key={week}>
          {state
            .getDatesInWeek(week)
            .map(
              (date) =>
                date !== null && (
                  <CalendarCell key={date.toString()} className={days[range ? 'range' : 'one']} date={date} />
                ),
            )}
        </tr>
      ))}
    </tbody>
  )
}
