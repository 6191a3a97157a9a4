import { Package } from 'lucide-react'
import { industryName } from '@icss/core/companies/industries.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import type { PublicCompany } from '@icss/core/companies/public-companies.contract.ts'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { keyed } from './keyed.ts'
import { LinkedCard } from './LinkedCard.tsx'
import { Outward } from './Outward.tsx'
import { usePageCopy, usePagePlace, useTimeFormat } from './page-copy.ts'
import { Picture } from './Picture.tsx'
import * as styles from './pages.css.ts'

export type CompanyPageProps = { company: PublicCompany }

const about = ['introduction', 'culture', 'vision', 'mission', 'managementIdea'] as const
const facts = [
  'legalRepresentative',
  'type',
  'registeredCapital',
  'unifiedCreditCode',
  'businessPeriod',
  'registeredAddress',
  'address',
  'businessScope',
] as const
const subjects = ['fund', 'opportunity', 'talent', 'technology', 'connections', 'wisdom'] as const

/** A member company: who it is, what it makes, its people, and what it offers and looks for. */
export function CompanyPage({ company }: CompanyPageProps) {
  const { copy, language } = usePageCopy()
  const { search } = usePagePlace()
  const words = language === 'zh' ? companiesZh : companiesEn
  const { name, logo, industry, industryTags, website, products, cards } = company
  const tags = [
    industryName(industry, language),
    ...industryTags,
    ...(company.highTech ? [words.fields.highTech] : []),
    ...(company.listed ? [words.fields.listed] : []),
  ].filter((tag, at, all) => tag !== '' && all.indexOf(tag) === at)
  const days = useTimeFormat({ dateStyle: 'long' })
  const registered = facts.filter((field) => company[field] !== '')
  const shelved = (['resources', 'demands'] as const).filter((kind) => company[kind].length > 0)
  return (
    <article className={styles.article}>
      <div className={styles.card}>
        <Avatar name={name} size={64} {...(logo === '' ? {} : { src: logo })} />
        <div className={styles.cardWords}>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          </p>
          {website !== '' && <Outward address={website}>{website}</Outward>}
        </div>
      </div>
      {about
        .filter((field) => company[field] !== '')
        .map((field) => (
          <section key={field} className={styles.section}>
            <h2 className={styles.subtitle}>{words.fields[field]}</h2>
            <div className={styles.plain}>{company[field]}</div>
          </section>
        ))}
      {products.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{words.fields.products}</h2>
          <ul className={styles.pairs}>
            {keyed(products, ({ name: called, link }) => `${called} ${link}`).map(({ key, item: product }) => (
              <li key={key} className={styles.person}>
                {product.image === '' ? (
                  <span className={styles.thumbnail}>
                    <Package size={32} strokeWidth={1.25} aria-hidden />
                  </span>
                ) : (
                  <Picture className={styles.thumbnail} src={product.image} loading="lazy" />
                )}
                <span className={styles.aside}>
                  <Outward address={product.link}>{product.name}</Outward>
                  <span className={styles.words}>{product.description}</span>
                  {product.time !== '' && (
                    <span className={styles.quiet}>{days.format(new Date(`${product.time}T00:00:00+08:00`))}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cards.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.company.people}</h2>
          <ul className={styles.pairs}>
            {cards.map((card) => (
              <li key={card.path} className={styles.person}>
                <LinkedCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shelved.map((kind) => (
        <section key={kind} className={styles.section}>
          <h2 className={styles.subtitle}>{copy.shelved[kind === 'resources' ? 'resource' : 'demand']}</h2>
          <ul className={styles.pairs}>
            {company[kind].map(({ path, name: title, type }) => (
              <li key={path} className={styles.entry}>
                <a className={styles.link} href={path + search}>
                  {title}
                </a>
                <span className={styles.words}>
                  {copy.shelved.subjects[subjects[(type - 1) % subjects.length] ?? 'fund']}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {company.activities.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.company.activities}</h2>
          <ul className={styles.pairs}>
            {company.activities.map(({ path, title, startAt }) => (
              <li key={path} className={styles.entry}>
                <a className={styles.link} href={path + search}>
                  {title}
                </a>
                <span className={styles.words}>{days.format(new Date(startAt))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {registered.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{copy.company.facts}</h2>
          <dl className={styles.pairs}>
            {registered.map((field) => (
              <div key={field} className={styles.pair}>
                <dt>{words.fields[field]}</dt>
                <dd>{company[field]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  )
}
