import { type ComponentType, lazy } from 'react'
import { merged } from '@icss/core/parts.ts'
import type { Screen } from '@icss/core/routes/routes.ts'
import * as features from '../features.ts'

/** What a screen is given: the parameters of its path and the query behind it. */
export type ScreenProps = {
  params: Readonly<Record<string, string>>
}

type View = ComponentType<ScreenProps>

/** The view of each screen that a feature has; each is its own chunk. */
export type Views = Readonly<Partial<Record<Screen, () => Promise<{ default: View }>>>>

const views: Required<Views> = merged(features, 'views')

const loaded = new Map<Screen, View>()
const coming = new Map<Screen, View>()

/** Fetches the code of a screen. */
export async function loadScreen(screen: Screen): Promise<void> {
  const view = loaded.has(screen) ? undefined : await views[screen]()
  if (view) loaded.set(screen, view.default)
}

/** The view of a screen: at once when its code was fetched before, else when it comes. */
export function viewOf(screen: Screen): View {
  const view = loaded.get(screen) ?? coming.get(screen) ?? lazy(views[screen])
  if (!loaded.has(screen)) coming.set(screen, view)
  return view
}
