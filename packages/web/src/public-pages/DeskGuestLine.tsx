import type { DeskGuest } from '@icss/core/desk-helpers/desk-helper.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { filled, usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type DeskGuestLineProps = { guest: DeskGuest; isPending: boolean; onSignIn: () => void }

/** Somebody of the list, and what the desk can do for them. */
export function DeskGuestLine({ guest, isPending, onSignIn }: DeskGuestLineProps) {
  const { desk } = usePageCopy().copy
  const { name, company, seat, phoneEnd, number, isHere, needsDesk } = guest
  const facts = [
    company,
    phoneEnd && `…${phoneEnd}`,
    seat,
    isHere && desk.here,
    number !== null && filled(desk.number, { number: String(number) }),
  ].filter(Boolean)
  return (
    <li className={styles.guest}>
      <div className={styles.cardWords}>
        <strong>{name}</strong>
        {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
      </div>
      {needsDesk && (
        <PlainButton
          size="large"
          variant="primary"
          isPending={isPending}
          aria-label={filled(isHere ? desk.verifyOf : desk.signInOf, { name })}
          onClick={onSignIn}
        >
          {isHere ? desk.verify : desk.signIn}
        </PlainButton>
      )}
    </li>
  )
}
