import { memo } from 'react'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './badges.css.ts'
import { type BadgeSize, badgesAPage, nameHeight } from './badge-sizes.ts'

export type BadgeSheetsProps = {
  people: readonly Participant[]
  meetingName: string
  size: BadgeSize
}

/** The badges of people on A4 pages, to be cut apart along their edges. */
export const BadgeSheets = memo(function BadgeSheets({ people, meetingName, size }: BadgeSheetsProps) {
  const t = useCopy()
  const many = badgesAPage[size]
  const pages = Array.from({ length: Math.ceil(people.length / many) }, (_, at) =>
    people.slice(at * many, (at + 1) * many),
  )
  return (
    <div className={styles.sheets}>
      {pages.map((page) => (
        <ul key={page[0]?.id} className={`${styles.sheet} ${styles.layouts[size]}`}>
          {page.map(({ id, name, company, seat, number }) => (
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
      ))}
    </div>
  )
})
