import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './badges.css.ts'
import { type BadgeSize, nameHeight } from './badge-sizes.ts'

export type BadgeFaceProps = { person: Participant; meetingName: string; size: BadgeSize }

/** What stands on a badge; as large as what it stands in. */
export function BadgeFace({ person, meetingName, size }: BadgeFaceProps) {
  const t = useCopy()
  const { id, name, company, seat, number } = person
  return (
    <>
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
    </>
  )
}
