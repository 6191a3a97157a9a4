import { CopyButton } from '../shell/CopyButton.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from './Enrolment.css.ts'

export type RecoveryCodesProps = { codes: readonly string[]; says: string }

/** The field that the codes take the place of had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The recovery codes, shown this once; once they are noted only the words stay. */
export function RecoveryCodes({ codes, says }: RecoveryCodesProps) {
  const t = useCopy()
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={styles.says}>
        {says}
      </p>
      {codes.length > 0 && (
        <>
          <ul className={styles.codes} aria-label={t('secondFactors.recoveryCodes')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div>
            <CopyButton name={t('secondFactors.recoveryCodes')} text={codes.join('\n')} />
          </div>
        </>
      )}
    </>
  )
}
