import { UserCheck } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatTime } from '@icss/core/copy/format.ts'
import { needsDesk } from '@icss/core/desk/needs-desk.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import { EntitlementStatus } from '../participants/EntitlementStatus.tsx'
import { BadgeButton } from './BadgeButton.tsx'
import * as styles from './desk.css.ts'

export type DeskPersonProps = {
  person: Participant
  /** Enter would sign them in: nobody else is meant. */
  isOnly: boolean
  isDisabled: boolean
  onSignIn: () => void
  /** Opens their badge; nothing where there is none yet. */
  onBadge: (() => void) | undefined
}

/** Somebody who was found, and what the desk can do for them. */
export function DeskPerson({ person, isOnly, isDisabled, onSignIn, onBadge }: DeskPersonProps) {
  const t = useCopy()
  const { name, company, phone, seat, number, signedInAt, presence, entitlement } = person
  const facts = [company, phone && `…${phone.slice(-4)}`, seat].filter(Boolean)
  const isHere = presence === 'here'
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      </div>
      {isHere && (
        <div className={styles.here}>
          {needsDesk(person) ? (
            <EntitlementStatus entitlement={entitlement} />
          ) : (
            <Status tone="good">{t('desk.here')}</Status>
          )}
          <span className={styles.facts}>
            {[number !== null && t('desk.number', { number }), signedInAt !== null && formatTime(signedInAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      )}
      {onBadge && <BadgeButton name={name} onPress={onBadge} />}
      {needsDesk(person) && (
        <Button
          variant={isOnly ? 'primary' : 'secondary'}
          icon={<UserCheck size={16} />}
          aria-label={t(isHere ? 'desk.verifyOf' : 'desk.signInOf', { name })}
          isDisabled={isDisabled}
          onPress={onSignIn}
        >
          {t(isHere ? 'desk.verify' : 'desk.signIn')}
        </Button>
      )}
    </li>
  )
}
