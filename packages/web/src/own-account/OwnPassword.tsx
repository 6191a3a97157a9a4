import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { PasswordForm } from '../sessions/PasswordForm.tsx'
import { useSiteSettings } from '../shell/SiteSettings.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './AccountScreen.css.ts'

/** A new password for the own account. */
export function OwnPassword() {
  const t = useCopy()
  const notify = useNotify()
  const { sessions } = useClient()
  const queries = useQueryClient()
  const { passwordPolicy: policy } = useSiteSettings()
  const [changes, setChanges] = useState(0)
  return (
    <div className={`${styles.part} ${styles.narrow}`}>
      <p className={styles.says}>
        {t('ownAccount.password.text')} {t(`sessions.password.rule.${policy}`)}
      </p>
      <PasswordForm
        key={changes}
        policy={policy}
        change={(body) => sessions.changePassword({ body })}
        onChanged={() => {
          setChanges(changes + 1)
          void queries.invalidateQueries({ queryKey: ['sessions'] })
          notify.done(t('ownAccount.password.done'))
        }}
      />
    </div>
  )
}
