import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'

/** In place of a screen that the session of the toolbar may not open, where the product leads home. */
export function ClosedScreen() {
  const { language } = useLanguage()
  return language === 'zh' ? (
    <EmptyState picture="locked" title="此身份打不开这个页面" text="在产品里会转到首页。" />
  ) : (
    <EmptyState
      picture="locked"
      title="This person cannot open the screen"
      text="The product leads to the home page instead."
    />
  )
}
