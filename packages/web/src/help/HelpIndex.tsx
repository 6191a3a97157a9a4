import { useState } from 'react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import { type HelpPage, helpTitles } from '@icss/core/help/help-pages.ts'
import { helpTasks } from '@icss/core/help/help-tasks.ts'
import { isHelpAbout } from '@icss/core/help/help-words.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './HelpScreen.css.ts'

/** The help pages of `open` by what somebody wants to do, or those that are about what is looked for. */
export function HelpIndex({ name, open }: { name: HelpPage; open: readonly HelpPage[] }) {
  const t = useCopy()
  const [search, setSearch] = useState('')
  const found = new Set(open.filter((page) => isHelpAbout(page, search)))
  const tasks = helpTasks
    .map(({ title, pages }) => ({ title, pages: pages.filter((page) => found.has(page)) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <div className={styles.index}>
      <SearchField
        label={t('help.search')}
        placeholder={t('help.search')}
        clearLabel={t('shell.clear')}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className={styles.quiet}>
        {tasks.length === 0 ? t('help.nothing') : ''}
      </p>
      <nav aria-label={t('help.index')} className={styles.index}>
        {tasks.map(({ title, pages }) => (
          <section key={title}>
            <h2 className={styles.task}>{title}</h2>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page}>
                  <Link href={pathTo(page)} {...(page === name ? { 'aria-current': 'page' as const } : {})}>
                    {helpTitles[page].zh}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  )
}
