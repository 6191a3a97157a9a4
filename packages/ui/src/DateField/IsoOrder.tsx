import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** Within, dates go year, month, day in every language; Canada writes English that way. */
export function IsoOrder({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return <I18nProvider locale={locale.startsWith('en') ? 'en-CA' : locale}>{children}</I18nProvider>
}
