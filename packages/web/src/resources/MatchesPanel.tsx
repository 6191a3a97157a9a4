import { useQuery } from '@tanstack/react-query'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { reasonsOf } from '@icss/core/resources/match-reasons.ts'
import { isUnderway } from '@icss/core/introductions/introduction.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { IntroduceButton } from '../introductions/IntroduceButton.tsx'
import { IntroductionStatus } from '../introductions/IntroductionStatus.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './MatchesPanel.css.ts'
import type { ShelfNoun } from './shelved.ts'

export type MatchesPanelProps = {
  noun: ShelfNoun
  id: string
  pathOf: (id: string) => string
}

/** What matches a resource or a demand, the closest first, with why in words. */
export function MatchesPanel({ noun, id, pathOf }: MatchesPanelProps) {
  const t = useCopy()
  const client = useClient()
  const { language } = useLanguage()
  const pairOf = (other: string) =>
    noun === 'resources' ? { resourceId: id, demandId: other } : { resourceId: other, demandId: id }
  const found = useQuery({
    queryKey: [noun, 'matches', id],
    queryFn: ({ signal }) => client[noun].matches({ params: { id } }, { signal }),
  })
  return (
    <Fetched query={found} outline={3}>
      {({ items }) => (
        <Panel isPadded title={t(`${noun}.matches`)}>
          <p className={styles.about}>{t(items.length === 0 ? `${noun}.noMatches` : 'resources.matchesAbout')}</p>
          {items.length > 0 && (
            <ul className={styles.list}>
              {items.map((match) => (
                <li key={match.id} className={styles.item}>
                  <span className={styles.name}>
                    <Link href={pathOf(match.id)}>{match.name}</Link>
                    <span className={styles.company}>{match.companyName}</span>
                  </span>
                  {match.title !== '' && <span>{match.title}</span>}
                  <span className={styles.reasons}>{reasonsOf(language, match).join(' · ')}</span>
                  <span className={styles.acts}>
                    {match.introduced !== null && (
                      <>
                        <IntroductionStatus state={match.introduced} />
                        {/* Where what came of it is recorded. */}
                        <Link
                          href={`${pathTo('introductionList')}?companyId=${match.companyId}`}
                          aria-label={`${t('introductions.show')} ${match.name}`}
                        >
                          {t('introductions.show')}
                        </Link>
                      </>
                    )}
                    {(match.introduced === null || !isUnderway(match.introduced)) && (
                      <IntroduceButton name={match.name} pair={pairOf(match.id)} />
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Fetched>
  )
}
