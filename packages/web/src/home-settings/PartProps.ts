import type { HomeContent } from '@icss/core/home-settings/home-document.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'

/** What the form of a part is given. */
export interface PartProps {
  readonly home: HomeScreen
  /** Told what stands in the form with each key, and whether it is saved. */
  readonly onTyped: (content: HomeContent, state: 'saved' | 'saving' | 'faulty') => void
}
