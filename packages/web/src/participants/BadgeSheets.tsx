import { memo } from 'react'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import * as styles from './badges.css.ts'
import type { BadgeSize } from './badge-sizes.ts'
import { BadgeFace } from './BadgeFace.tsx'

export type BadgeSheetsProps = {
  /** The people of each A4 page. */
  pages: readonly (readonly Participant[])[]
  meetingName: string
  size: BadgeSize
}

/** The badges of people on A4 pages, to be cut apart along their edges. */
export function BadgeSheets({ pages, meetingName, size }: BadgeSheetsProps) {
  return (
    <div className={styles.sheets}>
      {pages.map((people) => (
        <BadgeSheet key={people[0]?.id} people={people} meetingName={meetingName} size={size} />
      ))}
    </div>
  )
}

type BadgeSheetProps = Omit<BadgeSheetsProps, 'pages'> & { people: readonly Participant[] }

// Pages are added to those that stand already.
const BadgeSheet = memo(function BadgeSheet({ people, meetingName, size }: BadgeSheetProps) {
  return (
    <ul className={`${styles.sheet} ${styles.layouts[size]}`}>
      {people.map((person) => (
        <li key={person.id} className={styles.badge}>
          <BadgeFace person={person} meetingName={meetingName} size={size} />
        </li>
      ))}
    </ul>
  )
})
