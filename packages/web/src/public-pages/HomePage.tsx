import {
  BookOpen,
  Building2,
  CalendarDays,
  FileText,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Newspaper,
  Radio,
} from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { palettes, tones } from '@icss/core/home-settings/colour-schemes.ts'
import type { HomeFunction } from '@icss/core/home-settings/home-screen.ts'
import type { HomeApp, HomeView } from '@icss/core/home-settings/home-view.ts'
import { HomeBackground } from './HomeBackground.tsx'
import { HomeCarousel } from './HomeCarousel.tsx'
import * as styles from './home-page.css.ts'
import { keyed } from './keyed.ts'
import { Leading, Marked } from './Leading.tsx'
import { Picture } from './Picture.tsx'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'

const icons: Readonly<Record<HomeFunction, LucideIcon>> = {
  courses: BookOpen,
  lives: Radio,
  files: FileText,
  notices: Megaphone,
  meetings: CalendarDays,
  tutors: GraduationCap,
  more: LayoutGrid,
  news: Newspaper,
  companies: Building2,
}

/** The colours of a view, as the style sheet names them. */
const coloursOf = ({ colourScheme, background }: HomeView['theme']): CSSProperties => {
  const palette = palettes[colourScheme]
  const own = background ? tones[background.tone] : undefined
  return {
    '--home-page': background ? (own?.veil ?? palette.page) : palette.page,
    '--home-panel': palette.panel,
    '--home-ink': palette.ink,
    '--home-head-ink': own?.ink ?? palette.ink,
    '--home-muted': palette.muted,
    '--home-accent': palette.accent,
    '--home-on-accent': palette.onAccent,
    '--home-soft': palette.soft,
  } as CSSProperties
}

function Apps({ apps, tell, isWide }: { apps: readonly HomeApp[]; tell: (name: string) => void; isWide: boolean }) {
  return (
    <ul className={isWide ? styles.homeApps : styles.toolApps}>
      {keyed(apps, ({ name }) => name).map(({ key, item: { name, logo, link } }) => (
        <li key={key}>
          <Leading link={link} name={name} tell={tell} className={isWide ? styles.homeApp : styles.icon}>
            <Picture className={styles.appLogo} src={logo} />
            <span className={styles.caption}>{name}</span>
          </Leading>
        </li>
      ))}
    </ul>
  )
}

function Videos({ videos }: { videos: HomeView['videos'] }) {
  const { copy } = usePageCopy()
  return (
    <ul className={styles.cards}>
      {keyed(videos, ({ name }) => name).map(({ key, item: { name, address, cover } }) => (
        <li key={key} className={styles.card}>
          {address.includes('/files/') || address.includes('/objects/') ? (
            // What a channel shows of itself has no captions of its own.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              className={styles.cover}
              src={address}
              controls
              preload="none"
              aria-label={filled(copy.home.playVideo, { name })}
              {...(cover === '' ? {} : { poster: cover })}
            />
          ) : (
            <a className={styles.cover} href={address} target="_blank" rel="noopener nofollow ugc noreferrer">
              {cover === '' ? (
                <span className={styles.play}>{filled(copy.home.playVideo, { name })}</span>
              ) : (
                <Picture className={styles.picture} src={cover} alt={filled(copy.home.playVideo, { name })} />
              )}
            </a>
          )}
          <span className={styles.cardName}>{name}</span>
        </li>
      ))}
    </ul>
  )
}

function Lives({ lives, tell }: { lives: HomeView['lives']; tell: (name: string) => void }) {
  const { copy } = usePageCopy()
  const format = useTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className={styles.cards}>
      {keyed(lives, ({ name }) => name).map(({ key, item: { name, picture, startAt, state, address } }) => (
        <li key={key}>
          <Marked address={address} name={name} tell={tell} className={styles.row}>
            <Picture className={styles.rowPicture} src={picture} />
            <span className={styles.rowWords}>
              <span className={styles.rowName}>{name}</span>
              <span className={state === 'live' ? styles.onAir : styles.fact}>
                {filled(copy.home.states[state], { time: format.format(new Date(startAt)) })}
              </span>
            </span>
          </Marked>
        </li>
      ))}
    </ul>
  )
}

function Courses({ courses, tell }: { courses: HomeView['courses']; tell: (name: string) => void }) {
  return (
    <ul className={styles.cards}>
      {keyed(courses, ({ name }) => name).map(({ key, item: { name, picture, address } }) => (
        <li key={key}>
          <Marked address={address} name={name} tell={tell} className={styles.row}>
            <Picture className={styles.rowPicture} src={picture} />
            <span className={styles.besideName}>{name}</span>
          </Marked>
        </li>
      ))}
    </ul>
  )
}

