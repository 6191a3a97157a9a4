import { industryName } from '@icss/core/companies/industries.ts'
import type { PublicChamber } from '@icss/core/chamber-pages/chamber-pages.contract.ts'
import { organisationEn } from '@icss/core/organisation/organisation.en.ts'
import { organisationZh } from '@icss/core/organisation/organisation.zh.ts'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Outward } from './Outward.tsx'
import { usePageCopy, usePagePlace, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type ChamberPageProps = { chamber: PublicChamber }

const contacts = ['phone', 'email', 'address', 'weChatPublicAccount'] as const

/** The public home of a chamber: who it is, how to join, and what of it is public. */
export function ChamberPage({ chamber }: ChamberPageProps) {
  const { copy, language } = usePageCopy()
  const { search } = usePagePlace()
  const { fields } = language === 'zh' ? organisationZh : organisationEn
  const { name, brief, introduction, logo, officialWebsite, weChatQr, joinPath, news, companies, activities } = chamber
  const days = useTimeFormat({ dateStyle: 'long' })
  const dayOf = (instant: string) => days.format(new Date(instant))
  const told = contacts.filter((field) => chamber[field] !== '')
  const lists = [
    { title: copy.chamber.news, entries: news.map((one) => ({ ...one, beside: dayOf(one.startAt) })) },
    {
      title: copy.chamber.activities,
      entries: activities.map((one) => ({ ...one, beside: `${dayOf(one.startAt)} · ${one.place}` })),
    },
  ].filter(({ entries }) => entries.length > 0)
  const isBare = lists.length === 0 && companies.length === 0
  return (
    <article className={styles.article}>
      <div className={styles.card}>
        <Avatar name={name} size={64} {...(logo === '' ? {} : { src: logo })} />
        <div className={styles.cardWords}>
          <h1 className={styles.title}>{name}</h1>
          {brief !== '' && <p className={styles.words}>{brief}</p>}
          {officialWebsite !== '' && <Outward address={officialWebsite}>{officialWebsite}</Outward>}
        </div>
      </div>
      {joinPath !== '' && (
        <a className={styles.action} href={joinPath + search}>
          {copy.chamber.join}
        </a>
      )}
      {introduction !== '' && <div className={styles.plain}>{introduction}</div>}
      {lists.map(({ title, entries }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.subtitle}>{title}</h2>
          <ul className={styles.pairs}>
            {entries.map((entry) => (
              <li key={entry.path} className={styles.entry}>
                <a className={styles.link} href={entry.path + search}>
                  {entry.title}
                </a>
                <span className={styles.words}>{entry.beside}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {companies.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.chamber.companies}</h2>
          <ul className={styles.pairs}>
            {companies.map((company) => (
              <li key={company.path} className={styles.person}>
                <Avatar name={company.name} size={40} {...(company.logo === '' ? {} : { src: company.logo })} />
                <span className={styles.cardWords}>
                  <a className={styles.link} href={company.path + search}>
                    {company.name}
                  </a>
                  <span className={styles.words}> {industryName(company.industry, language)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isBare && <p className={styles.words}>{copy.chamber.nothing}</p>}
      {(told.length > 0 || weChatQr !== '') && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.chamber.contact}</h2>
          <dl className={styles.pairs}>
            {told.map((field) => (
              <div key={field} className={styles.pair}>
                <dt>{fields[field]}</dt>
                <dd>{chamber[field]}</dd>
              </div>
            ))}
          </dl>
          {weChatQr !== '' && <img className={styles.code} src={weChatQr} alt={fields.weChatQr} loading="lazy" />}
        </section>
      )}
    </article>
  )
}
