import type { ComponentType } from 'react'
import type { Screen } from '@icss/core/routes/routes.ts'

/** What a screen is given: the parameters of its path and the query behind it. */
export type ScreenProps = {
  params: Readonly<Record<string, string>>
}

export type View = ComponentType<ScreenProps>

/** The view of each screen that a feature has; each is its own chunk. */
export type Views = Readonly<Partial<Record<Screen, () => Promise<{ default: View }>>>>
