import { lazy, Suspense, useState } from 'react'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }))

/** Offers a bound employee to report what a page shows. */
export function ReportLink({ reporter }: { reporter: string }) {
  const { copy } = usePageCopy()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className={styles.section}>
      {isOpen ? (
        <Suspense>
          <ReportForm reporter={reporter} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <button type="button" className={styles.quietButton} onClick={() => setOpen(true)}>
          {copy.report.open}
        </button>
      )}
    </footer>
  )
}
