import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'

/** Where the list of meetings or prizes is; home in English, which has neither (seed section 6). */
export function useZhList(name: 'lotteryList' | 'lotteryBank'): string {
  const pathTo = usePaths()
  const { language } = useLanguage()
  return language === 'zh' ? pathTo(name) : '/'
}
