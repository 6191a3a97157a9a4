import { useNavigate } from '@tanstack/react-router'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { useCopy } from '../language/copy.ts'
import { usePaths } from '../shell/usePaths.ts'
import { CarouselPart } from './CarouselPart.tsx'
import { HomeEditor } from './HomeEditor.tsx'
import { IconsPart } from './IconsPart.tsx'
import { LogoPart } from './LogoPart.tsx'
import type { PartProps } from './PartProps.ts'
import { ThemePart } from './ThemePart.tsx'
import { VideosPart } from './VideosPart.tsx'

/** The parts that have a settings screen each, in the order of the menu (seed section 6), and their paths. */
const screens = {
  carousel: 'homeSettings',
  videos: 'videoSettings',
  logo: 'logoSettings',
  theme: 'themeSettings',
  icons: 'homeiconSettings',
} as const
type Part = keyof typeof screens
const parts = Object.keys(screens) as Part[]

function SettingsScreen({ part, form: Form }: { part: Part; form: (props: PartProps) => React.ReactNode }) {
  const t = useCopy()
  const pathTo = usePaths()
  const navigate = useNavigate()
  return (
    <HomeEditor
      part={part}
      parts={parts}
      title={t('homeSettings.title')}
      onSelect={(one: HomePart) => void navigate({ to: pathTo(screens[one as Part]) })}
      form={(props) => <Form {...props} />}
    />
  )
}

export const CarouselSettings = () => <SettingsScreen part="carousel" form={CarouselPart} />
export const VideoSettings = () => <SettingsScreen part="videos" form={VideosPart} />
export const LogoSettings = () => <SettingsScreen part="logo" form={LogoPart} />
export const ThemeSettings = () => <SettingsScreen part="theme" form={ThemePart} />
export const IconSettings = () => <SettingsScreen part="icons" form={IconsPart} />
