import { Monitor, Smartphone, Tv } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { type HomeView, homeViewOf } from '@icss/core/home-settings/home-view.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { HomePage } from '../public-pages/HomePage.tsx'
import { PageLanguage } from '../public-pages/page-copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './HomePreview.css.ts'
import { draftDocument, type Typed } from './useHome.ts'

const sizes = {
  phone: { width: 375, height: 812, icon: Smartphone },
  pc: { width: 1280, height: 800, icon: Monitor },
  screen: { width: 1920, height: 1080, icon: Tv },
} as const
type Size = keyof typeof sizes
const names = Object.keys(sizes) as Size[]

/** The home screen at one size, made smaller to fit; a picture only, that can be scrolled. */
const Shown = memo(function Shown({ view, size, label }: { view: HomeView; size: Size; label: string }) {
  const { language } = useLanguage()
  const { width, height } = sizes[size]
  const [room, setRoom] = useState(0)
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = scroll.current
    if (!place) return undefined
    const observer = new ResizeObserver(() => setRoom(place.clientWidth))
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.frames[size]} style={{ aspectRatio: `${width} / ${height}` }}>
      {/* Its keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroll} className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
        <div className={styles.inside} style={{ width, minHeight: height, zoom: room / width }} inert>
          <PageLanguage value={language}>
            <HomePage home={view} isStill />
          </PageLanguage>
        </div>
      </div>
    </div>
  )
})

export type HomePreviewProps = {
  home: HomeScreen
  typed: Typed | undefined
  /** A revision that is looked at in place of the draft. */
  revision: { readonly number: number; readonly view: HomeView } | undefined
  onBack: () => void
}

/** What people will see, by the renderer of the public page: the draft as it is typed, or a revision, at three sizes. */
export function HomePreview({ home, typed, revision, onBack }: HomePreviewProps) {
  const t = useCopy()
  const { channel } = useSession()
  const [size, setSize] = useState<Size>('phone')
  const late = useDeferredValue(typed)
  const document = draftDocument(home, late)
  const targets = new Map(home.targets.map((target) => [`${target.kind} ${target.id}`, target]))
  const draftView = homeViewOf({
    document: { ...document, carousel: { items: document.carousel.items.filter(({ image }) => image !== '') } },
    revision: home.revision,
    channelName: channel.name,
    owner: channel,
    targetOf: (kind, id) => targets.get(`${kind} ${id}`),
    addressOf: (_, address) => hrefOf(address),
    assetOf: (path) => path,
    lives: home.lives,
    courses: home.courses,
    notices: home.notices,
    files: home.files,
  })
  const view = revision?.view ?? draftView
  const { width, height } = sizes[size]
  const caption = revision
    ? t('homeSettings.preview.captionRevision', { number: revision.number, width, height })
    : t('homeSettings.preview.caption', { width, height })
  return (
    <Panel
      title={t('homeSettings.preview.title')}
      isPadded
      aside={
        <div className={styles.sizes} role="group" aria-label={t('homeSettings.preview.sizes')}>
          {names.map((one) => {
            const Icon = sizes[one].icon
            return (
              <IconButton
                key={one}
                size="small"
                label={t(`homeSettings.preview.${one}`)}
                icon={<Icon size={16} />}
                aria-pressed={one === size}
                onPress={() => setSize(one)}
              />
            )
          })}
        </div>
      }
    >
      {revision && (
        <div className={styles.revision}>
          <span>{t('homeSettings.history.showing', { number: revision.number })}</span>
          <Button size="small" onPress={onBack}>
            {t('homeSettings.history.backToDraft')}
          </Button>
        </div>
      )}
      <figure className={styles.figure}>
        <Shown view={view} size={size} label={t('homeSettings.preview.title')} />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Panel>
  )
}