/** Notices or files, each with its day. */
function Entries({ entries, tell }: { entries: HomeView['files']; tell: (name: string) => void }) {
  const format = useTimeFormat({ dateStyle: 'medium' })
  return (
    <ul className={styles.entries}>
      {keyed(entries, ({ address }) => address).map(({ key, item: { name, time, address } }) => (
        <li key={key}>
          <Marked address={address} name={name} tell={tell} className={styles.entry}>
            <span className={styles.besideName}>{name}</span>
            <span className={styles.fact}>{format.format(new Date(time))}</span>
          </Marked>
        </li>
      ))}
    </ul>
  )
}

export type HomePageProps = {
  home: HomeView
  /** A draft that is not published yet. */
  isDraft?: boolean
  /** Nothing moves by itself: in the preview of an editor. */
  isStill?: boolean
}

/** The home screen of a channel as its audience sees it: on its public page, in the editor's preview, at every size. */
export function HomePage({ home, isDraft = false, isStill = false }: HomePageProps) {
  const { copy } = usePageCopy()
  const [told, setTold] = useState('')
  const { logo, theme, channelName } = home
  const title = logo.text === '' ? channelName : logo.text
  const sections = [
    { key: 'lives', items: home.lives, content: <Lives lives={home.lives} tell={setTold} /> },
    { key: 'courses', items: home.courses, content: <Courses courses={home.courses} tell={setTold} /> },
    { key: 'notices', items: home.notices, content: <Entries entries={home.notices} tell={setTold} /> },
    { key: 'files', items: home.files, content: <Entries entries={home.files} tell={setTold} /> },
    { key: 'videos', items: home.videos, content: <Videos videos={home.videos} /> },
    { key: 'apps', items: home.toolApps, content: <Apps apps={home.toolApps} tell={setTold} isWide={false} /> },
  ] as const
  return (
    <div className={styles.frame} style={coloursOf(theme)}>
      <HomeBackground background={theme.background} isStill={isStill} />
      <div className={styles.page}>
        {isDraft && <p className={styles.draft}>{copy.home.draft}</p>}
        <header className={styles.head}>
          {logo.picture === '' ? (
            <span className={styles.mark} aria-hidden>
              {logo.miniText === '' ? 'ICSS' : logo.miniText}
            </span>
          ) : (
            <Picture className={styles.logo} src={logo.picture} />
          )}
          <h1 className={styles.title}>{title}</h1>
        </header>
        <HomeCarousel items={home.carousel} isStill={isStill} tell={setTold} />
        {home.icons.length > 0 && (
          <nav aria-label={copy.home.icons} className={styles.panel}>
            <ul className={styles.icons}>
              {home.icons.map(({ icon, caption, picture }) => {
                const Icon = icons[icon]
                const name = caption === '' ? copy.home.functions[icon] : caption
                const section = sections.find(({ key, items }) => key === icon && items.length > 0)
                const content = (
                  <>
                    <span className={styles.disc}>
                      {picture === '' ? <Icon aria-hidden /> : <Picture className={styles.iconPicture} src={picture} />}
                    </span>
                    <span className={styles.caption}>{name}</span>
                  </>
                )
                return (
                  <li key={icon}>
                    {section ? (
                      <a className={styles.icon} href={`#${section.key}`}>
                        {content}
                      </a>
                    ) : (
                      <button type="button" className={styles.icon} onClick={() => setTold(name)}>
                        {content}
                      </button>
                    )}
                  </li>
                )
              })}
            </ul>
          </nav>
        )}
        {home.homeApps.length > 0 && <Apps apps={home.homeApps} tell={setTold} isWide />}
        {sections
          .filter(({ items }) => items.length > 0)
          .map(({ key, content }) => (
            <section key={key} id={isStill ? undefined : key} className={styles.panel} aria-label={copy.home[key]}>
              <h2 className={styles.sectionTitle}>{copy.home[key]}</h2>
              {content}
            </section>
          ))}
        <div role="status" className={told === '' ? styles.nothingTold : styles.told}>
          {told === '' ? '' : filled(copy.home.inApp, { name: told })}
        </div>
      </div>
    </div>
  )
}

/** The draft that a preview link shows. */
export function HomeDraftPage({ home }: Pick<HomePageProps, 'home'>) {
  return <HomePage home={home} isDraft />
}
