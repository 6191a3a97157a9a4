import { Button } from '@icss/ui/Button/Button.tsx'
import { useEntryCopy } from '../language/entry-copy.ts'
import * as styles from './Unreachable.css.ts'

export type UnreachableProps = { onRetry: () => void }

/** In place of everything when the server does not even say who is logged in. */
export default function Unreachable({ onRetry }: UnreachableProps) {
  const { t, word } = useEntryCopy()
  const { says, fix } = word({ code: 'client.network', params: {} })
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{says}</h1>
      <p className={styles.words}>{fix}</p>
      <Button variant="primary" onPress={onRetry}>
        {t('sessions.login.retry')}
      </Button>
    </main>
  )
}
