import type { ReactNode } from 'react'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { type HelpPage, helpTitles } from '@icss/core/help/help-pages.ts'
import type { HelpText } from '@icss/core/help/help-text.ts'
import { helpTexts } from '@icss/core/help/help-texts.ts'
import { helpMessage, partsOfHelp } from '@icss/core/help/help-words.ts'
import { permissionsZh } from '@icss/core/permissions/permissions.zh.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { screens } from '@icss/core/routes/routes.ts'
import { useCopy } from '../language/copy.ts'
import { helpPictures } from './help-pictures.ts'
import * as styles from './HelpScreen.css.ts'

/** A sentence in which what stands on a screen is set off. */
function Sentence({ text }: { text: string }) {
  let place = 0
  return partsOfHelp(text).map(({ words, isOnScreen }) => {
    place += 1
    return isOnScreen ? (
      <b key={place} className={styles.onScreen}>
        {words}
      </b>
    ) : (
      words
    )
  })
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

/** A help page, with links to those of `open` that it goes with. */
export function HelpArticle({ name, open }: { name: HelpPage; open: readonly HelpPage[] }) {
  const t = useCopy()
  const { about, needs = [], sections, messages = [], questions = [], related = [] }: HelpText = helpTexts[name]
  const picture = helpPictures[name]
  const beside = related.filter((page) => open.includes(page))
  return (
    <article className={styles.page}>
      <p>
        <Sentence text={about} />
      </p>
      {needs.length > 0 && (
        <p className={styles.quiet}>
          {t('help.needs')}：{needs.map((flag) => permissionsZh.flags[flag]).join('、')}
        </p>
      )}
      {picture && (
        <a href={picture.src} target="_blank" rel="noreferrer" className={styles.picture}>
          <LazyImage
            src={picture.src}
            alt={t('help.picture', { screen: screens[picture.screen].title.zh })}
            ratio={16 / 9}
          />
        </a>
      )}
      {sections.map(({ title, steps }) => (
        <Section key={title} title={title}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <Sentence text={step} />
              </li>
            ))}
          </ol>
        </Section>
      ))}
      {messages.length > 0 && (
        <Section title={t('help.messages')}>
          <dl className={styles.pairs}>
            {messages.map((code) => {
              const { says, fix } = helpMessage(code)
              return (
                <div key={code}>
                  <dt className={styles.onScreen}>{says}</dt>
                  <dd className={styles.quiet}>{fix}</dd>
                </div>
              )
            })}
          </dl>
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={t('help.questions')}>
          <dl className={styles.pairs}>
            {questions.map(({ asked, answer }) => (
              <div key={asked}>
                <dt className={styles.onScreen}>
                  <Sentence text={asked} />
                </dt>
                <dd>
                  <Sentence text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {beside.length > 0 && (
        <Section title={t('help.related')}>
          <ul className={styles.links}>
            {beside.map((page) => (
              <li key={page}>
                <Link href={pathTo(page)}>{helpTitles[page].zh}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  )
}
