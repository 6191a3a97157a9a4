import { formatNumber } from '@icss/core/copy/format.ts'
import type { Activity } from '@icss/core/activities/activities.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

/** Says how many have a place in an activity, of how many, and who waits; '' of one that takes no sign-ups and has none. */
export function usePlacesWords() {
  const t = useCopy()
  const { language } = useLanguage()
  return ({
    takesSignUps,
    signUpLimit,
    confirmed,
    waiting,
  }: Pick<Activity, 'takesSignUps' | 'signUpLimit' | 'confirmed' | 'waiting'>): string => {
    if (!takesSignUps && confirmed === 0) return ''
    if (signUpLimit === 0) return formatNumber(confirmed, language)
    const params = { confirmed: formatNumber(confirmed, language), limit: formatNumber(signUpLimit, language) }
    if (waiting === 0) return t('activities.places', params)
    return t('activities.placesWaiting', { ...params, waiting: formatNumber(waiting, language) })
  }
}
