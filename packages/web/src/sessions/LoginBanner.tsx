import { BannerCarousel } from '@icss/ui/BannerCarousel/BannerCarousel.tsx'
import { BannerPicture, type BannerPictureProps } from '@icss/ui/BannerCarousel/BannerPicture.tsx'
import { BrandMark } from '@icss/ui/BrandMark/BrandMark.tsx'
import { bannerAutoplay, bannerSlide } from '@icss/core/shell/interface-defaults.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { loginBannerEn } from '@icss/core/sessions/login-banner.en.ts'
import { loginBannerZh } from '@icss/core/sessions/login-banner.zh.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './LoginBanner.css.ts'

const modules = [
  { id: 'university', kind: 'courses' },
  { id: 'meetings', kind: 'draw' },
  { id: 'members', kind: 'members' },
  { id: 'home', kind: 'live' },
  { id: 'notices', kind: 'files' },
] as const satisfies readonly { id: string; kind: BannerPictureProps['kind'] }[]

/** The rotating banner of five product modules (seed section 2). */
export default function LoginBanner() {
  const { language } = useLanguage()
  const t = createTranslate<typeof loginBannerZh>(language, language === 'zh' ? loginBannerZh : loginBannerEn)
  return (
    <BannerCarousel
      interval={bannerAutoplay}
      slideDuration={bannerSlide}
      head={
        <div className={styles.product}>
          <BrandMark />
          {t('product')}
        </div>
      }
      slides={modules.map(({ id, kind }) => ({
        id,
        title: `${t(`modules.${id}.title`)}\n${t(`modules.${id}.claim`)}`,
        text: t(`modules.${id}.text`),
        picture: <BannerPicture kind={kind} />,
      }))}
      labels={{
        region: t('region'),
        slide: (index) => t('slideOf', { index, count: modules.length }),
        pause: t('pause'),
        play: t('play'),
      }}
    />
  )
}
