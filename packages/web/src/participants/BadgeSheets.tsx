import { memo } from 'react'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './badges.css.ts'
import { type BadgeSize, nameHeight } from './badge-sizes.ts'

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
  const t = useCopy()
  return (
    <ul className={`${styles.sheet} ${styles.layouts[size]}`}>
      {people.map(({ id, name, company, seat, number }) => (
        <li key={id} className={styles.badge}>
          <span className={styles.meeting}>{meetingName}</span>
          <span className={styles.person}>
            <strong className={styles.name} style={{ fontSize: `calc(var(--mm) * ${nameHeight(name, size)})` }}>
              {name}
            </strong>
            {company !== '' && <span className={styles.company}>{company}</span>}
          </span>
          <span className={styles.foot}>
            <span className={styles.seat}>{seat}</span>
            <span className={styles.code}>
              <QrCode value={id} label={t('participants.badges.code')} tooLong="" />
            </span>
            <span className={styles.number}>{number !== null && t('participants.badges.number', { number })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
})
